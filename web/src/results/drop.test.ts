import { describe, expect, it } from 'vitest'
import { sealed, unsealed } from './drop'
import { BrokenFile } from './file'
import type { Result } from './result'

const RESULT: Result = {
  id: 'abc-1',
  game: 'pyramids',
  when: 1,
  seat: 0,
  seats: [{ name: 'Zoë', level: null, points: [['coins', 3]], total: 3 }],
  winners: [0],
  daily: null,
  shared: false,
  stoodIn: false,
  deck: null,
  deckText: null,
  record: 'vermeil 1\n'.repeat(500),
}

describe('results on their way to another device', () => {
  it('come out as they went in, and show nothing in between', async () => {
    const { packet, key } = await sealed([RESULT])
    expect(new TextDecoder().decode(packet)).not.toContain('Zo')
    expect(packet.length).toBeLessThan(1000) // it is packed
    expect(await unsealed(packet, key)).toEqual([RESULT])
  })

  it('are refused if a single bit was changed, or with another key', async () => {
    const { packet, key } = await sealed([RESULT])
    const other = (await sealed([RESULT])).key
    const changed = packet.slice()
    changed[packet.length - 1]! ^= 1
    for (const [data, letters] of [
      [changed, key],
      [packet, other],
      [packet, 'short'],
      [packet, '%%%'],
      [packet.slice(0, 10), key],
    ] as const)
      await expect(unsealed(data, letters)).rejects.toBeInstanceOf(BrokenFile)
  })
})
