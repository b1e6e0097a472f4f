import { words as commonWords } from './number-words.ts';

/** Case, white space and the typographic forms of quotes and dashes do not count. */
export function tidy(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[‘’′`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

const stemLength = 4;

function wordsOf(text: string): string[] {
  return tidy(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The name stands in the text, if in another form: "deletes the exports" says "Delete export". */
export function saysName(text: string, name: string): boolean {
  if (tidy(text).includes(tidy(name))) return true;
  const stems = new Set(wordsOf(text).map((word) => word.slice(0, stemLength)));
  const own = wordsOf(name);
  return own.length > 0 && own.every((word) => stems.has(word.slice(0, stemLength)));
}

/** `1,234.50`, `1.234,50`, `1 234`, `5k`: every number that a figure may stand for. */
function readFigure(figure: string): number[] {
  const bare = figure.replace(/[\s'\u00A0\u202F]/g, '');
  const readings = [bare, bare.replaceAll(',', ''), bare.replaceAll('.', '').replace(',', '.')].map(Number);
  return readings.filter(Number.isFinite);
}

function numbersIn(text: string): Set<number> {
  const numbers = new Set<number>();
  for (const [figure] of text.matchAll(/\d+(?:[.,'\u00A0\u202F ]\d+)*/g)) {
    for (const whole of readFigure(figure)) numbers.add(whole);
    for (const part of figure.split(/[^\d.]/)) numbers.add(Number(part));
    for (const part of figure.split(/\D/)) numbers.add(Number(part));
  }
  for (const [, figure = ''] of text.matchAll(/(\d+(?:[.,]\d+)?) ?k\b/gi))
    for (const thousands of readFigure(figure)) numbers.add(thousands * 1000);
  for (const word of wordsOf(text)) for (const number of commonWords[word] ?? []) numbers.add(number);
  return numbers;
}

export function saysNumber(text: string, number: number): boolean {
  return numbersIn(text).has(Math.abs(number));
}
