import type { VerdictEntry } from './entry.ts';

/** Texts of people who had seen neither parser nor engine; tuned against since. */
export const entries: VerdictEntry[] = [
  {
    site: 'shop',
    start: '/demo/products',
    text: `put the terracotta pot in the basket, badge in the header must say 1`,
    clean: 'passed',
    bug: 'cart-count',
  },
  {
    site: 'shop',
    start: '/demo/',
    text: `1. Go to /demo/products/herb-seeds
2. Change Quantity to 5
3. Click "Add to cart"
Expected: "Herb Seeds was added to your cart." is shown
Expected: the cart badge shows 5`,
    clean: 'passed',
    bug: 'cart-count',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `At first the cart badge is 0. After adding the Wool Blanket and the Watering Can to the cart it should be 2.`,
    clean: 'passed',
    bug: 'cart-count',
  },
  {
    site: 'shop',
    start: '/demo/products/brass-desk-lamp',
    text: `User adds the lamp to the cart with the "Add to cart" button and opens the cart. Verify that the total equals $120.00.`,
    clean: 'passed',
    bug: 'wrong-total',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Scenario: changing the quantity recalculates the total
Given I have added the Ruled Notebook to the cart
And I am on the cart page
When I change the quantity of Ruled Notebook to 6
And I click Update
Then I see "Your cart was updated."
And the total is $48.00`,
    clean: 'passed',
    bug: 'wrong-total',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Add the Cast Iron Teapot, then the Stoneware Mug. In the cart click on Proceed to checkout. In the order summary we expect Subtotal $60.00, Shipping $4.90 and Total $64.90.`,
    clean: 'passed',
    bug: 'wrong-total',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Choose Garden from Category and "Price, low to high" from Sort by.
Expected order: Herb Seeds is the first product and the Watering Can is the last.`,
    clean: 'passed',
    bug: 'sort-broken',
  },
  {
    site: 'shop',
    start: '/demo/',
    text: `As a customer I would like to see the cheapest products first.
AC1: on the products page I can select "Price, low to high" in "Sort by"
AC2: the products are then sorted by price in ascending order`,
    clean: 'passed',
    bug: 'sort-broken',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `If I sort by "Price, high to low", the most expensive product, the Brass Desk Lamp, must be the first in the list.`,
    clean: 'passed',
    bug: 'sort-broken',
  },
  {
    site: 'shop',
    start: '/demo/',
    text: `Open the login page and enter the username "ada" with the password "Analytical" (capital A). Click on the Log in button. The login has to be refused with "The e-mail or the password is wrong."`,
    clean: 'passed',
    bug: 'login-accepts-anything',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `log in as charles@example.com with password difference
should see This account is locked. Please contact us to unlock it.`,
    clean: 'passed',
    bug: 'login-accepts-anything',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `Enter "grace@example.com" into "Username or e-mail" and "hopper1906" into "Password", then press Enter. "Welcome back" must not be shown.`,
    clean: 'passed',
    bug: 'login-accepts-anything',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Add the Beeswax Candle to the cart, open /demo/checkout and directly click "Place order". Following errors must be dispalyed: "Enter your full name.", "Enter your postcode." and "Accept the terms to place your order."`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/contact',
    text: `Contact form, message too short:
1. Your name = Li
2. Your e-mail = li@example.com
3. What is it about? = Something else
4. Message = Hi
5. Send message
Expected: "The message needs at least 10 characters."`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `Log in with ada@example.com and analytical. Go to /demo/profile, clear the Name field and click Save profile. The message "Enter your name." should be displayed.`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/products/linen-tea-towel',
    text: `After adding the towel to the cart, go to the cart and click the "Proceed to checkout" button. The URL should contain /demo/checkout.`,
    clean: 'passed',
    bug: 'button-dead',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Pls verify the guest chekout. Add Herb Seeds to the cart, go to the cart page and press Proceed to checkout. Type "Nina Ode" in Full name, "nina@example.com" in E-mail, "9 Lake View" in Street address, "10115" in Postcode and "5555555555554444" in Card number. Accept the terms, press Place order. The total of the order is $9.10.`,
    clean: 'passed',
    bug: 'button-dead',
    bugged: 'error',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Searching for "CLOCK" in capital letters finds the Wall Clock.`,
    clean: 'passed',
    bug: 'search-ignores-case',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Given the products page
When I enter "notebook" in the search field and submit the search
Then exactly 1 product is listed
And it is the Ruled Notebook`,
    clean: 'passed',
    bug: 'search-ignores-case',
  },
  {
    site: 'shop',
    start: '/demo/',
    text: `go to products, search for can, i should see both Beeswax Candle and Watering Can`,
    clean: 'passed',
    bug: 'search-ignores-case',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `1. Add Ruled Notebook to cart
2. Add Terracotta Pot to cart
3. Open cart
4. Remove Ruled Notebook
Expected: there is 1 row left in the table, Terracotta Pot with the sum $18.00`,
    clean: 'passed',
    bug: 'remove-wrong-item',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `I add the mug, the Fountain Pen and the Wool Blanket to my cart. In the cart I click "Remove" next to Fountain Pen. The message "Fountain Pen was removed from your cart." shows up and the total changes to $101.00.`,
    clean: 'passed',
    bug: 'remove-wrong-item',
  },
  {
    site: 'shop',
    start: '/demo/',
    text: `Homepage performance: the page has to be loaded within 1.5 seconds.`,
    clean: 'passed',
    bug: 'slow',
  },
  {
    site: 'shop',
    start: '/demo/products/stoneware-mug',
    text: `Under "Customers also liked", Cast Iron Teapot must show up in the list within 2 seconds.`,
    clean: 'passed',
    bug: 'slow',
  },
  {
    site: 'shop',
    start: '/demo/products/fountain-pen',
    text: `Buy the Fountain Pen: add it to the cart, open /demo/checkout, fill in Full name "Otto Kranz", E-mail "otto@example.com", Street address "Ringstrasse 5", Postcode "80331", Card number "4000 0000 0000 0002", accept the terms of sale and place the order. The heading "Thank you for your order" should appear.`,
    clean: 'passed',
    bug: 'typo-message',
  },
  {
    site: 'shop',
    start: '/demo/contact',
    text: `Fill out the contact form:
- name: Jane Doe
- e-mail: jane@example.com
- topic: A product
- message: How heavy is the desk lamp?
Click on "Send message" and wait for "Thank you, your message has been sent."`,
    clean: 'passed',
    bug: 'typo-message',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `When I log in as ada@example.com (password: analytical) and reload the page, I must still be logged in, i.e. the "Log out" button is shown.`,
    clean: 'passed',
    bug: 'session-lost',
  },
  {
    site: 'shop',
    start: '/demo/profile',
    text: `You are asked to log in first: use ada@example.com and analytical. Then choose Germany as Country and click "Save profile". "Your profile was saved." has to appear.`,
    clean: 'passed',
    bug: 'session-lost',
  },
  {
    site: 'shop',
    start: '/demo/help',
    text: `Click on the question "Do you ship abroad?". The answer "We ship to all countries you can choose in your profile." becomes visible.`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/cart',
    text: `With nothing in it, the cart shows "Your cart is empty." and a link "Browse products". Clicking the link leads to the products page.`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/profile',
    text: `Log in as ada@example.com with the password analytical.
The table of past orders has 4 rows.
The row of FH-1007 contains "Returned".`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `Make sure the password can be made visible: type "hello" into Password, click on "Show password". The button is called "Hide password" now.`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Select the category Desk. Verify 4 products are shown.`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/help',
    text: `The Shipping tab tells us that express shipping costs $9.90.`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Add the Stoneware Mug to the cart, go to the cart, enter SPRING10 in the "Voucher code" field and click Apply. The total should be $10.80.`,
    clean: 'not found',
  },
  {
    site: 'shop',
    start: '/demo/products/watering-can',
    text: `Click the "Write a review" button and expect a review form to open.`,
    clean: 'not found',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Filter by the category "Garden", click Add to cart, and check that the cart badge says 1.`,
    clean: 'ambiguous',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `1. Add the Fountain Pen and the Herb Seeds to the cart
2. Open the cart
3. Click the Update button
Expected: "Your cart was updated."`,
    clean: 'ambiguous',
  },
  {
    site: 'shop',
    start: '/demo/help',
    text: `Click on the Payment tab. Florbish ungle wex the trantor. The text "We take cards with 16 digits." is visible.`,
    clean: 'not understood',
  },
  {
    site: 'shop',
    start: '/demo/contact',
    text: `Enter "Sam" in Your name
Enter "sam@example.com" in Your e-mail
Select "An order" as topic`,
    clean: 'hollow',
  },
];
