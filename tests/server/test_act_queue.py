"""One after another at a table, in the order in which they asked, whether they are tasks or not."""

from __future__ import annotations

import asyncio

from vermeil.server.live.act_queue import ActQueue


def test_tasks_and_calls_take_turns_in_their_order_and_who_gives_up_is_passed_over() -> None:
    async def scenario() -> list[str]:
        queue, begun = ActQueue(), list[str]()

        async def task(name: str) -> None:
            async with queue:
                begun.append(name)
                await asyncio.sleep(0)

        def call(name: str) -> None:
            begun.append(name)
            asyncio.get_running_loop().call_later(0.001, queue.release)

        async def asked(name: str) -> asyncio.Task[None]:
            waiting = asyncio.create_task(task(name))
            await asyncio.sleep(0)
            return waiting

        queue.take(lambda: call("a"))
        first = await asked("b")
        queue.take(lambda: call("c"))
        given_up = await asked("never")
        last = await asked("d")
        assert begun == ["a"]
        given_up.cancel()
        await asyncio.gather(first, last, given_up, return_exceptions=True)
        assert not queue.locked()
        return begun

    assert asyncio.run(scenario()) == ["a", "b", "c", "d"]


def test_whoever_gives_up_when_it_could_have_begun_passes_the_turn_on() -> None:
    async def scenario() -> None:
        queue = ActQueue()

        async def task() -> None:
            async with queue:
                raise AssertionError("it was cancelled before")

        queue.take(lambda: None)
        waiting = asyncio.create_task(task())
        await asyncio.sleep(0)
        queue.release()
        asyncio.get_running_loop().call_soon(waiting.cancel)  # after the queue was given, before the task runs
        await asyncio.gather(waiting, return_exceptions=True)
        assert waiting.cancelled()
        assert not queue.locked()

    asyncio.run(scenario())
