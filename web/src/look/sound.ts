// Small ticks, made by the browser itself. Off unless the reader turns them on; each has a twin that can be seen.
import { likes } from './settings.svelte'

let context: AudioContext | null = null

const TONES = { move: [520, 0.05], turn: [760, 0.12], end: [980, 0.3], refused: [180, 0.12] } as const

export function tick(kind: keyof typeof TONES): void {
  if (!likes.sound) return
  context ??= new AudioContext()
  const [pitch, length] = TONES[kind]
  const tone = context.createOscillator()
  const loudness = context.createGain()
  tone.type = 'triangle'
  tone.frequency.value = pitch
  loudness.gain.setValueAtTime(0.12, context.currentTime)
  loudness.gain.exponentialRampToValueAtTime(0.001, context.currentTime + length)
  tone.connect(loudness).connect(context.destination)
  tone.start()
  tone.stop(context.currentTime + length)
}
