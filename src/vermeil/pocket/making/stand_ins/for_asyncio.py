"""`asyncio` without what a browser does not have: its loop is the browser's, which opens no sockets and no processes.

The modules themselves are the library's own; left out are those that speak to an operating system, a quarter of all
that a worker would import at its start.
"""

from asyncio.coroutines import iscoroutine, iscoroutinefunction
from asyncio.events import (
    AbstractEventLoop,
    Handle,
    TimerHandle,
    _set_running_loop,
    get_event_loop,
    get_event_loop_policy,
    get_running_loop,
    new_event_loop,
    set_event_loop,
    set_event_loop_policy,
)
from asyncio.events import BaseDefaultEventLoopPolicy as DefaultEventLoopPolicy
from asyncio.exceptions import CancelledError, InvalidStateError, TimeoutError  # noqa: A004 - the builtin one
from asyncio.futures import Future, isfuture, wrap_future
from asyncio.locks import Condition, Event, Lock, Semaphore
from asyncio.queues import Queue
from asyncio.tasks import (
    ALL_COMPLETED,
    FIRST_COMPLETED,
    FIRST_EXCEPTION,
    Task,
    all_tasks,
    create_task,
    current_task,
    ensure_future,
    gather,
    shield,
    sleep,
    wait,
    wait_for,
)
from asyncio.threads import to_thread
from asyncio.timeouts import timeout

__all__ = [
    "ALL_COMPLETED",
    "FIRST_COMPLETED",
    "FIRST_EXCEPTION",
    "AbstractEventLoop",
    "CancelledError",
    "Condition",
    "DefaultEventLoopPolicy",
    "Event",
    "Future",
    "Handle",
    "InvalidStateError",
    "Lock",
    "Queue",
    "Semaphore",
    "Task",
    "TimeoutError",
    "TimerHandle",
    "_set_running_loop",
    "all_tasks",
    "create_task",
    "current_task",
    "ensure_future",
    "gather",
    "get_event_loop",
    "get_event_loop_policy",
    "get_running_loop",
    "iscoroutine",
    "iscoroutinefunction",
    "isfuture",
    "new_event_loop",
    "set_event_loop",
    "set_event_loop_policy",
    "shield",
    "sleep",
    "timeout",
    "to_thread",
    "wait",
    "wait_for",
    "wrap_future",
]
