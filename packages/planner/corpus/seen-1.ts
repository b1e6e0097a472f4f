import { readEntries } from './entry.ts';

/** Looked at while the parser was written: every one must come out exactly so. */
export const seen1 = readEntries(String.raw`
> Go to http://localhost:3000/login, enter standard_user in the username field and secret_sauce in the password field, click Login and verify that the Products page is displayed.
Open "http://localhost:3000/login"
Type "standard_user" in the "username" field
Type "secret_sauce" in the "password" field
Click "Login"
Check that the "Products" page is shown
> Open https://shop.example. Log in as standard_user / secret_sauce. The inventory page should be shown.
Open "https://shop.example"
Log in as "standard_user" with the password "secret_sauce"
Check that the "inventory" page is shown
> Log in with username "alice" and password "wonder land".
Log in as "alice" with the password "wonder land"
> Users should not be able to check out with an empty cart.
?
> The sign-up form must reject passwords shorter than 6 characters with the message "Password too short".
?
> Add two items to the cart, remove one, then verify that the cart badge shows 1.
Click the first "Add to cart"
Click the second "Add to cart"
Click the first "Remove"
Check that the "cart" badge is 1
> Check that clicking the logo takes you back to the home page.
Click "logo"
Check that the "home" page is shown
> Select 'Price (low to high)' from the sort dropdown, the first item should cost $7.99.
Select "Price (low to high)" from the "sort" dropdown
Check that "price" in the first item is $7.99
> Given I am on the cart page When I click Checkout Then I should see "Your Information"
Go to the "cart" page
Click "Checkout"
Check that the page shows "Your Information"
> Try logging in with wrong credentials - an error message should appear.
Log in as "{{unique username}}" with the password "{{unique 12}}"
Check that the "error" message is visible
> Verify that the search box returns results within 2 seconds when I type "laptop".
Type "laptop" in the "search" field
Check that "results" is visible within 2 seconds
> As a registered user I want to reset my password so that I can regain access.
(nothing)
> 1. Navigate to /login
> 2. Type "john" into the User name field
> 3. Type "pass123" into the Password field
> 4. Press the Sign in button
> 5. Verify that the message "Welcome, John" is displayed
Open "/login"
Type "john" in the "User name" field
Type "pass123" in the "Password" field
Click the "Sign in" button
Check that the message shows "Welcome, John"
> - Open /products
> - Click the "Add to cart" button of "Backpack"
> - Click on the cart icon
> - Check that "Backpack" is listed in the cart
Open "/products"
Click the "Add to cart" button in the "Backpack" item
Click the "cart" icon
Check that the "cart" section shows "Backpack"
> Enter "bob@example.com" in the Email field, tick the "Remember me" checkbox and click Continue.
Type "bob@example.com" in the "Email" field
Tick the "Remember me" checkbox
Click "Continue"
> Fill in the email field with jane.doe@example.com and the password field with "hunter2", then submit the form.
Type "jane.doe@example.com" in the "email" field
Type "hunter2" in the "password" field
Click the "Submit" button
> Leave the password blank and click Login. The error "Password is required" should be shown.
Clear "password"
Click "Login"
Check that the "error" message shows "Password is required"
> When the user clicks on Forgot password, the reset page should open.
Click "Forgot password"
Check that the "reset" page is shown
> Add the "Bike Light" to the cart and go to the cart. Verify the total is $9.99.
Click "Add to cart" in the "Bike Light" item
Go to the "cart" page
Check that "total" is $9.99
> Remove "Backpack" from the cart. The cart should be empty.
Click "Remove" in the "Backpack" item
Check that "cart" is empty
> Make sure that the Checkout button is disabled when the cart is empty.
?
Check that the "Checkout" button is disabled
> The user enters "4111111111111111" as the card number, enters 12/29 as the expiry date and clicks Pay now. Then a success message appears.
Type "4111111111111111" in "card number"
Type "12/29" in "expiry date"
Click "Pay now"
Check that the "success" message is visible
> Verify the price of "Fleece Jacket" is $49.99.
Check that "price" in the "Fleece Jacket" item is $49.99
> Sort by "Name (Z to A)" and check that the list is sorted by name in descending order.
Select "Name (Z to A)" from the "sort" dropdown
Check that the list is sorted by "name" in descending order
> After adding "Onesie" to the cart, the cart badge should show 1.
Click "Add to cart" in the "Onesie" item
Check that the "cart" badge is 1
> Click the "Add to cart" button three times.
Click the "Add to cart" button 3 times
> Ensure there are 6 products on the inventory page.
Go to the "inventory" page
Check that the number of "product" items is 6
> Make sure the "Sauce Labs Backpack" link leads to /item/4.
Check that the "Sauce Labs Backpack" link has the attribute "href" of "/item/4"
> The cart badge must not be visible.
Check that the "cart" badge is not visible
> Log out. The login page should be displayed and the URL should contain "/login".
Click "Log out"
Check that the "login" page is shown
Check that the page address contains "/login"
> Type "admin" in the username box. Press Tab. Type "1234" in the password box. Press Enter.
Type "admin" in the "username" field
Press "Tab"
Type "1234" in the "password" field
Press "Enter"
> When I log in with a locked user (locked_out_user / secret_sauce), then I see the error message "Sorry, this user has been locked out."
Log in as "locked_out_user" with the password "secret_sauce"
Check that the "error" message shows "Sorry, this user has been locked out."
> Verify that the login form has a user name field, a password field and a "Log in" button.
Check that the "user name" field in the "login" form is visible
Check that the "password" field in the "login" form is visible
Check that the "Log in" button in the "login" form is visible
> Given the user is logged in as standard_user / secret_sauce
> And the cart is empty
> When the user adds "Bolt T-Shirt" to the cart
> Then the cart badge shows "1"
Log in as "standard_user" with the password "secret_sauce"
Check that "cart" is empty
Click "Add to cart" in the "Bolt T-Shirt" item
Check that the "cart" badge shows "1"
> Open /contact, fill in Name with "Ann", Message with "Hello there" and click the Send button. The text "Thanks for your message" should appear.
Open "/contact"
Type "Ann" in "Name"
Type "Hello there" in "Message"
Click the "Send" button
Check that the page shows "Thanks for your message"
> Verify the page title is "Contact us".
Check that the page title is "Contact us"
> The title of the page must contain "Dashboard".
Check that the page title contains "Dashboard"
> Hover over the avatar and click "Sign out" in the menu.
Hover over "avatar"
Click "Sign out" in the "menu" section
> Upload avatar.png to the profile picture field. Check that the image is displayed.
Upload the file "avatar.png" to the "profile picture" field
Check that the image is visible
> Drag "Task 1" to the "In progress" column and check that "Task 1" is in the "In progress" column.
Drag "Task 1" onto the "In progress" column
Check that the "In progress" column shows "Task 1"
> Scroll to the "Reviews" section.
Scroll to the "Reviews" section
> Scroll to the bottom of the page and verify that the footer is visible.
Press "End"
Check that "footer" is visible
> Press Ctrl+S. A toast "Saved" should appear within 3 seconds.
Press "Control+S"
Check that the message shows "Saved" within 3 seconds
> Double-click the row of "Invoice 12". A dialog opens.
Double-click the row of "Invoice 12"
Check that the dialog is visible
> Right-click the file "notes.txt" and click Delete.
Right-click "notes.txt"
Click "Delete"
> Wait for 2 seconds.
Pause for 2 seconds
> Wait until the "Loading" message disappears.
Wait until the "Loading" message is hidden
> Wait up to 10 seconds until the results table is visible.
Wait up to 10 seconds until the "results" table is visible
> Wait for the progress bar to disappear, then click Next.
Wait until "progress bar" is hidden
Click "Next"
> Accept the browser dialog.
Accept the browser dialog
> Click Delete and dismiss the alert. The row of "Bob" should still be visible.
Click "Delete"
Dismiss the browser dialog
Check that the row of "Bob" is visible
> Switch to the new tab and verify that the URL contains "help".
Switch to the browser tab "new"
Check that the page address contains "help"
> Set the Volume slider to 40.
Set the "Volume" slider to "40"
> Set the "Start date" field to 2027-03-01 and the "End date" field to 2027-03-08.
Set the "Start date" field to "2027-03-01"
Set the "End date" field to "2027-03-08"
> Choose the "Express" radio button. It should be selected.
Choose the "Express" radio button
Check that it is selected
> Toggle the "Notifications" switch. The switch should be off.
Toggle the "Notifications" switch
Check that the switch is unchecked
> Uncheck "Subscribe to newsletter".
Untick "Subscribe to newsletter"
> Resize the window to 375 x 667. The menu icon should be visible.
Resize the window to 375 by 667
Check that the "menu" icon is visible
> Send a POST request to /api/items with the body '{"name":"x"}'. The response status should be 201.
Call POST "/api/items" with the body "{\"name\":\"x\"}"
Check that the response has the status 201
> Call GET /api/users. The response should contain "alice".
Call GET "/api/users"
Check that the response shows "alice"
> There should be no errors in the console.
Check that the console has no errors
> The page must be accessible.
Check that the page is accessible
> The home page must load within 3 seconds.
Go to the "home" page
Check that the page load takes at most 3 seconds
> Reload the page. The selected language should still be "English".
Reload the page
Check that "selected language" shows exactly "English"
> Go back. The URL should be https://shop.example/list.
Go back
Check that the page address is "https://shop.example/list"
> Press the browser back button and make sure that the form is empty.
Go back
Check that the form is empty
> Remember the total as "total" and check out. The order total should be {{total}}.
Remember "total" as "total"
Click "Checkout"
Check that "order total" shows exactly "{{total}}"
> The table has 5 rows.
Check that the number of rows in the table is 5
> The users table should contain at least 3 rows.
Check that the number of rows in the "users" table is at least 3
> Verify that the number of search results is more than 10.
Check that the number of "search result" items is more than 10
> The "Email" cell in the row of "Bob" should show "bob@x.example".
Check that the "Email" cell in the row of "Bob" shows "bob@x.example"
> The rows are sorted by Date in descending order.
Check that the row is sorted by "Date" in descending order
`);
