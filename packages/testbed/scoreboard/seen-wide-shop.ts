import { about, type VerdictEntry } from './entry.ts';

const e = about('shop');

/** Texts in many personal styles, tuned against. */
export const entries: VerdictEntry[] = [
  e(
    '/demo/products',
    'passed',
    'cart-count',
    `TC-01 cart badge
Pre: products page open
1. add Fountain Pen to cart
2. look at badge
Exp: badge = 1`,
  ),
  e(
    '/demo/products',
    'passed',
    'wrong-total',
    `Test case: Total of two products
Preconditions: The cart is empty.
Test data: none
Steps:
1. Add the Stoneware Mug to the cart.
2. Add the Herb Seeds to the cart.
3. Open the cart.
Expected result:
The total is $16.20.`,
  ),
  e(
    '/demo/products',
    'passed',
    'wrong-total',
    `| Step | Action | Expected |
|---|---|---|
| 1 | Add the Ruled Notebook to the cart | The message "Ruled Notebook was added to your cart." is shown |
| 2 | Add the Terracotta Pot to the cart | The cart badge shows 2 |
| 3 | Open the cart | The total is $26.00 |`,
  ),
  e(
    '/demo/login',
    'passed',
    'login-accepts-anything',
    `Step | Action | Expected
1 | Enter "ada@example.com" in Username or e-mail |
2 | Enter "nonsense" in Password |
3 | Click Log in | Message "The e-mail or the password is wrong." is displayed`,
  ),
  e(
    '/demo/login',
    'passed',
    'typo-message',
    `Title: Wrong password message has a typo

Steps to reproduce:
1. Go to /demo/login
2. Type ada@example.com as the e-mail and hello as the password
3. Click "Log in"

Expected:
The message "The e-mail or the password is wrong." is shown.

Actual:
The message reads "The e-mail or the pasword is worng."`,
  ),
  e(
    '/demo/products',
    'passed',
    'remove-wrong-item',
    `Bug: Remove button removes the wrong product

**Steps to reproduce**
1. Add the Fountain Pen and the Wool Blanket to the cart
2. Go to the cart
3. Click Remove in the row of the Fountain Pen

**Expected behavior**
The Wool Blanket is still in the cart and the Fountain Pen is gone.

**Actual behavior**
The Wool Blanket disappeared.

**Environment**
Chrome 126, Windows 11`,
  ),
  e(
    '/demo/products',
    'passed',
    'button-dead',
    `A customer called us this morning. She had put a Beeswax Candle into her cart and could not pay. Please test this: add the Beeswax Candle to the cart, open the cart and click "Proceed to checkout". The checkout page should open.`,
  ),
  e(
    '/demo/products',
    'passed',
    'search-ignores-case',
    `Customer complaint: search finds nothing when typed in small letters.

To check: type "teapot" in the search box and press Enter. The Cast Iron Teapot should be in the list.`,
  ),
  e(
    '/demo/products',
    'passed',
    'sort-broken',
    `Acceptance criteria:
* Given the products page, when I sort by "Price, low to high", then the first product is "Herb Seeds"
* and the last product is "Brass Desk Lamp"`,
  ),
  e(
    '/demo/products',
    'passed',
    'sort-broken',
    `AC1: Choosing "Price, high to low" in Sort by puts the Brass Desk Lamp first.
AC2: The Herb Seeds come last.`,
  ),
  e(
    '/demo/products',
    'passed',
    'cart-count',
    `Feature: Cart badge
  Scenario: Adding one product
    Given the user is on the products page
    When the user adds the Herb Seeds to the cart
    Then the cart badge should display 1`,
  ),
  e(
    '/demo/contact',
    'passed',
    'no-validation',
    `Objective: make sure the contact form cannot be sent empty.

Steps:
1) Leave all fields empty.
2) Click Send message.

Expected Results:
1) The page shows "4 fields need your attention".`,
  ),
  e(
    '/demo/contact',
    'passed',
    'typo-message',
    `Test data:
- Your name: Lena Fischer
- Your e-mail: lena@example.com
- What is it about?: A product
- Message: Do you ship to Norway?

Steps:
1. Fill in the form with the test data
2. Click Send message

Expected: "Thank you, your message has been sent."`,
  ),
  e(
    '/demo/login',
    'passed',
    'session-lost',
    `Precondition: user has an account (ada@example.com / analytical)

1. log in with these credentials
2. open Help
3. open Products

Result: "Log out" button still there`,
  ),
  e(
    '/demo/login',
    'passed',
    'session-lost',
    `- Log in as ada@example.com / analytical
- Go to Contact
→ Log out is still visible`,
  ),
  e(
    '/demo/products',
    'passed',
    'wrong-total',
    `add mug to cart. open cart. change quantity of Stoneware Mug to 3, click update. total has to be $36.00`,
  ),
  e(
    '/demo/products/fountain-pen',
    'passed',
    'cart-count',
    `set quantity = 2 >> add to cart >> badge shows 2`,
  ),
  e(
    '/demo/products',
    'passed',
    'cart-count',
    `i add the ruled notebook to the cart and then i add the herb seeds and the badge on the cart should say 2`,
  ),
  e(
    '/demo/products',
    'passed',
    'sort-broken',
    `Please to choose in the list Sort by the option "Price, low to high". After that must be on first place the Herb Seeds.`,
  ),
  e(
    '/demo/login',
    'passed',
    'login-accepts-anything',
    `Story: As a shop owner I want wrong passwords to be refused so that accounts are safe.

Test:
Enter ada@example.com into "Username or e-mail".
Enter letmein into "Password".
Press the button "Log in".

Verify:
- The error "The e-mail or the password is wrong." is displayed
- The user is still on the login page`,
  ),
  e(
    '/demo/products',
    'passed',
    'button-dead',
    `Step 1: Add the Watering Can to the cart
Expected: A message says "Watering Can was added to your cart."
Step 2: Open the cart
Expected: The Watering Can is listed
Step 3: Click Proceed to checkout
Expected: The page "Checkout" is displayed`,
  ),
  e(
    '/demo/products',
    'passed',
    'wrong-total',
    `1. Add the Wool Blanket to the cart [badge shows 1]
2. Open the cart [Total is $89.00]`,
  ),
  e(
    '/demo/help',
    'passed',
    '',
    `Help page / Shipping & returns
---
Click on the "Returns" tab.
- "Send anything back within 30 days." is visible`,
  ),
  e(
    '/demo/products',
    'passed',
    '',
    `The Wall Clock can't be bought right now because it is sold out. This is what we want to see on the products page: the button "Sold out" of the Wall Clock is disabled.`,
  ),
  e(
    '/demo/products',
    'passed',
    'search-ignores-case',
    `ID: SHOP-117
Priority: High
Component: Search
Summary: Search ignores upper and lower case

Steps:
1. Enter "lamp" in "Search products"
2. Press Enter
Expected: Brass Desk Lamp is shown`,
  ),
  e(
    '/demo/products',
    'passed',
    'remove-wrong-item',
    `Scenario - removing one of two products
Given I have added the Stoneware Mug and the Herb Seeds to the cart
And I am on the cart page
When I click Remove next to the Stoneware Mug
Then I should not see the Stoneware Mug in the cart
But I should see the Herb Seeds`,
  ),
  e(
    '/demo/products',
    'passed',
    'no-validation',
    `Goal: postcode validation
Setup: add Linen Tea Towel to cart, go to /demo/checkout
Action: fill Full name "Jo March", E-mail "jo@example.com", Street address "9 Elm St", Postcode "12", Card number "4111 1111 1111 1111", tick the terms, click Place order
Expected: "The postcode must have 5 digits."`,
  ),
  e(
    '/demo/products',
    'passed',
    'typo-message',
    `1. Add the Linen Tea Towel to the cart.
2. Go to /demo/checkout.
3. Fill in the form:
   - Full name: Jo March
   - E-mail: jo@example.com
   - Street address: 9 Elm Street
   - Postcode: 12345
   - Card number: 4111 1111 1111 1111
4. Tick "I accept the terms of sale".
5. Click "Place order".
6. The page should say "Thank you for your order".`,
  ),
  e(
    '/demo/products',
    'failed',
    '',
    `1. Open the product Fountain Pen
2. Check the price
Expected: $35.90`,
  ),
  e(
    '/demo/products',
    'failed',
    '',
    `Our marketing says that the shop has 15 products. Verify that 15 products are listed.`,
  ),
  e(
    '/demo/products',
    'passed',
    '',
    `Filter by category Garden.

ER: 3 products are shown
ER: Watering Can is in the list`,
  ),
  e(
    '/demo/products',
    'passed',
    'cart-count',
    `Background: I'm a first-time visitor and just looking around.
What I do: I add the Terracotta Pot to the cart.
What I expect: the badge on the cart shows 1.`,
  ),
  e(
    '/demo/products',
    'passed',
    'wrong-total',
    `TEST STEPS
-----------
1. Add Cast Iron Teapot to cart
2. Add Stoneware Mug to cart
3. View cart

EXPECTED RESULT
---------------
Total = $60.00`,
  ),
  e(
    '/demo/products',
    'not found',
    '',
    `Steps:
1. Open the Fountain Pen
2. Click "Write a review"
Expected: the review form is shown`,
  ),
  e(
    '/demo/products',
    'ambiguous',
    '',
    `Test steps:
1. Click "Add to cart"
Expected result: badge shows 1`,
  ),
  e(
    '/demo/products',
    'hollow',
    '',
    `Steps:
1. Add the Herb Seeds to the cart
2. Open the cart`,
  ),
  e(
    '/demo/login',
    'passed',
    'login-accepts-anything',
    `When a customer mistypes the password, we do not want to let them in. Log in as ada@example.com with the password analytic. "The e-mail or the password is wrong." must appear. This matters because we had a security incident last year.`,
  ),
  e(
    '/demo/products',
    'passed',
    'button-dead',
    `**Given** the cart contains the Fountain Pen
**When** I open the cart and click **Proceed to checkout**
**Then** the page shows the heading **Checkout**`,
  ),
  e(
    '/demo/products',
    'passed',
    'sort-broken',
    `Hi team, could you please check the sorting? Go to the products page and sort by "Price, low to high". The first one should be Herb Seeds. Thanks, Maria`,
  ),
  e(
    '/demo/products',
    'passed',
    'cart-count',
    `Action: Add the Stoneware Mug to the cart
Expectation: The cart badge shows 1

Action: Add the Fountain Pen to the cart
Expectation: The cart badge shows 2`,
  ),
];
