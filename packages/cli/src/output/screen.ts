import { stripVTControlCharacters } from 'node:util';

/** Where results are written. */
export interface Screen {
  write(text: string): void;
  /** A terminal whose lines can be written anew; else lines are only added. */
  isTerminal: boolean;
  columns: number;
  rows: number;
  paint: Paint;
}

export type Colour = 'green' | 'red' | 'yellow' | 'dim' | 'bold' | 'cyan';
export type Paint = (colour: Colour, text: string) => string;

const codes: Record<Colour, [on: number, off: number]> = {
  green: [32, 39],
  red: [31, 39],
  yellow: [33, 39],
  cyan: [36, 39],
  dim: [2, 22],
  bold: [1, 22],
};

export const plainPaint: Paint = (_colour, text) => text;

export const colourPaint: Paint = (colour, text) => {
  const [on, off] = codes[colour];
  return `\u001b[${on}m${text}\u001b[${off}m`;
};

/** Texts of a page are shown as one line of text: they may not steer the terminal. */
export function clean(text: string): string {
  return stripVTControlCharacters(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
}

const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;

function widthOfLetter(letter: string): number {
  if (/\p{Mn}|\p{Me}|\p{Cf}/u.test(letter)) return 0;
  return wide.test(letter) ? 2 : 1;
}

/** How many columns a text takes on a terminal. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + widthOfLetter(letter), 0);
}

/** The text, or its beginning and an ellipsis, in at most so many columns. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let kept = '';
  let left = width - 1;
  for (const letter of text) {
    left -= widthOfLetter(letter);
    if (left < 0) break;
    kept += letter;
  }
  return `${kept}…`;
}

export function openScreen(
  stream: { write(text: string): unknown; isTTY?: boolean; columns?: number; rows?: number },
  colour: boolean,
): Screen {
  const isTerminal = stream.isTTY === true && process.env.TERM !== 'dumb';
  return {
    write: (text) => void stream.write(text),
    isTerminal,
    get columns() {
      return stream.columns || 80;
    },
    get rows() {
      return stream.rows || 24;
    },
    paint: colour ? colourPaint : plainPaint,
  };
}
