import { readEntries } from './entry.ts';

/** Written by people who had not seen the parser. Only scored: no change to the parser may be made because of one of these. */
export const fresh1 = readEntries(`
> Go to the login page. Enter "maria" in the Username field and "s3cret" in the Password field. Click the Sign in button. The dashboard page should be shown.
Go to the "login" page
Type "maria" in the "Username" field
Type "s3cret" in the "Password" field
Click the "Sign in" button
Check that the "dashboard" page is shown
> 1. Open /transfer
> 2. Select "Savings" from the From account dropdown
> 3. Type 250 into Amount
> 4. Click Transfer now
> Expected: the page shows "Transfer complete"
Open "/transfer"
Select "Savings" from the "From account" dropdown
Type "250" in "Amount"
Click "Transfer now"
Check that the page shows "Transfer complete"
> Given I am on the leave request page
> When I choose "Annual leave" from Type
> And I enter "2026-07-01" into First day
> And I click "Submit request"
> Then I should see "Your request was sent to your manager"
Go to the "leave request" page
Select "Annual leave" from "Type"
Type "2026-07-01" in "First day"
Click "Submit request"
Check that the page shows "Your request was sent to your manager"
> tick the box I agree to the privacy policy, then the Register button must be enabled
Tick the "I agree to the privacy policy" checkbox
Check that the "Register" button is enabled
> Test: account deletion
> - check that the "Delete account" button is disabled
> - tick the checkbox "I understand"
> - check that the "Delete account" button is enabled
Check that the "Delete account" button is disabled
Tick the "I understand" checkbox
Check that the "Delete account" button is enabled
> Hover over the Reports menu item and click "Monthly summary". The heading should read "Monthly summary".
Hover over the "Reports" menu item
Click "Monthly summary"
Check that the heading shows "Monthly summary"
> Visit https://mail.example.com/inbox, double-click the first row in the table and verify that the heading shows "Invoice March".
Open "https://mail.example.com/inbox"
Double-click the first row in the table
Check that the heading shows "Invoice March"
> In the row of "Peter Pan" click Edit, change the field "Room" to "B12" and press Save.
> Then the row of "Peter Pan" contains "B12".
Click "Edit" in the row of "Peter Pan"
Type "B12" in the "Room" field
Click "Save"
Check that the row of "Peter Pan" shows "B12"
> upload cv.pdf to the Resume field, click apply, a message "Application received" appears within 5 seconds
Upload the file "cv.pdf" to the "Resume" field
Click "apply"
Check that the "Application received" message is visible within 5 seconds
> As a nurse I want to discharge a patient so that the bed is free again.
> - go to /patients/17
> - click the button "Discharge"
> - accept the browser dialog
> - the badge shows "Discharged"
Open "/patients/17"
Click the "Discharge" button
Accept the browser dialog
Check that the badge shows "Discharged"
> Log in as "admin@school.example" with the password "chalk&board". Afterwards click on the Classes tab. There must be 6 rows in the table.
Log in as "admin@school.example" with the password "chalk&board"
Click the "Classes" tab
Check that the number of rows in the table is 6
> The table of flights should be sorted by price ascending after I click on the "Price" column.
Click the "Price" column
Check that the "flights" table is sorted by "price" in ascending order
> Press the Escape key. The dialog should not be visible anymore.
Press "Escape"
Check that the dialog is not visible
> Please make sure that the page title is "Overview - Northbank" and that the URL contains /accounts.
Check that the page title is "Overview - Northbank"
Check that the page address contains "/accounts"
> set the volume slider to 30 and turn on the Repeat switch. the repeat switch should be on
Set the "volume" slider to "30"
Tick the "Repeat" switch
Check that the "repeat" switch is checked
> Open "/checkout". Choose the radio button "Pick up in store". The field "Street" must be hidden.
Open "/checkout"
Choose the "Pick up in store" radio button
Check that the "Street" field is hidden
> Untick "Send me offers" and save with the "Save preferences" button. Reload the page. "Send me offers" must still be unchecked.
Untick "Send me offers"
Click the "Save preferences" button
Reload the page
Check that "Send me offers" is unchecked
> Scroll to the "Reviews" section and click the link "Show more". At least 10 items are listed in the "Reviews" section.
Scroll to the "Reviews" section
Click the "Show more" link
Check that the number of items in the "Reviews" section is at least 10
> Drag the card "Fix login" onto the list "Done". The card "Fix login" is then visible in the "Done" list.
Drag the "Fix login" card onto the "Done" list
Check that the "Fix login" card in the "Done" list is visible
> Right-click on "budget.xlsx", click the menu item "Rename", type "budget-2026.xlsx" into the Name field and press Enter. I see "budget-2026.xlsx".
Right-click "budget.xlsx"
Click the "Rename" menu item
Type "budget-2026.xlsx" in the "Name" field
Press "Enter"
Check that the page shows "budget-2026.xlsx"
> The home page must load in at most 3 seconds and there must be no errors in the console.
Go to the "home" page
Check that the page load takes at most 3 seconds
Check that the console has no errors
> clear the search field
> the list should have 20 items
Clear the "search" field
Check that the number of items in the list is 20
> When the user clicks "Export", a file is downloaded and its name is "members.csv".
Click "Export"
Check that a file is downloaded
Check that the name of the downloaded file is "members.csv"
> Email is a required field. The Nickname field is not required.
Check that the "Email" field is required
Check that the "Nickname" field is not required
> Go to the settings page and click the tab Notifications. The tab "Notifications" should be selected.
Go to the "settings" page
Click the "Notifications" tab
Check that the "Notifications" tab is selected
> Wait until the "Loading" message is not visible. Then the number of cards must be more than 4.
Wait until the "Loading" message is not visible
Check that the number of cards is more than 4
> Click "Open contract" and switch to the browser tab "Contract". The page shows "Signed on 3 May".
Click "Open contract"
Switch to the browser tab "Contract"
Check that the page shows "Signed on 3 May"
> Resize the window to 375 by 812. The Menu button is visible and the "Main navigation" list is not visible.
Resize the window to 375 by 812
Check that the "Menu" button is visible
Check that the "Main navigation" list is not visible
> Test 1: Login without password
> Go to /signin. Enter "kai" in User. Click Continue. The page shows "Password is missing".
> Test 2: Login without user
> Go to /signin. Enter "pw12345" in Password. Click Continue. The page shows "User is missing".
Open "/signin"
Type "kai" in "User"
Click "Continue"
Check that the page shows "Password is missing"
---
Open "/signin"
Type "pw12345" in "Password"
Click "Continue"
Check that the page shows "User is missing"
> Click on Help, then go back. The heading must be "My courses".
Click "Help"
Go back
Check that the heading shows "My courses"
> Fill in the form:
> First name: Greta
> Last name: Olsen
> Date of birth: 1990-04-12
> and press the "Book appointment" button
> Expected result: "Your appointment is confirmed" is displayed.
Type "Greta" in "First name"
Type "Olsen" in "Last name"
Type "1990-04-12" in "Date of birth"
Click the "Book appointment" button
Check that the page shows "Your appointment is confirmed"
> The user name field should be focused when the page /login opens.
Open "/login"
Check that the "user name" field is focused
> In the "Delete project" dialog, click the button "Cancel". The project "Apollo" is still visible.
Click the "Cancel" button in the "Delete project" dialog
Check that "Apollo" is visible
> Flurb the wimble. Then click "Refresh" and check that the page shows "Up to date".
?
Click "Refresh"
Check that the page shows "Up to date"
> Calling GET /api/health the response should have the status 200.
Call GET "/api/health"
Check that the response has the status 200
> tick the checkbox next to "Milk" and click "Remove selected". "Milk" must not be shown.
Tick the checkbox next to "Milk"
Click "Remove selected"
Check that the page does not show "Milk"
> Chosse "Economy" from the Class dropdown, clcik the "Find flights" buton and make sure that at least 3 cards are shown.
Select "Economy" from the "Class" dropdown
Click the "Find flights" button
Check that the number of cards is at least 3
> Remember the "Order number" text as "order". Go to /orders. The page shows "{{order}}".
Remember the "Order number" text as "order"
Open "/orders"
Check that the page shows "{{order}}"
> The playlist page has the heading "Road trip" and 14 rows. Its Play button is enabled.
Go to the "playlist" page
Check that the heading shows "Road trip"
Check that the number of rows is 14
Check that the "Play" button is enabled
> Select Spanish from the Language dropdown. The button "Guardar" should be visible, the button "Save" should not be visible.
Select "Spanish" from the "Language" dropdown
Check that the "Guardar" button is visible
Check that the "Save" button is not visible
> Login page must be accessible.
Go to the "login" page
Check that the page is accessible
> Enter "ab" into New password and click Change. An error "At least 8 characters" should be displayed below the New password field.
Type "ab" in "New password"
Click "Change"
Check that "At least 8 characters" below the "New password" field is visible
> Click the third link in the "Latest news" section. The URL should contain "/news/".
Click the third link in the "Latest news" section
Check that the page address contains "/news/"
> Press Tab in the "City" field. The "Country" field should be focused.
Press "Tab" in the "City" field
Check that the "Country" field is focused
> 1) go to the booking page 2) choose "Window seat" 3) click Continue 4) verify that the Seat cell shows "12A"
Go to the "booking" page
Choose "Window seat"
Click "Continue"
Check that the "Seat" cell shows "12A"
> After the button "Approve" in the row of "INV-204" has been clicked, the row of "INV-204" should contain "Approved".
Click the "Approve" button in the row of "INV-204"
Check that the row of "INV-204" shows "Approved"
> The "Amount" field has the value "100" by default. When I clear it and click Pay, I see "Enter an amount".
Check that the "Amount" field has the value "100"
Clear the "Amount" field
Click "Pay"
Check that the page shows "Enter an amount"
> Wait up to 10 seconds until the page shows "Import finished". The "Errors" badge shows 0.
Wait up to 10 seconds until the page shows "Import finished"
Check that the "Errors" badge shows "0"
> pause for 2 seconds and check the image "Chart" is visible
Pause for 2 seconds
Check that the "Chart" image is visible
> Dismiss the browser dialog after clicking "Leave group". You are still on the group page.
Click "Leave group"
Dismiss the browser dialog
Check that the "group" page is shown
> In the frame "Map" click on the button "Zoom in".
> In the frame "Map" the text "200 m" must be visible.
Click the "Zoom in" button in the "Map" frame
Check that the "200 m" text in the "Map" frame is visible
> click the bell icon. a list with 3 items appears. the first item contains "New follower"
Click the "bell" icon
Check that the number of items in the list is 3
Check that the first item shows "New follower"
> Type "Lisbon" into the Destination box, pick the first option and click Search flights.
> Make sure the heading shows "Flights to Lisbon".
Type "Lisbon" in the "Destination" field
Choose the first option
Click "Search flights"
Check that the heading shows "Flights to Lisbon"
> The link "Privacy" has the attribute "href" of "/privacy".
Check that the "Privacy" link has the attribute "href" of "/privacy"
> Given I am logged in as "teacher1" with password "apple"
> When I open /grades
> And I select "7B" from Class
> And I set the field "Anna Berg" to "A-"
> And I click Save grades
> Then the page shows "Grades saved"
> And the "Anna Berg" field has the value "A-"
Log in as "teacher1" with the password "apple"
Open "/grades"
Select "7B" from "Class"
Type "A-" in the "Anna Berg" field
Click "Save grades"
Check that the page shows "Grades saved"
Check that the "Anna Berg" field has the value "A-"
> Toggle the "Dark mode" switch. Reload. The "Dark mode" switch should still be checked.
Toggle the "Dark mode" switch
Reload the page
Check that the "Dark mode" switch is checked
> An empty cart: go to /cart, the text "Your cart is empty" should be visible and the button "Checkout" should not be visible
Open "/cart"
Check that the "Your cart is empty" text is visible
Check that the "Checkout" button is not visible
> The balance must be more than 0 and the "Credit limit" must be at most 5000.
Check that "balance" is more than 0
Check that "Credit limit" is at most 5000
> On the members page click the last Delete button, accept the browser dialog and expect 9 rows in the "Members" table.
Go to the "members" page
Click the last "Delete" button
Accept the browser dialog
Check that the number of rows in the "Members" table is 9
> Verify the error page: open /does-not-exist, the heading is "Nothing here", then click the "Home" link; the start page is shown.
Open "/does-not-exist"
Check that the heading shows "Nothing here"
Click the "Home" link
Check that the "start" page is shown
> please enter your mail "tim@example.org" into field E-mail, then push the button "Subscribe". It should to appear the text "Check your inbox".
Type "tim@example.org" in the "E-mail" field
Click the "Subscribe" button
Check that the "Check your inbox" text is visible
> Click "+" 3 times. The Guests field should have the value "4".
Click "+" 3 times
Check that the "Guests" field has the value "4"
`);
