import { quote } from '../steps/quoting.ts';

/** What was written within quotes, or as JSON. */
export interface Kept {
  text: string;
  /** With its quotes and escapes. */
  written: string;
  /** Whether it is a JSON object or list, and was not quoted. */
  isJson: boolean;
}

const open = '\uE000';
const close = '\uE001';
const quotes: Record<string, string> = { '"': '"', "'": "'", '“': '”', '‘': '’', '`': '`' };
const brackets: Record<string, string> = { '{': '}', '[': ']' };

/** A place at which something was kept. */
export const mark = `${open}\\d+${close}`;

function endOfQuote(text: string, at: number, closing: string): number {
  for (let end = at + 1; end < text.length; end += 1) {
    if (text[end] === '\\') end += 1;
    else if (text[end] === closing) return end;
    else if (text[end] === '\n') return -1;
  }
  return -1;
}

function endOfJson(text: string, at: number): number {
  let depth = 0;
  for (let end = at; end < text.length; end += 1) {
    const sign = text[end] ?? '';
    if (sign === '"') {
      const closing = endOfQuote(text, end, '"');
      if (closing < 0) return -1;
      end = closing;
    } else if (sign in brackets) depth += 1;
    else if (sign === '}' || sign === ']') {
      depth -= 1;
      if (depth === 0) return end;
    }
  }
  return -1;
}

/** Puts what is quoted, and JSON, out of the way of reading; `{{variables}}` stay. */
export function keepTexts(source: string): { text: string; kept: Kept[] } {
  const kept: Kept[] = [];
  let text = '';
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at] ?? '';
    const before = source[at - 1] ?? ' ';
    const isVariable = source.startsWith('{{', at) && /^\{\{[^{}]*\}\}/.test(source.slice(at));
    // Within words they are apostrophes, and parts of paths such as items[0].
    const mayBegin = /[\s(=:,]/.test(before) && !isVariable;
    const end = !mayBegin
      ? -1
      : sign in brackets
        ? endOfJson(source, at)
        : quotes[sign]
          ? endOfQuote(source, at, quotes[sign] ?? '')
          : -1;
    if (end < 0) {
      if (isVariable) {
        const [variable = ''] = /^\{\{[^{}]*\}\}/.exec(source.slice(at)) ?? [];
        text += variable;
        at += variable.length - 1;
      } else text += sign;
      continue;
    }
    const isJson = sign in brackets;
    const inner = isJson
      ? source.slice(at, end + 1)
      : source.slice(at + 1, end).replace(/\\(["'`\\])/g, '$1');
    text += `${open}${kept.length}${close}`;
    // In other quotes it is the same text.
    const written = isJson || sign === '"' ? source.slice(at, end + 1) : quote(inner);
    kept.push({ text: inner, written, isJson });
    at = end;
  }
  return { text, kept };
}

const ends = /[.;!](?=\s|$)|,? then (?=(?:an? |the )?(?:get|post|put|patch|delete|call|send|request)\b)/i;

/** Sentences and lines, without the signs of lists. */
export function splitStatements(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '').split(ends))
    .map((statement) => statement.replace(/^\s*then\s+/i, '').trim())
    .filter((statement) => statement !== '');
}

/** The words as they were written. */
export function restore(text: string, kept: readonly Kept[]): string {
  return text.replace(new RegExp(mark, 'g'), (found) => {
    return kept[Number(found.slice(1, -1))]?.written ?? '';
  });
}

/** What a word or a kept text stands for: quoted text is text, the rest may be a number, a truth or nothing. */
export function readValue(word: string, kept: readonly Kept[]): unknown {
  const one = new RegExp(`^${mark}$`).test(word) ? kept[Number(word.slice(1, -1))] : undefined;
  if (one && !one.isJson) return one.text;
  const text = one?.text ?? word;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function textOf(word: string, kept: readonly Kept[]): string {
  return new RegExp(`^${mark}$`).test(word)
    ? (kept[Number(word.slice(1, -1))]?.text ?? '')
    : restore(word, kept);
}
