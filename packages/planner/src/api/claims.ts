import type { ApiCheck } from '@assay/contract';
import type { Make } from './claim-parts.ts';
import { fieldForms } from './field-claims.ts';
import type { Kept } from './texts.ts';
import { wholeForms } from './whole-claims.ts';

const forms: [RegExp, Make][] = [...wholeForms, ...fieldForms].map(([source, make]) => [
  new RegExp(`^(?:${source})`, 'i'),
  make,
]);

/** These words are not fields, though they may stand where the name of one does. */
const notFields =
  /^\$\.(?:it|this|that|response|answer|body|json|server|api|endpoint|request|result|header|headers|should|must|not|text|page|and|or|with|where|a|an|the)$/i;

/** The claim at the beginning of a text, and how much of the text it is. */
export function readClaim(
  text: string,
  kept: readonly Kept[],
): { checks: ApiCheck[]; length: number } | undefined {
  for (const [pattern, make] of forms) {
    const match = pattern.exec(text);
    const checks = match && make(match.slice(1), kept);
    if (!match || !checks || match[0].trim() === '') continue;
    if (checks.some((check) => check.type === 'jsonpath' && notFields.test(check.path))) continue;
    return { checks, length: match[0].length };
  }
  return undefined;
}
