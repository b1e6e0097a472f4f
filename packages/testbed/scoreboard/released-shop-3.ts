import type { VerdictEntry } from './entry.ts';

/** Texts of people who had seen neither parser nor engine; tuned against since. */
export const entries: VerdictEntry[] = [
  {
    site: 'shop',
    start: '/demo/products',
    text: `Verify that the cart badge goes from 0 to 1 when the Watering Can is added to the cart.`,
    clean: 'passed',
    bug: 'cart-count',
  },
  {
    site: 'shop',
    start: '/demo/products/ruled-notebook',
    text: `Feature: cart counter
Given the product page of the Ruled Notebook
When the user enters 7 as the quantity
And clicks "Add to cart"
Then the badge of the cart shows 7`,
    clean: 'passed',
    bug: 'cart-count',
  },
  {
    site: 'shop',
    start: '/demo/',
    text: `- open the products page
- add Brass Desk Lamp to the cart
- add Beeswax Candle to the cart
- add Fountain Pen to the cart
- the badge next to Cart should read 3`,
    clean: 'passed',
    bug: 'cart-count',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `A customer who puts the Wool Blanket and the Herb Seeds into the cart must see a total of $93.20 on the cart page.`,
    clean: 'passed',
    bug: 'wrong-total',
  },
  {
    site: 'shop',
    start: '/demo/products/linen-tea-towel',
    text: `quantity = 2, add to cart, go to cart, total should be $19.00`,
    clean: 'passed',
    bug: 'wrong-total',
  },
  {
    site: 'shop',
    start: '/demo/products/beeswax-candle',
    text: `1. Press "Add to cart"
2. Navigate to /demo/checkout
3. Check that "Standard, 3 to 5 days" is selected
4. Check that the Total is $19.40
5. Select the shipping "Express, next day"
6. Check that the Total is $27.40`,
    clean: 'passed',
    bug: 'wrong-total',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Set the Sort by dropdown to "Price, low to high" and make sure the prodcuts are listed from the lowest price to the highest.`,
    clean: 'passed',
    bug: 'sort-broken',
  },
  {
    site: 'shop',
    start: '/demo/',
    text: `Given I am on /demo/products
When I choose the category "Desk"
And I sort by "Price, high to low"
Then the first product is "Brass Desk Lamp"
And the last product is "Ruled Notebook"`,
    clean: 'passed',
    bug: 'sort-broken',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `sorting test: pick Price, low to high. first card = Herb Seeds, second card = Ruled Notebook`,
    clean: 'passed',
    bug: 'sort-broken',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `As the shop owner I don't want strangers in my customers' accounts. If somebody enters "ada@example.com" as username and "letmein" as password and clicks Log in, the page must show "The e-mail or the password is wrong." and must not show "Welcome back, Ada."`,
    clean: 'passed',
    bug: 'login-accepts-anything',
  },
  {
    site: 'shop',
    start: '/demo/',
    text: `Click Log in in the header. Type charles into the username field and difference into the password field. Click the Log in button. Expect the message "This account is locked."`,
    clean: 'passed',
    bug: 'login-accepts-anything',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `1. Fill "Username or e-mail" with "test@test.com"
2. Fill "Password" with "analytical"
3. Click "Log in"
Expected result: the user stays on /demo/login and sees an error`,
    clean: 'passed',
    bug: 'login-accepts-anything',
  },
  {
    site: 'shop',
    start: '/demo/contact',
    text: `The e-mail field has to be validated. Your name: Kim Park. Your e-mail: kim.example.com. Topic: An order. Message: I have a question about my order. After clicking "Send message" the error "Enter an e-mail address such as ada@example.com." must be visible.`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Add the Stoneware Mug to the cart and go to the cart. Change the quantity of the Stoneware Mug to 0 and click Update. You should get "Choose a quantity from 1 to 10." and the total should remain $12.00.`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/profile',
    text: `log in as ada@example.com / analytical, type abc into the Phone field and save the profile. it must complain: A phone number has 5 to 19 digits and spaces.`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/products/herb-seeds',
    text: `From the cart it must be possible to get to the checkout: add the seeds to the cart, click on Cart, then on "Proceed to checkout". The page title should be "Checkout – Fernhill".`,
    clean: 'passed',
    bug: 'button-dead',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Steps to reproduce:
1. Add Watering Can to cart
2. Click Cart in the header
3. Click Proceed to checkout
4. Leave everything empty except Full name, which is "Rosa Diaz"
5. Click Place order
Expected: error message "Enter your street address." is displayed`,
    clean: 'passed',
    bug: 'button-dead',
    bugged: 'error',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Search must not be case sensitive. Enter "lamp" in the search field and click Search; the Brass Desk Lamp must be in the list.`,
    clean: 'passed',
    bug: 'search-ignores-case',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `type "WOOL" in Search products and press Enter
expected:
- "Wool Blanket" is displayed
- "No products found" is not displayed`,
    clean: 'passed',
    bug: 'search-ignores-case',
  },
  {
    site: 'shop',
    start: '/demo/',
    text: `I go to the products page and I search for "seeds". It is shown 1 product with the name Herb Seeds and the price $4.20.`,
    clean: 'passed',
    bug: 'search-ignores-case',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Given the Cast Iron Teapot and the Linen Tea Towel are in the cart
When I open the cart and remove the Linen Tea Towel
Then the Cast Iron Teapot is still in the cart table
And the total is $48.00`,
    clean: 'passed',
    bug: 'remove-wrong-item',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Add Stoneware Mug, Ruled Notebook and Watering Can to the cart. Go to /demo/cart. Click the Remove button in the Stoneware Mug row. Afterwards the table should have 2 rows and the first row should be the Ruled Notebook.`,
    clean: 'passed',
    bug: 'remove-wrong-item',
  },
  {
    site: 'shop',
    start: '/demo/help',
    text: `NFR-7: The help page should take no longer than 2 seconds to load.`,
    clean: 'passed',
    bug: 'slow',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `After clicking "Add to cart" for the Stoneware Mug, the message "Stoneware Mug was added to your cart." must appear within 1 second.`,
    clean: 'passed',
    bug: 'slow',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Place an order for the Terracotta Pot as a guest. Add it to the cart, then go to /demo/checkout and enter:
Full name = Ivo Horn
E-mail = ivo@example.com
Street address = 12 Elm Street
Postcode = 54321
Card number = 1234123412341234
Tick the terms checkbox and place the order.
The page says "Thank you for your order" and "We have sent a confirmation to ivo@example.com."`,
    clean: 'passed',
    bug: 'typo-message',
  },
  {
    site: 'shop',
    start: '/demo/',
    text: `go to the login page, username ada@example.com, password "wrong", log in -> text "The e-mail or the password is wrong." should be there`,
    clean: 'passed',
    bug: 'typo-message',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `Login with ada@example.com and password analytical. Click on "Contact" in the navigation. Verify that "Ada" is still displayed in the header and "Log in" is not.`,
    clean: 'passed',
    bug: 'session-lost',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `1. Sign in as "ada" with the password "analytical"
2. Click "Ada" in the header
3. Turn on the switch "Send me the newsletter"
4. Click Save profile
Expected: "Your profile was saved." and the switch is on`,
    clean: 'passed',
    bug: 'session-lost',
    bugged: 'error',
  },
  {
    site: 'shop',
    start: '/demo/help',
    text: `In the opening hours frame, click "Show holidays". It says "Closed from 24 December to 2 January."`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/products/herb-seeds',
    text: `Add the herb seeds to the cart and check out via /demo/checkout as "Uma Roy", uma@example.com, street address "3 Park Row", postcode 20095, card number 4111 1111 1111 1111. Accept the terms and place the order. Clicking "Download receipt" downloads the file receipt-FH-2001.txt.`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/nowhere',
    text: `A page that does not exist should show the heading "Page not found". A click on "Go to the home page" brings the visitor to the home page with the heading "Small things, made to last".`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Seach for "sofa". The text "No products found for “sofa”." is shown. When clicking the link "Show all products" all 12 products are listed agian.`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/products/wool-blanket',
    text: `The product page of the Wool Blanket shows the category "Garden".`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Add the Ruled Notebook and the Stoneware Mug to the cart, then open the cart. The total must be $22.00.`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Add the Fountain Pen to the cart, open /demo/checkout and choose "Pay with PayPal". Expected: the card number field disappears.`,
    clean: 'not found',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `Click on "Create an account". A registration form with the field "Repeat password" should be displayed.`,
    clean: 'not found',
  },
  {
    site: 'shop',
    start: '/demo/',
    text: `Go to the products page
Press the button Add to cart
Then "was added to your cart" is shown`,
    clean: 'ambiguous',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `I add the Beeswax Candle and the Wool Blanket to the cart and open the cart page. I set the quantity to 3 and click Update. "Your cart was updated." must appear.`,
    clean: 'ambiguous',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Sort by "Name, Z to A". Then zibble frandly the mopse over quand. The first product is Wool Blanket.`,
    clean: 'not understood',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `Log in as ada@example.com with the password analytical, go to the profile, enter "I like tea." into the Biography and click Save profile.`,
    clean: 'hollow',
  },
];
