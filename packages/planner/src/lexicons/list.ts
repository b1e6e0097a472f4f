/** Words written as one text with commas, so that a lexicon reads as lines of words. */
export function list(words: string): string[] {
  return words
    .split(',')
    .map((word) => word.trim().replace(/\s+/g, ' '))
    .filter((word) => word !== '');
}
