// The card as a picture, drawn in the browser.
import type { Daily, DayContest } from '../wire/generated'
import { t } from '../words.svelte'
import { dayWords, outcomeWords } from './daily'
import { amongWords, beatenWords, marksOf, titleOf } from './share'

export const WIDTH = 1200
export const HEIGHT = 630
const INK = '#16324f'
const GILT = '#f3d58a'
const PAPER = '#f7f1e1'
const SERIF = "600 {}px 'Fraunces', Georgia, serif"
const SANS = "400 {}px 'Source Sans 3', system-ui, sans-serif"

const sized = (font: string, size: number): string => font.replace('{}', String(size))

/** A line of words, as large as fits. */
function line(on: CanvasRenderingContext2D, words: string, font: string, size: number, y: number): void {
  let now = size
  do on.font = sized(font, now)
  while (on.measureText(words).width > WIDTH - 160 && (now -= 2) > 16)
  on.fillText(words, WIDTH / 2, y)
}

/** A sea at the bottom, as on the page. */
function waves(on: CanvasRenderingContext2D): void {
  on.strokeStyle = '#2b5379'
  on.lineWidth = 4
  for (let row = 0; row < 3; row += 1) {
    on.beginPath()
    for (let x = -40 - row * 20; x < WIDTH + 40; x += 80) {
      on.moveTo(x, 566 + row * 24)
      on.quadraticCurveTo(x + 20, 554 + row * 24, x + 40, 566 + row * 24)
      on.quadraticCurveTo(x + 60, 578 + row * 24, x + 80, 566 + row * 24)
    }
    on.stroke()
  }
}

/** How each level of the bots did: a full disc for one that is behind, half for one that is level. */
function marks(on: CanvasRenderingContext2D, contest: DayContest): void {
  const all = marksOf(contest)
  all.forEach(({ level, mark }, at) => {
    const x = WIDTH / 2 + (at - (all.length - 1) / 2) * 230
    on.lineWidth = 5
    on.strokeStyle = GILT
    on.fillStyle = GILT
    on.beginPath()
    on.arc(x, 458, 22, 0, Math.PI * 2)
    on.stroke()
    if (mark !== '○') {
      on.beginPath()
      on.arc(x, 458, 22, mark === '◐' ? Math.PI / 2 : 0, mark === '◐' ? (Math.PI * 3) / 2 : Math.PI * 2)
      on.fill()
    }
    on.fillStyle = PAPER
    on.font = sized(SANS, 28)
    on.fillText(t(`level-${level}`), x, 518)
  })
}

export function draw(canvas: HTMLCanvasElement, day: Daily, contest: DayContest): void {
  const on = canvas.getContext('2d')
  if (on === null || contest.result === null) return
  canvas.width = WIDTH
  canvas.height = HEIGHT
  on.fillStyle = INK
  on.fillRect(0, 0, WIDTH, HEIGHT)
  waves(on)
  on.strokeStyle = GILT
  on.lineWidth = 3
  on.strokeRect(24, 24, WIDTH - 48, HEIGHT - 48)
  on.textAlign = 'center'
  on.fillStyle = GILT
  line(on, 'Vermeil', SERIF, 54, 104)
  on.fillStyle = PAPER
  line(on, `${titleOf(contest)} · ${dayWords(day.day)}`, SANS, 34, 158)
  on.fillStyle = GILT
  line(on, outcomeWords(contest.result), SERIF, 104, 280)
  on.fillStyle = PAPER
  const streak = day.streak > 1 ? t('daily-streak', { count: day.streak }) : ''
  const among = [amongWords(contest), streak].filter((part) => part !== '').join(' · ')
  line(on, among, SANS, 36, 350)
  line(on, beatenWords(contest), SANS, 30, among === '' ? 372 : 404)
  marks(on, contest)
}
