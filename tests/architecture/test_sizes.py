"""Files and functions stay small enough to be read in one go."""

from statistics import median

import pytest

from tests.architecture.source import body_lines, functions, modules, product

FILE_LINES = 400
MEDIAN_LINES = 8

READ = (*product(), *modules("packaging"), *modules("tests"))


@pytest.mark.parametrize("module", READ, ids=str)
def test_a_file_is_at_most_so_long(module):
    assert len(module.text.splitlines()) <= FILE_LINES


def test_the_median_function_is_short():
    lengths = [body_lines(function) for module in product() for function in functions(module)]
    assert median(lengths) <= MEDIAN_LINES
