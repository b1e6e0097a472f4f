import type { VerdictEntry } from './entry.ts';

/** Texts of people who had seen neither parser nor engine; looked at since. */
export const entries: VerdictEntry[] = [
  // Login and session
  {
    site: 'shop',
    start: '/demo/login',
    text: `TC-01: Session survives a page change

Precondition: nobody is logged in.
1. Log in with ada@example.com and the password analytical.
2. Click the Fernhill logo in the header.
Expected result: The home page opens. The header still shows "Ada" and "Log out", and next to "Browse products" there is a "Your profile" button.`,
    clean: 'passed',
    bug: 'session-lost',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `TC-02: Login with an invalid password

1. Enter "ada@example.com" in the field "Username or e-mail".
2. Enter "lovelace" in the field "Password".
3. Click "Log in".

Expected result: The login is refused with the message "The e-mail or the password is wrong." The user stays on the login page.`,
    clean: 'passed',
    bug: 'login-accepts-anything',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `Given I am on the login page
When I sign in as charles@example.com with the password difference
Then I am told "This account is locked. Please contact us to unlock it."
And there is no "Log out" button in the header`,
    clean: 'passed',
    bug: 'login-accepts-anything',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `Retest of a spelling defect. Log in as ada with the password 12345. The error used to say "The e-mail or the pasword is worng." It must now read "The e-mail or the password is wrong."`,
    clean: 'passed',
    bug: 'typo-message',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `TC-05: Logout

Precondition: the user is logged in as ada@example.com (password: analytical).
Step 1: Click "Log out" in the header.
Expected: The user is taken to the home page with the headline "Small things, made to last".`,
    clean: 'failed',
  },

  // Home
  {
    site: 'shop',
    start: '/demo/',
    text: `As a visitor I want to see a few favourites on the home page so that I get an idea of what the shop sells.

Acceptance criteria:
- There is a section "This month’s favourites" with three products.
- The Stoneware Mug is shown with a price of $12.00.
- The Terracotta Pot is shown with a price of $16.00.`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/',
    text: `Smoke check before a customer demo: go to "Seeded bugs" at the bottom of the home page. The page must say "None is on for you now." and offer a "Turn all off" button.`,
    clean: 'passed',
    bug: 'slow',
  },

  // Products
  {
    site: 'shop',
    start: '/demo/products',
    text: `TC-08: Sort products by price, ascending

1. Open the product list.
2. Choose "Price, low to high" under "Sort by".

Expected result:
- The first product is Herb Seeds for $4.20.
- The second one is the Ruled Notebook for $8.00.
- The Brass Desk Lamp comes last.`,
    clean: 'passed',
    bug: 'sort-broken',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `As a customer I want to combine the category filter with sorting, so I find the most expensive thing in a category at once.

Given the product list is open
When I pick the category Desk and sort by "Price, high to low"
Then 3 products are listed
And they come in this order: Brass Desk Lamp, Fountain Pen, Ruled Notebook`,
    clean: 'passed',
    bug: 'sort-broken',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `TC-10: Sort by name, descending
1. On the products page, set the sorting to "Name, Z to A".
Expected: The list starts with the Watering Can, followed by the Wool Blanket.`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `Type mug into the search box and click the magnifier. Exactly one product is found, the Stoneware Mug, and its price is $12.00.`,
    clean: 'passed',
    bug: 'search-ignores-case',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `User story: As a shopper I don't want to think about capital letters when I search.

Acceptance criteria:
1. When I search for "WOOL", the Wool Blanket is listed.
2. When I search for "wool", I get the same product.`,
    clean: 'passed',
    bug: 'search-ignores-case',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `TC-13: Category filter

Step 1: Select "Garden" in the Category dropdown.
Expected: The line above the list says "4 products". No kitchen products such as the Stoneware Mug are shown.`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `TC-14: Cart counter on the product list

Precondition: the cart is empty, the counter next to "Cart" shows 0.
1. Click "Add to cart" at the Stoneware Mug. The message "Stoneware Mug was added to your cart." appears.
2. Do the same for the Beeswax Candle.
Expected result: The counter now shows 2.`,
    clean: 'passed',
    bug: 'cart-count',
  },

  // A product's page
  {
    site: 'shop',
    start: '/demo/products/wall-clock',
    text: `As a product owner I want sold out articles to stay visible without anybody being able to buy them.

Acceptance criteria for the Wall Clock page:
* The price of $64.00 is still shown.
* There is a "Sold out" button and it is disabled.
* There is no "Add to cart" button.`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/products/fountain-pen',
    text: `TC-16: Maximum quantity per product

1. On the page of the Fountain Pen, set the quantity to 6 and click "Add to cart".
2. Change the quantity to 5 and add it to the cart again.

Expected result: The second attempt is refused with "You can have at most 10 of the Fountain Pen in your cart." The cart badge still shows 6.`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/products/watering-can',
    text: `As a shopper I want to see suggestions quickly when I look at a product.

Acceptance criteria: On the page of the Watering Can, the list under "Customers also liked" shows up within 2 seconds. It contains three products, and the first is the Terracotta Pot for $18.00.`,
    clean: 'passed',
    bug: 'slow',
  },

  // Cart
  {
    site: 'shop',
    start: '/demo/products/herb-seeds',
    text: `As a customer I want the cart badge to count pieces, not product lines.

Given I have added 3 Herb Seeds to my cart
When I go to the cart, change the quantity to 5 and click Update
Then I see "Your cart was updated."
And the badge in the header shows 5`,
    clean: 'passed',
    bug: 'cart-count',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `TC-19: Total of the cart

Test data: Stoneware Mug ($12.00), Cast Iron Teapot ($48.00)
1. Add both products to the cart, one piece each.
2. Open the cart.
Expected result: Two rows are shown and the total is $60.00.`,
    clean: 'passed',
    bug: 'wrong-total',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `TC-20: Remove a product from the cart

1. Put the Ruled Notebook, the Beeswax Candle and the Watering Can into the cart, in this order.
2. Go to the cart.
3. Click "Remove" at the Beeswax Candle.

Expected: The candle is no longer in the cart. The other two products are still there.`,
    clean: 'passed',
    bug: 'remove-wrong-item',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `A customer complained that the wrong article disappeared from her cart. To check the fix, add a Stoneware Mug and then Herb Seeds, open the cart and remove the Herb Seeds. You should get the message "Herb Seeds was removed from your cart." Only the mug is left, and the total is $12.00.`,
    clean: 'passed',
    bug: 'remove-wrong-item',
  },
  {
    site: 'shop',
    start: '/demo/products/terracotta-pot',
    text: `TC-22: Empty the cart

Precondition: one Terracotta Pot is in the cart.
1. Open the cart and click "Empty cart".
2. Confirm the question "Remove everything from your cart?" with OK.
Expected result: "Your cart is empty." is displayed and the counter in the header is back to 0.`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/products/wool-blanket',
    text: `TC-23: From the cart to the checkout

1. Add the Wool Blanket to the cart.
2. Click "Cart" in the header.
3. Click "Proceed to checkout".
Expected result: The page "Checkout" is displayed. The order summary lists 1 × Wool Blanket.`,
    clean: 'passed',
    bug: 'button-dead',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `As a guest I want to get to the checkout without creating an account.

Given I am not logged in and there is a Beeswax Candle in my cart
When I press "Proceed to checkout" in the cart
Then I am on the checkout page
And the subtotal is $14.50, shipping is $4.90 and the total is $19.40`,
    clean: 'passed',
    bug: 'button-dead',
  },

  // Checkout
  {
    site: 'shop',
    start: '/demo/login',
    text: `As a returning customer I don't want to type my name and e-mail again when I order.

Acceptance test: Log in as ada@example.com, password analytical. Add the Beeswax Candle to the cart and proceed to checkout. "Full name" is already filled in with Ada Lovelace and "E-mail" with ada@example.com.`,
    clean: 'passed',
    bug: 'session-lost',
  },
  {
    site: 'shop',
    start: '/demo/products',
    text: `TC-26: Changing the shipping method updates the total

1. Add one Stoneware Mug and one Wool Blanket to the cart.
2. Go to the cart and proceed to checkout. Expected: "Standard, 3 to 5 days" is preselected, the total is $105.90.
3. Select "Express, next day". Expected: shipping changes to $12.90 and the total to $113.90.`,
    clean: 'passed',
    bug: 'wrong-total',
  },
  {
    site: 'shop',
    start: '/demo/products/ruled-notebook',
    text: `TC-27: Mandatory fields at checkout

Precondition: the Ruled Notebook has been added to the cart and the checkout page is open.
1. Leave all fields empty and click "Place order".
Expected results:
- "6 fields need your attention" appears above the form.
- The messages "Enter your full name." and "Accept the terms to place your order." are shown.
- No order is placed.`,
    clean: 'passed',
    bug: 'no-validation',
  },

  // Orders
  {
    site: 'shop',
    start: '/demo/products/stoneware-mug',
    text: `TC-28: Place an order as a guest

1. Add the Stoneware Mug to the cart, open the cart and proceed to checkout.
2. Fill in: Full name "Grace Hopper", E-mail "grace@example.com", Street address "5 Harbour Road", Postcode "20301", Card number "4111111111111111".
3. Accept the terms of sale and click "Place order".

Expected result: The headline is "Thank you for your order", the order number is FH-2001, and a confirmation was sent to grace@example.com.`,
    clean: 'passed',
    bug: 'typo-message',
  },
  {
    site: 'shop',
    start: '/demo/products/ruled-notebook',
    text: `As a customer I want to find a new order in my profile right after buying.

1. Put 2 Ruled Notebooks into the cart and go to the checkout.
2. Order them as Ada Lovelace, ada@example.com, 12 Mill Lane, postcode 12345, standard shipping, card 4111 1111 1111 1111, terms accepted.
3. Log in with ada@example.com / analytical and open the profile by clicking Ada in the header.
Expected: In the past orders, the row FH-2001 shows 2 items, a total of $20.90 and the status Received.`,
    clean: 'passed',
    bug: 'wrong-total',
  },
  {
    site: 'shop',
    start: '/demo/products/fountain-pen',
    text: `TC-30: Order with express shipping

1. Add one Fountain Pen to the cart and proceed to checkout.
2. Enter the full name Tim Berg, the e-mail tim@example.com, the street address 8 Oak Street, the postcode 54321 and the card number 4242424242424242.
3. Choose express shipping, tick "I accept the terms of sale" and place the order.

Expected result: The order confirmation shows shipping of $12.90 and a total of $39.80.`,
    clean: 'failed',
  },

  // Profile
  {
    site: 'shop',
    start: '/demo/profile',
    text: `TC-31: Edit the profile

1. Open the profile. The user is sent to the login page with the note "Please log in to see your profile."
2. Log in with ada@example.com and analytical.
3. Change the country to Canada and click "Save profile".
Expected result: "Your profile was saved." is displayed and Canada is still selected as the country.`,
    clean: 'passed',
    bug: 'session-lost',
  },
  {
    site: 'shop',
    start: '/demo/profile',
    text: `TC-32: Phone number too short

Precondition: logged in as ada@example.com with the password analytical, profile page open.
1. Enter 12 as the phone number.
2. Save the profile.
Expected: The error "A phone number has 5 to 19 digits and spaces." is shown. The message "Your profile was saved." does not appear.`,
    clean: 'passed',
    bug: 'no-validation',
  },
  {
    site: 'shop',
    start: '/demo/profile',
    text: `As a customer I want to sort my past orders by amount.

Given I am logged in (ada@example.com, analytical) and look at my profile
When I click on the column heading "Total" in the table of past orders
Then FH-1118 with $46.90 is in the first row
And FH-1007 with $124.90 is in the last one`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/login',
    text: `TC-34: Order history

1. Log in with the username ada and the password analytical.
2. Click "Ada" in the header to get to the profile.
Expected result: Four past orders are listed. FH-1203 is on its way. FH-1007 was returned, and FH-1042 has the status Returned as well.`,
    clean: 'failed',
  },

  // Contact
  {
    site: 'shop',
    start: '/demo/contact',
    text: `TC-35: Send a message

1. Enter the name Mia Chen and the e-mail mia@example.com.
2. Choose "An order" for "What is it about?".
3. Write "Where is my parcel? I ordered last week." as the message.
4. Click "Send message".
Expected result: After a moment "Thank you, your message has been sent." appears below the form, and the message field is empty again.`,
    clean: 'passed',
    bug: 'typo-message',
  },
  {
    site: 'shop',
    start: '/demo/contact',
    text: `As the support team we don't want messages that are too short to be of any use.

Acceptance criteria:
- If I fill in the contact form with the name Jo Park, the e-mail jo@example.com, the topic "Something else" and just "Help me" as the message, and send it, I get the error "The message needs at least 10 characters."
- My name is still in the form afterwards.`,
    clean: 'passed',
    bug: 'no-validation',
  },

  // Help, terms and a missing page
  {
    site: 'shop',
    start: '/demo/help',
    text: `Checklist for the help page:
- When you open the tab "Returns", it says "Send anything back within 30 days."
- Click on the question "Do you ship abroad?" and the answer "We ship to all countries you can choose in your profile." appears.
- Click "Request a call back", enter the phone number 555 0199 in the dialog and press "Call me". The page then says "We will call you back at 555 0199."`,
    clean: 'passed',
  },
  {
    site: 'shop',
    start: '/demo/',
    text: `TC-38: Opening hours
1. Go to "Help" in the main navigation.
2. Scroll down to the opening hours.
Expected: Saturday is listed with 10:00 to 16:00. The same hours are given for Sunday.`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/terms',
    text: `As the owner of the shop I need the terms to be clear about prices. Please check that the page "Terms of sale" says "Prices are in euros and include tax." It also has to mention that shipping is added at checkout.`,
    clean: 'failed',
  },
  {
    site: 'shop',
    start: '/demo/products/garden-gnome',
    text: `TC-40: Unknown product

Precondition: the address of a product that does not exist has been opened.
Expected: The headline "Page not found" is shown.
1. Click "Go to the home page".
Expected: The user sees the home page with the headline "Small things, made to last".`,
    clean: 'passed',
  },
];
