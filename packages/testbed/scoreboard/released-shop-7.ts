import type { VerdictEntry } from './entry.ts';

/** Texts of people who had seen neither parser nor engine; looked at since. */
export const entries: VerdictEntry[] = [
  {
    site: 'shop',
    start: '/demo/',
    text: `Opening a product from the home page should be quick. When a visitor clicks on Terracotta Pot under this month's favourites, the product page with the price $18.00 and the Add to cart button has to be there after 1.5 seconds at the latest.`,
    clean: 'passed',
    bug: 'slow',
  },
  {
    site: 'shop',
    start: '/demo/',
    text: `As a visitor I want to get in touch with the shop easily.

Acceptance criteria:
- The home page has a link "Write to us"
- The link opens the page "Contact us"
- The page tells me that they usually answer within two days`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `TC-12 Locked account

Precondition: the user is on the login page.

Steps:
1. Type charles into "Username or e-mail".
2. Type difference into "Password".
3. Press the button Log in.

Expected results:
- The message "This account is locked. Please contact us to unlock it." is displayed.
- The user is not logged in, so there is no "Log out" button.`,
    clean: 'passed',
    bug: 'login-accepts-anything',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `Click on the Log in button without filling in the form. Below the first field it should say "Enter your username or e-mail." and below the second one "Enter your password." We should still be on the page with the heading "Log in".`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `A customer mistypes her password and tries again.
1. Log in with ada@example.com and the password analytic. The shop answers "The e-mail or the password is wrong."
2. Enter analytical in the password field and click Log in once more.
3. Now she sees "Welcome back, Ada." and the heading Products.`,
    clean: 'passed',
    bug: 'typo-message',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `Given I have logged in as ada with the password analytical
When I click on the Fountain Pen in the list of products
Then I see the page of the Fountain Pen
And there is still a link "Ada" and a button "Log out" at the top of the page`,
    clean: 'passed',
    bug: 'session-lost',
  },
  {
    site: 'shop',
    start: '/demo/profile',
    text: `I want to save my phone number in my profile. First I log in with ada@example.com and analytical. Then I enter +44 20 7946 0000 in the Phone field and click on "Save profile". I should get the message "Your profile was saved." and the field should still show my number.`,
    clean: 'passed',
    bug: 'session-lost',
  },
  {
    site: 'shop',
    start: '/demo/profile',
    text: `Profile validation:
- Log in with ada / analytical
- Clear the Name field and enter "call me" as phone
- Click Save profile
- The page shows "2 fields need your attention"
- The errors are "Enter your name." and "A phone number has 5 to 19 digits and spaces."`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/profile',
    text: `After logging in as ada@example.com with password analytical, the profile page is displayed. The name is Ada Lovelace and the country is United Kingdom. The switch "Send me the newsletter" is on.`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/profile',
    text: `Sorting of past orders

Steps:
1. Log in with the username ada and the password analytical.
2. In the table Past orders click on the column header Total.

Expected result: the most expensive order comes first, so the first row is FH-1007 with $124.90.`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `When the customer searches for "tea", the list has to show exactly 2 products: Cast Iron Teapot and Linen Tea Towel. The Stoneware Mug should not be shown.`,
    clean: 'passed',
    bug: 'search-ignores-case',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Search without a result
1. Search for umbrella. The page says "No products found" and no product is listed.
2. Click the link "Show all products". There are 12 products.
3. Search for seeds. There is 1 product, the Herb Seeds.`,
    clean: 'passed',
    bug: 'search-ignores-case',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `The search should find products by their category as well. If I enter "desk" in the search field and press Enter, 3 products should be shown: Brass Desk Lamp, Fountain Pen and Ruled Notebook.`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Given the category "Desk" is selected
When I sort by "Price, high to low"
Then the Brass Desk Lamp for $120.00 is the first product
And the Fountain Pen for $34.90 is the second
And the Ruled Notebook for $8.00 is the third`,
    clean: 'passed',
    bug: 'sort-broken',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `sort all products by price from high to low, first one must be the Brass Desk Lamp, then the Wool Blanket, and the Herb Seeds must be the last one`,
    clean: 'passed',
    bug: 'sort-broken',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Click on Watering Can in the product list. The product page should show the name Watering Can, the category Garden and the price $39.50. The description should mention that it holds 10 litres.`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/products/ruled-notebook',
    text: `The cart counter must survive a page reload. Set the quantity to 4 and click "Add to cart". The message "Ruled Notebook was added to your cart." appears and the counter next to Cart shows 4. Reload the page, the counter still shows 4.`,
    clean: 'passed',
    bug: 'cart-count',
  },
  {
    site: 'shop',
    start: '/demo/products/wool-blanket',
    text: `Test case: quantity too high

Action: On the page of the Wool Blanket, enter 12 in the Quantity field and click Add to cart.
Expected: The message "Choose a quantity from 1 to 10." is shown. Nothing is added, the cart badge remains 0.`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `I put the Wool Blanket and after that the Fountain Pen in my cart. I open the cart and click Remove at the Fountain Pen. Then only the Wool Blanket should be left in the cart and the total should be $89.00.`,
    clean: 'passed',
    bug: 'remove-wrong-item',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `User story: As a customer I want to remove a product from my cart so that I don't have to pay for it.

Acceptance criteria:
1. I add the Watering Can, the Beeswax Candle and the Linen Tea Towel and go to the cart. The cart has 3 rows.
2. I remove the Watering Can. I see "Watering Can was removed from your cart."
3. The Beeswax Candle and the Linen Tea Towel are still in the cart.
4. The total is now $24.00.`,
    clean: 'passed',
    bug: 'remove-wrong-item',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Given I added the Cast Iron Teapot and the Linen Tea Towel to my cart
When I open the cart
Then the total is $57.50
When I proceed to checkout and select express shipping
Then the shipping costs are $12.90
And the total is $70.40`,
    clean: 'passed',
    bug: 'wrong-total',
  },
  {
    site: 'shop',
    start: '/demo/products/terracotta-pot',
    text: `Order confirmation for a guest

Steps:
1. Set the quantity to 3, add the pot to the cart, go to the cart and click "Proceed to checkout".
2. Fill in Full name "Maria Costa", E-mail "maria@costa.pt", Street address "Rua Nova 7", Postcode "12345" and Card number "4242 4242 4242 4242".
3. Tick "I accept the terms of sale" and click "Place order".

Expected result: The order summary shows a subtotal of $54.00, shipping of $4.90 and a total of $58.90. The page also says that a confirmation was sent to maria@costa.pt.`,
    clean: 'passed',
    bug: 'wrong-total',
  },
  {
    site: 'shop',
    start: '/demo/products/fountain-pen',
    text: `Add the pen to the cart, open the cart and click on Proceed to checkout. The Checkout page should be displayed. The field Full name should be empty, standard shipping should be selected and the terms should not be accepted yet.`,
    clean: 'passed',
    bug: 'button-dead',
  },
  {
    site: 'shop',
    start: '/demo/products/beeswax-candle',
    text: `Nobody can order without accepting the terms.

1. Add the candle to the cart and go to the cart.
2. Proceed to checkout and enter the name Tim Young, the e-mail tim@young.org, the address 4 Lake View, the postcode 54321 and the card number 1111 2222 3333 4444.
3. Do not check the box for the terms.
4. Click Place order.

You should see the error "Accept the terms to place your order." and the heading should still be Checkout.`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/products/brass-desk-lamp',
    text: `Put the lamp in the cart, go to the cart and then to the checkout. Click "Place order" without filling in any field. There should be an error message "7 fields need your attention".`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/products/stoneware-mug',
    text: `The cart must be empty after the order.
- Add the mug to the cart, the badge at the cart shows 1
- Go to the cart and proceed to checkout
- Enter Full name: Olga Petrova, E-mail: olga@mail.ru, Street address: Green Street 8, Postcode: 60311, Card number: 5555 5555 5555 4444
- Accept the terms and click Place order
- The order number is FH-2001 and the badge shows 0 again`,
    clean: 'passed',
    bug: 'cart-count',
  },
  {
    site: 'shop',
    start: '/demo/contact',
    text: `Given I am on the contact page
When I enter the name "Hanna", the e-mail "hanna@web.de", the topic "A product" and the message "Hello?"
And I click on "Send message"
Then I see the error "The message needs at least 10 characters."
And the e-mail field still contains hanna@web.de`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/help',
    text: `On the help page, customers can ask for a call. Click on "Request a call back", a dialog with a field for the phone number opens. Enter 0171 555 123 and click on "Call me". The dialog closes and the page shows "We will call you back at 0171 555 123."`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/help',
    text: `Open the question "Can I change my order?" on the help page. The answer should be: "Yes, within a day. Write to us with your order number."`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/terms',
    text: `Check the page "Terms of sale":
1. It says that prices are in dollars and include tax.
2. It says "Shipping is free."`,
    clean: 'failed',
  },
];
