// Made by tools/wire_types.py of the server's own types: do not edit. docs/protocol.md explains them.

/** What a table is made of. Whoever makes it sits in seat 0; `bots` sit in the seats from 1 on. */
export interface NewTable {
  game: string
  name: string
  players?: number
  variants?: Record<string, boolean | number | string | null>
  deck?: string | null
  public?: boolean
  clock?: Bank | null
  bots?: string[]
  deck_text?: string | null
  /** Whether bots may be asked for advice; not chosen, it is allowed where only one person plays. */
  hints?: boolean | null
  /** The deal of the day, which is the same for all; for one person, alone or against bots. */
  daily?: boolean
  /** The deal of a first lesson, which never changes; otherwise like `daily`. */
  lesson?: boolean
  /**
   * Seconds after which somebody who does nothing may be warned, and half a minute later replaced; null is never.
   */
  idle?: number | null
}

/** A clock: seconds for the whole game, and what each question that was answered adds. */
export interface Bank {
  seconds: number
  increment?: number
}

/** Who wants to sit down, and where; without a seat in the first one that is open. */
export interface JoinTable {
  name: string
  seat?: number | null
}

/** Which bot is asked for advice. */
export interface AskHint {
  level?: string
}

/** What a client sends through a socket; the answer has the same `id`. */
export interface Frame {
  id: number
  act: Act
}

/** Choose what is played; fields that are left out stay. The host's, in the lobby. */
export interface Options {
  do: 'options'
  players?: number | null
  variants?: Record<string, boolean | number | string | null> | null
  deck?: string | null
  public?: boolean | null
  /** A clock, or false for none. */
  clock?: Bank | boolean | null
  hints?: boolean | null
  /** Seconds after which somebody who does nothing may be warned, or false for never. */
  idle?: number | boolean | null
}

/** Put a bot into an open seat, or change its level. The host's, in the lobby. */
export interface Bot {
  do: 'bot'
  seat: number
  level: string
}

/** Open a seat again: a bot stands up, or a guest must. The host's, in the lobby. */
export interface Open {
  do: 'open'
  seat: number
}

/** Say that the game may begin, or not yet. It begins when all seats are taken and all people are ready. */
export interface Ready {
  do: 'ready'
  ready?: boolean
}

/** One decision, with the number of the last event seen. */
export interface Move {
  do: 'move'
  n: number
  move: string
}

/** Take the last decision back, where the rules allow it, with the number of the last event seen. */
export interface Undo {
  do: 'undo'
  n: number
}

/** Warn a player who has been asked for longer than the table allows: half a minute later a bot may take over. */
export interface Warn {
  do: 'warn'
  seat: number
}

/** Ask for a bot to play for a seat whose player is gone; it does as soon as all the other players ask for it. */
export interface Replace {
  do: 'replace'
  seat: number
  level?: string
}

/** Take one's own seat back from the bot, withdraw the request to replace somebody, or say that one is here. */
export interface Back {
  do: 'back'
}

/** Leave for good: in the lobby the seat is open again, in a game a bot plays on. */
export interface Leave {
  do: 'leave'
}

/** Ask to play again at this table. In Silver Coin a loser may `swap` one number, as `amulet:7` (SC-60). */
export interface Rematch {
  do: 'rematch'
  swap?: string | null
}

/** A seat and the token that holds it. It is told only here; it is also in a cookie that pages can't read. */
export interface Seated {
  table: string
  seat: number
  token: string
}

/** It is stored. `n` is the number of the last event of the seat. */
export interface Done {
  n: number
}

/** What was refused, as a code for programs and a sentence for people. */
export interface Refusal {
  code: string
  message: string
  rule: string | null
  phrase: Phrase | null
}

/** A sentence of the catalogue by its id, with its arguments, which may be phrases too. */
export interface Phrase {
  args?: Record<string, string | number | Phrase>
  say: string
}

/** All that a seat (or, with null, a spectator) may know, and the number of its last event. */
export interface Snapshot {
  seat: number | null
  /** The seats whose tokens came along. */
  held: number[]
  n: number
  table: Table
  view: View | null
}

/** What each legal crossing of a seat would bring, by its spelling, and the number of the seat's last event. */
export interface Earns {
  n: number
  earns: Record<string, Earning>
}

