import { indexSpans, type Place } from './copy-spans.ts';
import { buildTrie, type Node } from './word-trie.ts';

/** What an answer may be made of. */
export interface Allowed {
  /** The author's words: their parts may stand in quotes, their numbers outside of quotes as well. */
  texts: readonly string[];
  /** Lines of the view: what they quote may stand in quotes, their other words anywhere. */
  lines?: readonly string[];
  /** What may stand outside of quotes, such as "Click" and "(nothing)". Absent: anything. */
  words?: readonly string[];
  /** What may be filled in: "today" for {{today}}. */
  placeholders?: readonly string[];
}

/** One way to understand what was written so far. */
type Reading =
  | { in: 'gap' | 'line' | 'comma' | 'closed' | 'free' | 'filled' }
  | { in: 'word' | 'placeholder'; node: Node }
  | { in: 'quote'; place: Place; last?: number }
  | { in: 'escape'; place: Place };

export type MaskState = readonly Reading[];

export interface CopyMask {
  start: MaskState;
  /** The state after more bytes, or nothing where no permitted answer begins like this. */
  follow(state: MaskState, bytes: Uint8Array): MaskState | undefined;
  /** Whether what was written so far is a permitted answer. */
  mayEnd(state: MaskState): boolean;
}

const code = (character: string): number => character.charCodeAt(0);
const [space, newline, comma, mark, backslash, brace] = [' ', '\n', ',', '"', '\\', '{'].map(code);
/** As canonical sentences escape what is in quotes. */
const escaped = new Map(
  [...'"\\nrt'].map((character, index) => [code(character), code('"\\\n\r\t'[index] ?? '')]),
);
const quoted = /"((?:[^"\\]|\\.)*)"/gs;
const numbers = /[#$€£¥+-]?\p{Nd}+(?:[.,]\p{Nd}+)*(?:st|nd|rd|th|%)?/gu;

function readEscapes(inner: string): string {
  return inner.replace(/\\(["\\nrt])/g, (_, character: string) =>
    String.fromCharCode(escaped.get(code(character)) ?? 0),
  );
}

/** Numbers as they stand, and without a sign in front. */
function numbersIn(texts: readonly string[]): string[] {
  const found = texts.flatMap((text) => text.match(numbers) ?? []);
  return found.flatMap((one) => [one, one.replace(/^[^\p{Nd}]/u, '')]);
}

function splitLines(lines: readonly string[]): { texts: string[]; words: string[] } {
  const values = lines.flatMap((line) =>
    [...line.matchAll(quoted)].map(([, inner = '']) => readEscapes(inner)),
  );
  const others = lines.flatMap((line) => line.replace(quoted, '\n').split('\n'));
  return { texts: [...values, ...others], words: others.flatMap((part) => part.split(/\s+/)) };
}

/**
 * Decides byte by byte what an answer of canonical steps may go on with, so that a token is permitted if its bytes are. In quotes stands
 * a part of one of the texts, between the borders of words, or a placeholder; everything else is made of the given words and of numbers in the texts.
 */
export function createCopyMask({ texts, lines = [], words, placeholders = [] }: Allowed): CopyMask {
  const fromLines = splitLines(lines);
  const spans = indexSpans([...texts, ...fromLines.texts]);
  const outside = words && buildTrie([...words, ...fromLines.words, ...numbersIn([...texts, ...lines])]);
  const fillings = buildTrie(placeholders.map((name) => `{{${name}}}`));

  const holdsAny = spans.start.length > 0 || fillings.next.size > 0;

  const inQuotes = (place: Place | undefined, last: number): Reading[] =>
    place ? [{ in: 'quote', place, last }] : [];

  function inside(trie: Node, where: 'word' | 'placeholder', byte: number): Reading[] {
    const node = trie.next.get(byte);
    return node ? [{ in: where, node }] : [];
  }

  function afterWord(byte: number): Reading[] {
    if (byte === space) return [{ in: 'gap' }];
    if (byte === newline) return [{ in: 'line' }];
    return byte === comma ? [{ in: 'comma' }] : [];
  }

  function beforeWord(byte: number): Reading[] {
    if (byte === mark) return holdsAny ? [{ in: 'quote', place: spans.start }] : [];
    return outside ? inside(outside, 'word', byte) : [{ in: 'free' }];
  }

  /** Only where something that is escaped comes next: nothing that is begun may be impossible to end. */
  function beginEscape(place: Place): Reading[] {
    const goesOn = [...escaped.values()].some((byte) => spans.follow(place, byte));
    return goesOn ? [{ in: 'escape', place }] : [];
  }

  /** What follows in quotes where a span or a placeholder may begin. */
  function begin(byte: number): Reading[] {
    const opened = byte === brace ? inside(fillings, 'placeholder', byte) : [];
    if (byte === backslash) return beginEscape(spans.start);
    if (byte === newline || byte === mark) return [];
    return [...opened, ...inQuotes(spans.follow(spans.start, byte), byte)];
  }

  /** A value neither begins nor ends with a space, unless a placeholder is there. */
  function copy(place: Place, byte: number, last?: number): Reading[] {
    if (last === undefined) return byte === space ? [] : begin(byte);
    const isWhole = spans.isWhole(place);
    if (byte === mark) return isWhole && last !== space ? [{ in: 'closed' }] : [];
    if (byte === backslash) return beginEscape(place);
    if (byte === newline) return [];
    const opened = isWhole && byte === brace ? inside(fillings, 'placeholder', byte) : [];
    return [...opened, ...inQuotes(spans.follow(place, byte), byte)];
  }

  /** A backslash before anything but what it escapes is one of the author's: C:\Temp. */
  function copyEscaped(place: Place, byte: number): Reading[] {
    const meant = escaped.get(byte);
    if (meant !== undefined) return inQuotes(spans.follow(place, meant), meant);
    const behind = spans.follow(place, backslash ?? 0);
    return behind && byte !== newline ? inQuotes(spans.follow(behind, byte), byte) : [];
  }

  function step(reading: Reading, byte: number): Reading[] {
    switch (reading.in) {
      case 'free':
      case 'gap':
      case 'line':
        return beforeWord(byte);
      case 'comma':
        return byte === space ? [{ in: 'gap' }] : [];
      case 'closed':
        return outside ? afterWord(byte) : beforeWord(byte);
      case 'word':
        return [...inside(reading.node, 'word', byte), ...(reading.node.ends ? afterWord(byte) : [])];
      case 'quote':
        return copy(reading.place, byte, reading.last);
      case 'escape':
        return copyEscaped(reading.place, byte);
      case 'placeholder':
        return inside(reading.node, 'placeholder', byte).map(
          (next): Reading => (next.in === 'placeholder' && next.node.ends ? { in: 'filled' } : next),
        );
      case 'filled':
        return byte === mark ? [{ in: 'closed' }] : begin(byte);
    }
  }

  return {
    start: [{ in: outside ? 'line' : 'free' }],
    follow(state, bytes) {
      let readings = state;
      for (const byte of bytes) {
        readings = readings.flatMap((reading) => step(reading, byte));
        if (readings.length === 0) return undefined;
      }
      return readings;
    },
    mayEnd: (state) =>
      state.some((one) => {
        if (one.in === 'word') return one.node.ends;
        return one.in === 'closed' || one.in === 'line' || one.in === 'free';
      }),
  };
}
