import type { Expectation } from '../steps/language.ts';
import { anyMark } from '../steps/quoting.ts';
import { type Literal, literalOf } from './literals.ts';
import { tidy } from './wording.ts';

const asker = '(?:the |an? )?(?:browser|page|site|website|app|application|system|it)';
const asked = '(?:i|you|we|he|she|they|the user|the customer|one)';
const asking = `(?:(?:${asker}) (?:then |now |first )?(?:asks|should ask|must ask|will ask|has to ask)(?: me| you| us| him| her| them| the user| the customer)?(?: again| first)?|${asked} (?:(?:then |now |first )?(?:am|is|are|gets?|should be|must be|will be|has to be|have to be)) (?:then |now |first |again )?asked(?: again| first)?|(?:gets?|be) asked(?: again| first)?)`;
const quotedForm = new RegExp(`^${asking}(?: the question| for confirmation)?[,:]? (${anyMark})$`, 'i');
const reportedForm = new RegExp(
  `^${asking} (?:whether|if|for (?:a )?confirmation|to confirm|for permission)\\b(?:(?! and )[^\\uE000,;])*$`,
  'i',
);

/** "The browser asks whether to delete it", "I am asked "Delete it?"": a question that waits for an answer. */
export function readAsking(text: string, literals: Literal[]): Expectation | undefined {
  const words = tidy(text);
  const question = literalOf(quotedForm.exec(words)?.[1] ?? '', literals);
  if (question)
    return {
      subject: { of: 'page text' },
      condition: { is: 'text', how: 'contains', value: question.value },
    };
  return reportedForm.test(words)
    ? { subject: { of: 'dialog text' }, condition: { is: 'visible' } }
    : undefined;
}
