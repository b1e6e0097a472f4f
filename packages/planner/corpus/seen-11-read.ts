import { readEntries } from './entry.ts';

/** Families of wordings that came up when other people wrote requirements: one or two of each. */
export const seen11Read = readEntries(`
> As a customer, I put the Fountain Pen into the cart and open the cart. The total is $34.90.
Click "Add to cart" in the "Fountain Pen" item
Click "cart"
Check that "total" is $34.9
> As a guest I open the help page and click "Shipping". Then "We ship within two days." is shown.
Go to the "help" page
Click "Shipping"
Check that the page shows "We ship within two days."
> Removing an item from the list
> 1. open the list
> 2. click Remove
> Expected: "Your list is empty." is shown
Click the list
Click "Remove"
Check that the page shows "Your list is empty."
> Wrong logins are refused:
> 1. user name ada@example.com
> 2. password nonsense
> 3. press Log in
> -> "The e-mail or the password is wrong."
Type "ada@example.com" in "user name"
Type "nonsense" in "password"
Click "Log in"
Check that the page shows "The e-mail or the password is wrong."
> Login:
> E-mail: ada@example.com
> Password: analytical
> Then press Log in. The page says "Welcome, Ada".
Type "ada@example.com" in "E-mail"
Type "analytical" in "Password"
Click "Log in"
Check that the page shows "Welcome, Ada"
> Fill in:
> Full name: Mary Shaw
> City: Linz
> Click Send. "Thanks" is shown.
Type "Mary Shaw" in "Full name"
Type "Linz" in "City"
Click "Send"
Check that the page shows "Thanks"
> fill in To: tom@example.com, Subject: Party, Text: See you at eight
Type "tom@example.com" in "To"
Type "Party" in "Subject"
Type "See you at eight" in "Text"
> Fill in the contact form: name "Ann", e-mail "ann@example.com", message "Hello". Click Send message. "Thank you" is displayed.
Type "Ann" in "name"
Type "ann@example.com" in "e-mail"
Type "Hello" in "message"
Click "Send message"
Check that the page shows "Thank you"
> Enter Name = Ann, E-mail = ann@example.com and Message = Hello there friends, then press Send message.
Type "Ann" in "Name"
Type "ann@example.com" in "E-mail"
Type "Hello there friends" in "Message"
Click "Send message"
> Send the contact form with name "Eve", topic "A product" and the message "Is it in stock?". "Thank you" appears.
Type "Eve" in "name"
Type "A product" in "topic"
Type "Is it in stock?" in "message"
Click "Send"
Check that the page shows "Thank you"
> Fill in the survey. On the first page enter "Nora" as your name and continue. On step 2 tick Music and Travel, then continue. On step 3 give 4 stars and continue. The summary should list "Music, Travel" as Interests and "4 of 5 stars" as Rating.
Type "Nora" in "name"
Click "Continue"
Tick "Music"
Tick "Travel"
Click "Continue"
Choose "4 stars"
Click "Continue"
Check that "Interests" in the "summary" section shows "Music, Travel"
Check that "Rating" in the "summary" section shows "4 of 5 stars"
> quantity 11 -> add to cart -> message "Choose a quantity from 1 to 10."
Set "quantity" to "11"
Click "Add to cart"
Check that the message shows "Choose a quantity from 1 to 10."
> type os into the destination field
> the suggestions should offer Oslo and Osaka
Type "os" in the "destination" field
Check that "suggestions" shows "Oslo"
Check that "suggestions" shows "Osaka"
> The custmer adds the Ruled Notebook to the cart, opens the cart and clicks on "Proceed to checkout". An eror message "Sorry" is displayed.
Click "Add to cart" in the "Ruled Notebook" item
Click "cart"
Click "Proceed to checkout"
Check that the "error" message shows "Sorry"
> 1) add to cart: Fountain Pen, Herb Seeds
> 2) go to the cart page
> Expected: total is now $39.40
Click "Add to cart" in the "Fountain Pen" item
Click "Add to cart" in the "Herb Seeds" item
Go to the "cart" page
Check that "total" is $39.4
> Add 2 Stoneware Mugs to the cart and add the Wool Blanket to the cart three times. The badge shows 5.
Click "Add to cart" in the "Stoneware Mug" item
Click "Add to cart" in the "Stoneware Mug" item
Click "Add to cart" in the "Wool Blanket" item 3 times
Check that the badge is 5
> Verify that 3 products are listed and that the Linen Tea Towel comes first.
Check that the number of "product" items is 3
Check that the first item shows exactly "Linen Tea Towel"
> Make sure that two products are displayed: Cast Iron Teapot and Linen Tea Towel.
Check that the number of "product" items is 2
Check that "Cast Iron Teapot" is visible
Check that "Linen Tea Towel" is visible
> Search for "mug". Only the Stoneware Mug should be found.
Type "mug" in the "search" field
Press "Enter" in the "search" field
Check that every "result" item shows "Stoneware Mug"
> After searching for "tea" only the Linen Tea Towel and the Cast Iron Teapot are listed.
Type "tea" in the "search" field
Press "Enter" in the "search" field
Check that "Linen Tea Towel" is visible
Check that "Cast Iron Teapot" is visible
Check that the number of "result" items is 2
> Beeswax Candle is the first product and Wool Blanket the last one.
Check that the first "product" item shows exactly "Beeswax Candle"
Check that the last "product" item shows exactly "Wool Blanket"
> Search for "zzz". No products are listed.
Type "zzz" in the "search" field
Press "Enter" in the "search" field
Check that the number of "product" items is 0
> Click the heart of the Coffee post. Its likes must go up from 2 to 3.
Click "heart" in the "Coffee post" item
Check that "likes" in it is 3
> The Wall Clock is sold out.
Check that the "Wall Clock" item matches "/\\bsold out\\b/i"
> The post at the top should now be Rain.
Check that the first "post" item shows exactly "Rain"
> Press "Send message". The progress is at 100 %.
Click "Send message"
Check that "progress" is 100%
> Write "The sea was calm" into the document, the word count has to be 4 words
Type "The sea was calm" in "document"
Check that "word count" shows exactly "4 words"
> The file report.pdf is uploaded with Choose files. When the upload has finished, the list shows report.pdf.
Upload the file "report.pdf" to "Choose files"
Check that the list shows "report.pdf"
> On the Appearance tab, put the focus on the Font size slider and press the right arrow key twice. Next to the slider it must say 18 px.
Click the "Appearance" tab
Press "ArrowRight" in the "Font size" slider
Press "ArrowRight" in the "Font size" slider
Check that "18 px" next to the slider is visible
> Open the Notifications tab and switch on Push notifications. Switch off E-mail notifications.
Click the "Notifications" tab
Tick "Push notifications"
Untick "E-mail notifications"
> Tick the messages "Lunch on Friday" and "Your statement".
Tick "Lunch on Friday"
Tick "Your statement"
> Delete the card Plan party. The card is gone.
Click "Delete" in the "Plan party" card
Check that the "Plan party" card is hidden
> Drag the card "Review budget" to the column "Done". Then the column "Done" contains "Review budget" and the column "In progress" does not contain it any more.
Drag the "Review budget" card onto the "Done" column
Check that the "Done" column shows "Review budget"
Check that "Review budget" in the "In progress" column is not visible
> Leave the New card field empty and press Add card. Type "Buy milk" into New card.
Clear the "New card" field
Click "Add card"
Type "Buy milk" in "New card"
> Click the star of the message "Lunch on Friday". Open the message from Tom.
Click "star" in the "Lunch on Friday" item
Click the "Tom" item
> The message with the subject Party is listed there.
Check that the "Party" item is visible
> Double-click the amount for Rent in January, type 900 and hit Enter. Set the value in row Rent, column February to 800.
Double-click the "January" cell in the row of "Rent"
Type "900" in it
Press "Enter"
Set the "February" cell in the row of "Rent" to "800"
> The Salary of Ada Lovell is 52,000.
Check that "Salary" in the "Ada Lovell" item is 52000
> In the row of Ada Lovell click Edit, change the role to Director and click Save.
Click "Edit" in the row of "Ada Lovell"
Type "Director" in "role"
Click "Save"
> Follow the link "Preview". Make sure the heading in the new tab is Minutes.
Click the "Preview" link
Switch to the browser tab "new"
Check that the heading shows exactly "Minutes"
> Choose the category Garden. Choose a check-in date of 12 March 2027 and a check-out date of 14 March 2027.
Select "Garden" from "category"
Set "check-in date" to "12 March 2027"
Set "check-out date" to "14 March 2027"
> Choose "Express" as shipping and the total increases by $8.00.
Remember "total" as "total before"
Select "Express" from "shipping"
Check that "total" is equal to "{{total before}}" plus "8"
> GIVEN I am logged in as ada@example.com / analytical WHEN I open my profile THEN the name field has the value Ada Lovelace
Log in as "ada@example.com" with the password "analytical"
Click "profile"
Check that the "name" field has the value "Ada Lovelace"
> Login with valid data (ada@example.com, analytical) -> Products page with "Log out" button
Log in as "ada@example.com" with the password "analytical"
Check that the "Products" page is shown
Check that the "Log out" button is visible
> Please check that after a reload the badge is still 1.
Reload the page
Check that the badge is 1
> The password is not shown in clear text.
Check that the "password" field has the attribute "type" of "password"
> David Kim must still be in the table and there are still 12 people.
Check that "David Kim" in the table is visible
Check that the number of "people" items is 12
> tick Select all -> "4 of 4 chosen", and Cooking is ticked as well
Tick "Select all"
Check that the page shows "4 of 4 chosen"
Check that "Cooking" is checked
> Blorple the vendigo until it squinches. Furthermore the gribble must wend its umbrage sideways.
?
?
`);