/** What a crossing brings: points by the sources of the score sheet, and what is seen on the card. */
export interface Earning {
  /** The card that it completes, or null. */
  completes: 'A' | 'B' | null
  /** How many boxes are then still to be crossed on that card; in Pyramids, on the shortest way to the tomb. */
  left: number
  /** How many boxes are owed after it. */
  owed: number
  /** What each palm is worth now; null in a game without palms. */
  palm_worth: number | null
  /** The points that it brings for sure, by the sources of the score sheet; a source without any is not there. */
  points: Record<string, number>
  /** How many symbols of each kind are crossed. */
  symbols: Record<string, number>
  /** Their sum. */
  total: number
}

/** A move that was considered, what it is worth in points, and why, in phrases. */
export interface HintReason {
  move: string
  value: number
  said: Phrase[]
}

/** What a bot would do, and the moves that it considered, the best first; `n` is the event that was current. */
export interface Hint {
  n: number
  move: string
  reasons: HintReason[]
}

/** One move of a replay: the patch that makes the next `{"view": ...}`, and what is told. */
export interface Step {
  line: string
  patch: PatchStep[]
  told: Phrase[]
  by: number
}

/** A finished game, from its first view on. */
export interface Replay {
  game: GameName
  deck: string
  players: number
  names: string[]
  seat: number | null
  /** All that is needed to draw the cards of a deck that came along; null for the others, which have names. */
  picture: Deck | null
  first: View
  /** What is told before the first move. */
  told: Phrase[]
  steps: Step[]
  result: Record<string, unknown>
}

/** A card as it lay before a seat. */
export interface LaidCard {
  card: string
  crossed: string[]
}

/** The first turn in which points were lost: 0 is the keeping, then 1 to 28; and what lay before the seat then. */
export interface Loss {
  turn: number
  played: string[]
  better: string[]
  lost: number
  pattern: string | null
  hand: string[]
  cards: (LaidCard | null)[]
}

/** What a seat made of a game, and the best that was found with hindsight. */
export interface LookedBack {
  seat: number
  reached: number
  best: number
  first_loss: Loss | null
}

/** A game that a table can be made for. */
export interface GameOffer {
  /** What lies before a seat: two cards to cross boxes on, or a village of cards. */
  board: 'cards' | 'villages'
  /** The bots that play it, the strongest first, then the yardsticks. */
  bots: string[]
  /** The decks that have names, the usual one first; they can be mixed by number (SC-60). */
  deck_names: string[]
  /** Whether a deck is chosen by its name. */
  decks: boolean
  game: GameName
  /** Whether the fewest points win. */
  low_wins: boolean
  /** Whether a table may bring a deck of its own along, as a text. */
  own_decks: boolean
  /** The fewest and the most that can play. */
  players: number[]
  /** Whether a finished game can be looked back at. */
  reviewed: boolean
  /** Where points come from: the columns of the score sheet, but for the total. */
  sources: string[]
  /** The id of the rule that settles ties. */
  ties: string
  /** What a table may want otherwise. */
  variants: VariantOffer[]
}

/** A variant, its values with the default first, and a sentence about it. */
export interface VariantOffer {
  help: string
  name: string
  values: (boolean | number | string | null)[]
}

/** A line of the list of public tables. */
export interface TableLine {
  game: GameName
  id: string
  names: string[]
  open: number
  phase: 'closed' | 'lobby' | 'over' | 'playing'
  players: number
}

/** A deck of Silver & Gold, for whoever draws it. */
export interface IslandDeck {
  /** The cards by their ids, in the deck's order. */
  cards: Record<string, IslandCard>
  /** The deck's name and its hash. */
  deck: string
  /** The game's name. */
  game: 'silver-and-gold'
  /** For each pattern its boxes as [column, row], counted from the top left. */
  patterns: Record<string, [number, number][]>
}

