import { readEntries } from './entry.ts';

/** Only scored, never tuned against: no change to the parser may be made because of one of these. */
export const unseen1 = readEntries(`
> Head to https://bank.example/login, put alice in the customer number box and 4711 in the PIN box, then hit Sign in. The account overview page should come up.
Open "https://bank.example/login"
Type "alice" in the "customer number" field
Type "4711" in the "PIN" field
Click "Sign in"
Check that the "account overview" page is shown
> 1. Open /library
> 2. Search for "Dune"
> 3. Borrow the first book
> 4. Verify that the status of the first book is "On loan"
Open "/library"
Type "Dune" in the "search" field
Press "Enter" in the "search" field
Click "Borrow" in the first "book" item
Check that "status" in the first "book" item shows "On loan"
> Given the patient list is open
> When the nurse clicks Discharge in the row of "Mary Jones"
> Then a confirmation dialog appears
> And the dialog contains "Mary Jones"
Go to the "patient list" page
Click "Discharge" in the row of "Mary Jones"
Check that the "confirmation" dialog is visible
Check that the dialog shows "Mary Jones"
> Pressing Escape should close the image viewer.
Press "Escape"
Check that "image viewer" is hidden
> Leave the phone number empty, submit the form, and make sure "Phone is required" shows up under the phone field.
Clear "phone number"
Click the "Submit" button
Check that "Phone is required" below the "phone" field is visible
> The newsletter checkbox must not be ticked by default.
Check that the "newsletter" checkbox is not checked
> As a librarian, I want to export the loans so that I can print them.
>
> - Visit /loans
> - Click on "Export"
> - A file named loans.csv gets downloaded
Open "/loans"
Click "Export"
Check that the name of the downloaded file is "loans.csv"
> Pick 12 May 2027 in the departure date picker, choose "2 adults" from the travellers list and press the Find flights button; at least 3 flights must be listed.
Set the "departure date" field to "12 May 2027"
Select "2 adults" from the "travellers" list
Click the "Find flights" button
Check that the number of "flight" items is at least 3
> After logging in as bob / s3cret!, the header should say "Hi Bob".
Log in as "bob" with the password "s3cret!"
Check that "header" shows "Hi Bob"
> Drag the "Write report" card into the Done column. It should then be in the "Done" column.
Drag the "Write report" card onto the "Done" column
Check that it in the "Done" column is visible
> Try to sign up with an e-mail that has no @ sign: type "abc" in the Email field, click Register, and you should get the message "Please enter a valid e-mail".
Type "abc" in the "Email" field
Click "Register"
Check that the message shows "Please enter a valid e-mail"
> Upload invoice.pdf into the attachments field and check the file list displays invoice.pdf.
Upload the file "invoice.pdf" to the "attachments" field
Check that the "file" list shows "invoice.pdf"
> Hovering over the Products menu reveals the "Laptops" link.
Hover over "Products menu"
Check that the "Laptops" link is visible
> The total in the order summary equals $45.50 once the coupon SAVE10 was applied.
?
Check that "total" in the "order summary" section is $45.5
> Set the viewport to 390x844. The navigation menu must be hidden and the hamburger icon must be visible.
Resize the window to 390 by 844
Check that "navigation menu" is hidden
Check that the "hamburger" icon is visible
> When I double click the cell "Berlin", I can type "Hamburg" and hit Enter.
Double-click the "Berlin" cell
Type "Hamburg" in it
Press "Enter"
> Scenario: Change language
> Given I open https://news.example
> When I select German from the language dropdown
> Then the page title should contain "Nachrichten"
> And the Save button is labelled "Speichern"
Open "https://news.example"
Select "German" from the "language" dropdown
Check that the page title contains "Nachrichten"
Check that the "Save" button shows "Speichern"
> Rows in the invoices table ought to be ordered by Amount, highest first.
Check that rows in the "invoices" table is sorted by "Amount" in descending order
> Make sure nobody can open /admin without signing in: visiting /admin must redirect to /login.
Open "/admin"
Check that the page address contains "/login"
> Empty the search box, press Enter and confirm that no results are displayed.
Clear the "search" field
Press "Enter"
Check that "results" is not visible
> Click the bell icon. Within 3 seconds a list of notifications should be there.
Click the "bell" icon
Check that the "notifications" list is visible within 3 seconds
> On the profile page, change the display name to "Max Power" and save. Then reload and ensure the display name field still has "Max Power".
Go to the "profile" page
Type "Max Power" in "display name"
Click "Save"
Reload the page
Check that the "display name" field has the value "Max Power"
> Clcik the Save buton.
Click the "Save" button
> Enter 'Anna' into First name, 'Smith' into Last name and {{unique email}} into E-mail. Accept the terms. Press Create account. Expected: a green banner "Welcome, Anna" appears.
Type "Anna" in "First name"
Type "Smith" in "Last name"
Type "{{unique email}}" in "E-mail"
Tick "terms"
Click "Create account"
Check that the message shows "Welcome, Anna"
> Passwords shorter than 8 characters must be refused with "Password too weak".
Check that the page shows "Password too weak"
> GET /api/books should return 200.
Call GET "/api/books"
Check that the response has the status 200
> The contact page should load in less than 2 seconds and have no accessibility violations.
Go to the "contact" page
Check that the page load takes at most 2 seconds
Check that the page is accessible
> Right-click on report.docx and choose "Rename" from the context menu.
Right-click "report.docx"
Click the "Rename" menu item
> There should be exactly five stars next to the title "Great hotel".
Check that the number of "star" items next to "Great hotel" is 5
> Delete the second comment and accept the alert. The number of comments should now be 4.
Click "Delete" in the second "comment" item
Accept the browser dialog
Check that the number of "comment" items is 4
> Move the volume slider to 30 and see if the label reads "30 %".
Set the "volume" slider to "30"
Check that "label" shows "30 %"
`);
