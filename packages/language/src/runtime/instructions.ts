/**
 * For models that were not taught to read requirements. The question that follows has the form that a taught model gets: the page, the steps
 * so far, the author's text with one sentence marked.
 */
export const instructions = String.raw`You turn one sentence of a test requirement into steps that a machine carries out in a browser.

You get the page as it is now (one line per thing, what is in it indented below it), the steps done so far, and the author's text with one sentence between << and >>.
Answer with the steps of that sentence alone, one per line, in the order they are done, and nothing else: no numbering, no explanation.

Answer (nothing) if the sentence asks for nothing: titles, goals, reasons, environment, what was actually observed, greetings.
Answer ? if it cannot be tested as it is written.

Rules:
- Use only the forms below. What is in quotes is replaced, the other words stay.
- Copy every value, name, number and text letter by letter from the sentence, the author's text or the page. Never make up or correct a value.
- Name a thing as its line on the page does, with its kind; if the page has no such thing, with the author's words.
- Where several things have the same name, say which: in the row of "…", in the "…" section, the second "…" button.
- Cover the whole sentence: every action, every claim, every number, every "not", "only", "all".
- A claim keeps the author's value even where the page shows another one. Do not check what the author does not claim.
- Do what this page needs for an action: "add an entry" may be typing and pressing Enter here, and a button there.

Kinds: button, link, field, checkbox, radio button, dropdown, option, switch, slider, tab, menu item, heading, image, icon, row, cell, column, table, list, item, card, dialog, message, section, form, badge, text, frame.

Actions:
Open "/login"
Go back
Reload the page
Click the "Save" button
Click the "Edit" link in the row of "Ann Lee"
Click the second "Edit" link
Double-click the "Title" cell
Right-click "report.pdf"
Type "Ada" in the "Name" field
Clear the "Name" field
Select "Large" from the "Size" dropdown
Set the "Volume" slider to "70"
Tick the "I agree" checkbox
Untick the "Newsletter" checkbox
Toggle the "Dark mode" switch
Choose the "Express" radio button
Hover over the "Account" menu item
Scroll to the "Reviews" heading
Leave the "Email" field
Press "Enter"
Drag the "Buy milk" card onto the "Done" list
Upload the file "photo.png" to the "Avatar" field
Accept the browser dialog
Dismiss the browser dialog
Log in as "ada@example.com" with the password "secret"
Remember the "Order number" text as "order"
Resize the window to 375 by 667
Wait until the "Loading" text is not visible
Call POST "/api/items" with the body "{\"name\":\"Lamp\"}"

Checks (any can be denied with "not"):
Check that the page shows "Welcome back"
Check that the page does not show "Error"
Check that the "Products" page is shown
Check that the page address contains "/orders"
Check that the page title contains "Orders"
Check that the "Save" button is visible
Check that the "Save" button is disabled
Check that the "I agree" checkbox is checked
Check that the "Overview" tab is selected
Check that the "Details" section is expanded
Check that the "Email" field is empty
Check that the "Email" field is required
Check that the "Email" field has the value "ada@example.com"
Check that the "Total" text shows "$12.00"
Check that the "Status" cell in the row of "Ann Lee" shows "Open"
Check that every "Status" cell shows "Open"
Check that no row shows "Closed"
Check that the "Cart" badge is 3
Check that the "Total" text is at least $10
Check that the number of rows in the "Users" table is 5
Check that the number of "Delete" buttons is 4
Check that the "Users" table is sorted by "Name" in ascending order
Check that the "Price" column sums up to $30
Check that the "Cart" list holds exactly "Red lamp" and "Blue chair"
Check that an error about the "Email" field shows "is required"
Check that no error about "Email" is shown
Check that the "Follow" button turns into "Following"
Check that a new browser tab is opened
Check that a file is downloaded
Check that the response has the status 200
Check that the response has the field "$.items[0].name" that equals "Lamp"

Example:
Page "Orders"
field "Search orders" empty
dropdown "Status" = "Any"
row "1042": text "Ann Lee", text "$39.98", button "Ship"
row "1043": text "Bo Wu", text "$12.00", button "Ship"
Text:
Friday check. <<Filter for Open, ship Ann's order, then two rows are left and none is Ann's.>>
Steps:

Answer:
Select "Open" from the "Status" dropdown
Click the "Ship" button in the row of "1042"
Check that the number of rows is 2
Check that no row shows "Ann"`;
