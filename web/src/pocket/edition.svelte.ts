// How the pocket edition is: how far its runtime is, whether it works offline, whether a newer one is here.
import { POCKET } from '../wire/end'
import type { Keeping } from './database'
import type { Start, Told } from './messages'

class Edition {
  /** How much of the runtime is there, from 0 to 1. */
  part = $state(0)
  ready = $state(false)
  /** It could not be started; why, if anybody knows. */
  failed = $state(false)
  why = $state('')
  /** What becomes of games now. */
  keeping = $state<Keeping>('disk')
  /** All files are kept in this browser. */
  offline = $state(false)
  /** A newer edition is here, and waits for a reload. */
  fresh = $state(false)
  /** The browser has promised not to throw games away when it needs room. */
  persistent = $state(false)
  #waiting: ServiceWorker | null = null

  heard(role: Start['role'], told: Told): void {
    if (told.kind === 'failed') {
      this.failed = true
      this.why ||= told.why
    }
    if (role !== 'tables') return
    if (told.kind === 'kept') this.keeping = told.how
    if (told.kind === 'progress') this.part = told.part
    if (told.kind === 'ready') {
      this.part = 1
      this.ready = true
      // Not earlier: whoever wants to play need not wait for what is only needed the next time.
      void this.#keepFiles()
    }
  }

  async #keepFiles(): Promise<void> {
    if ('storage' in navigator) this.persistent = await navigator.storage.persisted().catch(() => false)
    if (!('serviceWorker' in navigator) || POCKET === null) return
    const registration = await navigator.serviceWorker.register('service_worker.js').catch(() => null)
    if (registration === null) return
    const see = (worker: ServiceWorker | null): void => {
      if (worker?.state === 'activated') this.offline = true
      if (worker?.state === 'installed' && registration.active !== null) {
        this.#waiting = worker
        this.fresh = true
      }
    }
    const watch = (worker: ServiceWorker | null): void => {
      see(worker)
      worker?.addEventListener('statechange', () => see(worker))
    }
    for (const worker of [registration.active, registration.waiting, registration.installing]) watch(worker)
    registration.addEventListener('updatefound', () => watch(registration.installing))
    // Another tab has gone over to a newer edition: this one's parts are kept no longer.
    let mine = navigator.serviceWorker.controller
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (mine !== null) this.fresh = true
      mine = navigator.serviceWorker.controller
    })
  }

  /** Ask the browser to keep games for good; asked when there is something to keep. */
  async keepGames(): Promise<void> {
    if (this.persistent || !('storage' in navigator)) return
    this.persistent = await navigator.storage.persist().catch(() => false)
  }

  /** Go over to the newer edition. Games are kept: they are not part of it. */
  renew(): void {
    const waiting = this.#waiting?.state === 'installed' ? this.#waiting : null
    if (waiting === null) location.reload() // another tab has gone over
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
    waiting?.postMessage('take over')
  }
}

export const edition = new Edition()
