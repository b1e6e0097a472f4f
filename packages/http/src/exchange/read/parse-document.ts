import { parseDocument as parseYaml } from 'yaml';
import { ImportProblem } from './problem.ts';

/** YAML takes much longer to read than JSON, and the server waits for it. */
const longestYaml = 2_000_000;

function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}

function showLine(text: string, line: number): string {
  const words = (text.split('\n')[line - 1] ?? '').trim();
  if (words === '') return '';
  return ` It reads: ${words.length > 80 ? `${words.slice(0, 79)}…` : words}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const position = /at position (\d+)/.exec(reason)?.[1];
    const { line, column } = placeOf(text, position === undefined ? text.trimEnd().length : Number(position));
    const why = reason
      .replace(/,? (?:\.\.\.)?"[\s\S]*" is not valid JSON$/, '')
      .replace(/ (?:in JSON )?at position[\s\S]*$/, '');
    throw new ImportProblem(
      `The text is not valid JSON: ${why} on line ${line}, column ${column}.${showLine(text, line)}`,
      { line, cause: error },
    );
  }
}

const deepest = 300;
const tooDeep = `The document is nested more than ${deepest} levels deep.`;

/** Values within values without end would end the reading instead. */
function refuseDepth(document: unknown): unknown {
  const seen = new Set<object>();
  let level: unknown[] = [document];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) throw new ImportProblem(tooDeep);
    const inner: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null || seen.has(value)) continue;
      seen.add(value);
      for (const part of Object.values(value)) inner.push(part);
    }
    level = inner;
  }
  return document;
}

/** A document as JSON, or as YAML where it does not begin as JSON does. */
export function parseDocument(source: string): unknown {
  const text = source.replace(/^\uFEFF/, '');
  if (/^\s*[[{]/.test(text)) return refuseDepth(parseJson(text));
  if (text.length > longestYaml) {
    throw new ImportProblem(
      `The YAML is longer than ${longestYaml / 1_000_000} MB. Convert it to JSON, or import a part of it.`,
    );
  }
  try {
    const document = parseYaml(text, { prettyErrors: true, stringKeys: true, version: '1.2' });
    const [error] = document.errors;
    if (error) {
      if (/call stack/.test(error.message)) throw new ImportProblem(tooDeep, { cause: error });
      const [at] = error.linePos ?? [];
      const reason = error.message.split('\n', 1)[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? '';
      throw new ImportProblem(
        `The text is not valid YAML: ${reason}${at ? ` on line ${at.line}, column ${at.col}` : ''}.${at ? showLine(text, at.line) : ''}`,
        { ...(at && { line: at.line }), cause: error },
      );
    }
    return refuseDepth(document.toJS({ maxAliasCount: 1000 }));
  } catch (error) {
    if (error instanceof ImportProblem) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ImportProblem(`The text cannot be read as YAML: ${reason}`, { cause: error });
  }
}
