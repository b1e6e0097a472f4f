import type { VerdictEntry } from './entry.ts';

/** Texts of people who had seen neither parser nor engine; looked at since. */
export const entries: VerdictEntry[] = [
  // Home
  {
    site: 'shop',
    start: '/demo/',
    text: `Quick one for the landing page: the headline reads "Small things, made to last", and below it this month's favourites are the Stoneware Mug for $12.00, the Brass Desk Lamp for $120.00 and the Terracotta Pot for $18.00. Click on the lamp and you should get its own page, with the same price and the category Desk on it.`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/',
    text: `Hi, could you have a look at the little number next to Cart in the header? From the home page hit Browse products, then add the Herb Seeds and the Fountain Pen to the cart. The number should be 2 after that, and a message should say "Fountain Pen was added to your cart."`,
    clean: 'passed',
    bug: 'cart-count',
  },
  {
    site: 'shop',
    start: '/demo/terms',
    text: `Legal asked again about our terms. The page Terms of sale must say that prices are in dollars and include tax, and that shipping is added at checkout. Nothing on it may mention euros.`,
    clean: 'passed',
  },

  // Login
  {
    site: 'shop',
    start: '/demo/login',
    text: `I just touched the login errors, please check I didn't break the wording. Enter ada@example.com with the password "babbage" and press Log in. You should stay on the login page and read exactly "The e-mail or the password is wrong."`,
    clean: 'passed',
    bug: 'typo-message',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `Ticket from support: a customer whose account is locked says he could still get in. Log in as charles@example.com with the password difference. He must not get in, instead the page says "This account is locked. Please contact us to unlock it." and there is no Log out in the header.`,
    clean: 'passed',
    bug: 'login-accepts-anything',
  },
  {
    site: 'shop',
    start: '/demo/profile',
    text: `Opening the profile without being logged in sends you to the login page with the notice "Please log in to see your profile." When I then try it with some made-up user like grace@example.com and the password hopper, I'm still on the login page and don't see anybody's past orders.`,
    clean: 'passed',
    bug: 'login-accepts-anything',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `Log in with ada and analytical. Right after that you land on Your profile, and a message at the top says "Welcome back, Ada."`,
    clean: 'failed',
  },

  // Products
  {
    site: 'shop',
    start: '/demo/products',
    text: `Hey, search is case-insensitive again as of this morning. Type tea into the search box and press Enter: you get 2 products, the Cast Iron Teapot and the Linen Tea Towel, and nothing else.`,
    clean: 'passed',
    bug: 'search-ignores-case',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `A customer wrote to us that she typed WOOL BLANKET in capitals into "Search products" and was told that no products were found. It must find the Wool Blanket, for $89.00, and the line above the list must say 1 product.`,
    clean: 'passed',
    bug: 'search-ignores-case',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Set Sort by to "Price, low to high". The first product in the list has to be the Herb Seeds at $4.20, right after them comes the Ruled Notebook, and the last one is the Brass Desk Lamp.`,
    clean: 'passed',
    bug: 'sort-broken',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Given I am on the products page
When I choose the category Desk and sort by price, high to low
Then I see 3 products
And they come in this order: Brass Desk Lamp, Fountain Pen, Ruled Notebook`,
    clean: 'passed',
    bug: 'sort-broken',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Pick Kitchen as the category and then sort by price from low to high. The Stoneware Mug should be first, followed by the Linen Tea Towel, and the Cast Iron Teapot comes last.`,
    clean: 'failed',
  },

  // A product's page
  {
    site: 'shop',
    start: '/demo/products/stoneware-mug',
    text: `The "Customers also liked" list under the mug got a cache, so it shouldn't keep you waiting any more. Open the page and check that within 2 seconds the list shows the Cast Iron Teapot, the Linen Tea Towel and the Brass Desk Lamp.`,
    clean: 'passed',
    bug: 'slow',
  },
  {
    site: 'shop',
    start: '/demo/products/linen-tea-towel',
    text: `We sell at most 10 of a thing at once. So if I set the quantity of the tea towel to 11 and press Add to cart, I'm told "Choose a quantity from 1 to 10." and the cart in the header stays at 0. With 10 it works and the message is "Linen Tea Towel was added to your cart."`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `The warehouse says the Wall Clock is back. Please open it from the product list and check that it still costs $64.00 and that its page doesn't say Sold out any more.`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/products/garden-gnome',
    text: `Somebody linked to the garden gnome, which we stopped selling ages ago. The visitor gets a page with the heading "Page not found" and, below that, the sentence "This product is no longer available."`,
    clean: 'failed',
  },

  // Cart
  {
    site: 'shop',
    start: '/demo/products/stoneware-mug',
    text: `1. Change the quantity to 2 and add the mug to the cart.
2. Go to All products and add the Cast Iron Teapot too.
3. Open the cart.
Expected: the mugs come to $24.00, the teapot to $48.00, and the total is $72.00.`,
    clean: 'passed',
    bug: 'wrong-total',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Support here, a customer swears that Remove threw out the wrong thing. Put the Beeswax Candle, the Herb Seeds and the Watering Can into the cart, open it and click Remove at the Herb Seeds. The message says "Herb Seeds was removed from your cart.", they are gone from the table, and the other two are still there.`,
    clean: 'passed',
    bug: 'remove-wrong-item',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `If you add the Ruled Notebook and then the Terracotta Pot and take the pot out again in the cart, only the notebook should be left and the total should be $8.00.`,
    clean: 'passed',
    bug: 'remove-wrong-item',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Add a Stoneware Mug, go to the cart, change its quantity to 3 and press Update. You should see "Your cart was updated." and the sum for the mug should be $38.00.`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/products/fountain-pen',
    text: `Add the pen to the cart and open the cart, then set the quantity to 5 and click Update. It says "Your cart was updated.", the sum in that row is now $174.50, and the counter beside Cart at the top has gone up to 5 as well.`,
    clean: 'passed',
    bug: 'cart-count',
  },
  {
    site: 'shop',
    start: '/demo/products/terracotta-pot',
    text: `We had a report that people were stuck in the cart because nothing happened when they wanted to pay. Please add the pot, open the cart and click Proceed to checkout. You have to end up on a page with the heading Checkout, where the order summary lists 1 × Terracotta Pot.`,
    clean: 'passed',
    bug: 'button-dead',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Put the Beeswax Candle into the cart, open the cart and click Empty cart. The browser asks whether to remove everything; confirm that, and the page says "Your cart was emptied." and "Your cart is empty." with a Browse products button under it.`,
    clean: 'passed',
  },

  // Checkout
  {
    site: 'shop',
    start: '/demo/products/linen-tea-towel',
    text: `Shipping costs at checkout, please retest. Add one tea towel, open the cart and proceed to checkout. With standard shipping, which is selected from the start, the total is $14.40, and as soon as you switch to Express the shipping shows $12.90 and the total goes to $22.40.`,
    clean: 'passed',
    bug: 'wrong-total',
  },
  {
    site: 'shop',
    start: '/demo/products/herb-seeds',
    text: `Add the seeds to the cart, go to the cart and on to the checkout, and press Place order without filling in anything. No order is placed: at the top it says "6 fields need your attention", and among the complaints are "Enter your full name." and "Accept the terms to place your order."`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `As a returning customer I don't want to type my name again when I pay. Log in as ada@example.com / analytical, add the Wool Blanket, open the cart and proceed to checkout.

Acceptance criteria:
- Full name is already filled in with Ada Lovelace
- E-mail is already ada@example.com
- the street address is still empty`,
    clean: 'passed',
    bug: 'session-lost',
  },

  // Orders
  {
    site: 'shop',
    start: '/demo/products/stoneware-mug',
    text: `Please place one order as a guest: add the mug, open the cart, proceed to checkout, and enter Tom Baker, tom@example.com, 12 Mill Lane, postcode 12345 and the card number 4111 1111 1111 1111. Accept the terms and click Place order. The heading on the next page must be "Thank you for your order", and the text below it says that a confirmation was sent to tom@example.com.`,
    clean: 'passed',
    bug: 'typo-message',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Smoke test for the release: put the Wool Blanket in the cart, go to the cart and click Proceed to checkout. Fill in Mia Wong as the name, mia@example.com, 5 High Street, 54321 for the postcode and 1234 5678 1234 5678 as the card, tick the terms and place the order. I expect the order number FH-2001 and a total of $93.90, and the cart in the header is back at 0.`,
    clean: 'passed',
    bug: 'button-dead',
    bugged: 'error',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `Sign in as ada with the password analytical, add the Watering Can, open the cart and proceed to checkout. Name and e-mail are there already, so just enter 1 Garden Road as the address, 10115 as the postcode and 4000 0000 0000 0002 as the card number, accept the terms and place the order. After that click on Ada in the header. In the table of past orders there is now a row FH-2001 with 1 item, a total of $44.40 and the status Received.`,
    clean: 'passed',
    bug: 'wrong-total',
  },
  {
    site: 'shop',
    start: '/demo/products/ruled-notebook',
    text: `Can you check the receipt for me? Buy one notebook: add it, open the cart, proceed to checkout, fill in Sam Reed, sam@example.com, 7 Park Avenue, 20095 and the card 5555 5555 5555 4444, choose Express, accept the terms and place the order. The total on the order page is $20.90, and the Download receipt button gives you a file called receipt-FH-2001.txt.`,
    clean: 'passed',
  },

  // Profile
  {
    site: 'shop',
    start: '/demo/profile',
    text: `After logging in with ada@example.com and analytical you're on the profile. Click on the Total heading in the past orders: the cheapest order, FH-1118 with $46.90, goes to the top and FH-1007 with $124.90 is last. Click it once more and it's the other way round.`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/profile',
    text: `Log in as ada@example.com, password analytical. The past orders start with the newest, so the first row is FH-1118 from 2025-06-03, which has been delivered.`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/profile',
    text: `The phone number in the profile used to take any rubbish. Log in with ada and analytical, type "call me" into the phone field and save the profile. It must be refused with "A phone number has 5 to 19 digits and spaces." and you must not see "Your profile was saved."`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/profile',
    text: `Log in (ada@example.com, analytical), change the name to Grace Hopper, pick Canada as the country, and save. You get "Your profile was saved.", both values are still in the form, and the link in the header says Grace instead of Ada.`,
    clean: 'passed',
    bug: 'session-lost',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `Log in as ada@example.com with analytical, click on Ada at the top and write "I like tea." into the biography. The counter under the box should then say "11 of 160".`,
    clean: 'passed',
    bug: 'session-lost',
    bugged: 'error',
  },

  // Contact
  {
    site: 'shop',
    start: '/demo/contact',
    text: `Fill in the contact form with the name Lea, lea@example.com, the topic "An order" and the message "Where is my parcel, please?" and send it. After a moment you should read "Thank you, your message has been sent." below the form, and the message box is empty again.`,
    clean: 'passed',
    bug: 'typo-message',
  },
  {
    site: 'shop',
    start: '/demo/contact',
    text: `Before you demo the shop to the client, please go through this:
- click on Seeded bugs at the bottom of the page
- the page says "None is on for you now."
- there is a button Turn all off at the end of the list`,
    clean: 'passed',
    bug: 'slow',
  },

  // Help, terms
  {
    site: 'shop',
    start: '/demo/help',
    text: `On the help page the Shipping topic is open at first, and it says that standard shipping costs $4.90 and express costs $9.90. If you switch to Returns it tells you that you can send anything back within 30 days.`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/help',
    text: `Somebody called about our opening hours, so I looked them up in the box at the bottom of the help page. It says we're open from 9:00 to 18:00 Monday to Friday, and on Sunday from 10:00 to 16:00.`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/help',
    text: `Two things on the help page. When I click on "Do you ship abroad?" the answer "We ship to all countries you can choose in your profile." opens below it. And when I request a call back, enter 555 0199 as the phone number and press Call me, the dialog closes and I'm told "We will call you back at 555 0199."`,
    clean: 'passed',
  },
];
