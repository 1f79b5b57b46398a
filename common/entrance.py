"""Opens the window at once and lets the app move in afterwards; must not load more than that window needs."""

import sys
from collections.abc import Sequence

from common.application import Application
from common.arrival import FIRST_PAINT, MEASURES, Arrival, files_in
from common.session.paths import user_paths
from common.single_instance import SingleInstance


def run(argv: Sequence[str]) -> int:
    """Run the app until its window closes and return the exit code.

    ``argv`` holds what follows the program's name: one of the ``MEASURES``, or record files to open. When
    the app runs already, that one shows the files.
    """
    app = Application(sys.argv[:1])
    paths = user_paths()
    instance = SingleInstance(paths.home)
    if not MEASURES & set(argv) and not instance.claim() and instance.hand_over(files_in(argv)):
        return 0
    arrival = Arrival(app, argv, paths, instance)
    has_entered: list[bool] = []
    if FIRST_PAINT in argv:
        arrival.front.painted.connect(lambda: _tell_and_quit(app))
    else:
        arrival.front.painted.connect(lambda: has_entered.append(_enter(arrival)))
    with arrival.leaving:
        arrival.front.present()
        return app.exec() or (0 if all(has_entered) else 1)


def _tell_and_quit(app: Application) -> None:
    sys.stdout.write("painted\n")
    sys.stdout.flush()
    app.quit()


def _enter(arrival: Arrival) -> bool:
    """Let the app move in; an error nobody has foreseen ends it rather than leave an empty window."""
    from common.app import move_in  # noqa: PLC0415  # loaded while the window is shown already

    try:
        return move_in(arrival)
    except BaseException:
        arrival.app.exit(1)
        raise
