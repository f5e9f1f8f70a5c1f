// The woodcuts of Silver Coin.
import { circle, type Woodcut } from '../woodcut'

export const WOODCUTS: Record<number, Woodcut> = {
  // Regifter: a parcel with a bow
  0: {
    line:
      'M10 23v17h28V23M7 16h34v7H7zM20 16v24M28 16v24M24 16c-3-8-13-10-13-4 0 3 6 4 13 4z' +
      'M24 16c3-8 13-10 13-4 0 3-6 4-13 4z',
    dark: 'M20 23h8v17h-8z',
  },
  // Con Artist: a top hat over a mask and a curled moustache
  1: {
    line: 'M8 17h32M15 17V5h18v12M14 20c0 12 3 21 10 22 7-1 10-10 10-22M24 33c-3-3-7-1-8-4M24 33c3-3 7-1 8-4M21 38h6',
    dark: `M15 12h18v5H15zM13 22h22c0 5-2 7-5 7-3 0-4-2-6-2s-3 2-6 2c-3 0-5-2-5-7z`,
  },
  // Curator: a picture that hangs askew in its frame
  2: {
    line: 'M24 5 16 13M24 5l8 8M7 14l32-3 3 27-32 4zM13 19l20-2 2 16-20 3zM14 33l7-8 5 5 4-4 5 6',
    dark: circle(28, 22, 2.4),
  },
  // Pixie: wings, a small body, a wand with a star
  3: {
    line:
      `${circle(24, 15, 5)}M24 20v13M24 33l-5 9M24 33l5 9M23 24C14 12 5 13 6 20c1 6 10 7 17 7` +
      'M25 24c9-12 18-11 17-4-1 6-10 7-17 7M23 26c-6 1-12 5-11 9 2 4 8 0 11-6' +
      'M25 26c6 1 12 5 11 9-2 4-8 0-11-6',
    dark: 'M38 3l1.6 3.6 3.9.4-3 2.6.9 3.9-3.4-2-3.4 2 .9-3.9-3-2.6 3.9-.4zM20 11c2-5 7-5 9 0l-4 1z',
  },
  // Blob: a heap that looks back
  4: {
    line:
      'M6 39c-2-8 4-9 5-15C12 14 16 8 24 8s12 6 13 14c1 6 7 9 5 17-1 3-7 3-9 0-2 4-7 4-9 1-2 3-7 3-9-1-2 3-8 3-9 0z' +
      `M18 31c4 3 8 3 12 0${circle(19, 21, 4)}${circle(30, 21, 4)}`,
    dark: `${circle(20, 22, 1.7)}${circle(29, 22, 1.7)}`,
  },
  // Apprentice Tanner: a hide stretched on a frame
  5: {
    line:
      'M8 6v36M40 6v36M5 10h38M5 38h38' +
      'M18 15c4 3 8 3 12 0 2-1 4 1 3 4-2 4-2 6 0 10 1 3-1 5-3 4-4-3-8-3-12 0-2 1-4-1-3-4 2-4 2-6 0-10-1-3 1-5 3-4z' +
      'M17 15l-6-4M31 15l6-4M17 33l-6 4M31 33l6 4',
    dark: 'M21 22c2 2 4 2 6 0-1 2-1 3 0 5-2-1-4-1-6 0 1-2 1-3 0-5z',
  },
  // Huntress: bow and arrow
  6: {
    line: 'M14 5c22 3 26 22 22 38M14 5 36 43M14 5l-3-1M36 43l1 3M7 34 37 15M7 34l1-6M7 34l6-1M10 32l1-6M10 32l6-1',
    dark: 'M42 11l-9 1.500 4.500 7z',
  },
  // Nostro: a crystal ball on its stand
  7: {
    line:
      `${circle(24, 20, 14)}M12 41h24l-4-8M16 33l-4 8M14 20c4-6 16-6 20 0-4 6-16 6-20 0z` +
      `${circle(24, 20, 3.4)}M15 13c1-2 3-3 5-4`,
    dark: circle(24, 20, 1.8),
  },
  // Assassin: a hood and a dagger
  8: {
    line: 'M10 42c0-10 0-16 3-23C15 12 19 6 22 5c5 3 10 10 11 18M10 42h17M17 27c1 4 4 7 8 7M36 22v18M31 25h10M36 22v-6',
    dark: 'M16 25c0-7 3-11 6-13 4 3 7 7 7 13-2 2-4 1-6.500 1S18 27 16 25zM33.500 27h5L36 44z',
  },
  // Psychic: an eye in an open hand
  9: {
    line:
      'M14 28V13c0-3 4-3 4 0v10M18 23V8c0-3 4-3 4 0v14M22 22V6c0-3 4-3 4 0v16' +
      'M26 22V9c0-3 4-3 4 0v18l4-5c2-2 5 0 3 3l-6 11c-2 4-4 6-9 6-6 0-9-4-9-10v-5' +
      'M16 33c3-4 9-4 12 0-3 4-9 4-12 0z',
    dark: circle(22, 33, 2),
  },
  // Nosferatu: a bald head, pointed ears, fangs
  10: {
    line:
      'M13 20c0-9 4-15 11-15s11 6 11 15c0 10-4 22-11 22S13 30 13 20zM13 20 5 11c0 8 3 14 8 15' +
      'M35 20l8-9c0 8-3 14-8 15M17 15l6 3M31 15l-6 3M19 33h10M24 22v5',
    dark: `${circle(19.5, 20.5, 2)}${circle(28.5, 20.5, 2)}M20 33h2.600l-1.300 5zM25.400 33H28l-1.300 5z`,
  },
  // Golem: a man of blocks
  11: {
    line:
      'M17 5h14v11H17zM10 17h28v14H10zM4 19h6v16H4zM38 19h6v16h-6zM13 31h9v12h-9zM26 31h9v12h-9zM10 24h12' +
      'M22 17v14M22 24h16M30 24v7M21 13h6',
    dark: 'M20 8h3v3h-3zM25 8h3v3h-3z',
  },
  // Village Idiot: a fool's cap with bells
  12: {
    line:
      'M14 26C12 16 8 12 5 15c1-8 10-9 14-2 1-5 9-5 10 0 4-7 13-6 14 2-3-3-7 1-9 11z' +
      `M14 26c-1 9 4 16 10 16s11-7 10-16M18 36c4 3 8 3 12 0M19 14l5 12 5-12${circle(5, 18, 2.5)}` +
      `${circle(43, 18, 2.5)}`,
    dark: `${circle(20, 31, 1.7)}${circle(28, 31, 1.7)}M19 14l5 12 5-12c-1-5-9-5-10 0z`,
  },
  // Wolfman: a wolf's head, ears up
  13: {
    line:
      'M9 5l8 11c4-2 10-2 14 0l8-11 2 20c0 4-4 6-6 8l-6 10h-10l-6-10c-2-2-6-4-6-8zM12 24l7 2M36 24l-7 2' +
      'M20 36l4-3 4 3M21 43v-3M27 43v-3M7 30l5 2M41 30l-5 2M11 12l4 7M37 12l-4 7',
    dark: 'M14 25l7 1.500c0 3-6 3.500-7-1.500zM34 25l-7 1.500c0 3 6 3.500 7-1.500zM20.500 33h7L24 37.500z',
  },
}
