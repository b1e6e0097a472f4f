import { describe, expect, test } from 'vitest';
import { loadReadingTexts, loadVerdictTexts } from './load-texts.ts';
import { parseJsonl } from './parse-jsonl.ts';
import { readingText, verdictText } from './records.ts';

test('every set can be loaded', () => {
  const reading = (['unseen', 'fresh'] as const).map((set) => loadReadingTexts(set).length);
  expect(reading).toEqual([61, 124]);
  const verdicts = (
    ['gallery', 'bank', 'board', 'clinic', 'desk', 'travel', 'unseen', 'campus'] as const
  ).map((set) => loadVerdictTexts(set).length);
  expect(verdicts).toEqual([95, 40, 40, 40, 40, 40, 65, 40]);
});

describe('an error names the file and the line', () => {
  const good = { id: 'own-1', set: 'own', text: 'Click "Save".', sentences: ['Click "Save"'] };
  const verdict = { id: 'own-1', set: 'own', text: 'x', site: 'shop', start: '/demo/', clean: 'passed' };
  const second = (value: unknown) => `${JSON.stringify(good)}\n${JSON.stringify(value)}\n`;

  test.each([
    ['no JSON', `${JSON.stringify(good)}\n{"id":`, /^own\.jsonl:2: not JSON: /],
    ['an empty line', `${JSON.stringify(good)}\n\n`, /^own\.jsonl:2: not JSON: /],
    ['a missing field', second({ ...good, id: 'own-2', text: undefined }), /^own\.jsonl:2: .*text/],
    ['an unknown field', second({ ...good, id: 'own-2', sentance: [] }), /^own\.jsonl:2: .*sentance/],
    ['another set', second({ ...good, id: 'own-2', set: 'other' }), /^own\.jsonl:2: the set is "other"/],
    ['an id used twice', second(good), /^own\.jsonl:2: the id "own-1" is already used in line 1$/],
  ])('%s', (_what, content, message) => {
    expect(() => parseJsonl('own.jsonl', content, 'own', readingText)).toThrow(message);
  });

  test.each([
    ['an unknown site', { ...verdict, site: 'cinema' }, /^own\.jsonl:1: .*site/],
    ['an unknown verdict', { ...verdict, clean: 'fine' }, /^own\.jsonl:1: .*clean/],
  ])('%s', (_what, record, message) => {
    expect(() => parseJsonl('own.jsonl', JSON.stringify(record), 'own', verdictText)).toThrow(message);
  });
});
