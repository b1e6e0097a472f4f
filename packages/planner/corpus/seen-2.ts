import { readEntries } from './entry.ts';

/** Looked at while the parser was written: every one must come out exactly so. */
export const seen2 = readEntries(`
> The "Save" button should be disabled and the "Cancel" button should be enabled.
Check that the "Save" button is disabled
Check that the "Cancel" button is enabled
> The email field is required.
Check that the "email" field is required
> The search field should have the focus.
Check that the "search" field is focused
> The logo image has the attribute alt "Acme".
Check that the "logo" image has the attribute "alt" of "Acme"
> The link "Docs" has the class active.
Check that the "Docs" link has the attribute "class" of "active"
> Clicking "Export" downloads report.csv.
Click "Export"
Check that the name of the downloaded file is "report.csv"
> When I click Download, a file should be downloaded.
Click "Download"
Check that a file is downloaded
> The price should be less than $100.
Check that "price" is less than $100
> The discount must be at least 10 %.
Check that "discount" is at least 10%
> The order status must match "^Shipped".
Check that "order status" matches "^Shipped"
> The banner should have the background color green.
Check that the message has the style "background-color" of "green"
> The page should look the same as before.
Check that the page looks the same
> Open https://shop.example. Take a screenshot and compare it with the baseline.
Open "https://shop.example"
Check that the page looks the same
> Set the browser's clock to "2026-11-15 10:00", then open https://shop.example.
Set the browser clock to "2026-11-15 10:00"
Open "https://shop.example"
> Click "Save". The whole page must look the same as "Saved", with a tolerance of 0.5 percent.
Click "Save"
Check that the whole page looks the same as "Saved" up to 0.5 percent
> After clicking "Dark mode", the page should not look the same, but the "Cart" section should look unchanged.
Click "Dark mode"
Check that the page does not look the same
Check that the "Cart" section looks the same
> Scenario: Successful transfer
> Given I am on the transfer page
> When I enter "250" in the amount field
> And I select "Savings" from the account dropdown
> And I click the Transfer button
> Then a success message is displayed
> And the balance should be $750.00
Go to the "transfer" page
Type "250" in the "amount" field
Select "Savings" from the "account" dropdown
Click the "Transfer" button
Check that the "success" message is visible
Check that "balance" is $750
> Feature: Notes
>
> Background:
> Given I open https://notes.example
> And I log in as ann / pw-1
>
> Scenario: Create a note
> When I click "New note"
> And I type "Groceries" in the Title field
> And I click Save
> Then "Groceries" is visible in the notes list
>
> Scenario: Delete a note
> When I delete "Groceries"
> And I accept the alert
> Then "Groceries" is not visible
Open "https://notes.example"
Log in as "ann" with the password "pw-1"
Click "New note"
Type "Groceries" in the "Title" field
Click "Save"
Check that the "notes" list shows "Groceries"
---
Open "https://notes.example"
Log in as "ann" with the password "pw-1"
Click "Delete" in the "Groceries" item
Accept the browser dialog
Check that the page does not show "Groceries"
> Scenario Outline: Login errors
> Given I am on the login page
> When I type "<user>" in the User field
> And I type "<password>" in the Password field
> And I click Log in
> Then I should see "<message>"
>
> Examples:
> | user | password | message |
> | bob | | Password is required |
> | | x | User is required |
Go to the "login" page
Type "bob" in the "User" field
Type "" in the "Password" field
Click "Log in"
Check that the page shows "Password is required"
---
Go to the "login" page
Type "" in the "User" field
Type "x" in the "Password" field
Click "Log in"
Check that the page shows "User is required"
> # Search
>
> The visitor types "red shoes" into the search box and presses Enter. At least 5 results are listed.
>
> # Filter
>
> The visitor ticks "In stock". All results show "In stock".
Type "red shoes" in the "search" field
Press "Enter"
Check that the number of "result" items is at least 5
---
Tick "In stock"
Check that every "result" item shows "In stock"
> As a customer
> I want to track my order
> So that I know when it arrives
>
> Acceptance criteria:
> - The order page shows the status "In transit"
> - The delivery date is visible
Go to the "order" page
Check that "status" shows "In transit"
Check that "delivery date" is visible
> Steps:
> 1. Open the registration page
> 2. Fill in "First name" with "Zoë"
> 3. Fill in "E-mail" with {{unique email}}
> 4. Choose {{today+3}} as the start date
> 5. Click Register
>
> Expected result: The confirmation page is displayed and it contains "Zoë".
Go to the "registration" page
Type "Zoë" in "First name"
Type "{{unique email}}" in "E-mail"
Set "start date" to "{{today+3}}"
Click "Register"
Check that the "confirmation" page is shown
Check that the page shows "Zoë"
> Preconditions: the user is logged in as clerk / c1erk
> Steps:
> - Go to Reports
> - Select "2026" from the Year dropdown
> Expected:
> - The table "Revenue" is visible
> - The total is more than 1000
Log in as "clerk" with the password "c1erk"
Go to the "Reports" page
Select "2026" from the "Year" dropdown
Check that the "Revenue" table is visible
Check that "total" is more than 1000
> Test case 1: Valid login
> Open /login. Log in as demo / demo. The dashboard page is shown.
>
> Test case 2: Invalid login
> Open /login. Log in as demo / wrong. The message "Invalid login" is shown.
Open "/login"
Log in as "demo" with the password "demo"
Check that the "dashboard" page is shown
---
Open "/login"
Log in as "demo" with the password "wrong"
Check that the message shows "Invalid login"
> The visitor can't submit the form without accepting the terms: the "Send" button is disabled.
Check that the "Send" button is disabled
> An error appears when I enter "abc" in the Age field and click Save.
Type "abc" in the "Age" field
Click "Save"
Check that the "error" message is visible
> The dialog closes when the Cancel button is clicked.
Click the "Cancel" button
Check that the dialog is hidden
> If the user enters "0" as quantity and clicks Update, the message "Quantity must be at least 1" appears next to the quantity field.
Type "0" in "quantity"
Click "Update"
Check that the message next to the "quantity" field shows "Quantity must be at least 1"
> Once the form is submitted, the user is redirected to /thank-you.
Click the "Submit" button
Check that the page address contains "/thank-you"
> Before clicking Save, verify that the "Unsaved changes" badge is visible.
Check that the "Unsaved changes" badge is visible
Click "Save"
> By clicking on the flag icon the language menu opens.
Click the "flag" icon
Check that "language menu" is visible
> Upon clicking Subscribe the button should be disabled.
Click "Subscribe"
Check that the button is disabled
> Submit the form without entering a name. The "Name is required" message appears below the Name field.
Clear "name"
Click the "Submit" button
Check that the "Name is required" message below the "Name" field is visible
> Check the "I agree" checkbox, then check that the Continue button is enabled.
Tick the "I agree" checkbox
Check that the "Continue" button is enabled
> Check the cart badge shows 2.
Check that the "cart" badge is 2
> Check whether the "Archive" link exists.
Check that the "Archive" link is visible
> Confirm that the heading reads "Checkout".
Check that the heading shows "Checkout"
> I expect the counter to be 3.
Check that the badge is 3
> Expect the list to contain 4 items.
Check that the number of items in the list is 4
> The user should see the welcome banner.
Check that the "welcome" message is visible
> The user should be able to see the invoice list.
Check that the "invoice" list is visible
> The visitor must not see the admin menu.
Check that "admin menu" is not visible
> The user is taken to the payment page.
Check that the "payment" page is shown
> The user lands on /dashboard.
Check that the page address contains "/dashboard"
> The user remains on the login page.
Check that the "login" page is shown
> The user stays on the same page and the message "Invalid code" is displayed.
Check that the page address is "{{previous address}}"
Check that the message shows "Invalid code"
> The form is rejected and the field "Email" shows "not-an-email".
Check that the "Email" field has the value "not-an-email"
> Login should fail with the error message "Wrong password".
Check that the "error" message shows "Wrong password"
> The login is refused.
?
> The page contains "Terms of service", "Privacy" and "Imprint".
Check that the page shows "Terms of service"
Check that the page shows "Privacy"
Check that the page shows "Imprint"
> The menu should include the entries "Home", "Shop" and "Blog".
Check that "menu" shows "Home"
Check that "menu" shows "Shop"
Check that "menu" shows "Blog"
> The Save and Cancel buttons are visible.
Check that the "Save" button is visible
Check that the "Cancel" button is visible
> Neither an error nor a warning is shown.
Check that the "error" message is not visible
Check that the "warning" message is not visible
> No error message should be displayed.
Check that the "error" message is not visible
`);
