// A bot in another language: a WebSocket server without any package, which plays the longest of the legal moves.
//
//   node examples/remote_bot.js 9000           then: vermeil match greedy --bot ws://127.0.0.1:9000 --workers 1
//
// It is asked with {"play": view, "limit": ...}, where view is what docs/views.md says, and answers {"move": spelling}.
const crypto = require("crypto");
const http = require("http");

function choose(view) {
  return view.moves.reduce((best, move) => (move.length > best.length ? move : best));
}

// A text frame: the server's are not masked.
function frame(text) {
  const body = Buffer.from(text);
  const head = body.length < 126 ? Buffer.from([0x81, body.length]) : Buffer.from([0x81, 126, body.length >> 8, body.length & 255]);
  return Buffer.concat([head, body]);
}

// The first whole frame of what has come, its kind, and the rest; null if more has to come.
function unframe(data) {
  if (data.length < 2) return null;
  let length = data[1] & 127;
  let at = 2;
  if (length === 126) {
    if (data.length < 4) return null;
    length = data.readUInt16BE(2);
    at = 4;
  } else if (length === 127) {
    if (data.length < 10) return null;
    length = Number(data.readBigUInt64BE(2));
    at = 10;
  }
  if (data.length < at + 4 + length) return null;
  const mask = data.subarray(at, at + 4);
  const body = Buffer.from(data.subarray(at + 4, at + 4 + length)).map((byte, k) => byte ^ mask[k & 3]);
  return { final: (data[0] & 128) !== 0, kind: data[0] & 15, body, rest: data.subarray(at + 4 + length) };
}

const server = http.createServer();
server.on("upgrade", (request, socket) => {
  const key = request.headers["sec-websocket-key"] + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
  const accept = crypto.createHash("sha1").update(key).digest("base64");
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
  let data = Buffer.alloc(0);
  let parts = [];
  socket.on("error", () => socket.destroy());
  socket.on("data", (more) => {
    data = Buffer.concat([data, more]);
    for (let found = unframe(data); found; found = unframe(data)) {
      data = found.rest;
      if (found.kind === 8) return socket.end(); // goodbye
      if (found.kind === 9) { // are you there?
        socket.write(Buffer.concat([Buffer.from([0x8a, found.body.length]), found.body]));
        continue;
      }
      parts.push(found.body);
      if (!found.final) continue;
      const question = JSON.parse(Buffer.concat(parts).toString());
      parts = [];
      socket.write(frame(JSON.stringify({ move: choose(question.play) })));
    }
  });
});
server.listen(Number(process.argv[2] || 9000), "127.0.0.1", () => console.log(`listening on ${server.address().port}`));
