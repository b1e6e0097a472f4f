import { isOnlyVariables, looksSecret } from './names.ts';
import type { Keep } from './replace.ts';

const jsonField = /"((?:[^"\\]|\\.)+)"(\s*:\s*)(?:"((?:[^"\\]|\\.)*)"|(-?\d[\w.+-]*))/g;

function replaceInJson(text: string, keep: Keep): string {
  return text.replace(
    jsonField,
    (whole, name: string, between: string, value: string | undefined, number = '') => {
      const secret = value ?? number;
      return looksSecret(name) && !isOnlyVariables(secret)
        ? `"${name}"${between}"${keep(secret, name)}"`
        : whole;
    },
  );
}

/** Cells with what follows each: a delimiter, the end of a line, or nothing. */
function splitCells(text: string, delimiter: string): { cell: string; after: string }[] {
  const between = delimiter === '\t' ? '\\t' : delimiter;
  const pattern = new RegExp(`("(?:[^"]|"")*"|[^${between}\\r\\n]*)(${between}|\\r?\\n|\\r|$)`, 'gy');
  return [...text.matchAll(pattern)].map(([, cell = '', after = '']) => ({ cell, after }));
}

function bare(cell: string): string {
  return /^".*"$/s.test(cell) ? cell.slice(1, -1) : cell;
}

function replaceInCsv(text: string, keep: Keep): string {
  const head = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const delimiter = [',', ';', '\t'].find((known) => head.includes(known)) ?? ',';
  const names = splitCells(head, delimiter).map(({ cell }) => bare(cell.trim()).trim());
  if (!names.some(looksSecret)) return text;
  const lineEnd = /^[\r\n]+/.exec(text.slice(head.length))?.[0] ?? '';
  let column = 0;
  const cells = splitCells(text.slice(head.length + lineEnd.length), delimiter).map(({ cell, after }) => {
    const name = names[column] ?? '';
    column = after === delimiter ? column + 1 : 0;
    const value = bare(cell);
    if (!looksSecret(name) || isOnlyVariables(value)) return cell + after;
    const kept = keep(value, name);
    return (value === cell ? kept : `"${kept}"`) + after;
  });
  return head + lineEnd + cells.join('');
}

/** In rows of data, CSV with a head line or a list in JSON, the cells of secret-sounding columns. */
export function replaceInRows(data: string, keep: Keep): string {
  const text = data.trimStart();
  const before = data.slice(0, data.length - text.length);
  return before + (/^[[{]/.test(text) ? replaceInJson(text, keep) : replaceInCsv(text, keep));
}
