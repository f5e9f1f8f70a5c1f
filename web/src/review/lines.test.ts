import { expect, it } from 'vitest'
import { linesOf } from './lines'

const said = (...pieces: string[]): Response =>
  new Response(
    new ReadableStream({
      start(end) {
        for (const piece of pieces) end.enqueue(new TextEncoder().encode(piece))
        end.close()
      },
    }),
  )

it('lines are found wherever the pieces of an answer end', async () => {
  const found: number[] = []
  for await (const one of linesOf<number>(said('1\n2', '3\n', '\n4\n'), new AbortController().signal)) found.push(one)
  expect(found).toEqual([1, 23, 4])
})

it('whoever turns away hears nothing more, though it has come already', async () => {
  const stop = new AbortController()
  const found: number[] = []
  for await (const one of linesOf<number>(said('1\n2\n3\n'), stop.signal)) {
    found.push(one)
    stop.abort()
  }
  expect(found).toEqual([1])
})
