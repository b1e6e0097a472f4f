import type { VerdictEntry } from './entry.ts';

/** Texts of people who had seen neither parser nor engine. Only scored, never tuned against. */
export const entries: VerdictEntry[] = [
  {
    site: 'shop',
    start: '/demo/',
    text: `On the home page there is a section "What you can count on". When I click "Read how" in it, I should land on the Help page.`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `User story: as a customer I stay signed in while I look around.
1. Log in with username "ada" and password "analytical"
2. Open Contact
3. Open Products
Expected: the header still shows the name Ada and the button "Log out".`,
    clean: 'passed',
    bug: 'session-lost',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `try to login with bob@example.com and password hello123. it must not work, the message is The e-mail or the password is wrong.`,
    clean: 'passed',
    bug: 'login-accepts-anything',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `Pressing the "Log in" button with both fields left blank must give two errors: "Enter your username or e-mail." and "Enter your password."`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `The search should not care about upper and lower case. Searching for "WOOL" must find the Wool Blanket, and nothing else (1 product).`,
    clean: 'passed',
    bug: 'search-ignores-case',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Given the product list is filtered by the category Kitchen
When I sort it by "Price, low to high"
Then the first product is Linen Tea Towel
And the second is Stoneware Mug
And the third is Cast Iron Teapot`,
    clean: 'passed',
    bug: 'sort-broken',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Search for "zebra". There should be no hits: No products found for “zebra”. Then click "Show all products" and verify that 12 products are listed again.`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `When adding the Stoneware Mug to the cart, the customer must get the feedback "Stoneware Mug was added to your cart." within one second.`,
    clean: 'passed',
    bug: 'slow',
  },
  {
    site: 'shop',
    start: '/demo/products/terracotta-pot',
    text: `quantity 2, add to cart
cart badge = 2
go to Help, badge still 2`,
    clean: 'passed',
    bug: 'cart-count',
  },
  {
    site: 'shop',
    start: '/demo/products/ruled-notebook',
    text: `On the page of the notebook, the list under "Customers also liked" is loaded after a moment. It should contain the Brass Desk Lamp and the Fountain Pen. By clicking on Fountain Pen there one gets to the page of the Fountain Pen with the price $34.90.`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/products/beeswax-candle',
    text: `1) Set Quantity to 10 and click Add to cart.
   Expected: "Beeswax Candle was added to your cart."
2) Set Quantity to 1 and click Add to cart again.
   Expected: "You can have at most 10 of the Beeswax Candle in your cart."`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `I put Herb Seeds, Fountain Pen and Stoneware Mug in the cart. In the cart I remove the Stoneware Mug. It must say "Stoneware Mug was removed from your cart." and Herb Seeds and Fountain Pen must still be listed in the cart.`,
    clean: 'passed',
    bug: 'remove-wrong-item',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Make sure the cart adds up correctly: with one Wool Blanket ($89.00) and one Linen Tea Towel ($9.50) in it, the total of the cart is $98.50.`,
    clean: 'passed',
    bug: 'wrong-total',
  },
  {
    site: 'shop',
    start: '/demo/products/watering-can',
    text: `Add the Watering Can to the cart and go to the cart. Change its quantity to 0 and click "Update". This is not allowed, so "Choose a quantity from 1 to 10." should be shown and the quantity is 1 as before.`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/products/herb-seeds',
    text: `Add to cart, open cart, click Empty cart but answer the confirmation with Cancel. The Herb Seeds should remain in the cart.`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/products/cast-iron-teapot',
    text: `after adding the teapot i go to the cart and press the button proceed to checkout, then i should see the Checkout page with the fields Full name and Card number`,
    clean: 'passed',
    bug: 'button-dead',
  },
  {
    site: 'shop',
    start: '/demo/products/fountain-pen',
    text: `Card numbers are checked. Add the pen to the cart, go to the cart, proceed to checkout. Fill in everything properly (Full name "Eve Stone", E-mail "eve@example.com", Street address "9 Oak Street", Postcode "20095", terms accepted) but enter only "4111" for the card number. When the order is placed, the error "The card number must have 16 digits." must be visible.`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/products/beeswax-candle',
    text: `Add the candle to the cart, go to the cart and proceed to the checkout. Complete the form with these data and place the order:
- Full name: Paul Marsh
- E-mail: paul@example.com
- Street address: 77 Lake View
- Postcode: 80331
- Shipping: Express, next day
- Card number: 4111 1111 1111 1111
- terms accepted
Then "Thank you for your order" is shown, together with a note that a confirmation was sent to paul@example.com.`,
    clean: 'passed',
    bug: 'typo-message',
  },
  {
    site: 'shop',
    start: '/demo/products/terracotta-pot',
    text: `Add the pot, open the cart, click "Proceed to checkout". Follow the link "Read the terms (opens in a new tab)". In the new tab the heading "Terms of sale" should be displayed.`,
    clean: 'passed',
    bug: 'button-dead',
    bugged: 'error',
  },
  {
    site: 'shop',
    start: '/demo/profile',
    text: `Log in as ada@example.com with password analytical. Turn on "Send me the newsletter" and save the profile. It is expected that "Your profile was saved." is displayed and that the newsletter switch is still on.`,
    clean: 'passed',
    bug: 'session-lost',
  },
  {
    site: 'shop',
    start: '/demo/profile',
    text: `login: ada / analytical
set Birth date to 2090-01-01 and save
must show: Enter a date in the past, from 1900 on.`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/profile',
    text: `As support agent I need to see the status of old orders. After signing in as ada@example.com (password: analytical), the row of order FH-1007 shows $124.90 and the status Returned, and the row of FH-1203 shows "On its way".`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/contact',
    text: `Sending the empty contact form should give the hint "4 fields need your attention", among them "Choose a topic." and "Write your message."`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/contact',
    text: `Fill the contact form with name "Lena Frost", e-mail "lena@example.com", topic "Something else" and message "When do you open the new shop?" and send it. It takes a moment, then the text "Thank you, your message has been sent." has to apear below the form and the Message field has to be empty again.`,
    clean: 'passed',
    bug: 'typo-message',
  },
  {
    site: 'shop',
    start: '/demo/help',
    text: `Verify the common questions: the answer "It may go into the dishwasher, but not into the oven." is hidden at first. It becomes visible when "How do I care for stoneware?" is clicked and is hidden again after another click.`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/help',
    text: `Click "Request a call back". In the dialog enter the phone number 555 0199 and click "Call me". The dialog closes and the page says "We will call you back at 555 0199."`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/products/wool-blanket',
    text: `The Wool Blanket belongs to the category Home and has a price of $79.00.`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/products/ruled-notebook',
    text: `Add the notebook to the cart, open the cart and proceed to checkout. With standard shipping selected, the total in the order summary should be $8.00.`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/products/stoneware-mug',
    text: `Add the mug to the cart and open the cart. Enter SPRING10 in the field "Voucher code" and click Redeem. The total should go down to $10.80.`,
    clean: 'not found',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Filter the list by Garden and press the Add to cart button. Then the number at the cart should be 1.`,
    clean: 'ambiguous',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Put the Beeswax Candle and the Wool Blanket in the cart, go to the cart, change the quantity to 2 and click Update. "Your cart was updated." should come up.`,
    clean: 'ambiguous',
  },
  {
    site: 'shop',
    start: '/demo/help',
    text: `Open the tab Payment. Therefore the seventeen must unless sideways its own Tuesday.`,
    clean: 'not understood',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `Log in as ada@example.com with analytical, then go to the profile and set the country to Japan and save.`,
    clean: 'hollow',
  },
];
