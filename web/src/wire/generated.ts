// Written by tools/wire_types.py from the server's types; don't edit.

export interface Options {
  do: 'options'
  players?: number | null
  variants?: Record<string, boolean | number | string | null> | null
  deck?: string | null
  public?: boolean | null
  clock?: Bank | boolean | null
  hints?: boolean | null
}

export interface Bank {
  seconds: number
  increment?: number
}

export interface Bot {
  do: 'bot'
  seat: number
  level: string
}

export interface Open {
  do: 'open'
  seat: number
}

export interface Ready {
  do: 'ready'
  ready?: boolean
}

export interface Move {
  do: 'move'
  n: number
  move: string
}

export interface Undo {
  do: 'undo'
  n: number
}

export interface Replace {
  do: 'replace'
  seat: number
  level?: string
}

export interface Back {
  do: 'back'
}

export interface Leave {
  do: 'leave'
}

export interface Rematch {
  do: 'rematch'
  swap?: string | null
}

export interface NewTable {
  game: string
  name: string
  players?: number
  variants?: Record<string, boolean | number | string | null>
  deck?: string | null
  public?: boolean
  clock?: Bank | null
  bots?: string[]
  hints?: boolean | null
  daily?: boolean
  lesson?: boolean
}

export interface JoinTable {
  name: string
  seat?: number | null
}

export interface Seated {
  table: string
  seat: number
  token: string
}

export interface Done {
  n: number
}

export interface Refusal {
  code: string
  message: string
}

export interface Snapshot {
  seat: number | null
  held: number[]
  n: number
  table: Record<string, any>
  view: Record<string, any> | null
}

export interface Earns {
  n: number
  earns: Record<string, Earning>
}

export interface Earning {
  completes: string | null
  left: number
  owed: number
  palm_worth: number | null
  points: Record<string, number>
  symbols: Record<string, number>
  total: number
}

export interface AskHint {
  level?: string
}

export interface HintReason {
  move: string
  value: number
  said: Record<string, any>[]
}

export interface Hint {
  n: number
  move: string
  reasons: HintReason[]
}

export interface Step {
  line: string
  patch: any[][]
  told: Record<string, any>[]
  by: number
}

export interface Replay {
  game: string
  deck: string
  players: number
  names: string[]
  seat: number | null
  first: Record<string, any>
  told: Record<string, any>[]
  steps: Step[]
  result: Record<string, any>
}

export interface Loss {
  turn: number
  played: string[]
  better: string[]
  lost: number
}

export interface LookedBack {
  seat: number
  reached: number
  best: number
  first_loss: Loss | null
}

export interface Frame {
  id: number
  act: Options | Bot | Open | Ready | Move | Undo | Replace | Back | Leave | Rematch
}

export type Request = Options | Bot | Open | Ready | Move | Undo | Replace | Back | Leave | Rematch
