// What is in the box, and what may be swapped.
export { default as Box } from './Box.svelte'
export { default as Swap } from './Swap.svelte'
