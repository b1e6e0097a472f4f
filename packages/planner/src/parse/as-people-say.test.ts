import { expect, test } from 'vitest';
import { parseRequirement } from './parse-requirement.ts';
import { read } from './test-read.ts';

test.for<[text: string, ...steps: string[]]>([
  ['Click the plus button twice.', 'Click the "plus" button', 'Click the "plus" button'],
  ['Click the plus button three times.', 'Click the "plus" button 3 times'],
  ['Double-click the plus button.', 'Double-click the "plus" button'],
  [
    'Add the Tea Towel to the cart twice.',
    'Click "Add to cart" in the "Tea Towel" item',
    'Click "Add to cart" in the "Tea Towel" item',
  ],
  [
    'Type "Ann" in the name field but don\'t choose a topic. Click Send.',
    'Type "Ann" in the "name" field',
    'Click "Send"',
  ],
  [
    'Enter the name Peter and the e-mail peter@example.com.',
    'Type "Peter" in "name"',
    'Type "peter@example.com" in "e-mail"',
  ],
  [
    'Enter the name Tim Young, the e-mail tim@young.org, the address 4 Lake View and the postcode 54321.',
    'Type "Tim Young" in "name"',
    'Type "tim@young.org" in "e-mail"',
    'Type "4 Lake View" in "address"',
    'Type "54321" in "postcode"',
  ],
  ['Go through the cart to the checkout.', 'Click "cart"', 'Click "checkout"'],
  ["Mia Wong's message is visible.", 'Check that the "Mia Wong" message is visible'],
  ['My name should still be filled in.', 'Check that "name" is not empty'],
  [
    'It should list the following:\n- Fast shipping\n- 30 days to return',
    'Check that "Fast shipping" is visible',
    'Check that the page shows "30 days to return"',
  ],
  ['Sort hotels by price\n\n1. Click Search.', 'Click "Search"'],
  ['Open the cart\n\n1. Click Search.', 'Click "cart"', 'Click "Search"'],
  ['Since it is wrong, I should see the message "Wrong."', 'Check that the message shows "Wrong."'],
  [
    'The page says "No products found" and no product is listed.',
    'Check that the page shows "No products found"',
    'Check that the number of "product" items is 0',
  ],
  [
    'Then only the Wool Blanket should be left in the cart and the total should be $89.00.',
    'Check that "Wool Blanket" in the "cart" section is visible',
    'Check that the number of "result" items is 1',
    'Check that "total" is $89',
  ],
  [
    'The row of Carla Mendes shows Controller instead of Accountant.',
    'Check that the row of "Carla Mendes" shows "Controller"',
    'Check that the row of "Carla Mendes" does not show "Accountant"',
  ],
  ['Check the page "Terms of sale":', 'Check that the "Terms of sale" page is shown'],
  ['Uploading a file\n\nClick "Choose files".', 'Click "Choose files"'],
  [
    'The favourites should be the Mug ($12.00) and the Pot ($18.00).',
    'Check that the "Mug" item in the "favourites" section contains "$12.00"',
    'Check that the "Pot" item in the "favourites" section contains "$18.00"',
  ],
  ['On step 2 I click Back.', 'Click "Back"'],
  [
    'The order should then be Speed, Design, Security.',
    'Check that "Speed" above "Design" is visible',
    'Check that "Design" above "Security" is visible',
  ],
  [
    'The first two products are Herb Seeds and Linen Tea Towel.',
    'Check that the first "product" item shows "Herb Seeds"',
    'Check that the second "product" item shows "Linen Tea Towel"',
  ],
  [
    'The list should start with the Teapot ($48.00), followed by the Mug.',
    'Check that the first item shows "Teapot"',
    'Check that the first item contains "$48.00"',
    'Check that the second item shows "Mug"',
  ],
  // A time is that of all that the sentence claims.
  [
    'Click Help. The Help page shows "Topics" within 2 seconds.',
    'Click "Help"',
    'Check that the "Help" page is shown within 2 seconds',
    'Check that the page shows "Topics" within 2 seconds',
  ],
])('%s', ([text, ...steps]) => {
  expect(read(text)).toEqual(steps);
});

test('fewer names than were counted are not taken for all of them', () => {
  expect(read('The first three products are Herb Seeds and Linen Tea Towel.').join(' ')).not.toContain(
    'second',
  );
});

test('what stands below numbered steps and does nothing tells what they lead to', () => {
  const text = '1. Open the cart.\n2. Click Remove.\n\nThe page says "Your cart is empty."';
  expect(parseRequirement(text).requirements).toHaveLength(1);
  const other = '1. Open the cart.\n2. Click Remove.\n\nClick Help. The page says "Topics".';
  expect(parseRequirement(other).requirements).toHaveLength(2);
});

test('what is shown after something else was done is no evidence of what did not happen before', () => {
  expect(read('Type "Ann" in the name field. It is not saved. Click Save and it says "Saved."')).toContain(
    '? It is not saved',
  );
  expect(
    read('Type "Ann" in the name field. I see 5 words and that it is not saved. It says "Draft".'),
  ).toContain('? I see 5 words and that it is not saved');
  expect(read('Click Send. The form says "Enter a name." The message is not sent.')).not.toContain(
    '? The message is not sent',
  );
});
