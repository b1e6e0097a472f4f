import type { VerdictEntry } from './entry.ts';

/** Texts of people who had seen neither parser nor engine; tuned against since. */
export const entries: VerdictEntry[] = [
  {
    site: 'shop',
    start: '/demo/products',
    text: `Add the Stoneware Mug to the cart. The cart badge should show 1.`,
    clean: 'passed',
    bug: 'cart-count',
  },
  {
    site: 'shop',
    start: '/demo/products/beeswax-candle',
    text: `Set the quantity to 4 and click Add to cart.
The badge at the Cart link changes to 4.`,
    clean: 'passed',
    bug: 'cart-count',
  },
  {
    site: 'shop',
    start: '/demo/',
    text: `Given I am on the products page
When I add the "Herb Seeds" to the cart
And I add the "Ruled Notebook" to the cart
Then the cart badge shows "2"`,
    clean: 'passed',
    bug: 'cart-count',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `1. Open /demo/products
2. Click "Add to cart" for the Linen Tea Towel
3. Click "Add to cart" for the Fountain Pen
4. Go to /demo/cart
Expected: the Total is $44.40`,
    clean: 'passed',
    bug: 'wrong-total',
  },
  {
    site: 'shop',
    start: '/demo/products/terracotta-pot',
    text: `Enter 3 in the Quantity field and press Add to cart. Afterwards open the cart. The total must be $54.00.`,
    clean: 'passed',
    bug: 'wrong-total',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `As a shopper I want to see what express delivery costs before I pay.

Steps:
- add the Stoneware Mug to the cart
- go to the cart and click Proceed to checkout
- choose "Express, next day"

Acceptance criteria:
- Shipping shows $12.90
- Total shows $24.90`,
    clean: 'passed',
    bug: 'wrong-total',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `On the products page choose "Price, low to high" under Sort by. The first product must be Herb Seeds and the last one Brass Desk Lamp.`,
    clean: 'passed',
    bug: 'sort-broken',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `select price, high to low in the sort by dropdown. products should now be sorted by price descending`,
    clean: 'passed',
    bug: 'sort-broken',
  },
  {
    site: 'shop',
    start: '/demo/',
    text: `Go to Products, pick Kitchen as the category, then sort by "Price, low to high". Verify that 3 products are listed and that the Linen Tea Towel comes first.`,
    clean: 'passed',
    bug: 'sort-broken',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `Try to log in with ada@example.com and the password "wrongpass". An eror message "The e-mail or the password is wrong." is displayed.`,
    clean: 'passed',
    bug: 'login-accepts-anything',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `Locked users must not get in:
- username: charles@example.com
- password: difference
- click Log in
=> "This account is locked. Please contact us to unlock it." appears`,
    clean: 'passed',
    bug: 'login-accepts-anything',
  },
  {
    site: 'shop',
    start: '/demo/',
    text: `Go to the login page. Fill in "nobody@example.com" as username and "secret123" as password and submit the form. I should still be on the login page and there should be no "Log out" button.`,
    clean: 'passed',
    bug: 'login-accepts-anything',
  },
  {
    site: 'shop',
    start: '/demo/contact',
    text: `Press "Send message" without filling in anything. The page must say "4 fields need your attention" and show the error "Write your message."`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/products/watering-can',
    text: `quantity 11 -> add to cart -> message "Choose a quantity from 1 to 10."`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Put the Wool Blanket into the cart and go to /demo/checkout.
Fill in:
Full name: Mary Shaw
E-mail: mary@example.com
Street address: 4 Hill Road
Postcode: 123
Card number: 4111111111111111
Accept the terms of sale and click Place order.
Expected result: the error "The postcode must have 5 digits." is shown.`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `The custmer adds the Ruled Notebook to the cart, opens the cart and clicks on "Proceed to checkout". The checkout page is then displayed with the heading "Checkout".`,
    clean: 'passed',
    bug: 'button-dead',
  },
  {
    site: 'shop',
    start: '/demo/products/cast-iron-teapot',
    text: `1. Click Add to cart.
2. Open the cart.
3. Click Proceed to checkout.
4. Enter "Tom Baker" into Full name, "tom@example.com" into E-mail, "1 Mill Lane" into Street address and "90210" into Postcode.
5. Enter "4242 4242 4242 4242" into Card number.
6. Tick "I accept the terms of sale".
7. Click Place order.
Expected: "Your order number is FH-2001" is shown.`,
    clean: 'passed',
    bug: 'button-dead',
    bugged: 'error',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Search for "mug". Only the Stoneware Mug should be found and the page says "1 product".`,
    clean: 'passed',
    bug: 'search-ignores-case',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `when I type blanket into the search box and hit enter then I can see Wool Blanket in the results`,
    clean: 'passed',
    bug: 'search-ignores-case',
  },
  {
    site: 'shop',
    start: '/demo/',
    text: `Visit /demo/products, enter 'tea' in "Search products" and click the Search button. Make sure that two products are displayed: Cast Iron Teapot and Linen Tea Towel.`,
    clean: 'passed',
    bug: 'search-ignores-case',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Add Stoneware Mug and Beeswax Candle to the cart. In the cart, remove the Stoneware Mug. The cart table must not contain the Stoneware Mug any more, but the Beeswax Candle must still be in the table.`,
    clean: 'passed',
    bug: 'remove-wrong-item',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `1) add to cart: Fountain Pen, Herb Seeds
2) go to the cart page
3) click Remove in the row of Herb Seeds
Expected: total is now $34.90`,
    clean: 'passed',
    bug: 'remove-wrong-item',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `The products page must load in less than 2 seconds.`,
    clean: 'passed',
    bug: 'slow',
  },
  {
    site: 'shop',
    start: '/demo/contact',
    text: `Send the contact form with name "Eve", e-mail "eve@example.com", topic "A product" and the message "Is the teapot in stock?". The confirmation "Thank you, your message has been sent." should appear within 2 seconds.`,
    clean: 'passed',
    bug: 'slow',
  },
  {
    site: 'shop',
    start: '/demo/contact',
    text: `As a visitor, I fill in "Your name" with Bob Miller, "Your e-mail" with bob@example.com, select "An order" for "What is it about?", write "Where is my parcel?" as the message and send it. Then I see the message "Thank you, your message has been sent."`,
    clean: 'passed',
    bug: 'typo-message',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `- Username or e-mail: ada
