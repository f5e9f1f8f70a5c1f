"""A line on which packets vanish: it is noticed, said, and mended, and the choice is still there."""

from __future__ import annotations

from playwright.sync_api import WebSocketRoute, expect

from tests.page.conftest import People
from tests.page.expeditions import begin_lesson, expect_ghost, ghost, open_box

SILENCE = 30_000


def test_a_move_into_a_tunnel_is_not_waited_for_for_ever(person: People) -> None:
    page = person(width=360, height=740, has_touch=True, is_mobile=True)
    tunnel = False

    def line(ours: WebSocketRoute) -> None:
        theirs = ours.connect_to_server()
        ours.on_message(lambda message: None if tunnel else theirs.send(message))
        theirs.on_message(lambda message: None if tunnel else ours.send(message))

    page.route_web_socket("**/socket?*", line)
    page.clock.install()
    begin_lesson(page, "silver-and-gold")
    open_box(page).tap()
    expect(page.get_by_role("button", name="Cross off")).to_be_enabled()
    chosen = ghost(page)
    assert chosen is not None
    tunnel = True
    page.get_by_role("button", name="Cross off").tap()
    expect(page.get_by_text("One moment")).to_be_visible()
    page.clock.run_for(9_000)
    notice = page.get_by_role("status").filter(has_text="The connection is lost")
    expect(notice.first).to_be_visible()
    tunnel = False
    page.clock.run_for(9_000)
    expect(notice).to_have_count(0)
    expect_ghost(page, chosen)
    page.get_by_role("button", name="Cross off").tap()
    expect(page.get_by_test_id("expedition")).to_have_attribute("data-question", "confirm")


def test_a_silent_line_is_asked_whether_it_is_there(person: People) -> None:
    page = person()
    person.expected.append("WebSocket is closed before the connection is established")  # in a tunnel nothing connects
    tunnel = False
    asked: list[str] = []

    def line(ours: WebSocketRoute) -> None:
        theirs = ours.connect_to_server()

        def send(message: str | bytes) -> None:
            asked.append(str(message))
            if not tunnel:
                theirs.send(message)

        ours.on_message(send)
        theirs.on_message(lambda message: None if tunnel else ours.send(message))

    page.route_web_socket("**/socket?*", line)
    page.clock.install()
    begin_lesson(page, "silver-and-gold")
    page.clock.run_for(11_000)
    page.wait_for_timeout(300)
    assert any('"act"' not in message for message in asked)
    expect(page.get_by_test_id("expedition")).to_have_attribute("data-question", "pattern")
    page.clock.run_for(9_000)
    expect(page.get_by_text("The connection is lost")).to_have_count(0)
    tunnel = True
    page.clock.run_for(SILENCE)
    expect(page.get_by_text("The connection is lost").first).to_be_visible()
