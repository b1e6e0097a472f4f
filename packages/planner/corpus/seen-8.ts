import { readEntries } from './entry.ts';

/** Written for the demo shop as different people would put it; each was run there. */
export const seen8 = readEntries(`
> Add the Ruled Notebook to the cart. Go to the cart and proceed to checkout. Total should be subtotal plus shipping.
Click "Add to cart" in the "Ruled Notebook" item
Go to the "cart" page
Click "Checkout"
Check that "Total" is equal to the value of "subtotal" plus the value of "shipping"
> Add the Ruled Notebook to the cart. Open the cart, click Proceed to checkout. Remember the total as "before". Choose Express shipping. The total has increased.
Click "Add to cart" in the "Ruled Notebook" item
Click "cart"
Click "Proceed to checkout"
Remember "total" as "before"
Choose "Express shipping"
Check that "total" is more than "{{before}}"
> Add Stoneware Mug and Wool Blanket to the cart. Open cart. Remove Wool Blanket. Wool Blanket is gone and Stoneware Mug is still in the cart.
Click "Add to cart" in the "Stoneware Mug" item
Click "Add to cart" in the "Wool Blanket" item
Click "cart"
Click "Remove" in the "Wool Blanket" item
Check that "Wool Blanket" is hidden
Check that "Stoneware Mug" in the "cart" section is visible
> add mug + candle to cart, go to the cart, click remove next to the Stoneware Mug, only the Beeswax Candle remains in the table
Click "Add to cart" in the "mug" item
Click "Add to cart" in the "candle" item
Go to the "cart" page
Click "remove" next to "Stoneware Mug"
Check that "Beeswax Candle" in the table is visible
Check that the number of items in the table is 1
> Add the Fountain Pen to the cart, open the cart, remove the item. "Your cart is empty." is displayed.
Click "Add to cart" in the "Fountain Pen" item
Click "cart"
Click "Remove" in the item
Check that the page shows "Your cart is empty."
> Add the Fountain Pen to the cart. Open the cart. Click Empty cart and accept the dialog. The cart is empty.
Click "Add to cart" in the "Fountain Pen" item
Click "cart"
Click "Empty cart"
Accept the browser dialog
Check that "cart" is empty
> Add the Fountain Pen to the cart. Open the cart. Click "Empty cart" and dismiss the dialog. Fountain Pen is still in the cart.
Click "Add to cart" in the "Fountain Pen" item
Click "cart"
Click "Empty cart"
Dismiss the browser dialog
Check that "Fountain Pen" in the "cart" section is visible
> put a Fountain Pen in the basket, go to basket, press empty cart, confirm the alert, message "Your cart was emptied." shows up
Click "Add to basket" in the "Fountain Pen" item
Go to the "basket" page
Click "empty cart"
Accept the browser dialog
Check that the message shows "Your cart was emptied."
> Add Wool Blanket to cart; view cart; Remove it; a notice "Wool Blanket was removed from your cart." appears; nothing is left in the cart
Click "Add to cart" in the "Wool Blanket" item
Click "cart"
Click "Remove"
Check that the message shows "Wool Blanket was removed from your cart."
Check that "cart" is empty
> Add the Stoneware Mug to the cart, open cart, proceed to checkout => checkout page
Click "Add to cart" in the "Stoneware Mug" item
Click "cart"
Click "Checkout"
Check that the "checkout" page is shown
> Add the Stoneware Mug to the cart, go to the cart, click Proceed to checkout, click Place order without filling anything. Error messages must be shown for all fields: "Enter your full name.", "Enter your postcode." and "Enter your card number."
Click "Add to cart" in the "Stoneware Mug" item
Go to the "cart" page
Click "Proceed to checkout"
Click "Place order"
Check that the page shows "Enter your full name."
Check that the page shows "Enter your postcode."
Check that the page shows "Enter your card number."
> Steps:
> 1. Add Fountain Pen to cart
> 2. Go to cart and proceed to checkout
> 3. Fill in full name "Jo Doe", e-mail "jo@example.com", street address "Main Street 1", postcode "12", card number "4111 1111 1111 1111"
> 4. Accept the terms
> 5. Place the order
> Expected result: the error "The postcode must have 5 digits." is displayed, order is not placed
Click "Add to cart" in the "Fountain Pen" item
Go to the "cart" page
Click "Checkout"
Type "Jo Doe" in "full name"
Type "jo@example.com" in "e-mail"
Type "Main Street 1" in "street address"
Type "12" in "postcode"
Type "4111 1111 1111 1111" in "card number"
Tick "terms"
Click "Place order"
Check that the "error" message shows "The postcode must have 5 digits."
> Buy a Ruled Notebook: add it to the cart, go to cart, proceed to checkout, enter name "Jo Doe", email "jo@example.com", address "Main Street 1", postcode "12345", card number "4111111111111111", accept terms and place order. "Thank you for your order" is shown.
Click "Add to cart" in the "Ruled Notebook" item
Go to the "cart" page
Click "Checkout"
Type "Jo Doe" in "name"
Type "jo@example.com" in "email"
Type "Main Street 1" in "address"
Type "12345" in "postcode"
Type "4111111111111111" in "card number"
Tick "terms"
Click "Place order"
Check that the page shows "Thank you for your order"
> A customer orders the Wool Blanket. He adds it to the cart, goes to the cart and proceeds to the checkout. The subtotal is $89.00, shipping is $4.90 and the total is $93.90.
Click "Add to cart" in the "Wool Blanket" item
Go to the "cart" page
Click "checkout"
Check that "subtotal" is $89
Check that "shipping" is $4.9
Check that "total" is $93.9
> Terms must be accepted. Add Stoneware Mug to cart, open the cart, click "Proceed to checkout", fill the form with full name "A B", e-mail "a@b.example", street address "X 1", postcode "12345" and card number "4111111111111111". Do not tick the terms checkbox. Click place order. I should see "Accept the terms to place your order."
Click "Add to cart" in the "Stoneware Mug" item
Click "cart"
Click "Proceed to checkout"
Type "A B" in "full name"
Type "a@b.example" in "e-mail"
Type "X 1" in "street address"
Type "12345" in "postcode"
Type "4111111111111111" in "card number"
Click "place order"
Check that the page shows "Accept the terms to place your order."
> Empty cart: the page says "Your cart is empty." and there is no checkout button
Check that the page shows "Your cart is empty."
Check that the "checkout" button is not visible
> Invalid e-mail is rejected at checkout. Add Stoneware Mug to cart. Go to cart. Proceed to checkout. Type "foo" in the email field and click Place order. Error: "Enter an e-mail address such as ada@example.com."
Click "Add to cart" in the "Stoneware Mug" item
Go to the "cart" page
Click "Checkout"
Type "foo" in the "email" field
Click "Place order"
Check that the "error" message shows "Enter an e-mail address such as ada@example.com."
> Log in as ada@example.com / analytical, open /demo/profile, change the name to "Ada King", save. "Your profile was saved." appears and the name field contains "Ada King".
Log in as "ada@example.com" with the password "analytical"
Open "/demo/profile"
Type "Ada King" in "name"
Click "Save"
Check that the page shows "Your profile was saved."
Check that the "name" field shows "Ada King"
> As a logged-in user (ada@example.com / analytical) on /demo/profile, when I enter tomorrow as birth date and save, then I get the error "Enter a date in the past, from 1900 on."
Log in as "ada@example.com" with the password "analytical"
Open "/demo/profile"
Type "{{today+1}}" in "birth date"
Click "Save"
Check that the "error" message shows "Enter a date in the past, from 1900 on."
> I am logged in as "ada@example.com" with password "analytical". I go to /demo/profile. I select Germany as country and I save the profile. Country should be Germany.
Log in as "ada@example.com" with the password "analytical"
Open "/demo/profile"
Select "Germany" from "country"
Click "Save profile"
Check that "Country" shows exactly "Germany"
> Log in as ada@example.com with the password analytical. Open /demo/profile. Turn on the newsletter switch and save the profile. After saving, the newsletter switch is on.
Log in as "ada@example.com" with the password "analytical"
Open "/demo/profile"
Tick the "newsletter" switch
Click "Save profile"
Check that the "newsletter" switch is checked
> Log in with ada@example.com and analytical, visit /demo/profile, clear the name and save. "Enter your name." has to be shown.
Log in as "ada@example.com" with the password "analytical"
Open "/demo/profile"
Clear "name"
Click "Save"
Check that the page shows "Enter your name."
> After logging in as ada@example.com / analytical the user stays logged in: open /demo/profile, reload the page, and "Your profile" is still shown
Log in as "ada@example.com" with the password "analytical"
Open "/demo/profile"
Reload the page
Check that the page shows "Your profile"
> Without logging in, opening /demo/profile redirects to the login page and shows "Please log in to see your profile."
Open "/demo/profile"
Check that the "login" page is shown
Check that the page shows "Please log in to see your profile."
> Log in as ada@example.com / analytical. Go to /demo/profile. Enter "12" as phone and save profile. An error about the phone number is shown.
Log in as "ada@example.com" with the password "analytical"
Open "/demo/profile"
Type "12" in "phone"
Click "Save profile"
Check that the "error" message matches "/phone number/i"
> Log in as ada@example.com / analytical and open /demo/profile. The past orders table has 4 rows.
Log in as "ada@example.com" with the password "analytical"
Open "/demo/profile"
Check that the number of rows in the "past orders" table is 4
> Log in as ada@example.com / analytical and open /demo/profile. The status of order FH-1203 is "On its way".
Log in as "ada@example.com" with the password "analytical"
Open "/demo/profile"
Check that "status" in the "FH-1203" item shows exactly "On its way"
> Log in as ada@example.com / analytical, open /demo/profile. In the row of FH-1007 the total is $124.90 and the status is Returned.
Log in as "ada@example.com" with the password "analytical"
Open "/demo/profile"
Check that "total" in the row of "FH-1007" is $124.9
Check that "status" in the row of "FH-1007" shows exactly "Returned"
> Log in as ada@example.com / analytical, open /demo/profile. None of the rows contains "Cancelled".
Log in as "ada@example.com" with the password "analytical"
Open "/demo/profile"
Check that no row shows "Cancelled"
> Log in as ada@example.com / analytical, open /demo/profile. Orders are sorted by date, newest first.
Log in as "ada@example.com" with the password "analytical"
Open "/demo/profile"
Check that "Orders" is sorted by "date" in descending order
> Log in as ada@example.com / analytical, open /demo/profile. Click on the Total column header. The table should be sorted by total ascending.
Log in as "ada@example.com" with the password "analytical"
Open "/demo/profile"
Click the "Total" column
Check that the table is sorted by "total" in ascending order
> Log in as ada@example.com / analytical, open /demo/profile. All totals are at least $40.
Log in as "ada@example.com" with the password "analytical"
Open "/demo/profile"
Check that every "total" is at least $40
> Log in as ada@example.com / analytical, open /demo/profile. Each order has a status.
Log in as "ada@example.com" with the password "analytical"
Open "/demo/profile"
Check that every "order" item holds "status"
> Fill in the contact form with name "Jo", e-mail "jo@example.com", topic "An order" and message "Where is my parcel?" and send it. "Thank you, your message has been sent." appears within 5 seconds.
Type "Jo" in "name"
Type "jo@example.com" in "e-mail"
Type "An order" in "topic"
Type "Where is my parcel?" in "message"
Click "Send"
Check that the page shows "Thank you, your message has been sent." within 5 seconds
`);
