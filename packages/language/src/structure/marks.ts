import { isDigit, isSpace, isUpper, skipSpace } from './chars.ts';

/** What stands in front of an item of a list. */
export interface Mark {
  kind: 'bullet' | 'number' | 'letter' | 'clause' | 'arrow';
  /** After the mark and the spaces behind it. */
  end: number;
  /** As written, without its signs: "3", "4.2.1", "a". */
  number?: string;
}

const bullets = new Set([...'-*+–—•◦▪▫‣⁃·●○■□▶►✓✔✗✘☐☑☒']);
/** Stand for words as well: "- 5", "* 2". */
const needSpace = new Set([...'-*+–—·']);
const box = /\[(?: |x|X|✓|✔|-| )?\](?=\s|$)/y;
const number = /\(?(\d{1,4})(?:\.\)|[.):])(?=\s|$|\p{Lu}\p{Ll})/uy;
const letter = /\(?([a-z]|[ivx]{1,4})\)(?=\s|$)|([a-h])\.(?=\s)/y;
const clause = /§?(\d{1,3}(?:\.\d{1,3}){1,5})[.):]?(?=\s)/y;
const arrow = /(?:-->|==>|->|=>|[→⇒➜➔➡⟶])(?=\s|$|[\p{L}"“])/uy;
const currency = /[A-Z]{3}\b|[€$£%]/y;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function skipBox(text: string, at: number, end: number): number {
  const found = matchAt(box, text, at);
  return found && at + found[0].length <= end ? skipSpace(text, at + found[0].length, end) : at;
}

/** "4.2.1 The field", but not "12.50 EUR" nor "2.0 above". */
function readClause(text: string, at: number, end: number): Mark | undefined {
  const found = matchAt(clause, text, at);
  if (!found?.[1]) return undefined;
  const after = skipSpace(text, at + found[0].length, end);
  const next = text.charAt(after);
  const parts = found[1].split('.');
  const isDate = parts.some((part, index) => index > 0 && part.startsWith('0'));
  if (isDate || after >= end || matchAt(currency, text, after)) return undefined;
  if (!isUpper(next) && !'"“„«(/{['.includes(next) && parts.length < 3) return undefined;
  return { kind: 'clause', end: after, number: found[1] };
}

export function readMark(text: string, from: number, end: number): Mark | undefined {
  const char = text.charAt(from);
  if (matchAt(box, text, from)) return { kind: 'bullet', end: skipBox(text, from, end) };
  const found = matchAt(arrow, text, from);
  if (found) return { kind: 'arrow', end: skipSpace(text, from + found[0].length, end) };
  if (bullets.has(char)) return readBullet(text, from, end);
  if (isDigit(char.charCodeAt(0)) || char === '§') {
    const read = readClause(text, from, end);
    if (read) return read;
  }
  const counted = matchAt(number, text, from);
  if (counted?.[1]) {
    const after = skipSpace(text, from + counted[0].length, end);
    return { kind: 'number', end: Math.min(end, skipBox(text, after, end)), number: counted[1] };
  }
  const lettered = matchAt(letter, text, from);
  if (!lettered) return undefined;
  const name = lettered[1] ?? lettered[2] ?? '';
  return { kind: 'letter', end: skipSpace(text, from + lettered[0].length, end), number: name };
}

function readBullet(text: string, from: number, end: number): Mark | undefined {
  const char = text.charAt(from);
  const after = from + 1;
  const isApart = after >= end || isSpace(text.charCodeAt(after));
  if (needSpace.has(char) && !isApart) return undefined;
  return { kind: 'bullet', end: skipBox(text, skipSpace(text, after, end), end) };
}
