import type { VerdictEntry } from './entry.ts';

/** Texts of people who had seen neither parser nor engine; looked at since. */
export const entries: VerdictEntry[] = [
  {
    site: 'shop',
    start: '/demo/products',
    text: `1. On the product list, click "Add to cart" for the Ruled Notebook.
2. Do the same for the Herb Seeds.

Expected result: a note says "Herb Seeds was added to your cart." and the number next to Cart in the header is 2.`,
    clean: 'passed',
    bug: 'cart-count',
  },
  {
    site: 'shop',
    start: '/demo/products/fountain-pen',
    text: `A customer told us that the little counter at the cart stayed at zero for her. On the page of the Fountain Pen, set the quantity to 4 and add it to the cart. The counter at the top must show 4. Go to the Contact page afterwards, it must still show 4 there.`,
    clean: 'passed',
    bug: 'cart-count',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `As a shopper I want the cart to add things up for me, so that I know what I am going to pay.

Acceptance criteria, with one Stoneware Mug and one Terracotta Pot in the cart:
- the row of the mug shows a sum of $12.00 and the row of the pot $18.00
- the total is $30.00
- below the total it says "Shipping is added at checkout."`,
    clean: 'passed',
    bug: 'wrong-total',
  },
  {
    site: 'shop',
    start: '/demo/products/beeswax-candle',
    text: `Put two of these candles in the cart, open the cart and proceed to checkout. The order summary should read: subtotal $29.00, shipping $4.90, total $33.90. Then switch the shipping to Express. Shipping changes to $12.90 and the total to $41.90, without pressing anything else.`,
    clean: 'passed',
    bug: 'wrong-total',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `Given I am logged in as ada@example.com with the password analytical
And I have put one Linen Tea Towel into my cart
When I go to the checkout, enter the street address "5 Mill Lane", the postcode 12345 and the card number 4111 1111 1111 1111, accept the terms and place the order
And I open my profile
Then the past orders include FH-2001 with 1 item, a total of $14.40 and the status Received`,
    clean: 'passed',
    bug: 'wrong-total',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Hi, I was asked to look at the sorting. When you choose "Price, low to high", the first product should be the Herb Seeds for $4.20 and the last one the Brass Desk Lamp for $120.00. Then choose "Price, high to low" and the lamp should be the first one.`,
    clean: 'passed',
    bug: 'sort-broken',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Set the category to Garden and sort by price from low to high. The page says 3 products. They are listed in this order: Herb Seeds, Terracotta Pot, Watering Can.`,
    clean: 'passed',
    bug: 'sort-broken',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `People on the phone never bother with capital letters. So please type wool into the search box and press the magnifier. The Wool Blanket has to come up, and it has to be the only product in the list.`,
    clean: 'passed',
    bug: 'search-ignores-case',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Search check:
1. Enter "pot" in Search products and press Enter.
2. Two products are found, the Cast Iron Teapot and the Terracotta Pot.
3. Clear the search field and press Enter again.
4. All 12 products are back.`,
    clean: 'passed',
    bug: 'search-ignores-case',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Add the Stoneware Mug, the Terracotta Pot and the Herb Seeds to the cart, in that order. Open the cart and remove the Terracotta Pot. A message confirms "Terracotta Pot was removed from your cart." The pot is no longer in the table, the other two are, and the total is now $16.20.`,
    clean: 'passed',
    bug: 'remove-wrong-item',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Ticket from this morning: somebody removed the fountain pen from the cart and the notebook disappeared instead.

To retest, put a Ruled Notebook and then a Fountain Pen in the cart. In the cart, click Remove in the row of the pen. The pen must be gone, the notebook must stay, and the total must be $8.00.`,
    clean: 'passed',
    bug: 'remove-wrong-item',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `Try to log in as ada@example.com with the password wrong123. You should not get in: you stay on the login page, an error is shown that the e-mail or the password is wrong, and there's no "Log out" button in the header.`,
    clean: 'passed',
    bug: 'login-accepts-anything',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `Scenario: locked account
Given the user is on the login page
When the user enters charles@example.com and the password difference and presses Log in
Then the message "This account is locked. Please contact us to unlock it." is displayed
And the user is still not logged in`,
    clean: 'passed',
    bug: 'login-accepts-anything',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `Legal and marketing have signed off the wording of our error messages, so please check it to the letter. Enter grace as the username and hopper as the password, then log in. The message has to read "The e-mail or the password is wrong." The username I typed should still be in its field.`,
    clean: 'passed',
    bug: 'typo-message',
  },
  {
    site: 'shop',
    start: '/demo/contact',
    text: `Please send us a test message through the contact form. Name: Tom Baker, e-mail: tom@example.com, topic: A product, message: "Is the teapot available in blue?". After you press Send message, it takes a moment and then "Thank you, your message has been sent." appears below the form. The name and the message are empty again after that.`,
    clean: 'passed',
    bug: 'typo-message',
  },
  {
    site: 'shop',
    start: '/demo/products/ruled-notebook',
    text: `I went through a whole order as a guest:
- add one notebook to the cart and go on to the checkout
- full name Mia Wong, e-mail mia@example.com, street address 12 Hill Road, postcode 54321, card number 1234123412341234
- choose Express, tick the box for the terms and place the order

What I should see: the heading "Thank you for your order", the order number FH-2001, and that a confirmation was sent to mia@example.com. The total is $20.90.`,
    clean: 'passed',
    bug: 'typo-message',
  },
  {
    site: 'shop',
    start: '/demo/contact',
    text: `Press "Send message" without filling in anything. At the top of the form it must say "4 fields need your attention". Under the fields I expect "Enter your name.", "Enter your e-mail address.", "Choose a topic." and "Write your message."`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/products/stoneware-mug',
    text: `Steps:
1. Add the mug to the cart, open the cart and proceed to checkout.
2. Fill in Full name "Jo Field", E-mail "jo@example.com", Street address "1 Main Street", Postcode "123" and Card number "4242424242424242".
3. Accept the terms of sale.
4. Click Place order.

Expected: the order is refused, the user is still on the Checkout page and reads "The postcode must have 5 digits."`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/profile',
    text: `The profile is only for people with an account, so log in first with ada@example.com and analytical. On the profile, type "call me" into the phone field and save. It must not be saved. Instead we tell the user "A phone number has 5 to 19 digits and spaces."`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/products/beeswax-candle',
    text: `We sell at most 10 of a kind. Add one candle to the cart, go to the cart, change the quantity to 11 and click Update. You get the message "Choose a quantity from 1 to 10." The quantity is back at 1 and the total is still $14.50.`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Add the Watering Can to your cart and open the cart. When you click on "Proceed to checkout", the checkout page opens. The order summary there lists 1 × Watering Can with $39.50.`,
    clean: 'passed',
    bug: 'button-dead',
  },
  {
    site: 'shop',
    start: '/demo/products/herb-seeds',
    text: `1. Add the seeds to the cart.
2. Go to the cart and click Proceed to checkout.
3. Leave all fields as they are and click Place order.
Expected: "6 fields need your attention". One of the messages is "Accept the terms to place your order."`,
    clean: 'passed',
    bug: 'button-dead',
    bugged: 'error',
  },
  {
    site: 'shop',
    start: '/demo/products/watering-can',
    text: `Adding to the cart has to feel instant. Click Add to cart on the watering can page: the message "Watering Can was added to your cart." has to show up within one second. The page itself must not change, the heading is still Watering Can.`,
    clean: 'passed',
    bug: 'slow',
  },
  {
    site: 'shop',
    start: '/demo/profile',
    text: `If I open the profile without being logged in, I land on the login page and it says "Please log in to see your profile." I log in as ada with the password analytical and get to my profile. There I change the country to Canada and click Save profile. "Your profile was saved." is displayed and Canada is selected.`,
    clean: 'passed',
    bug: 'session-lost',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `Given a customer logs in with ada@example.com / analytical
Then the shop greets her with "Welcome back, Ada."
When she goes to Help and from there back to Products
Then she is still logged in: her name Ada and the Log out button are in the header`,
    clean: 'passed',
    bug: 'session-lost',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `User story: as a returning customer I don't want to type my name again when I order.

Log in with ada@example.com and the password analytical, add the Cast Iron Teapot to the cart and proceed to checkout from the cart.
* Full name is already filled with Ada Lovelace
* E-mail is already filled with ada@example.com
* Street address is still empty`,
    clean: 'passed',
    bug: 'session-lost',
  },
  {
    site: 'shop',
    start: '/demo/products/stoneware-mug',
    text: `Below the mug there is a section "Customers also liked". It takes a moment to load and then lists three products: Cast Iron Teapot for $48.00, Linen Tea Towel for $9.50 and Brass Desk Lamp for $120.00. Click on the teapot in that list and you get to its page, where the price is $48.00 as well.`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/help',
    text: `On the help page, click "Request a call back". A dialog opens; enter 555 0134 as the phone number and click Call me. The dialog closes and next to the button it says "We will call you back at 555 0134." Open the dialog once more and cancel it: that sentence is gone.`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/help',
    text: `Callers keep asking when the shop is open, so let's make sure the help page has it right.
- Under Opening hours, Saturday is 10:00 to 16:00.
- Sunday is closed.
- After a click on "Show holidays" it says "Closed from 24 December to 2 January."`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/',
    text: `Follow the link "Seeded bugs" at the bottom of the home page. It says "None is on for you now." Click on wrong-total in the list and the line changes to "On for you now: wrong-total." Then click Turn all off, and none is on again.`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/orders/FH-1042',
    text: `This is the link a customer forwarded to us. It isn't your order, so you see "Page not found" and the explanation that there is nothing at this address. Click the button "Go to the home page". You are now on the home page with the headline "Small things, made to last".`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Put the Wool Blanket in the cart, then open the cart and click "Empty cart". The browser asks "Remove everything from your cart?" and I confirm. Now I see "Your cart was emptied." and "Your cart is empty.", and the number at the cart is 0.`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Sort the products by price, high to low. The first three should be:
1. Brass Desk Lamp
2. Wall Clock
3. Wool Blanket`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/help',
    text: `Checklist for the help page:
[ ] clicking "Do you ship abroad?" shows "We ship to all countries you can choose in your profile."
[ ] the Returns tab says that you can send anything back within 14 days`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/',
    text: `Quick look at the home page please. Under "This month's favourites" there are three products. They are the Stoneware Mug for $12.00, the Brass Desk Lamp for $120.00 and the Wool Blanket for $89.00.`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/products/herb-seeds',
    text: `Add the Herb Seeds to the cart and go to the checkout. Next to the terms there is a link "Read the terms", click it. A new tab opens with the heading "Terms of sale". One of the sentences there is "Prices are in euros and include tax."`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `Log in as ada@example.com, password analytical, and click on Ada in the header. The table of past orders has 4 rows. Click on the column heading Total to sort by it. The order in the first row is now FH-1042 with $60.00.`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Open the Wall Clock from the product list. It belongs to the category Home and costs $46.00. It can't be bought at the moment: the button says Sold out and is disabled.`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/products/linen-tea-towel',
    text: `When I add the tea towel to the cart, go to the cart and change the quantity to 3, then after clicking Update I see "Your cart was updated." The total is now $27.50.`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/products/terracotta-pot',
    text: `Given a guest has one Terracotta Pot in the cart and is at the checkout
When he fills in the name Leo Stone, the e-mail leo@example.com, the address 8 Park Avenue, the postcode 10001 and the card number 5555 4444 3333 2222, accepts the terms and places the order
Then he is thanked for his order
And the order number is FH-1204
And the total is $22.90`,
    clean: 'failed',
  },
];
