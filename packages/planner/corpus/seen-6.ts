import { readEntries } from './entry.ts';

/** Looked at while the parser was written: every one must come out exactly so. */
export const seen6 = readEntries(`
> Test that a customer can buy a lamp on http://127.0.0.1:4000/demo: log in as demo@assay.local with password demo1234, add the "Desk lamp" to the cart, open the cart, press Checkout, fill in the name "Jo Doe" and the address "Main St 1", and place the order. A message "Thank you for your order" must appear.
Open "http://127.0.0.1:4000/demo"
Log in as "demo@assay.local" with the password "demo1234"
Click "Add to cart" in the "Desk lamp" item
Click "cart"
Click "Checkout"
Type "Jo Doe" in "name"
Type "Main St 1" in "address"
Click "Place order"
Check that the message shows "Thank you for your order"
> Verify that logging in with a wrong password shows "Wrong e-mail or password" and that the user is still on the login page.
Log in as "{{unique username}}" with the password "{{unique 12}}"
Check that the page shows "Wrong e-mail or password"
Check that the "login" page is shown
> Filling in the contact form with name "A", email "a@b.example" and message "Hi" and submitting it should show a success message.
Type "A" in "name"
Type "a@b.example" in "email"
Type "Hi" in "message"
Click the "Submit" button
Check that the "success" message is visible
> As an admin I want to delete users so that former employees lose access. When the admin clicks Delete in the row of "Tim" and confirms with "Yes", the row of "Tim" disappears.
Click "Delete" in the row of "Tim"
Click "Yes"
Check that the row of "Tim" is hidden
> The search field shows suggestions while typing: type "lap" and wait until the suggestions list is visible. Click the first suggestion. The product page opens.
Type "lap" in the "search" field
Wait until the "suggestions" list is visible
Click the first "suggestion" item
Check that the "product" page is shown
> Check that an unregistered email shows error
?
> login with user admin and password admin123, go to users, click add user, enter name "Joe", click save, check that Joe is in the list
Log in as "admin" with the password "admin123"
Go to the "users" page
Click "add user"
Type "Joe" in "name"
Click "save"
Check that "Joe" in the list is visible
> open https://example.com and verify title is Example Domain
Open "https://example.com"
Check that the page title is "Example Domain"
> Verify user is able to login with valid username "tom" and valid password "pw12345"
Log in as "tom" with the password "pw12345"
Check that the "password" field is hidden
> Verify that error message is displayed when the password field is left empty
Clear the "password" field
Check that the "error" message is visible
> To verify that the logo is displayed on the home page
Go to the "home" page
Check that "logo" is visible
> Enter username as "admin" and password as "secret" and click on login button
Type "admin" in "username"
Type "secret" in "password"
Click the "login" button
> Click on the Login button without entering username and password. Error messages "Username is required" and "Password is required" should be displayed.
Clear "username"
Clear "password"
Click the "Login" button
Check that the page shows "Username is required"
Check that the page shows "Password is required"
> User should be redirected to the dashboard after successful login
?
Check that the "dashboard" page is shown
> Select the checkbox "Remember me" and click Login
Tick the "Remember me" checkbox
Click "Login"
> The page title should be 'My Shop'
Check that the page title is "My Shop"
> Verify the number of items in cart is 2
Check that the number of items in the "cart" section is 2
> Navigate to cart and verify product name, price and quantity are displayed
Go to the "cart" page
Check that "product name" is visible
Check that "price" is visible
Check that "quantity" is visible
> Verify that user can add multiple items to cart
?
> Verify login functionality with valid and invalid credentials
?
> User navigates to https://shop.example/login and enters valid email "u@x.example" and password "Abc123!" then clicks on Sign In button. User should see dashboard with welcome message.
Open "https://shop.example/login"
Type "u@x.example" in "email"
Type "Abc123!" in "password"
Click the "Sign In" button
?
> Check the "Forgot Password" link is working by clicking on it; it should open the reset password page
Click the "Forgot Password" link
Check that the "reset password" page is shown
?
> Go to home page -> click on Contact Us -> fill name, email and message -> click submit
Go to the "home" page
Click "Contact Us"
?
Click "submit"
> Validate that an appropriate error message "Email is invalid" is shown if the user enters "foo" in the email textbox and clicks on Submit button
Type "foo" in the "email" field
Click the "Submit" button
Check that the "error" message shows "Email is invalid"
> When clicking on "View cart", the cart page must open and show all added products
Click "View cart"
Check that the "cart" page is shown
?
> Ensure the total price in the cart equals $59.97 after adding 3 units of "Mouse" to the cart
Click "Add to cart" in the "Mouse" item 3 times
Check that "total price" in the "cart" section is $59.97
> Verify the Add to Cart button changes to Remove after clicking it
Click the "Add to Cart" button
Check that the "Add to Cart" button shows exactly "Remove"
> After clicking "Remove" the item "Mouse" should not be in the cart anymore.
Click "Remove"
Check that the "Mouse" item in the "cart" section is not visible
> The user selects "Germany" from country drop down and "Berlin" from city drop down.
Select "Germany" from the "country" dropdown
Select "Berlin" from the "city" dropdown
> Verify that the user gets redirected to the "Order Confirmation" page.
Check that the "Order Confirmation" page is shown
> Search for a product named "Keyboard", open it and add it to cart.
Type "Keyboard" in the "search" field
Press "Enter" in the "search" field
Click it
Click "Add to cart"
> Verify that the mandatory fields are marked with an asterisk.
?
> Hover on Electronics and click on Laptops.
Hover over "Electronics"
Click "Laptops"
> Check that pressing the "Clear" button clears all fields.
?
> The "Submit" button should stay disabled if the email is not valid.
?
Check that the "Submit" button is disabled
> Enter text 'hello' in search box, hit enter & verify results contain 'hello'
Type "hello" in the "search" field
Press "Enter"
Check that "results" shows "hello"
> 1. Open the app
> 2. Tap on Login
> 3. Leave username and password empty
> 4. Tap on Submit
> Expected: "Please fill all fields" error
Go to the "home" page
Click "Login"
Clear "username"
Clear "password"
Click "Submit"
Check that the "error" message shows "Please fill all fields"
> Verify all the images on the gallery page are displayed.
Check that every image is visible
> Log in using john/doe123, click on profile icon and select Logout from the dropdown menu.
Log in as "john" with the password "doe123"
Click the "profile" icon
Select "Logout" from the dropdown
> Given a customer on the product page of "Chair"
> When they set the quantity to 2 and click "Add to cart"
> Then the cart shows "Chair" with the quantity 2
?
Set "quantity" to "2"
Click "Add to cart"
?
> The visitor should be able to switch the language: click "DE" and verify that the heading "Willkommen" is displayed.
Click "DE"
Check that the "Willkommen" heading is visible
> I go to /signup, I fill in "Email" with {{unique email}}, I fill in "Password" with "Passw0rd!" and I press "Create account". I should be on /welcome.
Open "/signup"
Type "{{unique email}}" in "Email"
Type "Passw0rd!" in "Password"
Click "Create account"
Check that the page address contains "/welcome"
> Make sure the "Export" menu item is only visible for admins.
?
> Open /reports; choose "Last month" in the Period dropdown; press Apply; the chart "Revenue" must be visible; the table must have at least 1 row.
Open "/reports"
Select "Last month" from the "Period" dropdown
Click "Apply"
Check that "Revenue" is visible
Check that the number of rows in the table is at least 1
> Type "50%" in the Discount field. The Total should be $50.00 and the "You save" text should be $50.00.
Type "50%" in the "Discount" field
Check that "Total" is $50
Check that the "You save" text is $50
> Click the first product. Its title should be "Chair". Its price should be $49.
Click the first "product" item
Check that "title" in it shows exactly "Chair"
Check that "price" in it is $49
> Drag and drop "photo.jpg" onto the "Album" card.
Drag "photo.jpg" onto the "Album" card
> Press Enter on the keyboard.
Press "Enter"
> The order confirmation e-mail is sent to the customer.
?
> When the session expires, the user must be sent back to the login page.
?
Check that the "login" page is shown
> The breadcrumb should read "Home > Shop > Chairs".
Check that "breadcrumb" shows "Home > Shop > Chairs"
> Clicking the column header "Price" sorts the table by price in ascending order.
?
> Typing "zzz" into the search box and pressing Enter displays "Nothing found".
Type "zzz" in the "search" field
Press "Enter"
Check that the page shows "Nothing found"
> I click the "Buy" button; a dialog with the title "Confirm purchase" opens; I click "Confirm" in it; the dialog closes.
Click the "Buy" button
Check that the "Confirm purchase" dialog is visible
Click "Confirm" in it
Check that the dialog is hidden
`);