- Password: 12345
- press the Log in button
- check: alert reads "The e-mail or the password is wrong."`,
    clean: 'passed',
    bug: 'typo-message',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `Log in as ada@example.com with password analytical. Then go to the Help page. The "Log out" button should still be visible.`,
    clean: 'passed',
    bug: 'session-lost',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `Sign in with user ada@example.com and password analytical, then open /demo/profile. Verify the heading is "Your profile" and the Name field contains "Ada Lovelace".`,
    clean: 'passed',
    bug: 'session-lost',
  },
  {
    site: 'shop',
    start: '/demo/help',
    text: `On the help page click the tab "Returns". The text "Send anything back within 30 days." must be visible.`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `The Wall Clock is sold out. Therefore its "Sold out" button has to be disabled.`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/help',
    text: `Click "Request a call back", type 555 0199 into Phone number and click "Call me". We should see "We will call you back at 555 0199."`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Add the Herb Seeds to the cart and open the cart. Click "Empty cart" and confirm the browser dialog. The page shows "Your cart is empty."`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/products/fountain-pen',
    text: `Check that the price of the Fountain Pen is $39.90.`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `When logging in with ada@example.com / analytical the user lands on the products page and is greeted with "Hello again, Ada".`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/products/wool-blanket',
    text: `Click "Add to wishlist". The message "Added to your wishlist" should be shown.`,
    clean: 'not found',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `On the login page, click the link "Forgot your password?", enter ada@example.com and make sure a confirmation is shown.`,
    clean: 'not found',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Click the "Add to cart" button. The badge shows 1.`,
    clean: 'ambiguous',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Add the Stoneware Mug and the Terracotta Pot to the cart.
Go to the cart.
Click Remove.
The cart has only one product left.`,
    clean: 'ambiguous',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Go to the cart. Blorple the vendigo until it squinches. The page shows "Your cart is empty."`,
    clean: 'not understood',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Open the product "Brass Desk Lamp", set the quantity to 2 and add it to the cart. Then go to the cart.`,
    clean: 'hollow',
  },
];
