// What the page and its two workers say to each other.
import type { Keeping } from './database'

/** How a worker is started. */
export interface Start {
  role: 'tables' | 'bots'
  /** The folder of this edition, with a slash at its end. */
  base: string
  /** Seconds that a bot takes at least, and that it may think at most. */
  pace: number
  seconds: number
}

/** From the page to the tables' worker. */
export type Said =
  | { kind: 'ask'; id: number; method: string; path: string; type: string; body: Uint8Array }
  | { kind: 'open'; id: number; path: string }
  | { kind: 'send'; id: number; data: string }
  | { kind: 'close'; id: number }
  | { kind: 'bots'; port: MessagePort }
  | { kind: 'interpreter'; module: WebAssembly.Module }

/** From a worker to the page. */
export type Told =
  | { kind: 'progress'; part: number }
  | { kind: 'ready' }
  | { kind: 'failed'; why: string }
  | { kind: 'kept'; how: Keeping }
  | { kind: 'answer'; id: number; status: number; type: string; body: Uint8Array }
  | { kind: 'message'; id: number; data: string }
  | { kind: 'closed'; id: number; why: string }
  | { kind: 'restart' }

/** Between the workers. */
export interface Job {
  id: number
  work: string
  args: string
}
export type Done = { id: number; said: string } | { id: number; failed: string }
