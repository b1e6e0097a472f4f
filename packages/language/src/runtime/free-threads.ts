/**
 * The cores that nothing else uses, but one, which the rest of the product needs. The threads of one model wait for each other at every
 * layer: with one thread too many on a busy machine a token was seen to take fifty times as long.
 */
export function countFreeThreads(cores: number, load: number): number {
  return Math.max(1, Math.floor(cores - load + 0.5) - 1);
}