/** A card of Silver & Gold, for whoever draws it. */
export interface IslandCard {
  /** The boxes of its island, in reading order. */
  boxes: string[]
  /** Its colour. */
  colour: 'green' | 'grey' | 'orange' | 'purple'
  /** How wide its frame is. */
  columns: number
  /** How high its frame is. */
  rows: number
  /** The colour of its seal, if it has one. */
  seal: 'green' | 'grey' | 'orange' | 'purple' | null
  /** By box: what is drawn in it. */
  symbols: Record<string, 'coin' | 'cross' | 'palm'>
  /** Its points, which are also its boxes. */
  value: number
}

/** A deck of Pyramids, for whoever draws it. */
export interface PyramidDeck {
  /** The cards by their ids, in the deck's order. */
  cards: Record<string, PyramidCard>
  /** The deck's name and its hash. */
  deck: string
  /** The game's name. */
  game: 'pyramids'
  /** For each pattern its boxes as [column, row], counted from the top left. */
  patterns: Record<string, [number, number][]>
}

/** A card of Pyramids, for whoever draws it. */
export interface PyramidCard {
  /** The boxes that a path can reach, in reading order. */
  boxes: string[]
  /** Its colour. */
  colour: 'green' | 'orange' | 'purple'
  /** How wide its frame is. */
  columns: number
  /** The box where a path begins. */
  entrance: string
  /** Its number. */
  number: number
  /** How high its frame is. */
  rows: number
  /** By box: what is drawn in it. */
  symbols: Record<string, 'cross' | 'green_gem' | 'potion' | 'red_gem' | 'skull' | 'torch'>
  /** The box that completes the pyramid. */
  tomb: string
  /** The boxes that are walls. */
  walls: string[]
}

/** A deck of Silver Coin, for whoever draws it. */
export interface VillageDeck {
  /** What the cards of each number are, in the order of the numbers. */
  cards: VillageCard[]
  /** The name of the deck, or of the mix. */
  deck: string
  /** The game's name. */
  game: 'silver-coin'
}

/** The cards of one number of Silver Coin. */
export interface VillageCard {
  /** How many there are of them. */
  copies: number
  /** The deck that they come from, by its name. */
  deck: string
  /** What they are called, in English. */
  name: string
  /** 0 to 13. */
  number: number
  /** What it does, in English. */
  text: string
  /** What each counts at the end of a round. */
  value: number
  /** When their ability works, in English. */
  when: string
  /** The word of their ability, as moves spell it. */
  word: string
}

/** What a seat may know of a game of Silver & Gold. */
export interface SilverAndGoldView {
  /** Solo: the cards under the stack, in the order in which they come up; `stack` counts them too. */
  buried?: string[]
  /** Whether this seat may take back its last cross. */
  can_undo: boolean
  /** The points of the cups that are left, the next one first. */
  cups: number[]
  /** The deck's name and its hash. */
  deck: string
  /** The displayed cards by place; null is a gap. */
  display: (string | null)[]
  /** The game's name. */
  game: 'silver-and-gold'
  /** While keeping: this seat's own four cards, in the deck's order. */
  hand?: string[]
  /** While keeping: the two cards that this seat has kept; null until it has. */
  kept?: string[] | null
  /** The spellings of this seat's legal moves. */
  moves: string[]
  /** What a palm that is crossed now is worth. */
  palm_worth: number
  /** The expedition card of this turn; null while all keep. */
  pattern: string | null
  /** What goes on: all keep two cards, all cross boxes, somebody picks a new card, or the game is over. */
  phase: 'keep' | 'mark' | 'over' | 'pick'
  /** Which of the active player's cards are to be replaced, while somebody picks. */
  picks: ('A' | 'B')[]
  /** How many play. */
  players: number
  /** What this seat is asked; null if it is asked nothing. */
  question: 'confirm' | 'keep' | 'owed' | 'pattern' | 'pick' | null
  /**
   * The patterns of this round so far, this turn's too, in the order I2 I3 V3 L4 T4 O4, not in that of turning up.
   * Only with `tracker`, or in `view(seat, memory=True)`.
   */
  revealed?: string[]
  /** 1 to 4. */
  round: number
  /** Whose view it is; null for a spectator. */
  seat: number | null
  /** For each seat what is to be seen of it. */
  seats: IslandSeat[]
  /**
   * Solo, for each place of the display: 0 if its card has lain there from the beginning, else the turn of the game, 1
   * to 28, after which it came. The lowest is the oldest, of equals the leftmost. For a gap it means nothing.
   */
  since?: number[]
  /** How many cards the stack has. */
  stack: number
  /** The start player; null while all keep. */
  start: number | null
  /** 1 to 7 within the round. */
  turn: number
  /** Every variant of the game with its value. */
  variants: Record<string, boolean | number | string | null>
  /** The seats that must decide now, in ascending order. */
  waiting: number[]
  /** Who has won, once the game is over; empty before. */
  winners: number[]
}

