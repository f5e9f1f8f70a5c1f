import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Pulse } from './pulse'

describe('a line', () => {
  let asked = 0
  let died = 0
  let pulse: Pulse
  beforeEach(() => {
    vi.useFakeTimers()
    asked = died = 0
    pulse = new Pulse(
      () => ((asked += 1), pulse.sent()),
      () => (died += 1),
    )
  })
  afterEach(() => void vi.useRealTimers())

  it('is asked after a while of silence, and is well as long as it answers', () => {
    pulse.heard()
    for (let round = 1; round <= 3; round += 1) {
      vi.advanceTimersByTime(10_000)
      expect(asked).toBe(round)
      vi.advanceTimersByTime(7_000)
      pulse.heard()
    }
    expect(died).toBe(0)
  })

  it('is dead if nothing is heard after something was sent', () => {
    pulse.heard()
    pulse.sent()
    vi.advanceTimersByTime(5_000)
    pulse.sent() // the patience of the first has begun already
    vi.advanceTimersByTime(3_000)
    expect(died).toBe(1)
    vi.advanceTimersByTime(60_000)
    expect([asked, died]).toEqual([0, 1])
  })

  it('is not asked any more once it is closed', () => {
    pulse.heard()
    pulse.stop()
    vi.advanceTimersByTime(60_000)
    expect([asked, died]).toEqual([0, 0])
  })
})
