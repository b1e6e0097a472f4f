import { variableName } from '../openapi/parameters.ts';
import { own } from '../read/values.ts';
import { looksLikeId } from './formats.ts';

export interface PathParameter {
  name: string;
  example: string;
}

export interface Template {
  /** With `{name}` where one thing of many is named. */
  path: string;
  parameters: PathParameter[];
  /** The same for paths that differ in the names of parameters only. */
  key: string;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function singular(word: string): string {
  if (/(?:ss|us|is)$/i.test(word)) return word;
  return word
    .replace(/ies$/i, 'y')
    .replace(/(?<=ch|sh|x|ss)es$/i, '')
    .replace(/(?<!s)s$/i, '');
}

function nameFor(before: string, taken: ReadonlySet<string>): string {
  const word = singular(
    before.replace(/[^A-Za-z0-9]+(.)?/g, (_whole, next: string | undefined) => next?.toUpperCase() ?? ''),
  );
  const base = /^[A-Za-z]/.test(word) ? `${word[0]?.toLowerCase()}${word.slice(1)}Id` : 'id';
  let name = base;
  for (let number = 2; taken.has(name); number += 1) name = `${base}${number}`;
  return name;
}

/** Parts of a path that are variables or look like ids become parameters. Without query. */
export function templateOf(path: string, variables: Record<string, string> = {}): Template {
  const parameters: PathParameter[] = [];
  const taken = new Set<string>();
  const [, front = '', place = ''] = /^([a-z][a-z0-9+.-]*:\/\/[^/]*)?(.*)$/is.exec(path) ?? [];
  const segments = place.split('/');
  let before = '';
  const written = segments.map((segment) => {
    const variable = /\{\{\s*([^{}]+?)\s*\}\}/.exec(segment)?.[1];
    const templated = /^\{([^{}]+)\}$/.exec(segment)?.[1];
    const plain = decode(segment);
    if (variable === undefined && templated === undefined && !looksLikeId(plain)) {
      before = plain;
      return segment.replace(/[{}]/g, encodeURIComponent);
    }
    const wanted = variable === undefined ? templated : variableName(variable.replace(/^secret\s+/, ''));
    const name = wanted === undefined || taken.has(wanted) ? nameFor(before, taken) : wanted;
    taken.add(name);
    const example =
      variable === undefined ? (templated === undefined ? plain : '') : (own(variables, variable) ?? '');
    parameters.push({ name, example });
    return `{${name}}`;
  });
  const whole = front + written.join('/');
  return { path: whole, parameters, key: whole.replace(/\{[^{}]*\}/g, '{}') };
}

/** Whether a path is one of those that a template stands for. */
export function matches(template: Template, path: string): boolean {
  const wanted = template.path.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, index) =>
      part.startsWith('{') ? given[index] !== '' : decode(part) === decode(given[index] ?? ''),
    )
  );
}
