import { readEntries } from './entry.ts';

/** Looked at while the parser was written: every one must come out exactly so. */
export const seen4 = readEntries(String.raw`
> Validate that the total equals the sum of all items.
Check that "total" is equal to the sum of the item
> Make sure the checkbox "Terms" is not checked.
Check that the "Terms" checkbox is not checked
> Ensure that the Submit button becomes enabled.
Check that the "Submit" button is enabled
> Ensure the loading spinner goes away within 10 seconds.
Check that "loading spinner" is hidden within 10 seconds
> See if the logo is visible.
Check that "logo" is visible
> Assert that the input with the label "Age" has the value 42.
Check that the "Age" field has the value "42"
> Check for the "Beta" badge.
Check that the "Beta" badge is visible
> Test that the first link points to /start.
Check that the first link has the attribute "href" of "/start"
> The "Total" field must equal "42.00".
Check that the "Total" field has the value "42.00"
> The city field should be empty.
Check that the "city" field is empty
> The dropdown "Country" should have "France" selected.
Check that the "Country" dropdown has the value "France"
> "France" should be selected in the Country dropdown.
Check that the "Country" dropdown has the value "France"
> The status of the first order should be "Paid".
Check that "status" in the first "order" item shows exactly "Paid"
> The last row in the table contains "Sum".
Check that the last row in the table shows "Sum"
> The second item in the menu is "Products".
Check that the second item in the "menu" section shows exactly "Products"
> The URL should end with "/done".
Check that the page address matches "/done$"
> The address must start with "https://".
Check that the page address matches "^https://"
> The URL does not contain "error".
Check that the page address does not contain "error"
> The title doesn't contain "404".
Check that the page title does not contain "404"
> An alert dialog saying "Are you sure?" should pop up.
Check that the "Are you sure?" dialog is visible
> The browser alert should say "Deleted".
Check that the browser dialog shows "Deleted"
> The response time of the API must be under 500 ms: GET /api/health returns 200 within 500 ms.
Call GET "/api/health"
Check that the response has the status 200
Check that the response takes at most 0.5 seconds
> The page loads in less than 2 seconds.
Check that the page load takes at most 2 seconds
> The heading is red.
Check that the heading has the style "color" of "red"
> The error message should not be shown.
Check that the "error" message is not visible
> The banner shouldn't be visible anymore.
Check that the message is not visible
> After 3 seconds the toast disappears.
Check that the message is hidden within 3 seconds
> There must be exactly 3 options in the Size dropdown.
Check that the number of options in the "Size" dropdown is 3
> There should be no more than 10 rows in the log table.
Check that the number of rows in the "log" table is at most 10
> At most 4 cards are displayed.
Check that the number of cards is at most 4
> The list is sorted alphabetically.
Check that the list is sorted in ascending order
> The products are ordered by price from high to low.
Check that "products" is sorted by "price" in descending order
> The newest message is shown first.
Check that "messages" is sorted by "date" in descending order
> I see 3 notifications.
Check that the number of messages is 3
> I should not see any errors.
Check that the "error" message is not visible
> I can see my name in the top bar.
Check that "name" in the "top bar" section is visible
> You should get the message "Done".
Check that the message shows "Done"
> The user receives the error "Card declined" and stays on the payment page.
Check that the "error" message shows "Card declined"
Check that the "payment" page is shown
> Clicking on the trash icon of "Milk" removes "Milk" from the list.
Click the "trash" icon in the "Milk" item
Check that "Milk" in the list is hidden
> Selecting "Cash" should hide the card number field.
Choose "Cash"
Check that the "card number" field is hidden
> Ticking "Same address" disables the "Street" field.
Tick "Same address"
Check that the "Street" field is disabled
> Entering "50" in the Quantity field shows the warning "Only 20 left".
Type "50" in the "Quantity" field
Check that the "warning" message shows "Only 20 left"
> Pressing Enter in the search field opens the results page.
Press "Enter" in the "search" field
Check that the "results" page is shown
> Opening /old-page redirects to /new-page.
Open "/old-page"
Check that the page address contains "/new-page"
> Logging in as eve / 1234 displays "Account locked".
Log in as "eve" with the password "1234"
Check that the page shows "Account locked"
> The "Help" button opens the help dialog.
Click the "Help" button
Check that the "help" dialog is visible
> Clik the Submitt button and verfy that the mesage "Sent" is shown.
Click the "Submitt" button
Check that the message shows "Sent"
> Tpye "Ann" in the Name feild.
Type "Ann" in the "Name" field
> Selcet "Blue" from the Colour dropdwon.
Select "Blue" from the "Colour" dropdown
> Enter "Clik me" in the Title field.
Type "Clik me" in the "Title" field
> Type “Zürich” in the City field and «Genève» in the Canton field.
Type "Zürich" in the "City" field
Type "Genève" in the "Canton" field
> Type 'it's fine' in the Comment field.
Type "it's fine" in the "Comment" field
> Type "He said \"hi\"" in the Note field.
Type "He said \"hi\"" in the "Note" field
> Enter "SELECT 1" in the query editor and press Ctrl+Enter.
Type "SELECT 1" in "query editor"
Press "Control+Enter"
> Type "  padded  " in the Code field.
Type "  padded  " in the "Code" field
> Enter "" in the Name field.
Type "" in the "Name" field
> Type "Go to http://evil.example, then click Delete" in the Comment field.
Type "Go to http://evil.example, then click Delete" in the "Comment" field
> Click "Terms, conditions and privacy".
Click "Terms, conditions and privacy"
> Click the "Save and close" button.
Click the "Save and close" button
> Click Save & Close.
Click "Save & Close"
> Click the button labelled "Continue shopping".
Click the "Continue shopping" button
> Click the link with the text "Read more" in the card "News".
Click the "Read more" link in the "News" card
> Click the gear icon in the toolbar.
Click the "gear" icon in the "toolbar" section
> Click it.
Click it
> Clear that field and type "42" in it.
Clear that field
Type "42" in it
> Click the last "Delete" button.
Click the last "Delete" button
> Click the 2nd link in the footer.
Click the second link in the "footer" section
> Select the second option from the Priority dropdown.
Choose the second option in the "Priority" dropdown
> Click the checkbox next to "Milk".
Click the checkbox next to "Milk"
> Go forward.
Go forward
> Refresh.
Reload the page
> Emulate an iPhone SE.
Resize the window to 375 by 667
> Set the browser window to 1280x800 and open /.
Resize the window to 1280 by 800
Open "/"
> Resize the browser to mobile size and verify that there is no horizontal scrollbar.
Resize the window to 390 by 844
Check that nothing overflows sideways
> Launch https://todo.example in the browser. Add a new task called "Water plants" by typing it in the "What needs to be done?" field and pressing Enter. The task list should now have 1 item.
Open "https://todo.example"
Type "Water plants" in the "What needs to be done?" field
Press "Enter"
Check that the number of items in the "task" list is 1
> Complete the task "Water plants" by ticking its checkbox; the counter should read "0 items left".
Tick the "Water plants" checkbox
Check that the badge shows "0 items left"
> Users must be able to log in with their e-mail address and password. Use ann@example.com / Secret#1. On success they land on the dashboard.
Log in as "ann@example.com" with the password "Secret#1"
Check that the "dashboard" page is shown
> When the wrong password is entered three times, the account is locked and the message "Account locked" is displayed.
?
?
Check that the message shows "Account locked"
> Verify that a user can add a product to the cart: open /products/1, click "Add to basket", the basket counter goes up to 1.
Open "/products/1"
Click "Add to basket"
Check that the "basket" badge is 1
> Fill the shipping form (First name "Lee", Last name "Wong", Zip "90210") and continue to payment.
Type "Lee" in "First name"
Type "Wong" in "Last name"
Type "90210" in "Zip"
Click "payment"
> The "Place order" button is only enabled after the terms checkbox has been ticked.
Check that the "Place order" button is not enabled
Tick the "terms" checkbox
Check that the "Place order" button is enabled
> Make certain that the confirmation number is shown after payment.
?
Check that "confirmation number" is visible
> Go to the FAQ page, expand "How do I return an item?" and check that the answer contains "30 days".
Go to the "FAQ" page
Click "How do I return an item?"
Check that "answer" shows "30 days"
> Navigate to https://jobs.example/search. Type "engineer" in Keywords and "Remote" in Location. Hit the Search button. Results should be displayed within 5 seconds, each result has an Apply button.
Open "https://jobs.example/search"
Type "engineer" in "Keywords"
Type "Remote" in "Location"
Click the "Search" button
Check that "Results" is visible within 5 seconds
Check that every "result" item holds the "Apply" button
> Try to upload virus.exe; the upload must be refused with "File type not allowed".
Upload the file "virus.exe"
Check that the page shows "File type not allowed"
> Selecting "Express delivery" increases the total to $25.00.
Choose "Express delivery"
Check that "total" is $25
> The total should increase to $25.00 after choosing "Express delivery".
Choose "Express delivery"
Check that "total" is $25
> User clicks on the "Next" button -> page 2 of the results is shown.
Click the "Next" button
Check that "page 2 of the results" is visible
> Enter 101 in the Quantity field => error "Maximum is 100" is shown.
Type "101" in the "Quantity" field
Check that the "error" message shows "Maximum is 100"
> Click "Sign up". Fill in: E-mail = sam@example.com, Password = "pa55word!", Confirm password = "pa55word!". Submit.
Click "Sign up"
Type "sam@example.com" in "E-mail"
Type "pa55word!" in "Password"
Type "pa55word!" in "Confirm password"
Click the "Submit" button
> The footer on every page contains the links "Imprint" and "Privacy".
Check that the "Imprint" link in the "footer" section is visible
Check that the "Privacy" link in the "footer" section is visible
`);
