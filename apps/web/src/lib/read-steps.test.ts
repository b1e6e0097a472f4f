import { expect, test } from 'vitest';
import { readSteps } from './read-steps.ts';

const plain = (number: number, action: string) => ({ number, action, expected: '', locators: [] });

test.each([
  [
    'a list of steps',
    JSON.stringify([
      {
        step_number: 4,
        action: 'Click "Save"',
        expected_result: 'Saved',
        element_locators: { id: 'save', css: '#save' },
      },
    ]),
    [{ number: 4, action: 'Click "Save"', expected: 'Saved', locators: ['id', 'css'] }],
  ],
  ['plain strings', '["Open it","Click it"]', [plain(1, 'Open it'), plain(2, 'Click it')]],
  [
    'steps that lack parts',
    '[{"action":"Look"},{"do":"x"},7,null]',
    [plain(1, 'Look'), plain(2, '{"do":"x"}'), plain(3, '7'), plain(4, 'null')],
  ],
  ['locators that are none', '[{"action":"a","element_locators":null,"expected_result":3}]', [plain(1, 'a')]],
  ['text that is no JSON', 'Open the page\nand look', [plain(1, 'Open the page\nand look')]],
  ['JSON that is no list', '{"a":1}', [plain(1, '{"a":1}')]],
  ['an empty list', '[]', []],
  ['nothing', '  ', []],
])('reads %s', (_what, text, expected) => {
  expect(readSteps(text)).toEqual(expected);
});
