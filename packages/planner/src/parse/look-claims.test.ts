import { readSentences } from '@assay/testbed/reading';
import { describe, expect, it } from 'vitest';

const page = 'Check that the page looks the same';
const whole = 'Check that the whole page looks the same';

const wordings: [canonical: string[], texts: string[]][] = [
  [
    [page],
    [
      'The page should look like before.',
      'The login page must look exactly the same as before.',
      'The page looks unchanged.',
      'No visual changes.',
      'There should be no visual differences on the page.',
      'No visual regressions.',
      'Nothing has changed visually.',
      'Take a screenshot and compare it.',
      'Compare the page with the baseline.',
      'The page is visually the same as in the last run.',
      'The page matches the baseline screenshot.',
      'The page must not look different than before.',
      'Run a visual regression test of the home page.',
      'The homepage is visually unchanged.',
    ],
  ],
  [
    [whole],
    [
      'The entire page is visually identical.',
      'Take a full page screenshot and compare it to the baseline.',
      'The full page should look like before.',
    ],
  ],
  [
    ['Check that the "cart" section looks the same'],
    ['The cart section looks unchanged.', 'There are no visual changes to the cart section.'],
  ],
  [
    ['Check that "header" looks the same', 'Check that "footer" looks the same'],
    ['The header and the footer look the same.'],
  ],
  [['Check that the page does not look the same'], ['The page should not look the same.']],
  [
    [`${page} up to 2 percent`],
    [
      'The page is visually the same as before, with a tolerance of 2 percent.',
      'The page should look the same up to 2 %.',
      'The page looks unchanged, allowing up to 2% of the pixels.',
    ],
  ],
  [[`${whole} as "Checkout"`], ['The whole page looks the same as "Checkout".']],
];

describe('the wording of looks', () => {
  it.each(wordings.flatMap(([canonical, texts]) => texts.map((text) => [text, canonical] as const)))(
    '%s',
    (text, canonical) => {
      expect(readSentences(text)).toEqual(canonical);
    },
  );

  it.each([
    'All pages look the same.',
    'The button looks the same on every page.',
    'The logo must look the same as the "Partner" logo.',
    'The page looks good.',
  ])('is not seen in: %s', (text) => {
    expect(readSentences(text)).toEqual(['?']);
  });

  it('does not take what is said of other things', () => {
    expect(readSentences('The visual comparison link is visible.')).toEqual([
      'Check that the "visual comparison" link is visible',
    ]);
  });
});
