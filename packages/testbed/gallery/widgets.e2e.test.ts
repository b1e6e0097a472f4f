import { readCanonical } from '@assay/planner/steps';
import type { BrowserPool } from '@assay/runner';
import { runCase } from '@assay/runner';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCase } from '../run/make-case.ts';
import { sharePool } from '../run/share-pool.ts';
import { type StartedSite, startSite } from '../serve/start-site.ts';
import { galleryHandler } from './index.ts';

/** What applications have beyond plain controls, in the engine's own sentences. */
const flows: [what: string, page: string, sentences: string[]][] = [
  [
    'a calendar that is the only way to a date, also in another month',
    'booking',
    [
      'Set the "Check-in" field to "5 May 2027"',
      'Check that the "Check-in" field has the value "5 May 2027"',
      'Select "12 March 2027" from "check-in"',
      'Check that the "Check-in" field has the value "12 March 2027"',
    ],
  ],
  [
    'a path through menus',
    'mail',
    [
      'Tick "Select Book is due"',
      'Click the "Message > Move to > Archive" menu item',
      'Check that the page shows "1 message moved to Archive."',
    ],
  ],
  [
    'an entry of a menu that is not open',
    'mail',
    ['Select "Unread only" from "View menu"', 'Check that "Anna Berg: Meeting notes" is not visible'],
  ],
  [
    'a line of a list that is selected by its box',
    'mail',
    ['Choose the "Your statement" message', 'Check that "Select Your statement" is checked'],
  ],
  ['a key by its capital', 'mail', ['Press "C"', 'Check that the "New message" dialog is visible']],
  [
    'what lies on a tab that is not in front',
    'settings',
    ['Set "Font size" in the "Appearance" tab to "20"', 'Check that the page shows "20 px"'],
  ],
  [
    'a prompt of the browser that is written into before it is accepted',
    'files',
    [
      'Click "Rename" in the "lease.pdf" item',
      'Type "flat.pdf" in "prompt"',
      'Click "OK"',
      'Check that the page shows "flat.pdf"',
    ],
  ],
  [
    'an alert of the browser as the message',
    'files',
    [
      'Click "More actions"',
      'Click "Storage details"',
      'Check that the message shows "3.2 GB of 5 GB used."',
    ],
  ],
  [
    'a frame by what it shows',
    'editor',
    [
      'Type "We went north" in "Document"',
      'Click "Save draft"',
      'Check that the "Preview" frame shows "We went north"',
    ],
  ],
  [
    'a board, its columns and what lies in them',
    'board',
    [
      'Drag the "Fix login" card onto the "Done" column',
      'Check that the "Done" column shows "Fix login"',
      'Check that the number of cards in the "To do" column is 2',
    ],
  ],
  [
    'it, said of the page after a deed',
    'survey/rating',
    ['Type "Great" in the "Comment" field', 'Check that it shows "95 characters left"'],
  ],
  [
    'an item by its name, although it shows more',
    'feed',
    ['Check that the first "post" item shows exactly "Rain"', 'Check that the "Rain" item shows "1 likes"'],
  ],
];

/** Claims that must fail, not pass and not be an error. */
const wrong: [what: string, page: string, sentences: string[]][] = [
  [
    'a message that does not come',
    'board',
    ['Click the "Add card" button', 'Check that the "error" message shows "The card is too long."'],
  ],
  [
    'something missing that comes a moment later',
    'booking',
    [
      'Select "Lisbon, Portugal" from "Destination"',
      'Set "Check-in" to "12 March 2027"',
      'Click "Search"',
      'Check that "Grand Plaza" is not visible',
    ],
  ],
  [
    'it, said of a page that does not show it',
    'survey/rating',
    ['Type "Great" in the "Comment" field', 'Check that it shows "94 characters left"'],
  ],
];

let pool: BrowserPool;
let site: StartedSite;
beforeAll(async () => {
  site = await startSite(galleryHandler());
  pool = await sharePool();
});
afterAll(async () => {
  await site.close();
});

async function run(page: string, sentences: string[]): Promise<{ verdict: string; told: string }> {
  const commands = sentences.map((sentence) => readCanonical(sentence) ?? sentence);
  const opened = makeCase({ do: 'open', address: `${site.address}/gallery/${page}` }, ...commands);
  const { verdict, reason, steps } = await runCase(opened, {
    pool,
    screenshots: 'none',
    limits: { patienceMs: 3000 },
  });
  const lines = steps.map(
    ({ outcome, sentence, problem }) => `${outcome}: ${sentence} ${problem?.message ?? ''}`,
  );
  return { verdict, told: [reason, ...lines].join('\n') };
}

test.for(flows)('%s', async ([, page, sentences]) => {
  const { verdict, told } = await run(page, sentences);
  expect(verdict, told).toBe('passed');
});

test.for(wrong)('%s: the claim fails', async ([, page, sentences]) => {
  const { verdict, told } = await run(page, sentences);
  expect(verdict, told).toBe('failed');
});
