import { describe, expect, test } from 'vitest';
import { parseRequirement } from './parse-requirement.ts';
import { read } from './test-read.ts';

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

describe('what somebody reported', () => {
  test.for([
    'A user complains that the weekly summary switches itself off.',
    'Got a complaint that hiding a post removes the wrong one.',
    'We had a report that people were stuck in the cart because nothing happened.',
    'A customer wrote to us that she typed WOOL in capitals into "Search" and was told that nothing was found.',
    'Several users have reported that they cannot log in.',
    'The warehouse says the Wall Clock is back.',
    'Legal asked again about our terms.',
    'Support here, a customer swears that Remove threw out the wrong thing.',
    'Somebody rings up and asks for Mr Kim.',
    'Ada rang up to say that her parcel has come.',
    'Ticket from HR: they change a role, it says saved, but nothing happens.',
    'I just touched the login errors, please check I did not break the wording.',
    "I've capped the guests at 8 now.",
    'Hi, could you have a look at the little number next to Cart in the header?',
    'My pupils have small budgets, so I want the cheapest things first.',
    'Renaming works again, I hope.',
  ])('%s', (told) => {
    const [requirement] = parseRequirement(`${told} Click Help.`).requirements;
    expect(requirement?.steps.map((step) => 'sentence' in step && step.sentence)).toEqual(['Click "Help"']);
    expect(requirement?.sentences?.filter(({ isIdle }) => !isIdle)).toHaveLength(1);
  });

  test('what is asked for in the same sentence is done', () => {
    expect(read('A user reported that the total is wrong, so please add the Mug to the cart.')).toEqual([
      'Click "Add to cart" in the "Mug" item',
    ]);
  });

  test('waiting a moment is no claim', () => {
    expect(read('When I press Load it takes a second and then says "Loaded."')).toEqual([
      'Click "Load"',
      'Check that it shows "Loaded."',
    ]);
  });

  test.for([
    'The page says the cart is empty.',
    'The message to the user says that the total is wrong.',
    'Users report a problem by clicking "Report".',
    'The user gets a report about sales.',
    'Checkout complains that "Postcode" is missing.',
    'A customer complained, so the total must now be $5.',
  ])('a claim or a deed is none: %s', (sentence) => {
    const [requirement] = parseRequirement(`Click Help. ${sentence}`).requirements;
    expect(requirement?.sentences?.every(({ isIdle }) => !isIdle)).toBe(true);
  });
});

describe('titles, labels and wishes', () => {
  test.for<[text: string, ...steps: string[]]>([
    [
      'Checklist for the help page:\n- Click Returns.\n- The page shows "30 days".',
      'Go to the "help" page',
      'Click "Returns"',
      'Check that the page shows "30 days"',
    ],
    [
      'Things to check on the cart page:\n- The total is $5.',
      'Go to the "cart" page',
      'Check that "total" is $5',
    ],
    [
      'Checklist for Settings, tab Profile:\n\n- Your name is empty.',
      'Click the "Profile" tab',
      'Check that "name" is empty',
    ],
    [
      'Checklist for the default settings (tab Profile):\n- Your name is empty.',
      'Click the "Profile" tab',
      'Check that "name" is empty',
    ],
    [
      'As a shop owner I want sold out things to stay visible.\n\nAcceptance criteria for the Clock page:\n* The "Sold out" button is disabled.',
      'Go to the "Clock" page',
      'Check that the "Sold out" button is disabled',
    ],
    ['Expected results for a guest:\n- The page shows "Hi".', 'Check that the page shows "Hi"'],
    [
      'As a user I want to keep my mail.\n\nScenario: I click Archive. I see "1 message moved."',
      'Click "Archive"',
      'Check that the page shows "1 message moved."',
    ],
    ['Test: Click Help. The page shows "Topics".', 'Click "Help"', 'Check that the page shows "Topics"'],
    ['Bug: The total is wrong. It shows $5.\n1. Open the cart.', 'Click "cart"'],
    [
      'As a returning customer I don\'t want to type my name again.\n\nAcceptance test: Click Help. The page shows "Topics".',
      'Click "Help"',
      'Check that the page shows "Topics"',
    ],
    [
      'As the support team we don\'t want short messages.\n\nAcceptance criteria:\n- The page shows "Too short".',
      'Check that the page shows "Too short"',
    ],
    [
      'I don\'t want to see the post Trains any more. Click Hide. The page shows "Hidden".',
      'Click "Hide"',
      'Check that the page shows "Hidden"',
    ],
    [
      'Our lawyer wants two sentences on the page Terms. The page shows "Prices are in dollars."',
      'Check that the page shows "Prices are in dollars."',
    ],
    [
      'For the report I sort the orders by amount.\n1. Log in with ada / secret.\n2. Click Total.',
      'Log in as "ada" with the password "secret"',
      'Click "Total"',
    ],
    ['Open the page and check that the list shows the Teapot.', 'Check that "Teapot" in the list is visible'],
  ])('%s', ([text, ...steps]) => {
    expect(read(text)).toEqual(steps);
  });

  test('what was posted is no request', () => {
    expect(read('The post "Trains" has 3 likes.').join(' ')).not.toContain('POST');
  });
});

describe('preconditions', () => {
  const rest = '\nWhen I click Help\nThen the page shows "Topics"';
  const done = ['Click "Help"', 'Check that the page shows "Topics"'];
  const add = (name: string) => `Click "Add to cart" in the "${name}" item`;

  test.for<[text: string, ...steps: string[]]>([
    [`Given there is a Wax Candle in my cart${rest}`, add('Wax Candle'), ...done],
    [`Given I am not logged in and there is a Wax Candle in my cart${rest}`, add('Wax Candle'), ...done],
    [
      `Given my cart holds a Mug, a Pot and a Rug, in that order${rest}`,
      add('Mug'),
      add('Pot'),
      add('Rug'),
      ...done,
    ],
    [`Given two Mugs are in the basket${rest}`, add('Mugs'), add('Mugs'), ...done],
    [`Given the Mug has already been added to the cart${rest}`, add('Mug'), ...done],
    [`Given I added a Mug to the cart\nAnd the Mug is in my cart${rest}`, add('Mug'), ...done],
    [`Given the Contracts folder is open${rest}`, 'Click "Contracts"', ...done],
    [`Given the Profile tab is selected${rest}`, 'Click the "Profile" tab', ...done],
    [`Given the first page of the list is open and nobody is selected${rest}`, ...done],
    [`Given I am on the second page of the survey${rest}`, ...done],
    ['Precondition: one Clay Pot is in the cart.\n1. Click Help.', add('Clay Pot'), 'Click "Help"'],
    [
      'Precondition: the cart is empty, the page shows "No items".\n1. Click Help.',
      'Check that the page shows "No items"',
      'Click "Help"',
    ],
    [
      'Precondition: the Notebook has been added to the cart and the checkout page is open.\n1. Click Help.',
      add('Notebook'),
      'Go to the "checkout" page',
      'Click "Help"',
    ],
  ])('%s', ([text, ...steps]) => {
    expect(read(text)).toEqual(steps);
  });

  test('what should be in the cart at the end is checked, not put there', () => {
    const steps = read('When I click Help\nThen there is a Mug in my cart');
    expect(steps.join(' ')).not.toContain('Add to cart');
  });
});

test('what is done again before something is looked at is no introduction', () => {
  expect(read('Tick "News". Then reload the page: the "News" checkbox is still ticked.')).toContain(
    'Reload the page',
  );
});
