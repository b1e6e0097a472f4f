import type { VerdictEntry } from './entry.ts';

/** Texts of people who had seen neither parser nor engine; looked at since. */
export const entries: VerdictEntry[] = [
  {
    site: 'shop',
    start: '/demo/login',
    text: `The start page should know whether a customer is logged in. Log in as ada with the password analytical, then click on the Fernhill logo. The start page should now have a button "Your profile" instead of "Log in". Clicking it opens the page "Your profile".`,
    clean: 'passed',
    bug: 'session-lost',
  },
  {
    site: 'shop',
    start: '/demo/',
    text: `On the home page there is a section called "What you can count on". It should list these three promises:
- Fast shipping
- 30 days to return
- Free gift wrapping`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `Test: login with an unknown e-mail address

Steps:
1. Enter lovelace@example.com in the field "Username or e-mail"
2. Enter analytical in the field "Password"
3. Click the Log in button

Expected result:
The error message "The e-mail or the password is wrong." is displayed. The e-mail field still contains lovelace@example.com and the password field is empty.`,
    clean: 'passed',
    bug: 'login-accepts-anything',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `Please check the eye icon in the password field. I type ada as the username and hello123 as the password and click on "Show password", after that the icon is called "Hide password". Then I log in. Since the password is not correct, I should see the message "The e-mail or the password is wrong."`,
    clean: 'passed',
    bug: 'typo-message',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `Given the account of Charles is locked
When he logs in with charles@example.com and the password difference
Then he sees the message "Your account has been suspended."
And he stays on the login page`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `As a customer I want to be able to log out.

Acceptance criteria:
1. After logging in with ada@example.com and analytical, there is a "Log out" button in the header.
2. When I click it, I see the message "You are logged out."
3. I am taken back to the home page with the headline "Small things, made to last".`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Searching in capital letters should work too. If I search for WOOL, I expect 1 product, the Wool Blanket for $89.00.`,
    clean: 'passed',
    bug: 'search-ignores-case',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Combine search and category:
1. Search for "pot". Two products are found, the Cast Iron Teapot and the Terracotta Pot.
2. Select Garden as the category. Only the Terracotta Pot is left and the page says 1 product.
3. The search field still contains "pot".`,
    clean: 'passed',
    bug: 'search-ignores-case',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Choose the category Kitchen and sort by price from high to low. The list should start with the Cast Iron Teapot ($48.00), followed by the Stoneware Mug ($12.00), and the Linen Tea Towel ($9.50) should come last.`,
    clean: 'passed',
    bug: 'sort-broken',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `User story: As a bargain hunter I want to see the cheapest products first.

Acceptance criteria:
- When I select "Price, low to high", the first three products are Herb Seeds, Ruled Notebook and Linen Tea Towel
- All 12 products are still shown
- The most expensive product, the Brass Desk Lamp, is at the end of the list`,
    clean: 'passed',
    bug: 'sort-broken',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Sort the products by "Name, Z to A" and verify that the Wall Clock is the first one in the list.`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/products/herb-seeds',
    text: `A customer can buy at most 10 pieces of one product. Set the quantity to 9 and add the Herb Seeds to the cart. The message "Herb Seeds was added to your cart." appears. Now set the quantity to 2 and add them again. This time the message should be "You can have at most 10 of the Herb Seeds in your cart." and the number next to Cart should still be 9.`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Given I have added a Watering Can and a Beeswax Candle to my cart
When I go to the Contact page
Then the cart in the header still shows 2
When I go to the Help page
Then it shows 2 there as well`,
    clean: 'passed',
    bug: 'cart-count',
  },
  {
    site: 'shop',
    start: '/demo/',
    text: `Response time: when a user clicks Help in the navigation, the Help page with the heading "Help" must be displayed within 1.5 seconds.`,
    clean: 'passed',
    bug: 'slow',
  },
  {
    site: 'shop',
    start: '/demo/products/fountain-pen',
    text: `Adding something to the cart must feel instant. After I click Add to cart, the confirmation "Fountain Pen was added to your cart." should be visible in under a second.`,
    clean: 'passed',
    bug: 'slow',
  },
  {
    site: 'shop',
    start: '/demo/products/beeswax-candle',
    text: `We don't want to recommend products that nobody can buy. Wait until the list under "Customers also liked" is loaded and contains the Wool Blanket. The Wall Clock is sold out, so it must not be in this list.`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Change a quantity in the cart

Steps:
1. Add the Fountain Pen and the Ruled Notebook to the cart.
2. Open the cart. The total is $42.90.
3. Change the quantity of the Ruled Notebook to 2 and click Update in that row.

Expected:
- The message "Your cart was updated." is shown.
- The sum of the Ruled Notebook is $16.00.
- The total is $50.90.`,
    clean: 'passed',
    bug: 'wrong-total',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `I add a Stoneware Mug and Herb Seeds to my cart and go to the cart. I remove the Stoneware Mug, so only the Herb Seeds are left and the total is $4.20. Then I remove the Herb Seeds too. Now it should say "Your cart is empty."`,
    clean: 'passed',
    bug: 'remove-wrong-item',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Empty the whole cart:
- Add the Stoneware Mug and the Terracotta Pot, the cart badge shows 2
- Go to the cart and click "Empty cart"
- The browser asks "Remove everything from your cart?". Cancel it, both products are still in the cart
- Click "Empty cart" again and confirm with OK
- "Your cart was emptied." is shown and the badge is back to 0`,
    clean: 'passed',
    bug: 'cart-count',
  },
  {
    site: 'shop',
    start: '/demo/products/stoneware-mug',
    text: `Given I have put 2 Stoneware Mugs into my cart
And I am on the cart page
When I click "Proceed to checkout"
Then the Checkout page opens
And the order summary shows 2 × Stoneware Mug for $24.00
And the total including shipping is $28.90`,
    clean: 'passed',
    bug: 'button-dead',
  },
  {
    site: 'shop',
    start: '/demo/products/linen-tea-towel',
    text: `Checkout with a card number that is too short.

1. Add the towel to the cart, open the cart and proceed to checkout.
2. Enter Full name: Eva Lang, E-mail: eva@lang.de, Street address: Hauptstrasse 5, Postcode: 10115, Card number: 1234 5678.
3. Accept the terms and place the order.

The order is not accepted. The page says "One field needs your attention" and "The card number must have 16 digits." The street address is still filled in with Hauptstrasse 5.`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/products/ruled-notebook',
    text: `Customers must be able to read the terms before they order. Add the notebook to the cart, go to the cart and proceed to checkout. The heading should be Checkout. When you click on the link "Read the terms (opens in a new tab)", a new tab opens with the heading "Terms of sale". It should say that prices are in dollars and include tax.`,
    clean: 'passed',
    bug: 'button-dead',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `New orders should show up in the profile.

Steps:
1. Log in with ada@example.com / analytical.
2. Add the Cast Iron Teapot to the cart, open the cart and proceed to checkout.
3. Fill in the street address 1 Mill Road, the postcode 90210 and the card number 4111 1111 1111 1111, accept the terms and place the order.
4. Click on Ada in the header.

Expected result: under Past orders, order FH-2001 is listed with a total of $52.90 and the status Received.`,
    clean: 'passed',
    bug: 'wrong-total',
  },
  {
    site: 'shop',
    start: '/demo/products/herb-seeds',
    text: `As a guest I want to get a receipt for my order.

I add the Herb Seeds to the cart and go through the cart to the checkout. I fill in my name Kim Larsen, my e-mail kim@post.dk, the address Havnegade 3, the postcode 21000 and the card 4000 0000 0000 0002, choose express shipping, accept the terms and place the order.

AC1: The page says "Thank you for your order" and the total is $17.10.
AC2: A click on "Download receipt" downloads the file receipt-FH-2001.txt.`,
    clean: 'passed',
    bug: 'typo-message',
  },
  {
    site: 'shop',
    start: '/demo/contact',
    text: `Fill in the contact form with the name Laura Smith, the e-mail laura@smith.com and the message "When will the wall clock be back?" but don't choose a topic. Click Send message. The form should show the error "Choose a topic." and the name should still be there. The message must not be sent.`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/contact',
    text: `Submit the contact form without entering anything. There should be an error saying "3 fields need your attention".`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/help',
    text: `Common questions on the help page:
1. At first the answers are not visible.
2. Click on "How do I care for stoneware?". The answer "It may go into the dishwasher, but not into the oven." appears.
3. Click on the question again and the answer is hidden.`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/help',
    text: `Check the opening hours on the help page. We are open Monday to Friday from 9:00 to 18:00, on Saturday from 10:00 to 18:00, and on Sunday we are closed.`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `Given I am logged in with ada and analytical
And I have opened my profile
When I enter "I like maths." as my biography
Then the counter below the field shows "13 of 200"`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/profile',
    text: `Log in as ada@example.com with the password analytical to get to the profile. Change the country to Canada, turn on the newsletter and save the profile. You should see "Your profile was saved." Then go to the products page and back to the profile by clicking on Ada. Canada is still selected and the newsletter is still switched on.`,
    clean: 'passed',
    bug: 'session-lost',
  },
];
