import { readEntries } from './entry.ts';

/** Looked at while the parser was written: every one must come out exactly so. */
export const seen3 = readEntries(`
> There is no "Delete" button in the row of "Root".
Check that the "Delete" button in the row of "Root" is not visible
> The header contains the link "Sign in".
Check that the "Sign in" link in the "header" section is visible
> Visit https://hotel.example and search for "Lisbon". Choose 3 May 2027 as the check-in date and 6 May 2027 as the check-out date. At least one hotel should be listed.
Open "https://hotel.example"
Type "Lisbon" in the "search" field
Press "Enter" in the "search" field
Set "check-in date" to "3 May 2027"
Set "check-out date" to "6 May 2027"
Check that the number of "hotel" items is at least 1
> Book the "Sea View" room and check that the message "Room booked" appears.
Click "Book" in the "Sea View" item
Check that the message shows "Room booked"
> Open the booking page, pick "2 guests" from the Guests dropdown and press Search.
Go to the "booking" page
Select "2 guests" from the "Guests" dropdown
Click "Search"
> Verify that the hotel list is sorted by price, lowest first.
Check that the "hotel" list is sorted by "price" in ascending order
> The first hotel in the list must cost less than 100 €.
Check that "price" in the first "hotel" item in the list is less than €100
> Cancel the second booking. A confirmation dialog should open. Click Yes in the dialog. The booking list must be empty.
Click "Cancel" in the second "booking" item
Check that the "confirmation" dialog is visible
Click "Yes" in the dialog
Check that the "booking" list is empty
> Click the heart icon on the "Sea View" card. The icon turns red.
Click the "heart" icon in the "Sea View" card
Check that the icon has the style "color" of "red"
> Click "Details" in the card of "Garden Room" and make sure the heading "Garden Room" is visible.
Click "Details" in the "Garden Room" card
Check that the "Garden Room" heading is visible
> The patient's name must be shown in the header.
Check that "patient's name" in the "header" section is visible
> Type "Smith" into the Last name field and make sure the list below the search field shows "Smith, Anna".
Type "Smith" in the "Last name" field
Check that the list below the "search" field shows "Smith, Anna"
> Click the third row of the patients table. The details panel should open.
Click the third row in the "patients" table
Check that the "details" section is visible
> Doctor enters "Aspirin" in the medication field, selects "Twice a day" from the dosage list and clicks Prescribe.
Type "Aspirin" in the "medication" field
Select "Twice a day" from the "dosage" list
Click "Prescribe"
> Open the "Allergies" tab and verify that the table contains "Penicillin".
Click the "Allergies" tab
Check that the table shows "Penicillin"
> The Discharge button must be greyed out.
Check that the "Discharge" button is disabled
> Students can enrol by clicking Enrol on the course page.
Click "Enrol"
> Click on "Lesson 1". The video should be visible and the "Next lesson" button should be disabled.
Click "Lesson 1"
Check that "video" is visible
Check that the "Next lesson" button is disabled
> Answer "Paris" in the question field and submit. The result must read "Correct!".
Type "Paris" in the "question" field
Click the "Submit" button
Check that "result" shows "Correct!"
> The progress bar should show 50%.
Check that "progress bar" is 50%
> After the quiz is finished, the score must be at least 80.
?
Check that "score" is at least 80
> Go to Settings > Notifications and turn off "E-mail digest".
Click "Settings"
Click "Notifications"
Untick "E-mail digest"
> Enable dark mode and reload the page; the dark mode switch should still be on.
Tick "dark mode"
Reload the page
Check that the "dark mode" switch is checked
> Change the language to "Deutsch". The heading should read "Einstellungen".
Type "Deutsch" in "language"
Check that the heading shows "Einstellungen"
> Update the phone number to "+49 30 1234" and save. The message "Profile updated" appears.
Type "+49 30 1234" in "phone number"
Click "Save"
Check that the message shows "Profile updated"
> Open the user menu, click Profile and verify the e-mail field has the value "kim@example.com".
Click "user menu"
Click "Profile"
Check that the "e-mail" field has the value "kim@example.com"
> Clear the search field. All 12 products should be shown again.
Clear the "search" field
Check that the number of "product" items is 12
> Empty the cart and verify that "Your cart is empty" is displayed.
Click "Empty cart"
Check that the page shows "Your cart is empty"
> In the row of "Carol", click Edit. In the dialog, change the role to "Admin" and click Save. The "Role" cell in the row of "Carol" should show "Admin".
Click "Edit" in the row of "Carol"
Type "Admin" in "role" in the dialog
Click "Save" in the dialog
Check that the "Role" cell in the row of "Carol" shows "Admin"
> In the "Billing" section, click "Change plan".
Click "Change plan" in the "Billing" section
> On the pricing page, click the "Start trial" button below "Pro".
Go to the "pricing" page
Click the "Start trial" button below "Pro"
> Click the plus button next to "Adults" twice.
Click the "plus" button next to "Adults"
Click the "plus" button next to "Adults"
> Click the "Edit" link to the right of "Address".
Click the "Edit" link right of "Address"
> Move the mouse over the "Help" icon. The tooltip "Need help?" should be visible.
Hover over the "Help" icon
Check that the message shows "Need help?"
> Press Escape. The dialog should be closed.
Press "Escape"
Check that the dialog is hidden
> Press the Tab key and verify that the Password field is focused.
Press "Tab"
Check that the "Password" field is focused
> Hit Enter.
Press "Enter"
> Press Shift+Tab in the Password field.
Press "Shift+Tab" in the "Password" field
> Hold on: press F5 and check that the table is displayed.
Press "F5"
Check that the table is visible
> Type "New York" in the "City" combobox and press ArrowDown and press Enter.
Type "New York" in the "City" dropdown
Press "ArrowDown"
Press "Enter"
> Attach contract.pdf and click Send. The message list shows "contract.pdf".
Upload the file "contract.pdf"
Click "Send"
Check that the "message" list shows "contract.pdf"
> Open the mail "Invoice March". Click Reply, type "Thanks!" in the message box and click Send.
Click "Invoice March"
Click "Reply"
Type "Thanks!" in the "message" field
Click "Send"
> Mark "Invoice March" as read. The unread badge should be 0.
Click "Mark as read" in the "Invoice March" item
Check that the "unread" badge is 0
> Archive the first mail. It should disappear from the inbox.
Click "Archive" in the first "mail" item
Check that it in the "inbox" section is hidden
> Create a new folder. Type "Receipts" in the Folder name field and press Enter. The folder "Receipts" is listed in the sidebar.
Click "Create new folder"
Type "Receipts" in the "Folder name" field
Press "Enter"
Check that "Receipts" in the "sidebar" section is visible
> The end date must not be before the start date.
Check that "end date" is not less than the value of "start date"
> Set the alarm to 07:30 and save.
Set "alarm" to "07:30"
Click "Save"
> Select "Berlin" and "Hamburg" in the Cities list.
Select "Berlin" from the "Cities" list
Select "Hamburg" from the "Cities" list
> Choose "Yes".
Choose "Yes"
> Accept the terms and conditions.
Tick "terms and conditions"
> I agree to the privacy policy and click Sign up.
Tick "privacy policy"
Click "Sign up"
> Deselect the "Archived" filter.
Untick "Archived"
> Please go to www.shop.example/cart and check the total price is 20 EUR.
Open "www.shop.example/cart"
Check that "total price" is €20
> Use the browser back button. I should be on the search page.
Go back
Check that the "search" page is shown
> Click on 'Add new', fill 'Title' with 'Buy milk' and hit 'Save'.
Click "Add new"
Type "Buy milk" in "Title"
Click "Save"
> Enter a valid email address and click Subscribe.
Type "{{unique email}}" in "email address"
Click "Subscribe"
> Enter an invalid e-mail and click Subscribe. The hint "Please check your e-mail" is shown below the e-mail field.
Type "{{unique 8}}" in "e-mail"
Click "Subscribe"
Check that the message below the "e-mail" field shows "Please check your e-mail"
> Enter a password of 5 characters in the password field. The message "At least 6 characters" should be displayed.
Type "{{unique 5}}" in the "password" field
Check that the message shows "At least 6 characters"
> Enter your details and click Next.
?
Click "Next"
> Log in with valid credentials.
?
> Log in as bob with a wrong password. "Invalid credentials" is displayed.
Log in as "bob" with the password "{{unique 12}}"
Check that the page shows "Invalid credentials"
> I am logged in as admin / admin123 and I open /users.
Log in as "admin" with the password "admin123"
Open "/users"
> The user opens the shop, adds the first product to the basket and proceeds to checkout.
Go to the "home" page
Click "Add to basket" in the first "product" item
Click "checkout"
> Customers must be able to filter the list by clicking "Sale".
Click "Sale"
> A visitor who is not logged in should not see the "My orders" link.
Check that the "My orders" link is not visible
> Guests cannot open /admin; they are redirected to /login.
Open "/admin"
Check that the page address contains "/login"
> When an unknown user logs in with ghost / boo, the text "User not found" should be displayed and the URL must still contain "/login".
Log in as "ghost" with the password "boo"
Check that the page shows "User not found"
Check that the page address contains "/login"
> The field "Amount" accepts only digits.
?
> The password must have at least 8 characters.
?
> A name longer than 50 characters is rejected with "Name too long".
?
> It must be possible to sort the table.
?
> Test the login page of https://bank.example.
(nothing)
> Explore https://shop.example.
(nothing)
> Click Save. Nothing happens.
Click "Save"
?
> Frobnicate the widget gently.
?
> Click the Save button and frobnicate the widget, then click Close.
Click the "Save" button
?
Click "Close"
> Verify "Welcome back" is shown.
Check that the page shows "Welcome back"
> Verify that 'Order #42' is listed in the orders table.
Check that the "orders" table shows "Order #42"
`);
