"""Browsers that keep nothing for a page: scripts that run before the page does."""

from __future__ import annotations

FORBIDDEN = """
    const denied = () => { throw new DOMException('not allowed', 'SecurityError') }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, {get: denied, configurable: true})
"""
FULL = """
    const full = () => { throw new DOMException('no room', 'QuotaExceededError') }
    Storage.prototype.setItem = full
    IDBObjectStore.prototype.put = full
    IDBObjectStore.prototype.add = full
"""
