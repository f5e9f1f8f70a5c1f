// Plays a whole game on a Vermeil server, with random moves, against a bot: docs/protocol.md for browsers and Node.
//
// Usage: node examples/random_player.mjs http://127.0.0.1:8000 silver-and-gold
// (Node 22 or later; Node 20 needs --experimental-websocket.)

const [server, game] = process.argv.slice(2)

function fold(state, patch) {
  for (const [path, ...change] of patch) {
    const last = path.at(-1)
    const where = path.slice(0, -1).reduce((at, key) => at[key], state)
    if (change.length === 0) delete where[last]
    else if (change.length === 1) where[last] = change[0]
    else where[last].splice(change[0], change[1], ...change[2])
  }
}

const answer = await fetch(`${server}/api/tables`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ game, name: 'Example', bots: ['random'] }),
})
const seat = await answer.json()

// A WebSocket that can't choose its headers offers its token beside the protocol; the server chooses `vermeil`.
const url = `${server.replace('http', 'ws')}/api/tables/${seat.table}/socket?protocol=1`
const socket = new WebSocket(url, ['vermeil', `vermeil.seat.${seat.token}`])
const waiting = new Map() // what was asked, by its id; its answer has the same
let state
let id = 0

function ask(act) {
  waiting.set(++id, act)
  socket.send(JSON.stringify({ id, act }))
}

socket.onmessage = ({ data }) => {
  const told = JSON.parse(data)
  if (told.type === 'welcome') {
    state = told
    ask({ do: 'ready' })
  } else if (told.type === 'event') {
    fold(state, told.patch)
    state.n = told.n
    const moves = state.view?.moves ?? []
    if (moves.length > 0) ask({ do: 'move', n: state.n, move: moves[Math.floor(Math.random() * moves.length)] })
    if (state.table.phase === 'over') socket.close()
  } else if (told.type === 'ok' || told.type === 'refused') {
    waiting.delete(told.id)
  }
}
socket.onclose = () => console.log('winners:', JSON.stringify(state?.view?.winners))
