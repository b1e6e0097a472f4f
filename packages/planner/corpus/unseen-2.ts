import { readEntries } from './entry.ts';

/** Only scored, never tuned against: no change to the parser may be made because of one of these. */
export const unseen2 = readEntries(`
> Booking a table
> ===============
> Go to /tables. Choose "Window seat". Enter 4 as the number of guests. Click Reserve.
> Expected result: the heading says "Thank you" and the Reserve button is disabled.
Open "/tables"
Choose "Window seat"
Type "4" in "number of guests"
Click "Reserve"
Check that the heading shows "Thank you"
Check that the "Reserve" button is disabled
> Wait until the spinner is gone, then verify the chart is shown.
Wait until "spinner" is hidden
Check that "chart" is visible
> Tick "Gift wrap", untick "Send receipt" and toggle the Dark mode switch.
Tick "Gift wrap"
Untick "Send receipt"
Toggle the "Dark mode" switch
> I add the Blue T-shirt to my basket and go to the basket. The subtotal should be more than 10 €.
Click "Add to basket" in the "Blue T-shirt" item
Go to the "basket" page
Check that "subtotal" is more than €10
> Scenario Outline: Tax
> Given I am on /tax
> When I type <income> in the Income field
> And I click Calculate
> Then the tax field should show <tax>
>
> Examples:
> | income | tax |
> | 1000 | 0 |
> | 20000 | 1850 |
Open "/tax"
Type "1000" in the "Income" field
Click "Calculate"
Check that the "tax" field has the value "0"
---
Open "/tax"
Type "20000" in the "Income" field
Click "Calculate"
Check that the "tax" field has the value "1850"
> The Next button stays disabled until every required field is filled.
Check that the "Next" button is disabled
?
> Click Print. A new tab opens with the address /invoice/print.
Click "Print"
Switch to the browser tab "new"
Check that the page address contains "/invoice/print"
> Entering the wrong PIN three times locks the account, and the text "Account locked" is visible.
?
Check that the page shows "Account locked"
> Verify the "Terms" link points to https://shop.example/terms.
Check that the "Terms" link has the attribute "href" of "https://shop.example/terms"
> Remember the order number as "order". Open /orders and check that the first row contains {{order}}.
Remember "order number" as "order"
Open "/orders"
Check that the first row shows "{{order}}"
> In the "Delivery" section choose the "Express" radio button and verify that it is selected.
Choose the "Express" radio button in the "Delivery" section
Check that it is selected
> Login test: user = demo@shop.example, password = demo123. After login the user lands on the dashboard.
Log in as "demo@shop.example" with the password "demo123"
Check that the "dashboard" page is shown
> Go back to the previous page. The search field must still contain "shoes".
Go back
Check that the "search" field contains "shoes"
> The error must not be shown anymore after I correct the e-mail to joe@example.com.
Type "joe@example.com" in "e-mail"
Check that the "error" message is not visible
> Expand the "Shipping" accordion. The text "Free from $50" becomes visible.
Click the "Shipping" section
Check that the page shows "Free from $50"
> Scroll down to the footer and click the Imprint link there.
Scroll to "footer"
Click the "Imprint" link
> Please validate that the price of "Desk lamp" is $19.90 and its stock is below 10.
Check that "price" in the "Desk lamp" item is $19.9
Check that "stock" in the "Desk lamp" item is less than 10
> I tap Settings > Security, turn on two-factor authentication and expect the switch to be on.
Click "Settings"
Click "Security"
Tick "two-factor authentication"
Check that the switch is checked
> Explore the checkout page of https://shop.example and look for problems.
(nothing)
> The user name field has the focus when the login page is opened.
Go to the "login" page
Check that the "user name" field is focused
> Fill in the form with: Name: Jo, City: Rome, Zip: 00100. Then click Save.
Type "Jo" in "Name"
Type "Rome" in "City"
Type "00100" in "Zip"
Click "Save"
> If the cart is empty, the checkout button should be greyed out.
?
Check that the "checkout" button is disabled
> Dismiss the cookie dialog, then open the user menu and log out. You should be back on the login page.
Click the "Close" button in the "cookie" dialog
Click "user menu"
Click "Log out"
Check that the "login" page is shown
> The comment field accepts at most 200 characters.
?
> Select all text in the editor with Ctrl+A and press Delete; the editor is empty afterwards.
Press "Control+A" in "editor"
Press "Delete"
Check that "editor" is empty
> Check out as a guest. The URL ends with /guest and nothing is logged to the console as an error.
Click "Check out as a guest"
Check that the page address matches "/guest$"
Check that the console has no errors
> Requirement 1: The home page shows the heading "Offers".
>
> Requirement 2: Clicking the logo on the offers page brings the visitor back to the home page.
Go to the "home" page
Check that the "Offers" heading is visible
---
Click "logo"
Check that the "home" page is shown
> Increase the quantity by pressing the + button 3 times. Quantity should be 4.
Click the "+" button 3 times
Check that "Quantity" is 4
> With an expired card (4000000000000069) the payment is declined and the user remains on the payment page.
?
Check that the "payment" page is shown
> Users who are not signed in cannot see the "Delete" button.
Check that the "Delete" button is not visible
`);
