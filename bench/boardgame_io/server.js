// boardgame.io's server, in memory, with a game of the same shape as Silver & Gold: four seats, each with two cards of
// boxes; a pattern for all; everyone crosses in secret at the same time and confirms; then the next pattern.
const { Server, Origins } = require("boardgame.io/server");
const { ActivePlayers } = require("boardgame.io/core");

const BOXES = ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3", "d1", "d2", "d3", "e1", "e2"];
const PATTERNS = ["I2", "I3", "V3", "L4", "T4", "O4"];

const sheet = () => ({ cards: [{ card: "g03", crossed: [] }, { card: "o11", crossed: [] }], coins: 0, cups: [], palms: [],
  completed: [], sheet: { cards: 0, seals: 0, coins: 0, cups: 0, palms: 0, total: 0 }, ready: false });

const moves = (player) => {
  const free = [];
  player.cards.forEach((card, at) => BOXES.forEach((box) => {
    if (!card.crossed.includes(box)) free.push(`${"AB"[at]}:${box}`);
  }));
  return free;
};

const game = {
  name: "islands",
  minPlayers: 4,
  maxPlayers: 4,
  setup: () => ({ players: [0, 1, 2, 3].map(sheet), before: [0, 1, 2, 3].map(sheet), pattern: "I2", turn: 1,
    display: ["p01", "p02", "p03", "p04"], stack: 31, cups: [6, 5, 4, 3, 2, 1], crossed: [null, null, null, null] }),
  // What others do this turn stays hidden until all have confirmed.
  playerView: ({ G, playerID }) => ({ ...G, players: G.players.map((p, at) => (String(at) === playerID ? p : G.before[at])),
    crossed: null, moves: playerID === null ? [] : (G.crossed[playerID] ? ["done"] : moves(G.players[playerID])) }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    cross: { move: ({ G, playerID }, spelling) => {
      if (G.crossed[playerID] || G.players[playerID].ready || !moves(G.players[playerID]).includes(spelling)) return "INVALID_MOVE";
      const card = G.players[playerID].cards["AB".indexOf(spelling[0])];
      card.crossed.push(spelling.slice(2));
      if (card.crossed.length === BOXES.length) card.crossed = [];
      G.players[playerID].sheet.total += 1;
      G.crossed[playerID] = spelling;
    }, client: false, ignoreStaleStateID: true },
    done: { move: ({ G, playerID, random }) => {
      if (!G.crossed[playerID]) return "INVALID_MOVE";
      G.players[playerID].ready = true;
      if (G.players.every((p) => p.ready)) {
        G.players.forEach((p) => { p.ready = false; });
        G.before = JSON.parse(JSON.stringify(G.players));
        G.crossed = [null, null, null, null];
        G.pattern = PATTERNS[random.Die(6) - 1];
        G.turn += 1;
      }
    }, client: false, ignoreStaleStateID: true },
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]), () => console.log("ready"));