/** A seat of Silver & Gold. */
export interface IslandSeat {
  /** Where its marks of this turn are shown, and there are any: how the seat looked before them. */
  before?: IslandSeat
  /** The cards A and B; null where none lies, and for both while all keep. */
  cards: (CrossedCard | null)[]
  /** Crossed coins. */
  coins: number
  /** The completed cards that were set aside, in the deck's order, not in that of completion. */
  completed: string[]
  /** The points of the cups that the seat has taken, in that order; 0 for a full row of coins after the last cup. */
  cups: number[]
  /** Only in an open view, while keeping: the four cards that were dealt to it. */
  hand?: string[]
  /** Only in an open view, while keeping: the two cards that it has kept; null until it has. */
  kept?: string[] | null
  /** Where its marks of this turn are shown, and there are any: their spellings, in the order of crossing. */
  marks?: string[]
  /** How many boxes the seat still has to cross for what it has crossed. */
  owed: number
  /** The points of each crossed palm, in the order of crossing. */
  palms: number[]
  /** Whether the seat has nothing to decide now. */
  ready: boolean
  /** The points by source, as the record's result has them, and their `total`. */
  sheet: Record<string, number>
}

/** One of a seat's two cards, and what is crossed on it. */
export interface CrossedCard {
  /** The card's id, as the deck has it. */
  card: string
  /** The crossed boxes, in reading order. */
  crossed: string[]
}

/** What a seat may know of a game of Pyramids. */
export interface PyramidsView {
  /** Solo: the cards under the stack, in the order in which they come up; `stack` counts them too. */
  buried?: string[]
  /** Whether this seat may take back its last cross. */
  can_undo: boolean
  /** For each colour the boxes that are still free, such as `[6, 3]`. */
  colours: Record<string, number[]>
  /** The deck's name and its hash. */
  deck: string
  /** The displayed cards by place; null is a gap. */
  display: (string | null)[]
  /** The game's name. */
  game: 'pyramids'
  /** While keeping: this seat's own four cards, in the deck's order. */
  hand?: string[]
  /** While keeping: the two cards that this seat has kept; null until it has. */
  kept?: string[] | null
  /** The spellings of this seat's legal moves. */
  moves: string[]
  /** The expedition card of this turn; null while all keep. */
  pattern: string | null
  /** What the ten skull boxes cost in this game. */
  penalties: number[]
  /** What goes on: all keep two cards, all cross boxes, somebody picks a new card, or the game is over. */
  phase: 'keep' | 'mark' | 'over' | 'pick'
  /** Which of the active player's cards are to be replaced, while somebody picks. */
  picks: ('A' | 'B')[]
  /** How many play. */
  players: number
  /** What this seat is asked; null if it is asked nothing. */
  question: 'confirm' | 'keep' | 'owed' | 'pattern' | 'pick' | null
  /**
   * The patterns of this round so far, this turn's too, in the order I2 I3 V3 L4 T4 O4, not in that of turning up.
   * Only with `tracker`, or in `view(seat, memory=True)`.
   */
  revealed?: string[]
  /** 1 to 4. */
  round: number
  /** Whose view it is; null for a spectator. */
  seat: number | null
  /** For each seat what is to be seen of it. */
  seats: PyramidSeat[]
  /**
   * Solo, for each place of the display: 0 if its card has lain there from the beginning, else the turn of the game, 1
   * to 28, after which it came. The lowest is the oldest, of equals the leftmost. For a gap it means nothing.
   */
  since?: number[]
  /** How many cards the stack has. */
  stack: number
  /** 1 to 7 within the round. */
  turn: number
  /** Every variant of the game with its value. */
  variants: Record<string, boolean | number | string | null>
  /** The seats that must decide now, in ascending order. */
  waiting: number[]
  /** Who has won, once the game is over; empty before. */
  winners: number[]
}

