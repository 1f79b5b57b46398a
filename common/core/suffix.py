"""What the name of a record file ends in; must not know what the file holds."""

SUFFIX = ".kiraathane"
