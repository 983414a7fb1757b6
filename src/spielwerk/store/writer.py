"""The one thread that writes. What arrives while it is busy is made safe together, with one sync of the disk."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from typing import Any, Final

from spielwerk.core.act import Refused
from spielwerk.core.text import Message

Statement = tuple[str, tuple[Any, ...]]
"""SQL and what it is filled with."""
Job = Callable[[sqlite3.Connection], None] | Statement
"""A statement alone needs no transaction around it, and its thread the interpreter only once."""

_FULL: Final = 13  # SQLITE_FULL
_CONSTRAINT: Final = 19  # SQLITE_CONSTRAINT


def unsafe(fault: sqlite3.Error) -> Refused:
    """Why something could not be saved, in words."""
    code = getattr(fault, "sqlite_errorcode", 0) & 0xFF
    if code == _FULL:
        return Refused("log_unsafe", why=Message("unsafe-full"))
    if code == _CONSTRAINT:
        return Refused("log_unsafe", why=Message("unsafe-conflict"))
    return Refused("log_unsafe", why=Message("unsafe-error", {"what": str(fault)}))


class Writer:
    """Runs jobs on a connection that nobody else uses, in order, in as few transactions as possible.

    A job that fails is rolled back to its savepoint and takes no other job with it.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._jobs: SimpleQueue[tuple[Job, Future[None]] | None] = SimpleQueue()
        self._closed = False
        self._lock = threading.Lock()
        self._thread = threading.Thread(target=self._work, name="spielwerk-writer", daemon=True)
        self._thread.start()

    def put(self, job: Job) -> Future[None]:
        """Run a job soon; the future is done when its changes are on the disk."""
        future: Future[None] = Future()
        future.set_running_or_notify_cancel()  # whoever waits may be cancelled, the job is not
        with self._lock:
            if self._closed:
                raise Refused("log_unsafe", why=Message("unsafe-closed"))
            self._jobs.put((job, future))
        return future

    def close(self) -> None:
        """Finish every job that was put, then end the thread."""
        with self._lock:
            if not self._closed:
                self._closed = True
                self._jobs.put(None)
        self._thread.join()

    def _work(self) -> None:
        connection = self._connection
        try:
            while True:
                first = self._jobs.get()
                if first is None:
                    return
                batch, last = [first], False
                while not (last or self._jobs.empty()) and len(batch) < 500:  # nobody else takes from it
                    more = self._jobs.get()
                    if more is None:
                        last = True
                    else:
                        batch.append(more)
                self._save(connection, batch)
                if last:
                    return
        finally:
            connection.close()

    def _save(self, connection: sqlite3.Connection, batch: list[tuple[Job, Future[None]]]) -> None:
        try:
            faults = _together(connection, [job for job, _ in batch])
        except sqlite3.Error as fault:
            if connection.in_transaction:
                connection.rollback()
            if len(batch) > 1:  # the fault of one may have undone the others: try each by itself
                for one in batch:
                    self._save(connection, [one])
            else:
                batch[0][1].set_exception(unsafe(fault))
            return
        for (_, future), problem in zip(batch, faults, strict=True):
            if problem is None:
                future.set_result(None)
            else:
                future.set_exception(unsafe(problem) if isinstance(problem, sqlite3.Error) else problem)


def _together(connection: sqlite3.Connection, jobs: list[Job]) -> list[Exception | None]:
    """Run jobs in one transaction; what went wrong with each. Raises when the whole transaction is lost."""
    if len(jobs) == 1:
        return [_alone(connection, jobs[0])]
    faults: list[Exception | None] = []
    connection.execute("BEGIN IMMEDIATE")
    for job in jobs:
        connection.execute("SAVEPOINT job")
        try:
            _run(connection, job)
        except Exception as fault:
            if not connection.in_transaction:  # a full disk ends the transaction at once
                raise fault if isinstance(fault, sqlite3.Error) else sqlite3.OperationalError(str(fault)) from fault
            connection.execute("ROLLBACK TO job")
            faults.append(fault)
        else:
            faults.append(None)
        connection.execute("RELEASE job")
    connection.execute("COMMIT")
    return faults


def _alone(connection: sqlite3.Connection, job: Job) -> Exception | None:
    """Run one job, which needs no savepoint, and as a single statement not even a transaction around it."""
    single = isinstance(job, tuple)
    if not single:
        connection.execute("BEGIN IMMEDIATE")
    try:
        _run(connection, job)
    except Exception as fault:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return fault
    if not single:
        connection.execute("COMMIT")
    return None


def _run(connection: sqlite3.Connection, job: Job) -> None:
    if isinstance(job, tuple):
        connection.execute(*job)
    else:
        job(connection)