/** A seat of Pyramids. */
export interface PyramidSeat {
  /** Where its marks of this turn are shown, and there are any: how the seat looked before them. */
  before?: PyramidSeat
  /** The cards A and B; null where none lies, and for both while all keep. */
  cards: (CrossedCard | null)[]
  /** For each colour the boxes that the seat has won; what is neither free nor its own is struck. */
  colours: Record<string, number[]>
  /** The completed cards that were set aside, in the deck's order, not in that of completion. */
  completed: string[]
  /** Crossed green gems, 0 to 10. */
  green_gems: number
  /** Only in an open view, while keeping: the four cards that were dealt to it. */
  hand?: string[]
  /** Only in an open view, while keeping: the two cards that it has kept; null until it has. */
  kept?: string[] | null
  /** Where its marks of this turn are shown, and there are any: their spellings, in the order of crossing. */
  marks?: string[]
  /** How many boxes the seat still has to cross for what it has crossed. */
  owed: number
  /** Whether the seat has nothing to decide now. */
  ready: boolean
  /** Crossed red gems, 0 to 10. */
  red_gems: number
  /** The points by source, as the record's result has them, and their `total`. */
  sheet: Record<string, number>
  /** Crossed skull boxes, 0 to 10; `penalties[skulls - 1]` is what they cost. */
  skulls: number
  /**
   * The pyramids that the seat has set aside in this turn, in the deck's order; they decide the boxes of action 4.
   */
  this_turn: string[]
  /** The rounds whose torch is ticked, such as `[1, 4]`. */
  torches: number[]
}

/** What a seat may know of a game of Silver Coin. */
export interface SilverCoinView {
  /** Whose turn it is, and who decides. */
  active: number
  /** Who has called in this round, or null. */
  call: number | null
  /** The name of the deck, or of the mix. */
  deck: string
  /** How many cards the deck has besides those in `deck_top` and `shown`. */
  deck_left: number
  /** The cards that were put back on the deck, from the top. */
  deck_top: LyingCard[]
  /** The discard pile from the top. */
  discards: LyingCard[]
  /** The cards drawn with Rascals to choose from, or the deck card that the Witch looks at. */
  drawn: LyingCard[]
  /** The game's name. */
  game: 'silver-coin'
  /** The card in hand, drawn or taken; null if there is none. */
  held: LyingCard | null
  /** The spellings of this seat's legal moves. */
  moves: string[]
  /** Whether the game is over. */
  over: boolean
  /** How many play. */
  players: number
  /** What is asked; null when the game is over. */
  question: CoinQuestion | null
  /** 1 to 4. */
  round: number
  /** The rounds that were scored. */
  rounds: ScoredRound[]
  /** Each seat's points of the rounds behind us; the fewest win. */
  scores: number[]
  /** Whose view it is; null for a spectator. */
  seat: number | null
  /** The cards that lie face up beside the deck (Squire). */
  shown: LyingCard[]
  /** The round's start player. */
  start: number
  /** The silver coin. */
  token: Token
  /** Marks and limits of this turn and this round. */
  turn: CoinTurn
  /** Every variant of the game with its value. */
  variants: Record<string, boolean | number | string | null>
  /** For each seat its cards from the left. */
  villages: LyingCard[][]
  /** The seat that must decide now; empty when the game is over. */
  waiting: number[]
  /** Who has won, once the game is over; empty before. */
  winners: number[]
}

/** A card wherever it lies. */
export interface LyingCard {
  /** For each of these, how many turns of its own ago it last saw the card; 0 if it has not begun another since. */
  ago: number[]
  /** Whether the silver coin protects it. */
  coin: boolean
  /** How it lies. */
  face: 'down' | 'up'
  /** Whether a Bodyguard protects it from opponents: himself, or the card that he has named. */
  guarded: boolean
  /** What cards of this number are called in this deck, in English; null as the number is. */
  name: string | null
  /** 0 to 13; null if the viewer has not seen the card in this round. */
  number: number | null
  /** Whether it has been face up in this round, so that spectators know it too. */
  open: boolean
  /** Whether it lies at 90° (Curator). */
  rotated: boolean
  /** The seats that have seen it in this round. */
  seen: number[]
}

