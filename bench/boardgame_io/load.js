// One load generator for both servers: `node load.js vermeil|boardgame URL TABLES SECONDS THINKING_MS SERVER_PID`.
// Four sockets a table; every seat moves as soon as it may (after thinking), and notes how long its own move took to come
// back. Prints one line of JSON. `server` is the processor time in milliseconds that the server took for a move, and
// `driver` the share of one processor that this generator took itself: near 1 it would be what is measured.
const fs = require("fs");
const WebSocket = require("ws");

const [kind, url, tables, seconds, thinking, pid] = [process.argv[2], process.argv[3], ...process.argv.slice(4).map(Number)];
const TICK_MS = 10;
const serverTime = () => {
  try {
    const fields = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch { return NaN; } // a system that does not tell
};
const latencies = [];
let counting = false;
let sockets = 0;

const ask = async (method, path, body, token) => {
  const headers = { "content-type": "application/json" };
  if (token) headers.authorization = `Bearer ${token}`;
  const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

const pick = (list) => list[Math.floor(Math.random() * list.length)];
const think = (work) => (thinking ? setTimeout(work, thinking * (0.5 + Math.random())) : work());
const noted = (sent) => { if (counting) latencies.push(performance.now() - sent); };

function fold(state, patch) {
  for (const [path, ...change] of patch) {
    let where = state;
    for (const key of path.slice(0, -1)) where = where[key];
    const last = path[path.length - 1];
    if (change.length === 0) delete where[last];
    else if (change.length === 1) where[last] = change[0];
    else where[last].splice(change[0], change[1], ...change[2]);
  }
}

async function vermeilTable() {
  const seats = [await ask("POST", "/api/tables", { game: "silver-and-gold", name: "P0", players: 4 })];
  for (let at = 1; at < 4; at++) seats.push(await ask("POST", `/api/tables/${seats[0].table}/join`, { name: `P${at}` }));
  return seats.map((seat) => new Promise((resolve) => {
    const socket = new WebSocket(`${url.replace("http", "ws")}/api/tables/${seat.table}/socket`,
      { headers: { authorization: `Bearer ${seat.token}` }, perMessageDeflate: false });
    let state = null, busy = false, sent = 0, id = 0;
    const send = (act) => { busy = true; socket.send(JSON.stringify({ id: ++id, act })); };
    const go = () => {
      if (busy || !state.view) return;
      if (state.table.phase === "over") { if (!state.table.seats[seat.seat].rematch) send({ do: "rematch" }); return; }
      if (!state.view.moves.length || state.table.phase !== "playing") return;
      busy = true;
      think(() => { sent = performance.now(); send({ do: "move", n: state.n, move: pick(state.view.moves) }); });
    };
    socket.on("message", (data) => {
      const told = JSON.parse(data);
      if (told.type === "welcome") { state = told; sockets++; resolve(() => send({ do: "ready" })); }
      else if (told.type === "event") { fold(state, told.patch); state.n = told.n; }
      else if (told.type === "ok") { if (sent) noted(sent); sent = 0; busy = false; }
      else if (told.type === "refused") { sent = 0; busy = false; }
      if (state) go();
    });
    socket.on("close", (code) => { if (counting) { console.error("closed", code); process.exit(1); } });
  }));
}

async function boardgameTable() {
  const { matchID } = await ask("POST", "/games/islands/create", { numPlayers: 4 });
  const seats = [];
  for (let at = 0; at < 4; at++) {
    const { playerCredentials } = await ask("POST", `/games/islands/${matchID}/join`, { playerID: String(at), playerName: `P${at}` });
    seats.push(playerCredentials);
  }
  return seats.map((credentials, at) => new Promise((resolve) => {
    const playerID = String(at);
    const socket = new WebSocket(`${url.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`,
      { perMessageDeflate: false, headers: { origin: "http://localhost" } });
    let state = null, busy = false, sent = 0;
    const emit = (...message) => socket.send(`42/islands,${JSON.stringify(message)}`);
    const go = () => {
      if (busy || !state) return;
      const me = state.G.players[at];
      const choices = state.G.moves;
      if (me.ready || !choices.length) return;
      busy = true;
      think(() => {
        const spelling = pick(choices);
        const type = spelling === "done" ? "done" : "cross";
        const payload = { type, args: spelling === "done" ? [] : [spelling], playerID, credentials };
        sent = performance.now();
        emit("update", { type: "MAKE_MOVE", payload }, state._stateID, matchID, playerID);
      });
    };
    let started = false;
    socket.on("message", (data) => {
      const text = data.toString();
      if (text[0] === "0") return socket.send("40/islands,");
      if (text[0] === "2") return socket.send("3");
      if (text.startsWith("40")) return emit("sync", matchID, playerID, credentials, 4);
      if (!text.startsWith("42")) return;
      const [what, ...rest] = JSON.parse(text.slice(text.indexOf("[")));
      if (what === "sync" && !state) { state = rest[1].state; sockets++; resolve(() => { started = true; go(); }); }
      else if (what === "update") {
        const next = rest[1];
        const mine = state && JSON.stringify([next.G.players[at], next.G.moves.length]) !== JSON.stringify([state.G.players[at], state.G.moves.length]);
        state = next;
        if (busy && sent && mine) { noted(sent); sent = 0; busy = false; }
        if (started) go();
      }
    });
    socket.on("close", (code) => { if (counting) { console.error("closed", code); process.exit(1); } });
  }));
}

async function main() {
  const seats = [];
  for (let at = 0; at < tables; at++) seats.push(...await Promise.all(await (kind === "vermeil" ? vermeilTable() : boardgameTable())));
  seats.forEach((start) => start());
  // Until all are dealt and playing.
  await new Promise((resolve) => setTimeout(resolve, 1000 + tables * 10));
  counting = true;
  const began = performance.now(), own = process.cpuUsage(), served = serverTime();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  counting = false;
  const took = (performance.now() - began) / 1000, spent = process.cpuUsage(own);
  const server = (serverTime() - served) / latencies.length;
  latencies.sort((a, b) => a - b);
  const at = (share) => Number((latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] || 0).toFixed(2));
  console.log(JSON.stringify({ kind, tables, sockets, moves: latencies.length, rate: Math.round(latencies.length / took),
    p50: at(0.5), p99: at(0.99), server: Number(server.toFixed(3)),
    driver: Number(((spent.user + spent.system) / 1e6 / took).toFixed(2)) }));
  process.exit(0);
}
main().catch((error) => { console.error(error); process.exit(1); });
