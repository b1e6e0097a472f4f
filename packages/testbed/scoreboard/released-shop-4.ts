import type { VerdictEntry } from './entry.ts';

/** Texts of people who had seen neither parser nor engine; tuned against since. */
export const entries: VerdictEntry[] = [
  {
    site: 'shop',
    start: '/demo/',
    text: `As a new visitor I want to see at once what the shop sells.

Acceptance criteria:
- the headline reads "Small things, made to last"
- below "This month's favourites" I find the Stoneware Mug, the Brass Desk Lamp and the Terracotta Pot
- the Brass Desk Lamp is priced at $120.00`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/',
    text: `click browse products then open the watering can. should show $39.50 and somewhere the text Holds 5 litres`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `Log in with ada@example.com and the password analytical. "Welcome back, Ada." must be shown. After that go to Help. The user must still be logged in there, i.e. the header has a Log out button.`,
    clean: 'passed',
    bug: 'session-lost',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `Given I am on the login page
When I enter "ada@example.com" as the username and "wrongpass" as the password
And I press the Log in button
Then I get the error "The e-mail or the password is wrong."`,
    clean: 'passed',
    bug: 'typo-message',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `Locked customers are not let in. When charles@example.com signs in with the password difference, the page says "This account is locked. Please contact us to unlock it." and no Log out button appears.`,
    clean: 'passed',
    bug: 'login-accepts-anything',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `1. Type "tea" in the search box and start the search
   Expected: 2 products are found
2. Look at the list
   Expected: Cast Iron Teapot and Linen Tea Towel are listed, Stoneware Mug is not`,
    clean: 'passed',
    bug: 'search-ignores-case',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `When I sort by price from low to high, Herb Seeds must be the first product in the list and Brass Desk Lamp the last one.`,
    clean: 'passed',
    bug: 'sort-broken',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `choose category Desk
-> 3 products
-> Brass Desk Lamp, Fountain Pen, Ruled Notebook are there
-> no Wool Blanket anymore`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Please put the Beeswax Candle and the Herb Seeds into the cart. Afterwards the little number next to "Cart" at the top should be 2.`,
    clean: 'passed',
    bug: 'cart-count',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Verify that nobody can buy the Wall Clock: its button reads "Sold out" and is disabled.`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/products/fountain-pen',
    text: `Set the quantity to 3, add to cart and open the cart. Total has to be $104.70.`,
    clean: 'passed',
    bug: 'wrong-total',
  },
  {
    site: 'shop',
    start: '/demo/products/herb-seeds',
    text: `Nobody may order more than ten of a product. Entering 11 as the quantity and pressing "Add to cart" is refused with "Choose a quantity from 1 to 10.", and the cart badge stays at 0.`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Add the Ruled Notebook to the cart, then the Terracotta Pot. Go to the cart and remove the Ruled Notebook.
Now only the Terracotta Pot should be in the cart. The Ruled Notebook should be gone from the table, and the total should be $18.00.`,
    clean: 'passed',
    bug: 'remove-wrong-item',
  },
  {
    site: 'shop',
    start: '/demo/products/linen-tea-towel',
    text: `Given I have added the Linen Tea Towel to my cart
And I am in the cart
When I change the quantity of it to 4 and press Update
Then I see "Your cart was updated."
And the total is $38.00`,
    clean: 'passed',
    bug: 'wrong-total',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `add one Wool Blanket, go to cart, press Empty cart and say OK to the question. "Your cart is empty." must be displayed and the badge goes back to 0`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/products/watering-can',
    text: `I add the watering can to the cart, I go to the cart and I click on "Proceed to checkout". The checkout must open, with an order summary where the subtotal is $39.50.`,
    clean: 'passed',
    bug: 'button-dead',
  },
  {
    site: 'shop',
    start: '/demo/products/brass-desk-lamp',
    text: `Test: happy path of an order
1. Add the lamp to the cart, open the cart and proceed to checkout.
2. Fill in: Full name "Nora Field", E-mail "nora@example.com", Street address "4 Hill Road", Postcode "54321", Card number "4111 1111 1111 1111".
3. Leave the shipping on Standard, accept the terms of sale and place the order.
Expected: heading "Thank you for your order", order number FH-2001, total $124.90.`,
    clean: 'passed',
    bug: 'typo-message',
  },
  {
    site: 'shop',
    start: '/demo/products/cast-iron-teapot',
    text: `With one Cast Iron Teapot in the cart, the checkout shows a total of $52.90 at first. As soon as "Express, next day" is selected, the shipping changes to $12.90 and the total to $60.90.`,
    clean: 'passed',
    bug: 'wrong-total',
  },
  {
    site: 'shop',
    start: '/demo/products/stoneware-mug',
    text: `Buy a mug: add it to the cart, go to the cart, press "Proceed to checkout", enter Full name Tim Dale, E-mail tim@example.com, Street address 1 Park Row, Postcode 10115, Card number 4111111111111111, tick "I accept the terms of sale", press "Place order". When I then click Download receipt, a file named receipt-FH-2001.txt gets downloaded.`,
    clean: 'passed',
    bug: 'button-dead',
    bugged: 'error',
  },
  {
    site: 'shop',
    start: '/demo/profile',
    text: `The profile is only for logged in users, so first "Please log in to see your profile." is shown. Log in as ada@example.com with analytical. Write "Hello there" in the Biography. The counter under it should say "11 of 160".`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `- log in as ada, password analytical
- go to the profile (link Ada in the header)
- select Canada as country, save the profile
- check: "Your profile was saved."
- reload the page
- check: country is still Canada`,
    clean: 'passed',
    bug: 'session-lost',
    bugged: 'error',
  },
  {
    site: 'shop',
    start: '/demo/profile',
    text: `Sign in with ada@example.com / analytical. Enter "abc" as Phone and click Save profile. The profile should not be saved; an error "A phone number has 5 to 19 digits and spaces." should be shown.`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/profile',
    text: `After login as ada (analytical) the table of past orders can be sorted. One click on the column header Total brings the order FH-1118 to the first row and FH-1007 to the last row.`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/contact',
    text: `Your name: Rita Moss
Your e-mail: rita@example.com
What is it about? A product
Message: Is the blanket washable?

Press "Send message". The confirmation "Thank you, your message has been sent." must appear within 2 seconds.`,
    clean: 'passed',
    bug: 'slow',
  },
  {
    site: 'shop',
    start: '/demo/contact',
    text: `A message of less than ten characters must not be accepted by the contact form. Fill in the name Joe Park, the e-mail joe@example.com, the topic "An order" and the message "Hi". When the form is sent, "The message needs at least 10 characters." must be displayed.`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/help',
    text: `in the help page click the tab Returns, it has to say Send anything back within 30 days. then in the opening hours click Show holidays and it has to say Closed from 24 December to 2 January.`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Choose the category Home. The list should then have 3 products and the Beeswax Candle should cost $16.50.`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/help',
    text: `On the help page, opening the question "Do you ship abroad?" has to reveal the answer "We ship within Europe only."`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/products/wool-blanket',
    text: `Click the "Add to wishlist" button. The message "Wool Blanket was added to your wishlist." is shown.`,
    clean: 'not found',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Click on Add to cart. The cart badge has to be 1.`,
    clean: 'ambiguous',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Add the Stoneware Mug and the Fountain Pen to the cart. Open the cart and press Remove. Make sure that the cart badge shows 1.`,
    clean: 'ambiguous',
  },
  {
    site: 'shop',
    start: '/demo/contact',
    text: `Enter "Tom Reed" as your name. The otherwise of it should gently purple the before.`,
    clean: 'not understood',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Search for pot. Add the Terracotta Pot to the cart and then open the cart.`,
    clean: 'hollow',
  },
];
