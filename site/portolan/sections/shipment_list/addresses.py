"""The addresses of the list and of its templates."""

PATH = "/emissions-calculator/list"
TEMPLATE = f"{PATH}/template"
ANSWER = "answer"