/** What is asked. A card is named by its place, as in moves: `1.3`, `d2`, `held`, `k1`, `t1`, `s1`. */
export interface CoinQuestion {
  /**
   * The drawn card or discard whose ability is used, by where it lies now; null for a gift. This field and the eight
   * below are there only while a discard's ability is used, or a gift is made.
   */
  about?: string | null
  /**
   * The card that the ability has chosen first: the Huntress's hidden card, the discard that the Golem switches, the
   * Regifter's gift; null if there is none yet.
   */
  aim?: string | null
  /** Whether the ability is used through a Blob, so that it must be used at least once (Psychic, Beholder). */
  blob?: boolean
  /** The cards that are chosen for the exchange under way. */
  chosen: string[]
  /**
   * The open questions, each as a kind and a step; the last one is asked now, and those before it go on when it is
   * answered. The kind is the number of the card whose ability asks, or a word of the turn itself: `peek` (look at two
   * cards), `action`, `keep` (one of the drawn cards), `held` (what to do with the card in hand), `set` (cards for an
   * exchange of several), `reveal` (free abilities before the chosen cards are discarded), `place` (for the new card),
   * `kept` and `extra` (the ends for the kept and the additional card after a failed exchange), `end` (of the turn),
   * `gift` (before the scoring). The step counts, from 0, how far a card's ability is; a word's step is always 0.
   */
  frames: [string | number, number][]
  /** How many more it may look at. */
  left?: number
  /** The cards that this ability has looked at (Psychic, Beholder). */
  looked?: string[]
  /** The cards that are picked to be moved, in that order (Village Idiot, Robber). */
  picks?: string[]
  /** The seat that is given to (Regifter), once it is known. */
  recipient?: number
  /** The village card whose ability asks now, by its place; null if it is a discard's. Only while a card asks. */
  source?: string | null
  /** How many villages have been asked, one's own first (Village Idiot). */
  steps?: number
  /** The seats that take part (Village Idiot). */
  takers?: number[]
  /** Those of them that were face down and are turned up for it. */
  turned: string[]
  /** 0 if the cards go clockwise, 1 if counterclockwise (Village Idiot). */
  way?: number
}

/** A round that was scored. */
export interface ScoredRound {
  /** Who called, or null. */
  call: number | null
  /** Who may use it in the next round, or null. */
  power: number | null
  /** What each seat had. */
  seats: ScoredSeat[]
  /** Who has the silver coin after it. */
  token: number
}

/** What a seat had at the end of a round. */
export interface ScoredSeat {
  /** The points on top for a caller who was wrong, else 0. */
  penalty: number
  /** The seat's points of the round. */
  points: number
  /** What they count, after the Wolfman. */
  sum: number
  /** The numbers of its cards, from the left. */
  village: number[]
  /** Whether the sum is not the numbers' own, which is the Wolfman's doing. */
  wolfman: boolean
}

/** The token, the silver coin. */
export interface Token {
  /** Who has it: at first the start player of round 1, then whoever a round's score gives it to (SC-32). */
  holder: number
  /** The seat that may still use it in this round, or null. */
  power: number | null
}

/** Marks and limits of this turn and this round. */
export interface CoinTurn {
  /** Whether a free ability was used in this turn, which with `quiet_call` then can't call. */
  ability: boolean
  /** For each seat the Con Artists that it has used since its last regular turn began. */
  con: string[][]
  /**
   * How many seats have looked at their cards, while all do, or have been asked for gifts, at the round's end. In
   * between it stays what it was.
   */
  count: number
  /** Whether this turn's action was a draw from the deck; turns without one count for `patience`. */
  drew: boolean
  /** Whether the round has ended, and gifts are made. */
  ended: boolean
  /** The Regifters that were used before this scoring. */
  given: string[]
  /** How many turns in a row went by without a deck draw or a call. */
  idle: number
  /** Whether the card in hand is a taken discard, which must be exchanged. */
  taken: boolean
  /** Whether the silver coin was used in this turn, which then can't call. */
  token: boolean
  /** The village cards whose free ability was used in this turn. */
  used: string[]
  /** Each Bodyguard who has named a card, as his place and that card's. */
  wards: [string, string][]
}

