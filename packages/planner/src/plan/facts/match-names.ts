import type { Target } from '../../steps/language.ts';
import type { FieldFacts } from './page-facts.ts';

/** Letters and digits only, in lower case: "User name*" and "Username" are the same name. */
export function foldName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The words of a text in lower case, each without its plural ending. */
export function foldWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word));
}

/** The one field a target means; undefined where none or several fit. */
export function findField(target: Target, fields: readonly FieldFacts[]): FieldFacts | undefined {
  const wanted = foldName(target.name);
  if (wanted === '') return undefined;
  const exact = fields.filter((field) => foldName(field.label) === wanted);
  const index = target.ordinal === undefined ? 0 : target.ordinal > 0 ? target.ordinal - 1 : exact.length - 1;
  if (exact.length > 0) return exact.length === 1 || target.ordinal !== undefined ? exact[index] : undefined;
  const close = fields.filter(
    (field) =>
      foldName(field.label).includes(wanted) || (field.label && wanted.includes(foldName(field.label))),
  );
  return close.length === 1 ? close[0] : undefined;
}
