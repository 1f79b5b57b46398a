"""The least an app with a window can be: one PySide6 widget that ends after its first paint."""

import sys

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget


class Window(QWidget):
    """Tells that it has been painted once the event loop is back in control, and quits."""

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802  # Qt's own name
        """Wait for the event loop."""
        QTimer.singleShot(0, self._tell)

    def _tell(self) -> None:
        sys.stdout.write("painted\n")
        sys.stdout.flush()
        QApplication.quit()


if __name__ == "__main__":
    app = QApplication(sys.argv)
    window = Window()
    window.resize(1440, 900)
    window.show()
    sys.exit(app.exec())
