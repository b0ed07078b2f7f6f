"""A form of leads under trial: anything can be sent by it, also what no visitor can type."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from selenium.webdriver import Chrome

from tests.support.form_reading import ReadForm
from tests.support.pages.page import SitePage
from tests.support.stack.site import RunningSite

# Puts answers into the controls of a form. A line that is not on a list takes the place of one
# that is; a second answer is an input behind the first; without any the control is disabled, and
# there may be a field for files instead. A day is typed as text, as where browsers have no field
# for days.
FILL = """
const [selector, answers, uploads] = arguments;
const form = document.querySelector(selector);
for (const one of form.querySelectorAll('[data-added]')) one.remove();
const add = (name, value, type = 'hidden') => {
  const more = document.createElement('input');
  Object.assign(more, {type, name, value});
  more.dataset.added = '';
  form.append(more);
};
for (const [name, values] of answers) {
  const controls = [...form.querySelectorAll(`[name="${CSS.escape(name)}"]`)];
  for (const one of controls) one.disabled = values.length === 0;
  const [first] = controls;
  if (!first) {
    for (const value of values) add(name, value);
  } else if (first.type === 'checkbox' || first.type === 'radio') {
    for (const one of controls) {
      one.value = (one.dataset.own ??= one.value);
      one.checked = values.includes(one.value);
    }
    const strange = values.filter(value => value && !controls.some(one => one.value === value));
    if (strange.length > 0) Object.assign(controls.at(-1), {value: strange[0], checked: true});
  } else {
    if (first.type === 'date') first.type = 'text';
    const [value = '', ...more] = values;
    if (first.tagName === 'SELECT' && ![...first.options].some(one => one.value === value)) {
      first.add(new Option(value, value));
      [...first.options].at(-1).dataset.added = '';
    }
    first.value = value;
    for (const each of more) add(name, each);
  }
}
for (const name of uploads) add(name, '', 'file');
"""
# Presses the button, and tells the markup once the answer is drawn.
SEND = """
const [selector, told] = arguments;
const form = document.querySelector(selector);
const button = form.querySelector('.acts button[type=submit]');
const look = () => {
  if (button.getAttribute('aria-disabled')) setTimeout(look, 10);
  else told(form.outerHTML);
};
button.click();
setTimeout(look, 0);
"""
NAMES = "return [...document.querySelectorAll(arguments[0])].map(one => one.name)"


class TriedPage(SitePage):
    """The page of one of the forms."""

    def __init__(
        self, driver: Chrome, server: RunningSite, locale: str, *, path: str, island: str
    ) -> None:
        super().__init__(driver, server, locale)
        self.path = path
        self.place = f"main [data-island={island}]"
        self.form = f"{self.place} form"

    def ready(self) -> None:
        """Touch the form, and wait until React has taken it over, where it can."""
        self.click(f"{self.form} input:not([type=hidden])")
        if self.runs_scripts:
            self.wait(lambda: self.all(f"{self.place}[data-hydrated]"))

    def fill(self, answers: Mapping[str, Sequence[str]], uploads: Iterable[str] = ()) -> None:
        """Put these answers into the form, whatever they are; fields for files into the rest."""
        # Pairs: on its way into the browser an object would lose its `__proto__`.
        self.driver.execute_script(FILL, self.form, list(answers.items()), list(uploads))

    def send(self) -> ReadForm:
        """Press the button; the form that is there then."""
        if self.runs_scripts:
            return ReadForm(str(self.driver.execute_async_script(SEND, self.form)))
        old = self.one("html")
        self.driver.execute_script(f"document.querySelector('{self.form} .acts button').click()")
        self.wait(lambda: self.one("html") != old)
        return ReadForm(str(self.one(self.form).get_attribute("outerHTML")))

    def steps(self, answers: Mapping[str, Sequence[str]]) -> Iterator[set[str]]:
        """The inputs that are asked for together, then with these answers the next ones."""
        query: set[str] = set()
        while self._applying() != query:
            query = self._applying()
            yield query
            self.go_on(answers)

    def go_on(self, answers: Mapping[str, Sequence[str]]) -> None:
        """Answer everything, and go to the next step if there is one."""
        self.fill(answers)
        if not self.is_last:
            self.send()

    @property
    def is_last(self) -> bool:
        """Whether the button sends the form, and does not only lead to the next step."""
        return not self.all(f"{self.form} fieldset.fset:not([hidden]) ~ fieldset.fset[hidden]")

    def _applying(self) -> set[str]:
        names = f"{self.form} fieldset.fset:not([hidden]) [name]"
        return set(self.driver.execute_script(NAMES, names))
