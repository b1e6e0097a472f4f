import { splitVariables } from '../export/variables.ts';
import { isRecord } from '../read/values.ts';

/** A text of JavaScript; nothing in it can end the script that it stands in. */
export function literal(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/** A text in which variables are put when the script runs. */
export function text(given: string): string {
  const parts = splitVariables(given);
  if (parts.length === 1) return literal(given);
  const written = parts
    .map((part, index) => (index % 2 === 1 ? `values[${literal(part)}]` : part === '' ? '' : literal(part)))
    .filter((part) => part !== '');
  return parts[0] === '' ? ["''", ...written].join(' + ') : written.join(' + ');
}

/** Any JSON value, with variables in its texts. */
export function value(given: unknown): string {
  if (typeof given === 'string') return text(given);
  if (Array.isArray(given)) return `[${given.map(value).join(', ')}]`;
  if (!isRecord(given)) return literal(given);
  const entries = Object.entries(given).map(([name, inner]) => `${key(name)}: ${value(inner)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/** A key of an object; `__proto__` would set what it names. */
export function key(name: string): string {
  return name === '__proto__' ? '["__proto__"]' : literal(name);
}

/** The steps of a simple JSONPath such as `$.items[0]['name']`; undefined for others. */
export function pathSteps(path: string): (string | number)[] | undefined {
  const steps: (string | number)[] = [];
  const step = /\.([A-Za-z_$][\w$-]*)|\[(\d+)\]|\['((?:[^'\\])*)'\]|\["((?:[^"\\])*)"\]/y;
  if (!path.startsWith('$')) return undefined;
  step.lastIndex = 1;
  while (step.lastIndex < path.length) {
    const match = step.exec(path);
    if (!match) return undefined;
    const [, dotted, index, single, double] = match;
    steps.push(index === undefined ? (dotted ?? single ?? double ?? '') : Number(index));
  }
  return steps;
}
