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
  /** Whether bots may be asked for advice; unset, it is allowed where only one person plays. */
  hints?: boolean | null
  /** The deal of a first lesson, which never changes; for one person, alone or against bots. */
  lesson?: boolean
  /**
   * Seconds after which somebody who does nothing may be warned, and half a minute later replaced; null is never.
   */
  idle?: number | null
  /** A family table: everybody may take back as much as they like, where the game is open. It is not listed. */
  family?: boolean
}

/** A clock: seconds for the whole game, and what each question that was answered adds. */
export interface Bank {
  seconds: number
  increment?: number
}

/** Who wants to sit down, and where; without a seat, in the first one that is open. */
export interface JoinTable {
  name: string
  seat?: number | null
}

/** Who wants to play one of a day's deals. */
export interface EnterDay {
  name: string
}

/** Which bot is asked for advice. */
export interface AskHint {
  level?: string
}

/** A deck in the making, as docs/decks.md says. */
export interface CheckDeck {
  text: string
}

/** What somebody would do; null gives up. */
export interface PuzzleAnswer {
  move: string | null
}

/** What a client sends through a socket; the answer has the same `id`. Without an act: are you still there? */
export interface Frame {
  id: number
  act?: Act
  /** Something to say to all at the table, instead of an act: shown once, and kept nowhere. */
  react?: 'again' | 'bravo' | 'hello' | 'luck' | 'oops' | 'thanks' | 'thinking' | 'wow' | null
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

/** Be called something else. In the lobby. */
export interface Rename {
  do: 'rename'
  name: string
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

/** Ask for a bot to play for a seat whose player is gone; it does once all the other players ask for it. */
export interface Replace {
  do: 'replace'
  seat: number
  level?: string
}

/** Take your own seat back from the bot, withdraw the request to replace somebody, or say that you are here. */
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

/** Another move at a decision of a finished game. */
export interface TryMove {
  record: string
  step: number
  move: string
  deck_text?: string | null
}

/** A table that goes on from a position of a finished game: you sit in `seat`, bots in the others. */
export interface Practice {
  record: string
  /** How many of its moves stay. */
  step: number
  seat: number
  name: string
  /** The levels of the others, in the order of their seats. */
  bots?: string[]
  deck_text?: string | null
}

/** A seat and the token that holds it. It is told only here; it is also in a cookie that pages can't read. */
export interface Seated {
  table: string
  seat: number
  token: string
}

/** A packet that waits for another device: its name, and for how many seconds. */
export interface Dropped {
  id: string
  seconds: number
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
  /** The seats whose tokens were sent along. */
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

/** A move that was considered, how often it wins and by how many points it leads on average, and why, in phrases. */
export interface HintReason {
  move: string
  share: number | null
  lead: number | null
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

/** A card as it lay in front of a seat. */
export interface LaidCard {
  card: string
  crossed: string[]
}

/** A turn in which points were lost: 0 is keeping, then 1 to 28, and what the seat had in front of it. */
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
  /** Of every turn; they add up to what the best has more. */
  losses: Loss[]
}

/** What is wrong with a deck, or differs from the printed one: a sentence for people, in any language. */
export interface DeckRemark {
  message: string
  rule: string | null
  phrase: Phrase | null
  line: number
  column: number
  card: number | null
}

/** A card as it was written: the words of its head line, and its drawing, if its rows make one. */
export interface DraftCard {
  head: string[]
  rows: string[]
}

/** What the cards of one colour have, column by column, beside those that they are compared with. */
export interface DeckCounts {
  colour: string
  columns: string[]
  here: number[]
  there: number[]
}

/** What an editor shows beside a deck in the making; the deck itself and its notes only if nothing is wrong. */
export interface CheckedDeck {
  game: GameName
  /** The deck's name and hash, if it can be played. */
  deck: string | null
  /** All that is needed to draw it, if it can be played. */
  picture: Deck | null
  header: Record<string, string>
  cards: DraftCard[]
  /** The first hundred. */
  problems: DeckRemark[]
  /** How many problems there are. */
  count: number
  /** Where it differs from the printed deck, which a deck of one's own may. */
  notes: DeckRemark[]
  counts: DeckCounts[]
  facts: Phrase[]
}

/** The table to play at, and its seat's token; for a first try that goes on it is the same again. */
export interface EnteredDay {
  table: string
  seat: number
  token: string
  /** Whether it is the first try; else it is practice. */
  counts: boolean
}

/** The deals of one day. Without a ranking, as in the pocket edition, seeds come from the date. */
export interface Daily {
  day: string
  today: string
  phase: 'closing' | 'open' | 'over'
  ranked: boolean
  /** When the deals were drawn, in milliseconds; before the day began, unless no server was up then. */
  drawn: number | null
  now: number
  /** When the day is over, in milliseconds. */
  closes: number
  contests: DayContest[]
  tomorrow: Tomorrow | null
  streak: number
  longest: number
  /** The days before that can be practised, the last first. */
  days: PastDay[]
}

/** One of the day's deals, and what this browser has made of it. */
export interface DayContest {
  game: GameName
  way: 'bot' | 'solo'
  /** The level of the one bot that everyone plays against. */
  rival: string | null
  commit: string | null
  /** Shown when the day is over; then SHA-256("vermeil/commit/" + seed) is the commitment. */
  seed: string | null
  /** How many first tries have ended with a result. */
  finished: number
  /**
   * Of this browser's first try; late is one that ended after the day, and does not count. Full: no first try has
   * begun here, and as many have come from this address as may count, so that this browser can only practise.
   */
  state: 'done' | 'full' | 'late' | 'left' | 'new' | 'playing'
  table: string | null
  result: DayResult | null
  standing: DayStanding | null
}

/** Points, those of the bot if there is one, and what results are compared by: the points, or the lead. */
export interface DayResult {
  points: number
  rival: number | null
  value: number
}

/** The day's ranking: for those who have finished their first try, and for all when the day is over. */
export interface DayStanding {
  place: number | null
  /** Percent of the others that are behind, those level counted half; null without others or without a first try. */
  better_than: number | null
  /** How many others are level with it. */
  level: number
  /** How often each value was reached, the best first. */
  spread: [number, number][]
  bots: DayBot[]
}

/** What a bot of a level has made of the same deal. */
export interface DayBot {
  level: string
  result: DayResult
}

/** The deals of the next day, promised. */
export interface Tomorrow {
  day: string
  promises: DayPromise[]
}

/** The commitment of a deal that nobody may see yet. */
export interface DayPromise {
  game: GameName
  way: 'bot' | 'solo'
  commit: string
}

/** A day that is over, and whether this browser played it in time. */
export interface PastDay {
  day: string
  kept: boolean
}

/** A puzzle in a list. */
export interface PuzzleLine {
  id: string
  game: GameName
  /** What its best move is about; docs/puzzles.md has the themes of each game. */
  theme: string
  /** The weakest level that finds the best move: easy, medium, strong or expert. */
  difficulty: string
  players: number
}

/** The puzzles that were asked for, the simplest of each game first, and the puzzles of the day. */
export interface PuzzleShelf {
  day: string
  /** By game: the id of the puzzle of the day. */
  daily: Partial<Record<GameName, string>>
  puzzles: PuzzleLine[]
}

/** A puzzle to be solved: what its seat sees, and what each of its crossings earns for sure. */
export interface Puzzle {
  id: string
  game: GameName
  theme: string
  difficulty: string
  players: number
  seat: number
  deck: string
  view: View
  earns: Record<string, Earning>
}

/** A move, what it costs against the best one (a share of the win, and points), and what it does. */
export interface PuzzleMove {
  move: string
  share: number
  points: number
  said: Phrase[]
}

/** What the second best move costs, as a share of the win, with its 95 % interval. */
export interface PuzzleMargin {
  loss: number
  low: number
  high: number
}

/** What an answer is worth: the best move, the second best and the one that was chosen. */
export interface PuzzleVerdict {
  id: string
  theme: string
  best: string
  move: string | null
  solved: boolean
  /** What the coach calls it: best, good, inaccuracy, mistake or blunder. */
  mark: string | null
  second: PuzzleMargin
  moves: PuzzleMove[]
}

/** A line of the stream of a review. */
export interface ReviewPart {
  found: (ValueFound | LuckFound | DecisionFound | ReviewFound)[]
  /** How many findings there have been so far: a stream that broke goes on behind them. */
  seen: number
  done: number
  /** How much of the work is done. */
  total: number
  over: boolean
  /** Why it does not go on, although it is not over. */
  refused: Refusal | null
}

/** What each seat could expect at a moment, before what happens there. */
export interface ValueFound {
  finding: 'value'
  /** The number of the moment; the last one is the end of the game. */
  at: number
  /** How many moves had been made before. */
  step: number
  share: number[]
  points: number[]
  error: Errors
  line: number | null
  seat: number | null
  event: string | null
  kind: string | null
  /** With three and four players: for each seat the chance of each place. */
  places: number[][] | null
}

/** The standard errors of a value, seat by seat. */
export interface Errors {
  share: number[]
  points: number[]
}

/** What a word of chance was worth to each seat. */
export interface LuckFound {
  finding: 'luck'
  at: number
  step: number
  source: string
  event: string
  share: number[]
  points: number[]
  /** For each seat `lucky`, `unlucky` or nothing. */
  marks: string[]
  tried: number
}

/** What a decision cost, by what its seat knew. */
export interface DecisionFound {
  finding: 'decision'
  at: number
  step: number
  line: number
  seat: number
  kind: string
  played: string
  better: string | null
  mark: 'best' | 'blunder' | 'good' | 'inaccuracy' | 'mistake' | 'only' | 'unclear'
  unforced: boolean
  share: Cost
  points: Cost
  said: Phrase[]
  said_better: Phrase[]
}

/** What a decision cost in one scale, with its interval, and what it did beyond that in the real world. */
export interface Cost {
  loss: number
  low: number
  high: number
  fortune: number
}

/** The end of a review: what it all comes to. */
export interface ReviewFound {
  finding: 'review'
  game: GameName
  players: number
  evaluator: Evaluator
  care: 'full' | 'quick'
  nodes: number
  seats: SeatFigures[]
}

/** Who has valued the positions. */
export interface Evaluator {
  name: string
  version: string
}

/** The figures of a seat. */
export interface SeatFigures {
  seat: number
  share: Account
  points: Account
  adjusted: Adjusted
  accuracy: number
  error_rate: number
  rating: Rating | null
  decisions: number
  unforced: number
  small_sample: boolean
  marks: Record<string, number>
  losses_by_kind: Record<string, Sum>
  luck_by_source: Record<string, Sum>
  /** The moments of the decisions that cost most. */
  dearest: number[]
}

/** result = expected + luck - losses + fortune + others, in one scale. */
export interface Account {
  result: number
  expected: number
  luck: number
  losses: number
  fortune: number
  others: number
}

/** The result without most of luck. */
export interface Adjusted {
  share: number
  points: number
}

/** What the decisions were like, between the levels of the bots. */
export interface Rating {
  rating: number
  error: number
}

/** What a kind of decision cost, or what a source of luck brought. */
export interface Sum {
  share: number
  points: number
  count: number
}

/** What such a move would have been worth, by what the seat knew. */
export interface Tried {
  step: number
  seat: number
  move: string
  played: string
  best: string
  mark: 'best' | 'blunder' | 'good' | 'inaccuracy' | 'mistake' | 'only' | 'unclear'
  /** Whether it is as good as the best, or nearly so. */
  solved: boolean
  share: Cost
  points: Cost
  said: Phrase[]
  said_best: Phrase[]
}

/** A game that a table can be made for. */
export interface GameOffer {
  /** What lies in front of a seat: two cards to cross boxes on, or a village of cards. */
  board: 'cards' | 'villages'
  /** The bots that play it, the strongest first, then the yardsticks. */
  bots: string[]
  /** The decks that have names, the usual one first; they can be mixed by number (SC-60). */
  deck_names: string[]
  /** Whether a deck is chosen by its name. */
  decks: boolean
  game: GameName
  /** Whether hindsight works on a finished game. */
  hindsight: boolean
  /** Whether the fewest points win. */
  low_wins: boolean
  /** Whether a table may bring its own deck, as a text. */
  own_decks: boolean
  /** The fewest and the most that can play. */
  players: number[]
  /** Where points come from: the columns of the score sheet, but for the total. */
  sources: string[]
  /** The id of the rule that settles ties. */
  ties: string
  /** The variants that a table may choose. */
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
  /** The deck as a record's header has it: its name, and with a drawn deck its hash. */
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
  /** The seats that must decide now, in ascending order; none when the game is over. */
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
  /** The deck as a record's header has it: its name, and with a drawn deck its hash. */
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
  /** The seats that must decide now, in ascending order; none when the game is over. */
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
  /** The deck as a record's header has it: its name, and with a drawn deck its hash. */
  deck: string
  /** The cards that lie under all that nobody has seen (Goth Girl, Cow), from the lowest. */
  deck_bottom: LyingCard[]
  /** How the deck lies (Cow); face up, all see its top card, which is the first of `deck_top`. */
  deck_face: 'down' | 'up'
  /** How many cards the deck has besides those in `deck_top`, `deck_bottom` and `shown`. */
  deck_left: number
  /** The cards that were put back on the deck or seen there, from the top. */
  deck_top: LyingCard[]
  /** The discard pile from the top. */
  discards: LyingCard[]
  /** The cards drawn with Rascals to choose from, or the deck card that the Witch looks at. */
  drawn: LyingCard[]
  /** The game's name. */
  game: 'silver-coin'
  /** What the viewer knows of shuffled cards (Thing). */
  groups: Group[]
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
  /** The cards that have left the round, face up (Hunter, Goth Girl). */
  removed: LyingCard[]
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
  /** The seats that must decide now, in ascending order; none when the game is over. */
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
  /**
   * 0 to 13; null if the viewer has not seen the card in this round, or not since it was shuffled (Thing), and can't
   * work it out from a group.
   */
  number: number | null
  /** Whether it has been face up in this round, and not shuffled since, so that spectators know it too. */
  open: boolean
  /** Whether it lies at 90° (Curator). */
  rotated: boolean
  /** The seats that have seen it in this round; after a shuffle (Thing) only those that have seen it since. */
  seen: number[]
}

/** What the viewer knows of shuffled cards (Thing): among these places are these cards, nobody knows which where. */
export interface Group {
  /** The numbers that are certainly among them, ascending; there may be fewer than places. */
  numbers: number[]
  /** The places of its cards, as in moves. */
  places: string[]
}

/** What is asked. A card is named by its place, as in moves: `1.3`, `d2`, `held`, `k1`, `t1`, `b1`... */
export interface CoinQuestion {
  /**
   * The drawn card or discard whose ability is used, by where it lies now, or the village card that a Marksman uses;
   * null for a gift. This field and the nine below are there only while such an ability is used, or a gift is made.
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
   * `gift` (before the scoring), `rite` (which discard of the exchange a Mortician uses), `sink` (whether a discard
   * goes under the deck, where a Goth Girl may choose). The step counts, from 0, how far a card's ability is; a word's
   * step is always 0.
   */
  frames: [string | number, number][]
  /** How many more it may look at. */
  left?: number
  /**
   * Those of them that count 1 more, where the set matches with the help of Lycans only (SC-71), and the viewer knows
   * all chosen cards.
   */
  lifted?: string[]
  /** The cards that this ability has looked at (Psychic, Beholder). */
  looked?: string[]
  /** The Marksman who takes the part of a Tanner or Gremlin that he uses; null if there is none. */
  marksman?: string | null
  /** The cards that are picked to be moved, in that order (Village Idiot, Robber, Troublemaker). */
  picks?: string[]
  /** The seat that is given to (Regifter, Gremlin), once it is known. */
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
  /** The move that discards, as it is spelled, while it is asked whether it goes under the deck (Goth Girl). */
  wish?: string
}

/** A round that was scored. */
export interface ScoredRound {
  /** Who called, or null. */
  call: number | null
  /** Who may use it in the next round, or null. */
  power: number | null
  /**
   * The numbers of the cards that had left the round by its end (Hunter, Goth Girl), if there were any; the last move
   * may have removed one, which no view in between shows.
   */
  removed?: number[]
  /** What each seat had. */
  seats: ScoredSeat[]
  /** Who has the silver coin after it. */
  token: number
}

/** What a seat had at the end of a round. */
export interface ScoredSeat {
  /**
   * What each of them counts: its number, but for a Copycat (SC-83) and for a card that the coin lets count 0 (SC-84).
   */
  counts: number[]
  /** The points on top for a caller who was wrong, else 0. */
  penalty: number
  /** The seat's points of the round. */
  points: number
  /** What they count together, after the Wolfman. */
  sum: number
  /** The numbers of its cards, from the left. */
  village: number[]
  /** Whether the sum is not that of what they count, which is the Wolfman's doing. */
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
   * How many seats have looked at their cards, while all do, or have been asked for gifts and hunts, at the end. In
   * between it stays what it was.
   */
  count: number
  /** Whether this turn's action was a draw from the deck; turns without one count for `patience`. */
  drew: boolean
  /** Whether the round has ended, and gifts or hunts are made. */
  ended: boolean
  /** The Regifters or Hunters that were used before this scoring. */
  given: string[]
  /** How many turns in a row went by without a deck draw or a call. */
  idle: number
  /**
   * The cards discarded in this exchange that Morticians may still use, in the order in which they were discarded:
   * `rite:1` is the first of them.
   */
  laid: string[]
  /** The Morticians that were face up when these were discarded, those that have worked since too. */
  morticians: string[]
  /** The cards that have gone under the deck in this round (Goth Girl): a second time they leave the round. */
  sunk: string[]
  /** Whether the card in hand is a taken discard, which must be exchanged. */
  taken: boolean
  /** Whether the silver coin was used in this turn, which then can't call. */
  token: boolean
  /**
   * The cards whose free ability was used in this turn, the Morticians and Marksmen that were. Where a shuffled card
   * with such a mark lies (Thing) is told when it is face up again; so it is with `con` and `sunk`.
   */
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
  /** Whether it is somebody's first try at the deal of that day, which counts. */
  counts: boolean
  daily: string | null
  deck: string | null
  deck_text: string | null
  family: boolean
  game: GameName
  hints: boolean
  host: number | null
  id: string
  idle: number | null
  number: number
  phase: 'closed' | 'lobby' | 'over' | 'playing'
  players: number
  /** At a table that goes on from a position of another game: how many of its moves had been made there. */
  practice: number | null
  public: boolean
  seats: TableSeat[]
  seed: string | null
  variants: Record<string, boolean | number | string | null>
  warned: (number | null)[]
  wins: number[]
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

/** What somebody at the table says. Not numbered, not stored. */
export interface ReactionMessage {
  react: string
  seat: number
  type: 'reaction'
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

export type Act = Options | Bot | Open | Rename | Ready | Move | Undo | Warn | Replace | Back | Leave | Rematch

export type View = SilverAndGoldView | PyramidsView | SilverCoinView

export type Deck = IslandDeck | PyramidDeck | VillageDeck

export type Message =
  | Welcome
  | LogMessage
  | EventMessage
  | PresenceMessage
  | ReactionMessage
  | OkMessage
  | RefusedMessage
  | ByeMessage

export type Told = [line: number, phrase: Phrase]

/** Put a value, remove a key, or replace `count` items from `start` on. */
export type PatchStep =
  | [(string | number)[]]
  | [(string | number)[], unknown]
  | [(string | number)[], start: number, count: number, items: unknown[]]

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
  hindsight: boolean
  named_decks: boolean
  fewest: number
}

export const SPECS: Record<GameName, GameSpec> = {
  'silver-and-gold': { board: 'cards', low_wins: false, ties: 'SG-61', hindsight: true, named_decks: false, fewest: 1 },
  pyramids: { board: 'cards', low_wins: false, ties: 'PY-61', hindsight: true, named_decks: false, fewest: 1 },
  'silver-coin': { board: 'villages', low_wins: true, ties: 'SC-34', hindsight: false, named_decks: true, fewest: 2 },
}
