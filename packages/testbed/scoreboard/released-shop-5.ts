import type { VerdictEntry } from './entry.ts';

/** Texts of people who had seen neither parser nor engine; looked at since. */
export const entries: VerdictEntry[] = [
  {
    site: 'shop',
    start: '/demo/',
    text: `The home page greets visitors with the headline "Small things, made to last". Under "This month's favourites" we present the Stoneware Mug, the Brass Desk Lamp and the Terracotta Pot. A click on Browse products takes the visitor to the product list, which says 12 products.`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `Given I am on the login page
When I enter "ada@example.com" as username and "babbage" as password
And I press Log in
Then I see "The e-mail or the password is wrong."
And I am still on the login page`,
    clean: 'passed',
    bug: 'typo-message',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `try to log in with charles@example.com and the password difference. that account is locked so it must not let him in, we expect to read "This account is locked. Please contact us to unlock it." and there must be no Log out button`,
    clean: 'passed',
    bug: 'login-accepts-anything',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `type tea in the search box and hit enter -> 2 products come up, Cast Iron Teapot + Linen Tea Towel. Stoneware Mug must be gone`,
    clean: 'passed',
    bug: 'search-ignores-case',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `1. Open the product list.
2. Set "Sort by" to "Price, high to low".
Expected: the first product is the Brass Desk Lamp for $120.00.
Expected: the last product is Herb Seeds for $4.20.`,
    clean: 'passed',
    bug: 'sort-broken',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `- put the Fountain Pen into the cart
- put the Herb Seeds into the cart as well
- message "Herb Seeds was added to your cart." is displayed
- the number beside Cart at the top is 2`,
    clean: 'passed',
    bug: 'cart-count',
  },
  {
    site: 'shop',
    start: '/demo/products/stoneware-mug',
    text: `I change the quantity to 3 and add the mug to the cart. When I then open the cart, the row of the Stoneware Mug should show $36.00 as its sum, and the total at the bottom should be $36.00 too.`,
    clean: 'passed',
    bug: 'wrong-total',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Buy one Wool Blanket with express shipping.
Steps: add it to the cart, go to the cart, proceed to checkout. Full name Jane Roe, e-mail jane@roe.org, street address 5 Oak Street, postcode 54321, card number 4000 1234 5678 9010. Choose "Express, next day", tick the box for the terms and place the order.
Verify that the next page says Thank you for your order. Verify the subtotal is $89.00, shipping $12.90 and the total $101.90.`,
    clean: 'passed',
    bug: 'wrong-total',
  },
  {
    site: 'shop',
    start: '/demo/products/beeswax-candle',
    text: `An empty checkout form must be refused. Add the candle to the cart, open the cart and go on to the checkout, then press "Place order" without to fill in anything. It should complain with "6 fields need your attention", and among the complaints must be "Enter your postcode." and "Accept the terms to place your order."`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/contact',
    text: `Contact form, mesage too short:
Your name = Tom Baker
Your e-mail = tom@baker.co.uk
What is it about? = A product
Message = Hello
Send message
=> "The message needs at least 10 characters." is shown
=> "Thank you, your message has been sent." is not shown`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `As a customer with a Linen Tea Towel in my cart I want to get to the checkout from the cart page.

Acceptance criteria:
* pressing "Proceed to checkout" brings me to a page with the heading Checkout
* the order summary there contains 1 × Linen Tea Towel
* Standard shipping is preselected`,
    clean: 'passed',
    bug: 'button-dead',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Add the Ruled Notebook and then the Watering Can. In the cart, remove the Ruled Notebook. Make sure the Watering Can is still listed in the cart, the Ruled Notebook is no longer in the table, and the total is now $39.50.`,
    clean: 'passed',
    bug: 'remove-wrong-item',
  },
  {
    site: 'shop',
    start: '/demo/contact',
    text: `Fill out the contact form as Mary Shelley (mary@shelley.net), topic "An order", with the message "Where is my parcel, please?" and send it. The confirmation "Thank you, your message has been sent." has to appear within 2 seconds.`,
    clean: 'passed',
    bug: 'slow',
  },
  {
    site: 'shop',
    start: '/demo/products/terracotta-pot',
    text: `nobody may order more than ten of one product. enter 11 in quantity and click add to cart, the shop must answer Choose a quantity from 1 to 10. and the cart count stays 0`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `1) Log in as ada@example.com, password analytical
2) Click "Ada" in the header
3) Select Canada as country and write "Likes numbers" into the biography
   Expected: the counter below it reads "13 of 160"
4) Click Save profile
   Expected: "Your profile was saved." is displayed and Canada is still the selected country`,
    clean: 'passed',
    bug: 'session-lost',
    bugged: 'error',
  },
  {
    site: 'shop',
    start: '/demo/help',
    text: `When the Returns tab is clicked, the text "Send anything back within 30 days." gets visible and the text about standard shipping is hidden. When the question "Do you ship abroad?" is clicked, its answer "We ship to all countries you can choose in your profile." is unfolded. After pressing Show holidays in the opening hours, it is stated: Closed from 24 December to 2 January.`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Put the Herb Seeds in the cart, open the cart and click "Empty cart". A question "Remove everything from your cart?" pops up, confirm it. Afterwards the page should say "Your cart is empty." and the cart badge should be back at 0.`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Click on the Cast Iron Teapot in the list. Its page must show the category Kitchen and the price must be $45.00.`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/terms',
    text: `Legal check. The page Terms of sale should contain the sentence "Prices are in euros and include tax." and also "Shipping is added at checkout."`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Add a Brass Desk Lamp to the cart and open the cart. Enter SPRING10 in the "Coupon code" field and press Apply. The total should go down to $108.00.`,
    clean: 'not found',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Press the "Add to cart" button. Then the cart badge should show 1.`,
    clean: 'ambiguous',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `Log in with ada and analytical. Open the profile by clicking Ada. Switch "Send me the newsletter" on and save the profile.`,
    clean: 'hollow',
  },
  {
    site: 'shop',
    start: '/demo/',
    text: `So I'm on the landing page and I quite fancy the Terracotta Pot, so I click it. Stick a 3 in the quantity box and hit Add to cart. There ought to be a note saying "Terracotta Pot was added to your cart.", and the cart badge goes up to 3.`,
    clean: 'passed',
    bug: 'cart-count',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `- Sort by: "Price, low to high"
- first product is Herb Seeds for $4.20
- last product is Brass Desk Lamp for $120.00
- 12 products altogether`,
    clean: 'passed',
    bug: 'sort-broken',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `1. Enter ada@example.com into Username or e-mail.
2. Enter "lovelace" into Password.
3. Click the Log in button.
Expected: "The e-mail or the password is wrong." is displayed.
Expected: the user is still on the login page.`,
    clean: 'passed',
    bug: 'typo-message',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `Scenario: A locked customer tries to get in
  Given I am on the login page
  When I log in as charles@example.com with the password difference
  Then I see "This account is locked. Please contact us to unlock it."
  And there is no "Log out" button`,
    clean: 'passed',
    bug: 'login-accepts-anything',
  },
  {
    site: 'shop',
    start: '/demo/profile',
    text: `As a registered customer I want to keep my details up to date so that my parcels reach me.
AC1 - Logging in as ada with the password analytical takes me to the "Your profile" page.
AC2 - When I choose Canada as the Country and hit Save profile, "Your profile was saved." appears.
AC3 - After a reload, Country is still Canada.`,
    clean: 'passed',
    bug: 'session-lost',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `The shopper shall place the Wool Blanket and the Beeswax Candle in the cart and subsequently open the cart. Upon removal of the Wool Blanket from the cart, the system shall display "Wool Blanket was removed from your cart." The Beeswax Candle link shall remain visible, and the total shall amount to $14.50.`,
    clean: 'passed',
    bug: 'remove-wrong-item',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Please to search for "blanket", all in small letters. It must to give only 1 product. The price of the Wool Blanket have to be $89.00. The Wall Clock must not be visible.`,
    clean: 'passed',
    bug: 'search-ignores-case',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `add the fountain pen to the cart -> open the cart -> click proceed to checkout -> the checkout page opens -> total is $39.80`,
    clean: 'passed',
    bug: 'button-dead',
  },
  {
    site: 'shop',
    start: '/demo/products/brass-desk-lamp',
    text: `Add this one to the cart, go to the cart and click Proceed to checkout. Fill it in like so: Full name Grace Hopper, E-mail grace@example.com, Street address 1 Harbour Road, Postcode 10001, Card number 4111 1111 1111 1111. Pick "Express, next day", tick "I accept the terms of sale" and then click Place order. The next page should say "Thank you for your order" and somewhere FH-2001. And because the fast shipping isn't free, the total comes to $132.90.`,
    clean: 'passed',
    bug: 'wrong-total',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `1. Put the Herb Seeds into the cart and wait until the cart badge is 1.
2. Open /demo/checkout.
3. Full name = Alan Turing, E-mail = alan@example.org, Street address = 5 Bletchley Park, Postcode = 54321, Card number = 1234567812345678.
4. Tick "I accept the terms of sale" and press "Place order".
5. Click "Download receipt".
Expected: a file called receipt-FH-2001.txt is downloaded.`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/products/beeswax-candle',
    text: `Please add the product into cart and go to the cart. When I press Empty cart, the browser is asking "Remove everything from your cart?" and I say cancel. The total have to be still $14.50. Now press again Empty cart but this time accept the question. After this the text "Your cart was emptied." is coming and the Proceed to checkout button is not there any more.`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/contact',
    text: `Contact form, happy path
Your name: Mary Shelley
Your e-mail: mary@example.com
What is it about?: A product
Message: Does the teapot suit an induction hob
Press Send message; within 5 seconds "Thank you, your message has been sent." shows up, and the Message field is empty again.`,
    clean: 'passed',
    bug: 'typo-message',
  },
  {
    site: 'shop',
    start: '/demo/contact',
    text: `Scenario: Sending nothing at all
Given I am on the contact page
When I click "Send message" without filling in anything
Then I read "4 fields need your attention"
And the page shows "Choose a topic."
But the page does not show "Thank you"`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/help',
    text: `click the returns tab -> page shows "within 30 days"
click the payment tab -> page shows "16 digits" and no longer "within 30 days"
click "Can I change my order?" -> "Yes, within an hour." appears
click it again -> "Yes, within an hour." is gone`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/help',
    text: `Hey, could someone look at the opening hours, which sit in a frame on this page? Press Show holidays in the Opening hours frame and it should say "Closed from 24 December to 2 January." in that frame. Customers also complained that the row of Saturday doesn't read "10:00 to 18:00", so make sure it does.`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/help',
    text: `Pressing the "Request a call back" button opens a dialog. In the dialog, 555 0199 is entered as the Phone number and "Call me" is pressed. Thereupon the dialog closes and the page confirms "We will call you back at 555 0199."`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/products/stoneware-mug',
    text: `I am on page of Stoneware Mug. The loading of the page must take at most 1 second. And in maximum 2 seconds the section "Customers also liked" is showing Cast Iron Teapot and Brass Desk Lamp.`,
    clean: 'passed',
    bug: 'slow',
  },
  {
    site: 'shop',
    start: '/demo/products/cast-iron-teapot',
    text: `Set the quantity to 6 and press Add to cart, then press Add to cart once more. Twelve is too many, so the second time we should get "You can have at most 10 of the Cast Iron Teapot in your cart." while the cart badge stays at 6.`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `* choose Home in Category
* 3 products left
* the Sold out button of the Wall Clock is greyed out
* the Add to cart button of the Wool Blanket is enabled`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Scenario: Standard shipping is free
Given I have added the Stoneware Mug to the cart
When I go to the cart and click "Proceed to checkout"
Then the subtotal is $12.00
And the total is $12.00`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/products/linen-tea-towel',
    text: `Add to cart and open the cart. Type SAVE10 in the Coupon code field and click Apply. The total drops to $8.55.`,
    clean: 'not found',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Put the Stoneware Mug and the Herb Seeds in the cart, then open the cart. Click the Update button. "Your cart was updated." should be shown.`,
    clean: 'ambiguous',
  },
  {
    site: 'shop',
    start: '/demo/bugs',
    text: `The page says "None is on for you now." Gribble the snorfs until they wobble mauve. The "Turn all off" link is visible.`,
    clean: 'not understood',
  },
  {
    site: 'shop',
    start: '/demo/profile',
    text: `Log me in as ada@example.com with the password analytical. There should be 4 rows in the Past orders table. In the row of FH-1203 the Status cell says "On its way". Clicking Total gets the Total column into ascending order, and clicking Total again into descending order.`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/profile',
    text: `Step 1: Log in as ada@example.com with the password "analytical".
Step 2: Type "call me" into Phone.
Step 3: Click Save profile.
Expected result: the page shows "One field needs your attention" and "A phone number has 5 to 19 digits and spaces."`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/profile',
    text: `As Ada I want the form to show what the shop knows about me, so I log in as ada with the password analytical.
- typing "Hello there" into Biography makes "11 of 160" appear
- Birth date has the value 1985-12-10
- the newsletter switch is on`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `login as ada with password analytical → "Welcome back, Ada." shows up → go to the help page → log out button still visible → log out → we land on the login page, it says "You are logged out."`,
    clean: 'passed',
    bug: 'session-lost',
  },
  {
    site: 'shop',
    start: '/demo/products/ruled-notebook',
    text: `The terms of sale can be read before buying.
Press Add to cart, go to the cart, and from there Proceed to checkout.
A click on "Read the terms" opens another browser tab; switch to the tab "Terms of sale".
The heading reads "Terms of sale", and the sentence "Prices are in dollars and include tax." is on the page.`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/products/golden-spoon',
    text: `This address belongs to no product, so the heading must be "Page not found". Click on Go to the home page. The heading there is "Small things, built to last".`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `select Name, Z to A from sort by, first product then is the Watering Can, and the last product is the Beeswax Candle`,
    clean: 'failed',
  },
];
