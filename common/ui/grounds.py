"""The colour behind everything, by day and by night, as the window needs it before all other colours."""

DAY = "#EFECE7"
NIGHT = "#1A1411"
