import { LoadProblem } from './load-problem.ts';

export type Variables = Readonly<Record<string, string>>;

/** Puts the values of `{{name}}` into a text. */
export function fillText(text: string, variables: Variables): string {
  return text.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (_whole, name: string) => {
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    if (value === undefined) {
      throw new LoadProblem(
        `The variable {{${name}}} has no value. Add it to the environment, or remove it.`,
      );
    }
    return value;
  });
}

/** The same in every text of a value that becomes JSON. */
export function fillValue(value: unknown, variables: Variables): unknown {
  if (typeof value === 'string') return fillText(value, variables);
  if (Array.isArray(value)) return value.map((item) => fillValue(item, variables));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [fillText(key, variables), fillValue(item, variables)]),
  );
}
