"""Making what people install: the frozen app, its licences and its installers; knows no game by name."""
