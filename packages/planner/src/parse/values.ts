import { describedValues } from '../lexicons/words.ts';
import { type Literal, literalOf, nameOf } from './literals.ts';
import { tidy } from './wording.ts';

const nouns =
  /^(?:the |an? )?(?:text|value|words?|string|name|number|phrase|term|amount|code|keyword|query|e-?mail(?: address)?|option|date|time|price|input)(?: of)? (?=\uE000|\d)/i;
const characters =
  /^(?:an? |the )?(?:\S+ )?(?:of |with |containing |that (?:is|has) )?(?:only )?(\d+)[- ](?:characters?|letters?|chars)(?: (?:long|name|password|text|string|value|word))?$/i;

/** The text to be typed or chosen, as given or as described ("a valid e-mail"). */
export function readTypedValue(text: string, literals: Literal[]): string {
  const words = tidy(text);
  const literal = literalOf(words.replace(nouns, ''), literals);
  if (literal) return literal.value;
  const length = characters.exec(words)?.[1];
  if (length) return `{{unique ${length}}}`;
  return (
    describe(words) ??
    describe(words.replace(nouns, '')) ??
    nameOf(words.replace(nouns, '').replace(/^(?:the|an?) /, ''), literals)
  );
}

/** A value that is described, such as "tomorrow" or "in 3 days". */
export function describe(words: string): string | undefined {
  const lower = words.toLowerCase();
  const [form, value] = describedValues.find(([each]) => each.test(lower)) ?? [];
  return form && value ? lower.replace(form, value) : undefined;
}

/** Whether the words describe a value without giving it, so that nothing definite can be typed. */
export function isOnlyDescribed(text: string, literals: Literal[]): boolean {
  const words = tidy(text);
  if (/\uE000/.test(words) || characters.test(words)) return false;
  const isKnown = describedValues.some(([form]) => form.test(words.toLowerCase()));
  return (
    !isKnown &&
    /^(?:my|your|his|her|their|some|any|an? (?:\S+ )?(?:valid|invalid|correct|wrong|existing)|valid|invalid|the (?:correct|right|wrong|valid|required|following)|correct|all|every)\b/i.test(
      words,
    ) &&
    literalOf(words, literals) === undefined
  );
}
