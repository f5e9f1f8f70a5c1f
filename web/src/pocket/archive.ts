// Archives as the build writes them: ZIP without compression, for whoever sends them compresses what is inside.
const END = 0x06054b50
const END_SIZE = 22
const ENTRY = 0x02014b50
const ENTRY_SIZE = 46
const LOCAL_SIZE = 30

/** Names and contents of all files, which are parts of the archive's own memory: nothing is copied. */
export function* entriesOf(archive: ArrayBuffer): Generator<[name: string, data: Uint8Array]> {
  const view = new DataView(archive)
  const end = archive.byteLength - END_SIZE // there is no comment behind it
  if (end < 0 || view.getUint32(end, true) !== END) throw new Error('this is not an archive of this edition')
  const words = new TextDecoder()
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    const packed = view.getUint16(at + 10, true)
    if (view.getUint32(at, true) !== ENTRY || packed !== 0) throw new Error('this is not an archive of this edition')
    const size = view.getUint32(at + 24, true)
    const length = view.getUint16(at + 28, true)
    const local = view.getUint32(at + 42, true)
    const name = words.decode(new Uint8Array(archive, at + ENTRY_SIZE, length))
    const start = local + LOCAL_SIZE + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    yield [name, new Uint8Array(archive, start, size)]
    at += ENTRY_SIZE + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
}
