import { readEntries } from './entry.ts';

/** Written for the demo shop as different people would put it; each was run there. */
export const seen9 = readEntries(`
> submit empty contact form, 4 errors are displayed
Click the "Submit" button in the "empty contact" form
Check that the number of "error" messages is 4
> Message too short: enter "Hi" into message and click "Send message". Error "The message needs at least 10 characters." is expected.
Type "Hi" in "message"
Click "Send message"
Check that the "Error" message shows "The message needs at least 10 characters."
> The form should not be sent when the email is invalid. Enter "Jo" as name, "jo(at)example" as email, pick "A product" as topic, write "Hello there, friends" as message and send. "Enter an e-mail address such as ada@example.com." is shown.
Type "Jo" in "name"
Type "jo(at)example" in "email"
Select "A product" from "topic"
Type "Hello there, friends" in "message"
Click "Send"
Check that the page shows "Enter an e-mail address such as ada@example.com."
> The topic dropdown offers "An order", "A product" and "Something else"
Check that the "topic" dropdown holds the "An order" option
Check that the "topic" dropdown holds the "A product" option
Check that the "topic" dropdown holds the "Something else" option
> All fields of the contact form are required
Check that every field in the "contact" form is required
> There should be a heading "Contact us" and a send message button on the page
Check that the "Contact us" heading is visible
Check that the "send message" button is visible
> click on Returns tab. text "Send anything back within 30 days" must be visible
Click the "Returns" tab
Check that the page shows "Send anything back within 30 days"
> Clicking "Do you ship abroad?" reveals "We ship to all countries you can choose in your profile."
Click "Do you ship abroad?"
Check that the page shows "We ship to all countries you can choose in your profile."
> Initially the Shipping tab is selected. After clicking Payment, the Payment tab is selected and the Shipping tab is not selected.
Check that the "Shipping" tab is selected
Click "Payment"
Check that the "Payment" tab is selected
Check that the "Shipping" tab is not selected
> Request a call back: click the button, a dialog opens. Enter phone number "555 0100" and click Call me. The dialog closes.
Click the "Request a call back" button
Check that the dialog is visible
Type "555 0100" in "phone number"
Click "Call me"
Check that the dialog is hidden
> click "Request a call back", cancel the dialog, dialog disappears
Click "Request a call back"
Dismiss the browser dialog
Check that the dialog is hidden
> In the opening hours the Sunday row shows Closed
Check that the row of "Sunday" in the "opening hours" section shows "Closed"
> I want to know the opening hours. When I look at the help page, "Monday to Friday" is "9:00 to 18:00".
Go to the "help" page
Check that "Monday to Friday" shows exactly "9:00 to 18:00"
> every product card shows a price
Check that every "product" card holds "price"
> All prices are at least $4
Check that every "price" is at least $4
> Verify that each product has an image and a name
Check that every "product" item holds the image
Check that every "product" item holds "name"
> no product costs more than $200
Check that no "price" in the "product" item is more than $200
> all prices on the page start with "$"
Check that every "price" matches "^\\$"
> Make sure none of the products shows "Error".
Check that no "product" item shows "Error"
> there are 12 products, each one with a price
Check that the number of "product" items is 12
Check that every "product" item holds "price"
> search for "tea": all results contain "Tea"
Type "tea" in the "search" field
Press "Enter" in the "search" field
Check that every "result" item shows "Tea"
> Remember the price of the Stoneware Mug as "price". Add the Stoneware Mug to the cart. Open the cart. The total is the same as "price".
Remember "price" in the "Stoneware Mug" item as "price"
Click "Add to cart" in the "Stoneware Mug" item
Click "cart"
Check that "total" is equal to "{{price}}"
> Add the Stoneware Mug to the cart, open the cart and remember the total. Change the quantity to 2 and click Update. The cart total increased.
Click "Add to cart" in the "Stoneware Mug" item
Click "cart"
Remember "total" as "total"
Type "2" in "quantity"
Click "Update"
Check that "cart total" is more than "{{total}}"
> Add the Stoneware Mug to the cart, open the cart and note the total. Reload the page. The total is the same as before.
Click "Add to cart" in the "Stoneware Mug" item
Click "cart"
Remember "total" as "total"
Reload the page
Check that "total" is equal to "{{total}}"
> Price of the Wool Blanket is higher than the price of the Stoneware Mug
Check that "Price" in the "Wool Blanket" item is more than the value of "price" in the "Stoneware Mug" item
> Open the Stoneware Mug. The section "Customers also liked" shows 3 items within 3 seconds.
Click "Stoneware Mug"
Check that the number of items in the "Customers also liked" section is 3 within 3 seconds
> The products page must load within 1.5 seconds
Go to the "products" page
Check that the page load takes at most 1.5 seconds
> I want to reset my password. There is no "Forgot password" link on the login page.
Go to the "login" page
Check that the "Forgot password" link is not visible
> the page shows "Stoneware Mug Kitchen $12.00"
Check that the page shows "Stoneware Mug Kitchen $12.00"
> Header has links to Products, Help and Contact
Check that the "Products" link in the "Header" section is visible
Check that the "Help" link in the "Header" section is visible
Check that the "Contact" link in the "Header" section is visible
> click the logo -> home page opens, heading is "Small things, made to last"
Click "logo"
Check that the "home" page is shown
Check that the heading shows exactly "Small things, made to last"
> The browse products button leads to the products page
Click the "browse products" button
Check that the "products" page is shown
> open stoneware mug, title contains "Stoneware Mug" and the price is $12.00
Click "stoneware mug"
Check that the page title contains "Stoneware Mug"
Check that "price" is $12
> no errors in the browser console when opening the home page
Check that the console has no errors
> go to /demo/nothing-here and a not found page is displayed
Open "/demo/nothing-here"
Check that the "not found" page is shown
> open the Wall Clock, then go back. Products page is shown again
Click "Wall Clock"
Go back
Check that the "Products" page is shown
> Type ada into Username or e-mail, type analytical into Password, click Log in. You should land on the products page.
Type "ada" in "Username or e-mail"
Type "analytical" in "Password"
Click "Log in"
Check that the "products" page is shown
> After login as ada@example.com / analytical, logging out brings the user back to the login page and says "You are logged out."
Log in as "ada@example.com" with the password "analytical"
Click "Log out"
Check that the "login" page is shown
Check that the page shows "You are logged out."
> Invalid credentials (foo@bar.example / 12345) must be refused with an error message.
Log in as "foo@bar.example" with the password "12345"
Check that the "error" message is visible
> Check that it is not possible to sign in as ada@example.com with password "guess".
Log in as "ada@example.com" with the password "guess"
Check that the "password" field is visible
> I search "clock" and I get exactly one result, the Wall Clock
Type "clock" in the "search" field
Press "Enter" in the "search" field
Check that the number of "result" items is 1
Check that "Wall Clock" is visible
> When searching for "seeds" the list only contains Herb Seeds.
Type "seeds" in the "search" field
Press "Enter" in the "search" field
Check that every item shows "Herb Seeds"
> searching for xyzzy gives no results and the text "No products found" is visible
Type "xyzzy" in the "search" field
Press "Enter" in the "search" field
Check that "results" is not visible
Check that the page shows "No products found"
> Enter "towel" in search, hit the Enter key. Verify the results show "Linen Tea Towel" and don't show "Wool Blanket".
Type "towel" in "search"
Press "Enter"
Check that "results" shows "Linen Tea Towel"
Check that "results" does not show "Wool Blanket"
> Order by price descending: the Brass Desk Lamp comes first, then the Wool Blanket
Select "price descending" from the "sort" dropdown
Check that the first item shows exactly "Brass Desk Lamp"
Check that the second item shows exactly "Wool Blanket"
> Set sort by to "Price, low to high". Prices should be in ascending order.
Set "sort by" to "Price, low to high"
Check that "Prices" is sorted in ascending order
> Click the "Add to cart" button of Herb Seeds. Verify the cart counter in the header is updated to 1.
Click the "Add to cart" button in the "Herb Seeds" item
Check that the "cart" badge in the "header" section is 1
> I add the Terracotta Pot to my cart, I go to my cart and change the quantity to 4, I press Update. Total is now 72 dollars.
Click "Add to cart" in the "Terracotta Pot" item
Go to the "cart" page
Type "4" in "quantity"
Click "Update"
Check that "Total" is $72
> Add Herb Seeds. Open the cart, press Empty cart and confirm. Cart should be empty again.
Click "Add" in the "Herb Seeds" item
Click "cart"
Click "Empty cart"
Click "Confirm"
Check that "Cart" is empty
> Add Herb Seeds to the cart; in the cart click Empty cart; a popup asks "Remove everything from your cart?"; click Cancel; the Herb Seeds are still listed
Click "Add to cart" in the "Herb Seeds" item
Go to the "cart" page
Click "Empty cart"
Check that the dialog shows "Remove everything from your cart?"
Click "Cancel"
Check that "Herb Seeds" is visible
> Postcode must be 5 digits. Put Herb Seeds into the cart, open the cart, proceed to checkout. Enter "123" as postcode and place the order. Error message about the postcode appears.
Click "Add to cart" in the "Herb Seeds" item
Click "cart"
Click "Checkout"
Type "123" in "postcode"
Click "Place order"
Check that the "Error" message matches "/postcode/i"
> End to end: add Herb Seeds to cart, go to the cart, click proceed to checkout. Full name: Jo Doe. E-mail: jo@example.com. Street address: High St 5. Postcode: 54321. Card number: 4111 1111 1111 1111. Choose express shipping, accept the terms of sale and click Place order. The heading should be "Thank you for your order".
Click "Add to cart" in the "Herb Seeds" item
Go to the "cart" page
Click "proceed to checkout"
Type "Jo Doe" in "Full name"
Type "jo@example.com" in "E-mail"
Type "High St 5" in "Street address"
Type "54321" in "Postcode"
Type "4111 1111 1111 1111" in "Card number"
Choose "express shipping"
Tick "terms of sale"
Click "Place order"
Check that the heading shows exactly "Thank you for your order"
> Add Herb Seeds to the cart, go to the cart, proceed to checkout. Choosing express shipping changes the total to $17.10.
Click "Add to cart" in the "Herb Seeds" item
Go to the "cart" page
Click "Checkout"
Choose "express shipping"
Check that "total" is $17.1
`);
