// Our own small woodcuts, one for each character: `line` is stroked, `dark` is filled. All on a field of 48 by 48.
export interface Woodcut {
  line: string
  dark?: string
}

export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
