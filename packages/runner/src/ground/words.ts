import { foldWords } from '@assay/contract/text';

/** Case, accents and punctuation away: what is left are the words. */
export function fold(text: string): string {
  const folded = foldWords(text);
  // A name of signs alone, such as "+" or "×", keeps them.
  return folded === '' ? text.trim() : folded;
}

export function squeeze(text: string): string {
  return text.replaceAll(' ', '');
}

export function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && /[^sui]s$/.test(word)) return word.slice(0, -1);
  return word;
}

/** Typing errors between two words: letters added, left out, changed or swapped. */
export function countErrors(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1] ? 0 : 1;
      let cost = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + same,
      );
      if (row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1])
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    if (Math.min(...current) > most) return most + 1;
    before = above;
    above = current;
  }
  return above[right.length] ?? most + 1;
}

/** One error in words of four to seven letters, two in longer ones; none in numbers. */
export function isMisspelling(left: string, right: string): boolean {
  const shorter = Math.min(left.length, right.length);
  if (shorter < 4 || /\d/.test(left + right)) return false;
  const most = shorter < 8 ? 1 : 2;
  return countErrors(left, right, most) <= most;
}
