import { readEntries } from './entry.ts';

/** One row for each way in which people lay out a requirement: tables, labels, faults, notes, test data. */
export const seen11Wide = readEntries(`
> | Step | Action | Expected |
> |---|---|---|
> | 1 | Add the Ruled Notebook to the cart | The cart badge shows 1 |
> | 2 | Open the cart | The total is $8.00 |
Click "Add to cart" in the "Ruled Notebook" item
Check that the "cart" badge is 1
Click "cart"
Check that "total" is $8
> Action | Expected outcome
> Click Delete beside lease.pdf and dismiss the dialog | lease.pdf is still in the list
Click "Delete" next to "lease.pdf"
Dismiss the browser dialog
Check that the list shows "lease.pdf"
> Title: Wrong password message has a typo
>
> Steps to reproduce
> 1. Go to /demo/login
> 2. Click "Log in"
>
> Expected result
> The message "Wrong password." is shown.
>
> Actual result
> The message reads "Worng pasword."
Open "/demo/login"
Click "Log in"
Check that the message shows "Wrong password."
> **Steps to reproduce**
> 1. Go to the cart
> 2. Click Remove in the row of the Fountain Pen
>
> **Expected behavior**
> The Fountain Pen is gone.
>
> **Environment**
> Chrome 126, Windows 11
Go to the "cart" page
Click "Remove" in the row of "Fountain Pen"
Check that "Fountain Pen" is hidden
> Steps:
> a) Click "Delete Ada Lovell"
> b) In the dialog, click Cancel
> Expected:
> a) The page shows "Delete Ada Lovell?"
> b) Ada Lovell is still in the table
Click "Delete Ada Lovell"
Check that the page shows "Delete Ada Lovell?"
Click "Cancel" in the dialog
Check that "Ada Lovell" in the table is visible
> Test Case ID: TC_LOGIN_02
> Pre-condition: The login page is open
> Test Data: charles@example.com / difference
> Test Steps:
> 1. Enter the username
> 2. Enter the password
> 3. Click Log in
> Expected Result: "This account is locked." is shown
> Status: Not run
Go to the "login" page
Type "charles@example.com" in the "username" field
Type "difference" in the "password" field
Click "Log in"
Check that the page shows "This account is locked."
> Test data:
> - Your name: Lena Fischer
> - Message: Do you ship to Norway?
>
> Steps:
> 1. Fill in the form with the test data
> 2. Click Send message
>
> ER: "Thank you."
Type "Lena Fischer" in "name"
Type "Do you ship to Norway?" in "Message"
Click "Send message"
Check that the page shows "Thank you."
> Hi team, could you please check the sorting? Sort by "Price". The first product should be "Herb Seeds". This matters because we had complaints last year. Thanks, Maria
Select "Price" from the "sort" dropdown
Check that the first "product" item shows exactly "Herb Seeds"
> Our marketing says that the shop has 15 products. Verify that 15 products are listed.
Check that the number of "product" items is 15
> 1. Add the Wool Blanket to the cart [badge shows 1]
> 2. Open the cart [Total is $89.00]
Click "Add to cart" in the "Wool Blanket" item
Check that the badge is 1
Click "cart"
Check that "Total" is $89
> Steps: 1) Add the Fountain Pen to the cart 2) Open the cart. Expected result: total is $34.90
Click "Add to cart" in the "Fountain Pen" item
Click "cart"
Check that "total" is $34.9
> Open the cart.
> Expected: "Your cart is empty." is shown.
> Not expected: "Total" is shown.
Click "cart"
Check that the page shows "Your cart is empty."
Check that the page does not show "Total"
> Given: the products page
> When: I add the Fountain Pen to the cart
> Then: the badge shows 1
Go to the "products" page
Click "Add to cart" in the "Fountain Pen" item
Check that the badge is 1
> Step 3: Click Proceed to checkout
> Expected: The page "Checkout" is displayed
Click "Proceed to checkout"
Check that the "Checkout" page is shown
> set quantity = 2 >> add to cart >> badge shows 2
Set "quantity" to "2"
Click "Add to cart"
Check that the badge is 2
`);