/** The first message; the whole state, unless `resumed` says that what was missed follows. */
export interface Welcome {
  n: number
  now: number
  protocol: number
  resumed: boolean
  seat: number | null
  table?: Table
  type: 'welcome'
  view?: View | null
}

/** A table as everyone may see it. */
export interface Table {
  bank: BankDoc | null
  clock: ClockDoc | null
  commit: string | null
  daily: string | null
  deck: string | null
  deck_text: string | null
  game: GameName
  hints: boolean
  host: number | null
  id: string
  idle: number | null
  number: number
  phase: 'closed' | 'lobby' | 'over' | 'playing'
  players: number
  public: boolean
  seats: TableSeat[]
  seed: string | null
  variants: Record<string, boolean | number | string | null>
  warned: (number | null)[]
}

/** The time that a table gives. */
export interface BankDoc {
  increment: number
  seconds: number
}

/** The time that each seat has left, in milliseconds, and since when it runs. */
export interface ClockDoc {
  increment: number
  left: number[]
  seconds: number
  since: (number | null)[]
}

/** A place at a table. */
export interface TableSeat {
  flagged: boolean
  hurried: string | null
  kind: 'bot' | 'open' | 'person'
  left: boolean
  level: string | null
  name: string
  plays_as: string | null
  ready: boolean
  rematch: boolean
  stand_in: string | null
  swap: string | null
  wishes: number[]
}

/** The record so far, and in sentences. */
export interface LogMessage {
  lines: string[]
  n: number
  told: [number, Phrase][]
  type: 'log'
}

/** Something has changed. The first of `log` is how many lines stay. */
export interface EventMessage {
  log?: [number, ...string[]]
  n: number
  patch: PatchStep[]
  told?: [number, Phrase][]
  type: 'event'
  what: What
}

/** Who did what, never which move. */
export interface What {
  by: number | null
  do: string
  seat?: number
}

/** Who is here. */
export interface PresenceMessage {
  here: number[]
  type: 'presence'
  watching: number
}

/** What was asked with this id is stored. */
export interface OkMessage {
  id: number
  n: number
  type: 'ok'
}

/** What was asked with this id is refused; null if it could not even be read. */
export interface RefusedMessage {
  code: string
  id: number | null
  message: string
  phrase: Phrase | null
  rule: string | null
  type: 'refused'
}

/** The server hangs up. */
export interface ByeMessage {
  code: string
  type: 'bye'
}

export type GameName = 'silver-and-gold' | 'pyramids' | 'silver-coin'

export type Act = Options | Bot | Open | Ready | Move | Undo | Warn | Replace | Back | Leave | Rematch

export type View = SilverAndGoldView | PyramidsView | SilverCoinView

export type Deck = IslandDeck | PyramidDeck | VillageDeck

export type Message = Welcome | LogMessage | EventMessage | PresenceMessage | OkMessage | RefusedMessage | ByeMessage

export type Told = [line: number, phrase: Phrase]

/** Put a value, remove a key, or replace `count` items from `start` on. */
export type PatchStep = [(string | number)[]] | [(string | number)[], unknown] | [(string | number)[], start: number, count: number, items: unknown[]]

export const PROTOCOL = 1
/** The close code of a socket that is refused, or hung up on for good. */
export const REFUSED = 4001
/** The longest name of a player. */
export const MAX_NAME = 24

/** What a game says of itself (GameOffer has all of it). */
export interface GameSpec {
  board: GameOffer['board']
  low_wins: boolean
  ties: string
  reviewed: boolean
  named_decks: boolean
  fewest: number
}

export const SPECS: Record<GameName, GameSpec> = {
  'silver-and-gold': { board: 'cards', low_wins: false, ties: 'SG-61', reviewed: true, named_decks: false, fewest: 1 },
  pyramids: { board: 'cards', low_wins: false, ties: 'PY-61', reviewed: true, named_decks: false, fewest: 1 },
  'silver-coin': { board: 'villages', low_wins: true, ties: 'SC-34', reviewed: false, named_decks: true, fewest: 2 },
}
