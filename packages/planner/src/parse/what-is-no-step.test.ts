import { describe, expect, test } from 'vitest';
import { parseRequirement } from './parse-requirement.ts';

function read(text: string): string[] {
  return parseRequirement(text).requirements.flatMap(({ steps }) =>
    steps.map((step) => ('sentence' in step ? step.sentence : `? ${step.source}`)),
  );
}

describe('how things were', () => {
  test.for<[text: string, ...steps: string[]]>([
    [
      'Click Save. The error used to say "Svaed". The error must now say "Saved".',
      'Click "Save"',
      'Check that the "error" message shows "Saved"',
    ],
    ['The error used to say "A" and must now say "B".', 'Check that the "error" message shows "B"'],
    ['Click Save. Before the fix it stayed at 3.', 'Click "Save"'],
    ['Click Save. Previously the badge showed 5.', 'Click "Save"'],
    ['Click Save. In earlier releases this led to a crash.', 'Click "Save"'],
    [
      'Until last week you could not save at all. Click Save. The page shows "Saved".',
      'Click "Save"',
      'Check that the page shows "Saved"',
    ],
    [
      'The total is 990 and the grand total is €3,810. They used to stay at 890 and €3,710.',
      'Check that "total" is 990',
      'Check that "grand total" is €3810',
    ],
    [
      'Weekly summary must still be on, it used to be off again every time.',
      'Check that "Weekly summary" is checked',
    ],
    [
      'Tick News. Reload the page. The switch used to be off at this point, it must still be on.',
      'Tick "News"',
      'Reload the page',
      'Check that "News" is checked',
    ],
    [
      'City Lodge has to come first, it used to put Old Mill at the top, which makes no sense at €120.',
      'Check that the first item shows exactly "City Lodge"',
    ],
    ['The page shows "Saved" (it used to say "Svaed").', 'Check that the page shows "Saved"'],
    ['The counter shows 3 - before the release it was stuck at 2.', 'Check that the badge is 3'],
    ['The "Save" button, which used to be red, is disabled.', 'Check that the "Save" button is disabled'],
    [
      'The preview below shows "My trip", not "Untitled" as it did before.',
      'Check that "preview below" shows "My trip"',
      'Check that "preview below" does not show "Untitled"',
    ],
    [
      'Click Send. Last week nothing happened when I did that. The page shows "Sent".',
      'Click "Send"',
      'Check that the page shows "Sent"',
    ],
  ])('%s', ([text, ...steps]) => {
    expect(read(text)).toEqual(steps);
  });

  test.for([
    'The field used to filter the list is empty.',
    'The page shows "Saved" and the badge shows 3.',
    'Last week the lamp was $20 here.',
    'Earlier I added a lamp to the cart.',
  ])('something is said of now: %s', (sentence) => {
    const [requirement] = parseRequirement(`Click Help. ${sentence}`).requirements;
    expect(requirement?.sentences?.some(({ isIdle }) => isIdle)).toBe(false);
  });
});

describe('reasons', () => {
  test.for<[text: string, ...steps: string[]]>([
    [
      'The plus button must be disabled, because we do not accept more than 8 guests.',
      'Check that the "plus" button is disabled',
    ],
    ['The plus is greyed out so nobody can add a ninth.', 'Check that "plus" is disabled'],
    ['The plus is greyed out, as there is no room left.', 'Check that "plus" is disabled'],
    [
      'The button must say "Add to cart" so that people can order it again.',
      'Check that the button shows "Add to cart"',
    ],
    [
      'The "Total" is $5 because nothing was added, so the page still reads "No extras".',
      'Check that "Total" is $5',
      'Check that the page shows "No extras"',
    ],
  ])('%s', ([text, ...steps]) => {
    expect(read(text)).toEqual(steps);
  });

  test('what somebody is told goes on to its end', () => {
    const text = 'The page says you cannot log in because your account is locked.';
    expect(parseRequirement(text).requirements[0]?.sentences).toHaveLength(1);
  });

  test('what is to be done after a reason is not passed over', () => {
    const text = 'Click Delete because it is old and click Save.';
    expect(read(text).join(' ')).toContain('Save');
  });
});
