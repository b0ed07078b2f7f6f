"""The form that asks for a quote: one page, or one step after another where scripts run."""

from tests.support.form_cases import CASES
from tests.support.pages.form import FilledForm

# All steps in one question to the browser: each question costs it more than the answer does.
VISIBLE_STEPS = """
return [...document.querySelectorAll("main form > .fset")]
  .flatMap((one, index) => one.checkVisibility() ? [index + 1] : []);
"""
STEP = """
const sets = [...document.querySelectorAll("main form > .fset")];
return 1 + sets.findIndex((one) => one.querySelector(`[name='${arguments[0]}']`));
"""
LEGS = (
    "return [...document.querySelectorAll('.legs li > *')].map((one) => one.getAttribute('href'))"
)


class QuotePage(FilledForm):
    """The form that asks for a quote."""

    path = "/get-started"
    island = "QuoteForm"
    answers = CASES["quote"].answers

    def fill(self, **values: str) -> None:
        """Answer questions, each in its step."""
        for name, value in values.items():
            self.reach(name)
            super().fill(**{name: value})

    def fill_well(self) -> None:
        """Answer everything that is asked, in the order of the form."""
        query = [one.get_dom_attribute("name") for one in self.all("main form [name]")]
        self.fill(
            **{name: self.answers[name] for name in dict.fromkeys(query) if name in self.answers}
        )

    def count(self, container: str, number: str) -> None:
        """Ask for that many containers of a type."""
        self.fill(**{f"containers-{container}": number})

    def send(self) -> None:
        """Press the button, in every step from this one on, until something is wrong."""
        while self.runs_scripts and self.step < len(self.legs):
            before = self.step
            self.send_step()
            if self.step == before:
                return
        self.press()

    def press(self) -> None:
        """Press the button once."""
        super().send()

    def send_step(self) -> None:
        """Press the button once, and wait for what comes of it."""
        before = self.step
        self.press()
        self._wait_for_step(before)

    def reach(self, name: str) -> None:
        """Go to the step of a question, as far as the answers allow."""
        expected = self._step_of(name)
        while self.runs_scripts and self.step != expected:
            before = self.step
            if self.legs[expected - 1]:
                self.click(f".legs li:nth-child({expected}) a")
            else:
                self.press()
            self._wait_for_step(before)
            assert self.step != before, f"{name} cannot be reached"

    def applies(self, name: str) -> bool:
        """Whether a question belongs to the form, in whatever step."""
        field = self.one(f"main [name^={name}]")
        return not self.driver.execute_script(
            "return Boolean(arguments[0].closest('.fld').hidden)", field
        )

    @property
    def visible_steps(self) -> list[int]:
        """The steps that are to be seen."""
        result: list[int] = self.driver.execute_script(VISIBLE_STEPS)
        return result

    @property
    def step(self) -> int:
        """The step whose turn it is."""
        return self.visible_steps[0]

    @property
    def legs(self) -> list[str | None]:
        """Where the list of steps leads, step by step."""
        result: list[str | None] = self.driver.execute_script(LEGS)
        return result

    @property
    def focused(self) -> str:
        """The text of what has the focus."""
        return self.driver.switch_to.active_element.text

    @property
    def advice(self) -> list[str]:
        """What is said beside the answers that are to be seen; the route goes along above them."""
        # At once: it may be drawn anew between two questions.
        result: list[str] = self.driver.execute_script(
            "return [...document.querySelectorAll('main .advice:not(:first-child)')]"
            ".filter(one => one.checkVisibility()).map(one => one.innerText)"
        )
        return result

    def _wait_for_step(self, before: int) -> None:
        """Until another step is shown, or what is wrong with this one."""
        self.wait(lambda: self.step != before or self.all("main .summary"))

    def _step_of(self, name: str) -> int:
        return int(self.driver.execute_script(STEP, name))
