import type { Locator } from 'playwright-core';

/** From a label to what stands beside it: what follows it, what follows its line, or the rest of its line. */
const ways = [
  'xpath=following-sibling::*[1]',
  'xpath=../following-sibling::*[1]',
  'xpath=..',
  'xpath=ancestor::label/following-sibling::*[1]',
  'xpath=ancestor::label',
];

/** What stands beside a label and shows such a text. */
export async function findBeside(
  label: Locator,
  fits: (text: string) => boolean,
): Promise<Locator | undefined> {
  for (const way of ways) {
    const beside = label.locator(way);
    const texts = await beside.allInnerTexts().catch(() => []);
    const [only] = texts.map((text) => text.replace(/\s+/g, ' ').trim());
    if (only !== undefined && texts.length === 1 && fits(only)) return beside;
  }
  return undefined;
}
