// The bots that people meet; the others are yardsticks for those who write bots.
export const LEVELS = ['expert', 'strong', 'medium', 'easy', 'child']
