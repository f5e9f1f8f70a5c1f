// Our own small woodcuts, one for each character: `line` is stroked, `dark` is filled. All on a field of 48 by 48.
export interface Woodcut {
  line: string
  dark?: string
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

export const WOODCUTS: Record<string, Woodcut> = {
  // Regifter: a parcel with a bow
  'card-0': {
    line:
      'M10 23v17h28V23M7 16h34v7H7zM20 16v24M28 16v24M24 16c-3-8-13-10-13-4 0 3 6 4 13 4z' +
      'M24 16c3-8 13-10 13-4 0 3-6 4-13 4z',
    dark: 'M20 23h8v17h-8z',
  },
  // Con Artist: a top hat over a mask and a curled moustache
  'card-1': {
    line: 'M8 17h32M15 17V5h18v12M14 20c0 12 3 21 10 22 7-1 10-10 10-22M24 33c-3-3-7-1-8-4M24 33c3-3 7-1 8-4M21 38h6',
    dark: `M15 12h18v5H15zM13 22h22c0 5-2 7-5 7-3 0-4-2-6-2s-3 2-6 2c-3 0-5-2-5-7z`,
  },
  // Curator: a picture that hangs askew in its frame
  'card-2': {
    line: 'M24 5 16 13M24 5l8 8M7 14l32-3 3 27-32 4zM13 19l20-2 2 16-20 3zM14 33l7-8 5 5 4-4 5 6',
    dark: circle(28, 22, 2.4),
  },
  // Pixie: wings, a small body, a wand with a star
  'card-3': {
    line:
      `${circle(24, 15, 5)}M24 20v13M24 33l-5 9M24 33l5 9M23 24C14 12 5 13 6 20c1 6 10 7 17 7` +
      'M25 24c9-12 18-11 17-4-1 6-10 7-17 7M23 26c-6 1-12 5-11 9 2 4 8 0 11-6' +
      'M25 26c6 1 12 5 11 9-2 4-8 0-11-6',
    dark: 'M38 3l1.6 3.6 3.9.4-3 2.6.9 3.9-3.4-2-3.4 2 .9-3.9-3-2.6 3.9-.4zM20 11c2-5 7-5 9 0l-4 1z',
  },
  // Blob: a heap that looks back
  'card-4': {
    line:
      'M6 39c-2-8 4-9 5-15C12 14 16 8 24 8s12 6 13 14c1 6 7 9 5 17-1 3-7 3-9 0-2 4-7 4-9 1-2 3-7 3-9-1-2 3-8 3-9 0z' +
      `M18 31c4 3 8 3 12 0${circle(19, 21, 4)}${circle(30, 21, 4)}`,
    dark: `${circle(20, 22, 1.7)}${circle(29, 22, 1.7)}`,
  },
  // Apprentice Tanner: a hide stretched on a frame
  'card-5': {
    line:
      'M8 6v36M40 6v36M5 10h38M5 38h38' +
      'M18 15c4 3 8 3 12 0 2-1 4 1 3 4-2 4-2 6 0 10 1 3-1 5-3 4-4-3-8-3-12 0-2 1-4-1-3-4 2-4 2-6 0-10-1-3 1-5 3-4z' +
      'M17 15l-6-4M31 15l6-4M17 33l-6 4M31 33l6 4',
    dark: 'M21 22c2 2 4 2 6 0-1 2-1 3 0 5-2-1-4-1-6 0 1-2 1-3 0-5z',
  },
  // Huntress: bow and arrow
  'card-6': {
    line: 'M14 5c22 3 26 22 22 38M14 5 36 43M14 5l-3-1M36 43l1 3M7 34 37 15M7 34l1-6M7 34l6-1M10 32l1-6M10 32l6-1',
    dark: 'M42 11l-9 1.500 4.500 7z',
  },
  // Nostro: a crystal ball on its stand
  'card-7': {
    line:
      `${circle(24, 20, 14)}M12 41h24l-4-8M16 33l-4 8M14 20c4-6 16-6 20 0-4 6-16 6-20 0z` +
      `${circle(24, 20, 3.4)}M15 13c1-2 3-3 5-4`,
    dark: circle(24, 20, 1.8),
  },
  // Assassin: a hood and a dagger
  'card-8': {
    line: 'M10 42c0-10 0-16 3-23C15 12 19 6 22 5c5 3 10 10 11 18M10 42h17M17 27c1 4 4 7 8 7M36 22v18M31 25h10M36 22v-6',
    dark: 'M16 25c0-7 3-11 6-13 4 3 7 7 7 13-2 2-4 1-6.500 1S18 27 16 25zM33.500 27h5L36 44z',
  },
  // Psychic: an eye in an open hand
  'card-9': {
    line:
      'M14 28V13c0-3 4-3 4 0v10M18 23V8c0-3 4-3 4 0v14M22 22V6c0-3 4-3 4 0v16' +
      'M26 22V9c0-3 4-3 4 0v18l4-5c2-2 5 0 3 3l-6 11c-2 4-4 6-9 6-6 0-9-4-9-10v-5' +
      'M16 33c3-4 9-4 12 0-3 4-9 4-12 0z',
    dark: circle(22, 33, 2),
  },
  // Nosferatu: a bald head, pointed ears, fangs
  'card-10': {
    line:
      'M13 20c0-9 4-15 11-15s11 6 11 15c0 10-4 22-11 22S13 30 13 20zM13 20 5 11c0 8 3 14 8 15' +
      'M35 20l8-9c0 8-3 14-8 15M17 15l6 3M31 15l-6 3M19 33h10M24 22v5',
    dark: `${circle(19.5, 20.5, 2)}${circle(28.5, 20.5, 2)}M20 33h2.600l-1.300 5zM25.400 33H28l-1.300 5z`,
  },
  // Golem: a man of blocks
  'card-11': {
    line:
      'M17 5h14v11H17zM10 17h28v14H10zM4 19h6v16H4zM38 19h6v16h-6zM13 31h9v12h-9zM26 31h9v12h-9zM10 24h12' +
      'M22 17v14M22 24h16M30 24v7M21 13h6',
    dark: 'M20 8h3v3h-3zM25 8h3v3h-3z',
  },
  // Village Idiot: a fool's cap with bells
  'card-12': {
    line:
      'M14 26C12 16 8 12 5 15c1-8 10-9 14-2 1-5 9-5 10 0 4-7 13-6 14 2-3-3-7 1-9 11z' +
      `M14 26c-1 9 4 16 10 16s11-7 10-16M18 36c4 3 8 3 12 0M19 14l5 12 5-12${circle(5, 18, 2.5)}` +
      `${circle(43, 18, 2.5)}`,
    dark: `${circle(20, 31, 1.7)}${circle(28, 31, 1.7)}M19 14l5 12 5-12c-1-5-9-5-10 0z`,
  },
  // Wolfman: a wolf's head, ears up
  'card-13': {
    line:
      'M9 5l8 11c4-2 10-2 14 0l8-11 2 20c0 4-4 6-6 8l-6 10h-10l-6-10c-2-2-6-4-6-8zM12 24l7 2M36 24l-7 2' +
      'M20 36l4-3 4 3M21 43v-3M27 43v-3M7 30l5 2M41 30l-5 2M11 12l4 7M37 12l-4 7',
    dark: 'M14 25l7 1.500c0 3-6 3.500-7-1.500zM34 25l-7 1.500c0 3 6 3.500 7-1.500zM20.500 33h7L24 37.500z',
  },
  // Villager: a straw hat and a pitchfork
  'amulet-0': {
    line:
      'M7 19c5 3 21 3 26 0-3-2-5-3-6-9-4-3-10-3-14 0-1 6-3 7-6 9zM13 22c0 6 3 10 7 10s7-4 7-10' +
      'M9 43c1-7 5-10 11-10s10 3 11 10M40 20v24M35 6v9c0 3 2 5 5 5s5-2 5-5V6M40 6v14',
    dark: 'M13.500 13.500h13l.8 3.500H12.700z',
  },
  // Squire: a banner and a small shield
  'amulet-1': {
    line:
      'M12 4v40M12 6c8-4 12 4 22 0l-4 8 4 7c-10 4-14-4-22 0M22 28h18v6c0 6-4 9-9 11-5-2-9-5-9-11zM31 28v17' +
      'M22 35h18',
    dark: 'M31 28h9v6.500h-9zM22 35.500h8.500V44.500c-5-2-8.500-4.500-8.500-9zM17 10c4-1 8 2 12 1v5c-4 1-8-2-12-1z',
  },
  // Empath: a heart held in two hands
  'amulet-2': {
    line:
      'M24 31C15 24 11 20 11 14c0-7 10-9 13-2 3-7 13-5 13 2 0 6-4 10-13 17z' +
      'M5 28c3 0 5 2 7 5l6 2c3 1 3 4 0 4h-7M43 28c-3 0-5 2-7 5l-6 2c-3 1-3 4 0 4h7M6 38c4 5 8 6 12 6' +
      'M42 38c-4 5-8 6-12 6',
    dark: 'M24 24c-4-3-6-5-6-8 0-3 5-4 6 0 1-4 6-3 6 0 0 3-2 5-6 8z',
  },
  // Bodyguard: a closed helmet
  'amulet-3': {
    line:
      'M11 20C11 11 16 6 24 6s13 5 13 14v12c0 6-6 9-13 11-7-2-13-5-13-11zM11 21h26M24 6v15M24 28v15M18 32h3' +
      'M27 32h3M18 36h3M27 36h3M24 6c2-4 8-4 10-1',
    dark: 'M14 23h20v4H14z',
  },
  // Rascal: a slingshot
  'amulet-4': {
    line:
      'M24 44V28M24 28c-8-3-11-9-11-18M24 28c8-3 11-9 11-18M11 6h5v5h-5zM32 6h5v5h-5z' +
      `M13 11c3 10 8 11 11 11s8-1 11-11${circle(39, 33, 4)}${circle(34, 41, 3)}`,
    dark: 'M19 20h10c0 5-10 5-10 0zM22 30h4v14h-4z',
  },
  // Exposer: a lantern
  'amulet-5': {
    line: 'M18 12h12l4 6v20H14V18zM12 38h24v5H12zM20 12c0-8 8-8 8 0M5 18l4 2M5 30l4-1M43 18l-4 2M43 30l-4-1M14 18h20',
    dark: 'M24 21c4 5 5 7 5 10s-2 5-5 5-5-2-5-5 1-5 5-10z',
  },
  // Revealer: a curtain drawn aside
  'amulet-6': {
    line:
      'M5 7h38M8 7v36M40 7v36M8 7c10 2 12 9 6 19 4 4 3 11 0 17H8M40 7c-10 2-12 9-6 19-4 4-3 11 0 17h6' +
      'M24 16v-4M18 18l-2-3M30 18l2-3M17 34h14',
    dark: `${circle(24, 24, 4.5)}M18 43c0-9 12-9 12 0z`,
  },
  // Beholder: one great eye with rays
  'amulet-7': {
    line:
      `M5 26c9-14 29-14 38 0-9 14-29 14-38 0z${circle(24, 26, 7.5)}M24 11V5M13 13l-3-5M35 13l3-5M24 41v3` +
      'M14 39l-2 3M34 39l2 3',
    dark: circle(24, 26, 4),
  },
  // Apprentice Seer: a candle and a small book
  'amulet-8': {
    line:
      'M30 20h8v18h-8zM26 38h16v5H26zM34 20v-3M5 22c5-2 9-1 11 2 2-3 6-4 8-3v17c-3-1-6 0-8 3-2-3-6-4-11-2z' +
      'M16 24v17M8 27l5 1M8 32l5 1',
    dark: 'M34 5c4 5 4 7 4 8 0 3-2 4-4 4s-4-1-4-4c0-1 0-3 4-8z',
  },
  // Seer: an owl
  'amulet-9': {
    line:
      'M12 9c-2 6-2 12-1 18 1 10 6 16 13 16s12-6 13-16c1-6 1-12-1-18-4 1-7 2-12 2s-8-1-12-2z' +
      `${circle(18, 20, 5)}${circle(30, 20, 5)}M17 31c2 2 3 2 5 0 2 2 3 2 5 0 2 2 3 2 4 0` +
      'M19 37c2 2 3 2 5 0 2 2 3 2 5 0',
    dark: `${circle(18, 20, 2)}${circle(30, 20, 2)}M22 24h4l-2 5z`,
  },
  // Master: a crown above a key
  'amulet-10': {
    line: `M9 20 7 7l9 6 8-9 8 9 9-6-2 13zM9 24h30${circle(14, 36, 6)}M20 36h23M37 36v6M42 36v5`,
    dark: `M10 17h28v4H10z${circle(14, 36, 2)}`,
  },
  // Witch: a crooked hat
  'amulet-11': {
    line:
      'M5 24c9 5 29 5 38 0-4-2-8-2-10-4-2-4-3-9-10-15 1 3 0 4-3 3-3 4-3 8-5 12-2 2-6 2-10 4z' +
      'M14 28c0 8 4 15 10 15s10-7 10-15M24 30l-3 6h4M20 40c2 1 4 1 7-1',
    dark: `M15.500 18c6 2.500 12 2.500 17 0l1 3c-6 3-13 3-19 0zM17 30.500h4v2h-4zM27 30.500h4v2h-4z`,
  },
  // Robber: a mask and a sack
  'amulet-12': {
    line:
      'M8 20C8 11 12 6 18 6s10 5 10 14-4 14-10 14S8 29 8 20zM4 44c1-6 5-9 10-9' +
      'M30 25c-2 3-8 7-8 13 0 4 4 6 10 6s11-2 11-6c0-6-6-10-8-13zM28 22h9l-2 3h-5zM15 28c2 1 4 1 6 0',
    dark: 'M8 16h20v6c-4 2-7 1-10-1-3 2-6 3-10 1zM31 33h4v7h-4z',
  },
  // Doppelgänger: one face twice
  'amulet-13': {
    line:
      'M6 20C6 11 10 6 17 6c4 0 7 2 9 5M6 20c0 10 4 18 11 18 3 0 5-1 7-3' +
      'M20 26c0-9 4-15 11-15s11 6 11 15-4 17-11 17-11-8-11-17zM27 36c3 2 5 2 8 0M11 19h3M9 30c2 2 4 2 6 2' +
      'M31 27v4',
    dark: `${circle(27, 25, 1.8)}${circle(35, 25, 1.8)}${circle(12.5, 20, 1.6)}`,
  },
}
