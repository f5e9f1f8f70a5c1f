// The other end of the page's connection: a server, or in the pocket edition a worker of this browser.

/** As much of a WebSocket as a sitting needs. */
export interface Wire {
  readonly readyState: number
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number; reason: string }) => void) | null
  send(data: string): void
  close(): void
}

export interface End {
  /** Like `fetch`, for paths below /api/. */
  ask(path: string, init?: RequestInit): Promise<Response>
  /** Like `new WebSocket`, for the path of a table's socket. */
  open(path: string): Wire
}

const server: End = {
  ask: (path, init) => fetch(path, { credentials: 'same-origin', ...init }),
  open(path) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    return new WebSocket(`${scheme}://${location.host}${path}`) as Wire
  },
}

/** Close a wire that nobody listens to any more. One that is still being opened is closed once it is: sooner, the
 * browser would report a failure. */
export function hangUp(wire: Wire | null): void {
  if (wire?.readyState === WebSocket.CONNECTING) wire.onopen = () => wire.close()
  else wire?.close()
}

let end = server

/** The end that this page talks to. */
export const theEnd = (): End => end

/** From now on talk to another end; called once, before anything is shown. */
export function talkTo(other: End): void {
  end = other
}

function said(name: string): string | null {
  return typeof document === 'undefined'
    ? null
    : (document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null)
}

/** The name of this pocket edition; null on a server's page. */
export const POCKET = said('vermeil-pocket')
/** Where friends can be met, if whoever made this edition knows a server. */
export const SERVER = said('vermeil-server')
