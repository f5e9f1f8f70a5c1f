"""Several people, one screen: a curtain only where something is hidden, nothing covered, nobody called away."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page import coin_hands, expeditions
from tests.page.conftest import People
from tests.page.quick import act, ask, dealt

COVERED = """() => {
    const box = document.querySelector('[data-testid=reveal]').getBoundingClientRect()
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return at.closest('[data-testid=reveal]') === null
}"""


def test_open_information_is_passed_on_with_one_press_and_says_whose_it_is(person: People) -> None:
    page = person(width=360, height=740, has_touch=True, is_mobile=True)
    page.goto("/")
    page.locator("[data-game=silver-and-gold]").get_by_label("Level").select_option("easy")
    page.locator("[data-game=silver-and-gold]").get_by_role("button", name="One screen").click()
    dialog = page.get_by_role("dialog", name="One screen")
    dialog.get_by_role("button", name="One more").click()
    for number, name in enumerate(("Ada", "Ben", "Cem"), start=1):
        dialog.get_by_label(f"Player {number}").fill(name)
    dialog.get_by_label("Opponents").select_option("1")
    dialog.get_by_label("Level").select_option("strong")
    dialog.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="I am Ada").wait_for()
    table = page.url.rsplit("/", 1)[1]
    assert ask(page, f"/{table}")["table"]["seats"][3]["level"] == "strong"
    for seat in range(3):
        now = ask(page, f"/{table}?seat={seat}")
        act(page, f"/{table}/acts?seat={seat}", do="move", n=now["n"], move=now["view"]["moves"][0])
    while ask(page, f"/{table}?seat=0")["view"]["phase"] == "keep":  # the bot thinks
        page.wait_for_timeout(50)
    page.reload()
    # What is crossed is open to all (SG-23): no curtain, but the name of whose cards these are.
    expect(page.get_by_role("heading", name="Cards of Ada")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    expect(page.get_by_text("away", exact=True)).to_have_count(0)
    # Whatever the deal: an X may be among the boxes, which brings another one (SG-30).
    expeditions.play(expeditions.Touch(page), until="confirm")
    page.get_by_role("button", name="Confirm").tap()
    page.get_by_role("button", name="Pass the device to Ben").tap()
    expect(page.get_by_role("heading", name="Cards of Ben")).to_be_visible()
    expect(page.get_by_test_id("expedition")).to_have_attribute("data-question", "pattern")


def test_what_was_looked_at_is_not_covered_by_passing_on(person: People) -> None:
    page = person(width=360, height=740)
    page.goto("/")
    table = dealt(page, "silver-coin", "Ada", "Ben")
    first = ask(page, f"/{table}?seat=0")["view"]["waiting"][0]  # who begins is drawn (SC-2)
    me, other = ("Ada", "Ben") if first == 0 else ("Ben", "Ada")
    page.goto(f"/t/{table}")
    page.get_by_role("button", name=f"I am {me}").click()
    coin_hands.asked(page)
    coin_hands.peek(coin_hands.Mouse(page), 0)
    page.get_by_test_id("reveal").wait_for()
    expect(page.get_by_role("heading", name=me)).to_be_visible()
    expect(page.get_by_role("button", name=f"Pass the device to {other}")).to_be_visible()
    assert not page.evaluate(COVERED)
    page.get_by_role("button", name=f"Pass the device to {other}").click()
    expect(page.get_by_role("button", name=f"I am {other}")).to_be_visible()
    assert page.get_by_test_id("reveal").count() == 0, "villages are secret: here the curtain falls"
