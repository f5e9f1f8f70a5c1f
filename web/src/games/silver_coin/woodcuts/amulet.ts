// The woodcuts of Silver (Amulet).
import { circle, type Woodcut } from '../woodcut'

export const WOODCUTS: Record<number, Woodcut> = {
  // Villager: a straw hat and a pitchfork
  0: {
    line:
      'M7 19c5 3 21 3 26 0-3-2-5-3-6-9-4-3-10-3-14 0-1 6-3 7-6 9zM13 22c0 6 3 10 7 10s7-4 7-10' +
      'M9 43c1-7 5-10 11-10s10 3 11 10M40 20v24M35 6v9c0 3 2 5 5 5s5-2 5-5V6M40 6v14',
    dark: 'M13.500 13.500h13l.8 3.500H12.700z',
  },
  // Squire: a banner and a small shield
  1: {
    line:
      'M12 4v40M12 6c8-4 12 4 22 0l-4 8 4 7c-10 4-14-4-22 0M22 28h18v6c0 6-4 9-9 11-5-2-9-5-9-11zM31 28v17' +
      'M22 35h18',
    dark: 'M31 28h9v6.500h-9zM22 35.500h8.500V44.500c-5-2-8.500-4.500-8.500-9zM17 10c4-1 8 2 12 1v5c-4 1-8-2-12-1z',
  },
  // Empath: a heart held in two hands
  2: {
    line:
      'M24 31C15 24 11 20 11 14c0-7 10-9 13-2 3-7 13-5 13 2 0 6-4 10-13 17z' +
      'M5 28c3 0 5 2 7 5l6 2c3 1 3 4 0 4h-7M43 28c-3 0-5 2-7 5l-6 2c-3 1-3 4 0 4h7M6 38c4 5 8 6 12 6' +
      'M42 38c-4 5-8 6-12 6',
    dark: 'M24 24c-4-3-6-5-6-8 0-3 5-4 6 0 1-4 6-3 6 0 0 3-2 5-6 8z',
  },
  // Bodyguard: a closed helmet
  3: {
    line:
      'M11 20C11 11 16 6 24 6s13 5 13 14v12c0 6-6 9-13 11-7-2-13-5-13-11zM11 21h26M24 6v15M24 28v15M18 32h3' +
      'M27 32h3M18 36h3M27 36h3M24 6c2-4 8-4 10-1',
    dark: 'M14 23h20v4H14z',
  },
  // Rascal: a slingshot
  4: {
    line:
      'M24 44V28M24 28c-8-3-11-9-11-18M24 28c8-3 11-9 11-18M11 6h5v5h-5zM32 6h5v5h-5z' +
      `M13 11c3 10 8 11 11 11s8-1 11-11${circle(39, 33, 4)}${circle(34, 41, 3)}`,
    dark: 'M19 20h10c0 5-10 5-10 0zM22 30h4v14h-4z',
  },
  // Exposer: a lantern
  5: {
    line: 'M18 12h12l4 6v20H14V18zM12 38h24v5H12zM20 12c0-8 8-8 8 0M5 18l4 2M5 30l4-1M43 18l-4 2M43 30l-4-1M14 18h20',
    dark: 'M24 21c4 5 5 7 5 10s-2 5-5 5-5-2-5-5 1-5 5-10z',
  },
  // Revealer: a curtain drawn aside
  6: {
    line:
      'M5 7h38M8 7v36M40 7v36M8 7c10 2 12 9 6 19 4 4 3 11 0 17H8M40 7c-10 2-12 9-6 19-4 4-3 11 0 17h6' +
      'M24 16v-4M18 18l-2-3M30 18l2-3M17 34h14',
    dark: `${circle(24, 24, 4.5)}M18 43c0-9 12-9 12 0z`,
  },
  // Beholder: one great eye with rays
  7: {
    line:
      `M5 26c9-14 29-14 38 0-9 14-29 14-38 0z${circle(24, 26, 7.5)}M24 11V5M13 13l-3-5M35 13l3-5M24 41v3` +
      'M14 39l-2 3M34 39l2 3',
    dark: circle(24, 26, 4),
  },
  // Apprentice Seer: a candle and a small book
  8: {
    line:
      'M30 20h8v18h-8zM26 38h16v5H26zM34 20v-3M5 22c5-2 9-1 11 2 2-3 6-4 8-3v17c-3-1-6 0-8 3-2-3-6-4-11-2z' +
      'M16 24v17M8 27l5 1M8 32l5 1',
    dark: 'M34 5c4 5 4 7 4 8 0 3-2 4-4 4s-4-1-4-4c0-1 0-3 4-8z',
  },
  // Seer: an owl
  9: {
    line:
      'M12 9c-2 6-2 12-1 18 1 10 6 16 13 16s12-6 13-16c1-6 1-12-1-18-4 1-7 2-12 2s-8-1-12-2z' +
      `${circle(18, 20, 5)}${circle(30, 20, 5)}M17 31c2 2 3 2 5 0 2 2 3 2 5 0 2 2 3 2 4 0` +
      'M19 37c2 2 3 2 5 0 2 2 3 2 5 0',
    dark: `${circle(18, 20, 2)}${circle(30, 20, 2)}M22 24h4l-2 5z`,
  },
  // Master: a crown above a key
  10: {
    line: `M9 20 7 7l9 6 8-9 8 9 9-6-2 13zM9 24h30${circle(14, 36, 6)}M20 36h23M37 36v6M42 36v5`,
    dark: `M10 17h28v4H10z${circle(14, 36, 2)}`,
  },
  // Witch: a crooked hat
  11: {
    line:
      'M5 24c9 5 29 5 38 0-4-2-8-2-10-4-2-4-3-9-10-15 1 3 0 4-3 3-3 4-3 8-5 12-2 2-6 2-10 4z' +
      'M14 28c0 8 4 15 10 15s10-7 10-15M24 30l-3 6h4M20 40c2 1 4 1 7-1',
    dark: `M15.500 18c6 2.500 12 2.500 17 0l1 3c-6 3-13 3-19 0zM17 30.500h4v2h-4zM27 30.500h4v2h-4z`,
  },
  // Robber: a mask and a sack
  12: {
    line:
      'M8 20C8 11 12 6 18 6s10 5 10 14-4 14-10 14S8 29 8 20zM4 44c1-6 5-9 10-9' +
      'M30 25c-2 3-8 7-8 13 0 4 4 6 10 6s11-2 11-6c0-6-6-10-8-13zM28 22h9l-2 3h-5zM15 28c2 1 4 1 6 0',
    dark: 'M8 16h20v6c-4 2-7 1-10-1-3 2-6 3-10 1zM31 33h4v7h-4z',
  },
  // Doppelgänger: one face twice
  13: {
    line:
      'M6 20C6 11 10 6 17 6c4 0 7 2 9 5M6 20c0 10 4 18 11 18 3 0 5-1 7-3' +
      'M20 26c0-9 4-15 11-15s11 6 11 15-4 17-11 17-11-8-11-17zM27 36c3 2 5 2 8 0M11 19h3M9 30c2 2 4 2 6 2' +
      'M31 27v4',
    dark: `${circle(27, 25, 1.8)}${circle(35, 25, 1.8)}${circle(12.5, 20, 1.6)}`,
  },
}
