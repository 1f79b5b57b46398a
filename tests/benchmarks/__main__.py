"""Every short benchmark in turn: ``python -m tests.benchmarks``.

``tests.benchmarks.whole_match`` takes as long as a match and is run by itself.
"""

from tests.benchmarks import frames, kizma_ludopy, pan_zoom, qwirkle_generator


def main() -> int:
    """Run them all and return the number that failed."""
    return sum(bool(benchmark.main()) for benchmark in (qwirkle_generator, frames, pan_zoom, kizma_ludopy))


if __name__ == "__main__":
    raise SystemExit(main())
