import type { Expectation } from './language.ts';

/** Whole values: to find "1" inside "11" would be a false pass, so they must be all that is shown. */
const wholeValue = /^[-+]?[$€£¥]?\s?\d[\d.,:/ ]*\s?(?:[%€£$¥]|[a-z]{1,3})?$/i;

/** What "shows X" means: a number must be the whole text of its element, other text may stand among more text. */
export function readShowing(subject: Expectation['subject'], value: string): 'equals' | 'contains' {
  if (value === '') return 'equals';
  return subject.of === 'element' && wholeValue.test(value) ? 'equals' : 'contains';
}
