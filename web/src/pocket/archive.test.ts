import { describe, expect, it } from 'vitest'
import { entriesOf } from './archive'

// "a.txt" with "one" and "b/c.txt" with nothing, as Python's zipfile packs them without compression.
const PACKED =
  'UEsDBBQAAAAAAAAAIQDxhmx6AwAAAAMAAAAFAAAAYS50eHRvbmVQSwMEFAAAAAAAAAAhAAAAAAAAAAAAAAAAAAcAAABiL2MudHh0UEsBAhQD' +
  'FAAAAAAAAAAhAPGGbHoDAAAAAwAAAAUAAAAAAAAAAAAAAKQBAAAAAGEudHh0UEsBAhQDFAAAAAAAAAAhAAAAAAAAAAAAAAAAAAcAAAAAAAAA' +
  'AAAAAKQBJgAAAGIvYy50eHRQSwUGAAAAAAIAAgBoAAAASwAAAAAA'

const bytes = (): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(PACKED), (sign) => sign.charCodeAt(0))

describe('an archive of the edition', () => {
  it('has its files', () => {
    const words = new TextDecoder()
    const found = [...entriesOf(bytes().buffer)].map(([name, data]) => [name, words.decode(data)])
    expect(found).toEqual([
      ['a.txt', 'one'],
      ['b/c.txt', ''],
    ])
  })
  it('is refused when something else came', () => {
    expect(() => [...entriesOf(new ArrayBuffer(0))]).toThrow()
    expect(() => [...entriesOf(bytes().slice(0, -1).buffer)]).toThrow()
  })
})
