import { readEntries } from './entry.ts';

/** Looked at while the parser was written: every one must come out exactly so. */
export const seen5 = readEntries(`
> Given the cart contains "Mug"
> When I change the quantity of "Mug" to 3
> Then the subtotal of "Mug" is $30.00
Check that "cart" shows "Mug"
Type "3" in "quantity" in the "Mug" item
Check that "subtotal" in the "Mug" item is $30
> Given I'm on the homepage
> When I scroll down to the newsletter section and enter "x@y.example" into the e-mail field
> And press Subscribe
> Then I should see a confirmation saying "Thank you for subscribing"
Go to the "home" page
Scroll to the "newsletter" section
Type "x@y.example" in the "e-mail" field
Click "Subscribe"
Check that the "confirmation" message shows "Thank you for subscribing"
> I want to make sure the search works. Search for "camera" and verify the first result contains "camera".
Type "camera" in the "search" field
Press "Enter" in the "search" field
Check that the first "result" item shows "camera"
> The table should show columns "Name", "Role" and "Status".
Check that the "Name" column in the table is visible
Check that the "Role" column in the table is visible
Check that the "Status" column in the table is visible
> For the user "Bob", the status column shows "Active".
Check that the "status" column in the "Bob" item shows "Active"
> Delete user "Bob" from the table, confirm the dialog by clicking "Yes, delete", and verify "Bob" no longer appears in the table.
Click "Delete" in the "Bob" item
Click "Yes, delete"
Check that the table does not show "Bob"
> The date field defaults to today.
?
> Filter the orders by status "Open"; only open orders are listed.
Select "Open" from "status"
?
> Turn the "Wi-Fi" switch off and verify it is off.
Untick the "Wi-Fi" switch
Check that it is unchecked
> Verify the image "Logo" is loaded.
Check that the "Logo" image is visible
> Make sure that you cannot type more than 10 characters into the "Code" field.
?
> It should display "No results found" if nothing matches "qwxyz".
?
Check that it shows "No results found"
> Press the down arrow key twice and then Enter.
Press "ArrowDown"
Press "ArrowDown"
Press "Enter"
> Click 'Load more' until the button disappears.
Click "Load more"
?
> Compare the price on the product page with the price in the cart.
?
> Verify that all links in the footer work.
?
> Verify the login button's color is blue.
Check that the "login" button has the style "color" of "blue"
> Text "Sold out" must not appear on the page.
Check that the page does not show "Sold out"
> The system shall display an error message "Invalid date" if the user enters "32.01.2026" in the Date field.
Type "32.01.2026" in the "Date" field
Check that the "error" message shows "Invalid date"
> The system shall allow the user to reset the password via the "Forgot password?" link.
?
> REQ-7: The application must log the user out after 15 minutes of inactivity.
?
> 1) Login as manager / m4nager
> 2) Open "Approvals"
> 3) Approve the request of "Kim"
> 4) Status of "Kim" changes to "Approved"
Log in as "manager" with the password "m4nager"
Click "Approvals"
Click "Approve" in the "Kim" item
Check that "Status" in the "Kim" item shows exactly "Approved"
> Open https://forum.example, log in as mod / m0d!pass and open the thread "Rules". Pin the thread. A pin icon should be visible next to "Rules".
Open "https://forum.example"
Log in as "mod" with the password "m0d!pass"
Click "Rules"
Click "Pin thread"
Check that the "pin" icon next to "Rules" is visible
> Reply with "Agreed" to the first post and check that the last post contains "Agreed".
?
Check that the last "post" item shows "Agreed"
> A new member registers with {{unique email}} as e-mail and "Test1234" as password. Then the welcome page is shown.
Type "{{unique email}}" in "e-mail"
Type "Test1234" in "password"
Click "Register"
Check that the "welcome" page is shown
> When I open /profile/7 then the heading should be "Ana Diaz".
Open "/profile/7"
Check that the heading shows exactly "Ana Diaz"
> Visit /weather. Enter "Oslo" in the city box. Click Go. The temperature should be between -40 and 50.
Open "/weather"
Type "Oslo" in the "city" field
Click "Go"
Check that "temperature" is at least -40
Check that "temperature" is at most 50
> Tap the menu icon, tap "Orders" and tap the first order. The order number must start with "ORD-".
Click the "menu" icon
Click "Orders"
Click the first "order" item
Check that "order number" matches "^ORD-"
> Type "abc" in the "Phone" field and press Tab. Then the Phone field should have the attribute aria-invalid "true".
Type "abc" in the "Phone" field
Press "Tab"
Check that the "Phone" field has the attribute "aria-invalid" of "true"
> Verify that the "Delete account" button is not present.
Check that the "Delete account" button is not visible
> Verify that the "Continue" button is present and clickable.
Check that the "Continue" button is visible
Check that the "Continue" button is enabled
> Verify that the "Promo code" field is visible, enabled and empty.
Check that the "Promo code" field is visible
Check that the "Promo code" field is enabled
Check that the "Promo code" field is empty
> The login form must contain the fields "User name" and "Password".
Check that the "User name" field in the "login" form is visible
Check that the "Password" field in the "login" form is visible
> The upload dialog must close and the file list must contain "cv.pdf" within 10 seconds.
Check that the "upload" dialog is hidden
Check that the "file" list shows "cv.pdf" within 10 seconds
> Expect a 404 when calling GET /api/unknown.
Call GET "/api/unknown"
Check that the response has the status 404
> DELETE /api/items/3 should return 204.
Call DELETE "/api/items/3"
Check that the response has the status 204
> A POST request to /api/login returns 401.
Call POST "/api/login"
Check that the response has the status 401
> On a mobile device the sidebar must be hidden.
Resize the window to 390 by 844
Check that "sidebar" is hidden
> At a viewport of 375x812 the headline should be visible.
Resize the window to 375 by 812
Check that the heading is visible
> Log in as kim / pass, then log out and make sure that the "Log in" link is visible.
Log in as "kim" with the password "pass"
Click "Log out"
Check that the "Log in" link is visible
> Click the "Details" link of the order 1001.
Click the "Details" link in the "order 1001" item
> Click on the row containing "Zoe" and press Delete.
Click the row of "Zoe"
Press "Delete"
> In the table, the cell "Amount" of the row "Total" shows "99.00".
Check that the "Amount" cell in the row of "Total" in the table shows "99.00"
> Sort the table by Name. The first row should contain "Aaron".
Select "Name" from the "sort" dropdown
Check that the first row shows "Aaron"
> The user enters nothing and clicks Send.
?
Click "Send"
> Increase the font size, then reset it.
?
Click "Reset"
> Close the popup. The popup must be gone.
Click the "Close" button in the dialog
Check that the dialog is hidden
> Close the cookie banner.
Click the "Close" button in the "cookie" message
> Open the Filters panel, tick "Vegan" and "Gluten free", and apply.
Click the "Filters" section
Tick "Vegan"
Tick "Gluten free"
Click "Apply"
> Set the price range slider to 50 and wait for the results to load.
Set the "price range" slider to "50"
Wait until "results" is visible
> Wait for the "Done" message for up to 30 seconds.
Wait up to 30 seconds until the "Done" message is visible
> Then click "OK", and the dialog "Settings" should disappear.
Click "OK"
Check that the "Settings" dialog is hidden
> Should the user press Cancel, the changes are discarded.
Click "Cancel"
?
> The results must be sorted by rating in descending order.
Check that "results" is sorted by "rating" in descending order
> Given an empty cart, when I add "Pen" to the cart, then the cart counter is 1.
?
Click "Add to cart" in the "Pen" item
Check that the "cart" badge is 1
> Given I am logged in
> When I open /orders
> Then I see my orders
?
Open "/orders"
Check that "orders" is visible
> Title: Change avatar
> Description: The user changes the profile picture.
> Steps:
> 1. Click the avatar
> 2. Upload me.jpg
> Expected result: The new picture is visible.
Click "avatar"
Upload the file "me.jpg"
Check that the "new" image is visible
> * Go to /a
> * Click "B"
>   * Click "C"
Open "/a"
Click "B"
Click "C"
> Step 1: Open /start
> Step 2: Click Next
> Step 3: Check that "Finished" is shown
Open "/start"
Click "Next"
Check that the page shows "Finished"
> - [ ] Open /todo
> - [x] Tick "Bread"
Open "/todo"
Tick "Bread"
> Type "x" in the first "Name" field in the "Guests" section.
Type "x" in the first "Name" field in the "Guests" section
> Check that the page address contains "/home".
Check that the page address contains "/home"
> Check that the "Error" message is not visible within 5 seconds.
Check that the "Error" message is not visible within 5 seconds
> Select "Red" from the "Colour" dropdown.
Select "Red" from the "Colour" dropdown
> Remember the text of the "Total" cell as "sum".
Remember the "Total" cell as "sum"
> Drag the slider to 80.
Set the slider to "80"
> Drag the file icon onto the trash.
Drag the "file" icon onto "trash"
`);
