import type { VerdictEntry } from './entry.ts';

/** Texts of people who had seen neither parser nor engine; looked at since. */
export const entries: VerdictEntry[] = [
  // Home
  {
    site: 'shop',
    start: '/demo/',
    text: `When I open our shop, the big line at the top reads "Small things, made to last". Below it, under This month's favourites, I see three things: the Stoneware Mug for $12.00, the Brass Desk Lamp for $120.00 and the Terracotta Pot for $18.00. I click on the lamp and come to its own page, which tells me that it is "A warm light on a heavy foot."`,
    clean: 'passed',
  },
  // Products: sorting
  {
    site: 'shop',
    start: '/demo/products',
    text: `My pupils have small budgets, so I want the cheapest things first. I choose "Price, low to high" in the Sort by list. The first article on the page is then Herb Seeds for $4.20, and the very last one is the Brass Desk Lamp for $120.00.`,
    clean: 'passed',
    bug: 'sort-broken',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Given I am looking at the products
When I pick the category Garden
And I sort by price, high to low
Then I see 3 products
And they come in this order: Watering Can, Terracotta Pot, Herb Seeds`,
    clean: 'passed',
    bug: 'sort-broken',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Please check the sorting for me. If you set it to "Price, high to low", the Brass Desk Lamp should be on top because it is our most expensive article. The second one should be the Wall Clock.`,
    clean: 'failed',
  },
  // Products: search and filter
  {
    site: 'shop',
    start: '/demo/products',
    text: `Nobody types capital letters in a search box. So type mug in small letters into the search and press the magnifying glass. You should get 1 product, the Stoneware Mug, and not the message that no products were found.`,
    clean: 'passed',
    bug: 'search-ignores-case',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `A customer complained that searching for "pot" only gave her the teapot. That must be fixed: enter pot in the Search products field and press Enter. Both the Cast Iron Teapot and the Terracotta Pot have to be in the list now, and the line above it says 2 products.`,
    clean: 'passed',
    bug: 'search-ignores-case',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `1. Go to the product overview.
2. Choose Desk under Category.
Expected: 4 products are shown, among them the Fountain Pen and the Ruled Notebook.`,
    clean: 'failed',
  },
  // Product page
  {
    site: 'shop',
    start: '/demo/products/wall-clock',
    text: `The wall clock was out of stock for weeks and we had a delivery on Monday. Its page shows the price $64.00. The button must no longer say "Sold out", it must say "Add to cart" so that people can order it again.`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/products/ruled-notebook',
    text: `I need three notebooks for the office. I put 3 in the quantity box and press Add to cart. A message tells me "Ruled Notebook was added to your cart." and the little number next to Cart at the top of the page is 3.`,
    clean: 'passed',
    bug: 'cart-count',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `As a customer I want to see at a glance how many things I have in my cart.

- At the beginning the cart at the top right shows 0.
- After I add the Stoneware Mug it shows 1.
- After I add the Herb Seeds as well it shows 2.`,
    clean: 'passed',
    bug: 'cart-count',
  },
  {
    site: 'shop',
    start: '/demo/products/watering-can',
    text: `We sell no more than ten pieces of one article to a customer. On the page of the watering can, enter 11 as the quantity and click Add to cart. The shop must refuse it with "Choose a quantity from 1 to 10." and the cart stays at 0.`,
    clean: 'passed',
    bug: 'no-validation',
  },
  // Cart
  {
    site: 'shop',
    start: '/demo/products',
    text: `I put a Stoneware Mug and a Linen Tea Towel into the cart, one of each, and then open the cart. Both are listed there, the mug with $12.00 and the towel with $9.50. The total underneath is $21.50.`,
    clean: 'passed',
    bug: 'wrong-total',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Test case for the cart sum
1. Add the Ruled Notebook to the cart twice.
2. Add one Fountain Pen.
3. Open the cart.
Expected result: the quantity of the notebook is 2 and the total is $50.80.`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Add the Stoneware Mug and after it the Fountain Pen to your cart and go to the cart. Then click Remove at the mug. The message says "Stoneware Mug was removed from your cart." The pen must still be there, the mug must be gone, and you pay $34.90.`,
    clean: 'passed',
    bug: 'remove-wrong-item',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Given my cart holds a Beeswax Candle, a Terracotta Pot and a Wool Blanket, in that order
When I go to the cart and remove the Terracotta Pot
Then the Beeswax Candle and the Wool Blanket are still in the cart
And the Terracotta Pot is not in the table any more`,
    clean: 'passed',
    bug: 'remove-wrong-item',
  },
  {
    site: 'shop',
    start: '/demo/products/beeswax-candle',
    text: `Sometimes I change my mind about everything. I add the candle to my cart, go to the cart and press "Empty cart". I am asked whether I really want that and I answer OK. Afterwards it says "Your cart is empty." and there is a button to browse the products.`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/products/herb-seeds',
    text: `Hi, could you try this one again please? Put the herb seeds in the cart, open the cart and press the button Proceed to checkout. Last week nothing happened when I did that. The page with the heading Checkout has to open.`,
    clean: 'passed',
    bug: 'button-dead',
  },
  // Checkout and order
  {
    site: 'shop',
    start: '/demo/products/fountain-pen',
    text: `I order as a guest:
1. I add the Fountain Pen to the cart, open the cart and click Proceed to checkout.
2. I fill in Mary Miller as full name, mary@example.com as e-mail, 5 School Road as street address, 54321 as postcode and 4111 1111 1111 1111 as card number.
3. I accept the terms of sale and click Place order.
Expected: my order number is FH-2001 and the total is $39.80. When I click Download receipt, I get a file named receipt-FH-2001.txt.`,
    clean: 'passed',
    bug: 'button-dead',
    bugged: 'error',
  },
  {
    site: 'shop',
    start: '/demo/products/beeswax-candle',
    text: `Buy two Beeswax Candles and go to the checkout. With standard shipping, which is selected already, the order summary shows a total of $33.90. When you change to Express, next day, the shipping goes up to $12.90 and the total becomes $41.90.`,
    clean: 'passed',
    bug: 'wrong-total',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `1. Log in with ada@example.com and the password analytical.
2. Add the Cast Iron Teapot to the cart, open the cart and proceed to checkout.
3. Name and e-mail are there already; enter 12 Station Street, postcode 10115 and card number 4242424242424242, tick the terms and place the order.
4. The confirmation shows the subtotal $48.00, shipping $4.90 and the total $52.90.
5. Click on Ada at the top. In the past orders there is now the order FH-2001 with the status Received.`,
    clean: 'passed',
    bug: 'wrong-total',
  },
  {
    site: 'shop',
    start: '/demo/products/linen-tea-towel',
    text: `At the end of an order the customer must be thanked properly. Put one tea towel into the cart, go through to the checkout and fill it in: Full name Peter Brown, E-mail peter@example.com, Street address Mill Lane 3, Postcode 20095, Card number 1234123412341234. Leave the shipping as it is, accept the terms and press Place order. The heading then reads "Thank you for your order", and below it I read that a confirmation was sent to peter@example.com.`,
    clean: 'passed',
    bug: 'typo-message',
  },
  {
    site: 'shop',
    start: '/demo/products/stoneware-mug',
    text: `Our clerks often get parcels back because of half a postcode. So put a mug in the cart, proceed to checkout and enter Tom Green, tom@example.com, 8 High Street, and only 123 as the postcode. The card number is 1111 2222 3333 4444, and the terms are accepted. After clicking Place order you are still at the checkout and it says "The postcode must have 5 digits."`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/products/fountain-pen',
    text: `Shipping prices, to be checked before the newsletter goes out:
- add the Fountain Pen to the cart and go on to the checkout
- Standard costs $4.90 and is preselected
- choose Express: the shipping in the order summary changes to $9.90`,
    clean: 'failed',
  },
  // Login
  {
    site: 'shop',
    start: '/demo/login',
    text: `Somebody who guesses a password must not get in. Enter ada@example.com with the password sunshine and click Log in. You stay on the login page and read that the e-mail or the password is wrong.`,
    clean: 'passed',
    bug: 'login-accepts-anything',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `User story: as the shop manager I want locked customers to stay out.
Acceptance criteria:
- charles@example.com with the password difference cannot log in
- he is told "This account is locked. Please contact us to unlock it."
- there is no Log out button at the top afterwards`,
    clean: 'passed',
    bug: 'login-accepts-anything',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `I log in as ada with the password analytical. I am greeted with "Welcome back, Ada." and my profile page opens right away, without another click.`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `Some teachers told me that they were thrown out of the shop again and again. Please log in as ada@example.com (password: analytical) and then click on Help in the menu. At the top you must still see the name Ada and the button to log out, and no "Log in".`,
    clean: 'passed',
    bug: 'session-lost',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `Given I have logged in with the username ada and the password analytical
When I click on my name at the top of the page
Then I see the page "Your profile"
And the name field contains Ada Lovelace
And my country is United Kingdom`,
    clean: 'passed',
    bug: 'session-lost',
  },
  // Profile
  {
    site: 'shop',
    start: '/demo/profile',
    text: `I want to see my profile, so the shop first asks me to log in. I use ada@example.com and analytical. Then I change my country to Canada, switch on the newsletter and save. It says "Your profile was saved.", and Canada is still selected as the country.`,
    clean: 'passed',
    bug: 'session-lost',
  },
  {
    site: 'shop',
    start: '/demo/profile',
    text: `Log in as ada@example.com with the password analytical to get to the profile. Type 123 into the phone field and click Save profile. That is no phone number, so the page has to complain: "A phone number has 5 to 19 digits and spaces." Nothing must be reported as saved.`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/profile',
    text: `For the monthly report I sort Ada's orders by amount.
1. Log in with ada@example.com / analytical.
2. In the table of past orders click on the heading Total. The smallest order, FH-1118 with $46.90, is in the first row.
3. Click on Total once more. Now FH-1007 with $124.90 comes first.`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/profile',
    text: `Ada rang up to say that her parcel has come. I sign in with her account (ada@example.com, analytical) and look at the past orders on the profile page. The order FH-1203 has 3 items and costs $98.70, and its status is Delivered.`,
    clean: 'failed',
  },
  // Contact
  {
    site: 'shop',
    start: '/demo/contact',
    text: `Write to us through the contact form: your name is Julia Stone, your e-mail julia@example.com, it is about an order, and the message is "Where is my parcel, please?". Press Send message. After a moment you read "Thank you, your message has been sent." and the message box is empty again.`,
    clean: 'passed',
    bug: 'typo-message',
  },
  {
    site: 'shop',
    start: '/demo/contact',
    text: `We keep getting messages with nothing in them. I fill in the contact form as Karl Weber, karl@example.com, choose "A product" and just write Hello as the message. When I send it, the form tells me "The message needs at least 10 characters." and I see no thank you.`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/contact',
    text: `Customers lose patience if the contact form takes ages. Enter Nora Field as the name, nora@example.com as the e-mail, pick Something else and write "I would like to visit your shop." Then send the message. The thanks for the message must appear within 2 seconds.`,
    clean: 'passed',
    bug: 'slow',
  },
  // Help
  {
    site: 'shop',
    start: '/demo/help',
    text: `Checklist for the help page:
- Click on Returns: it says that you can send anything back within 30 days.
- Open the question "How do I care for stoneware?": the answer says it may go into the dishwasher, but not into the oven.
- Click Request a call back, enter 555 0123 as the phone number and press Call me: the page says "We will call you back at 555 0123."`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/help',
    text: `Our new opening hours should be on the help page by now. From Monday to Friday we are open from 9:00 to 18:00, on Saturday from 10:00 to 18:00, and on Sunday we are closed. Please check that the table of opening hours says exactly this.`,
    clean: 'failed',
  },
  // Terms, bugs, a wrong address
  {
    site: 'shop',
    start: '/demo/terms',
    text: `Our lawyer wants two sentences on the page Terms of sale. One is "Prices are in dollars and include tax." and the other is "Shipping is added at checkout." Both can be read there.`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/',
    text: `Before the training starts I make sure that nobody has left the shop in a broken state. I scroll down to the bottom of the home page and click on Seeded bugs. The page that opens says "None is on for you now." and has a button "Turn all off".`,
    clean: 'passed',
    bug: 'slow',
  },
  {
    site: 'shop',
    start: '/demo/orders/FH-9999',
    text: `This is the address of an order that does not belong to me, so I must not see one. The page says "Page not found" and that there is nothing at this address. I click on "Go to the home page" and I am back where it says "Small things, made to last".`,
    clean: 'passed',
  },
];
