/** The seeded bugs, each with what is wrong while it is on. `?bug=name` on any page turns them on for that visitor. */
export const bugs = {
  'cart-count': 'The badge at the cart link stays at 0, whatever is in the cart.',
  'wrong-total': 'The total of the cart and of the order leaves out the first product.',
  'sort-broken': 'Sorting by price compares the prices as text, so $120.00 comes before $8.00.',
  'login-accepts-anything':
    'Any e-mail and password sign in to the account of Ada, also wrong ones and those of the locked account.',
  'no-validation':
    'The forms for checkout, profile and contact accept anything, also empty fields, and no quantity is refused.',
  'button-dead': 'The button "Proceed to checkout" in the cart does nothing when it is pressed.',
  'search-ignores-case':
    'The search ignores that case should not matter: "mug" does not find the "Stoneware Mug", "Mug" does.',
  'remove-wrong-item':
    'Remove takes out the product below the chosen one (the first, for the last one); a single product is removed rightly.',
  slow: 'Every page and every list takes 2 seconds longer to answer.',
  'typo-message':
    'The messages for a wrong password, for a placed order and for a sent contact message are misspelt.',
  'session-lost': 'Whoever signs in sees one page signed in and is signed out again on the next.',
} as const;

export type BugName = keyof typeof bugs;

export const bugNames = Object.keys(bugs).filter(isBugName);

function isBugName(name: string): name is BugName {
  return Object.hasOwn(bugs, name);
}

/** What `?bug=` asks for: the names that are on from now on, and those that do not exist. */
export function readBugSwitch(text: string): { on: BugName[]; unknown: string[] } {
  const names = [...new Set(text.split(',').map((name) => name.trim().toLowerCase()))].filter(
    (name) => name !== '' && name !== 'none',
  );
  return { on: names.filter(isBugName), unknown: names.filter((name) => !isBugName(name)) };
}
