import { readEntries } from './entry.ts';

/** Written for the demo shop as different people would put it; each was run there. */
export const seen7 = readEntries(`
> login with ada@example.com / analytical, then open products, logout button should be there
Log in as "ada@example.com" with the password "analytical"
Click "products"
Check that the "logout" button is visible
> User should be able to log in with valid credentials (ada@example.com / analytical). After that click Help. "Log out" must still be visible.
Log in as "ada@example.com" with the password "analytical"
Click "Help"
Check that the page shows "Log out"
> Verify that a registered user (email: ada@example.com, password: analytical) can log in and sees "Welcome back, Ada."
Log in as "ada@example.com" with the password "analytical"
Check that the page shows "Welcome back, Ada."
> Given I am on the login page
> When I log in as "ada@example.com" with password "analytical"
> Then I should be redirected to the products page
> And I see the message "Welcome back, Ada."
Go to the "login" page
Log in as "ada@example.com" with the password "analytical"
Check that the "products" page is shown
Check that the message shows "Welcome back, Ada."
> sign in using username ada and password analytical. Go to the contact page. The Log in link is not shown any more.
Log in as "ada" with the password "analytical"
Go to the "contact" page
Check that the "Log in" link is not visible
> 1. Go to the login page
> 2. Enter username: ada
> 3. Enter password: analytical
> 4. Press the login button
> Expected: User is taken to the products page and a welcome message is shown
Go to the "login" page
Type "ada" in "username"
Type "analytical" in "password"
Click the "login" button
Check that the "products" page is shown
Check that the "welcome" message is visible
> Password field should be masked. Password field has the type "password".
Check that the "Password" field has the attribute "type" of "password"
Check that the "Password" field has the attribute "type" of "password"
> wrong password -> error "The e-mail or the password is wrong."
Log in as "{{unique username}}" with the password "{{unique 12}}"
Check that the "error" message shows "The e-mail or the password is wrong."
> Try to log in with ada@example.com and the wrong password "foo123". The user cannot log in and stays on the login page. An error message is displayed.
Log in as "ada@example.com" with the password "{{unique 12}}"
Check that the "error" message is visible
> Verify login is rejected for user "nobody@example.com" with password "nope": the message "The e-mail or the password is wrong." appears
Log in as "nobody@example.com" with the password "nope"
Check that the message shows "The e-mail or the password is wrong."
> When the user enters a wrong password, he should not be logged in and "The e-mail or the password is wrong." should be displayed
Log in as "{{unique username}}" with the password "{{unique 12}}"
Check that the page shows "The e-mail or the password is wrong."
> enter ada@example.com in username and wrongpass1 in password, hit login, must get an error message
Type "ada@example.com" in "username"
Type "wrongpass1" in "password"
Click "login"
Check that the "error" message is visible
> Leave both fields empty and click log in. Then "Enter your username or e-mail." and "Enter your password." are shown.
Click "log in"
Check that the page shows "Enter your username or e-mail."
Check that the page shows "Enter your password."
> Login without password: type ada in the user name field, leave the password blank, submit. Expected result: error "Enter your password."
Type "ada" in the "user name" field
Clear "password"
Click the "Submit" button
Check that the "error" message shows "Enter your password."
> It should not be possible to login with an unknown user. Use bob@nowhere.test / secret99. Error should come.
Log in as "{{unique username}}" with the password "{{unique 12}}"
Log in as "bob@nowhere.test" with the password "secret99"
Check that the "Error" message is visible
> I type in user "ada" and password "xyz" and press Log in, then I must see The e-mail or the password is wrong.
Type "ada" in "user"
Type "xyz" in "password"
Click "Log in"
Check that the page shows "The e-mail or the password is wrong"
> locked user charles@example.com / difference can't log in, message "This account is locked. Please contact us to unlock it."
Log in as "charles@example.com" with the password "difference"
Check that the message shows "This account is locked. Please contact us to unlock it."
> Log in as charles@example.com with password difference. Make sure the account is reported as locked: page contains "This account is locked".
Log in as "charles@example.com" with the password "difference"
Check that the page shows "This account is locked"
> A locked account must not get in. Given the login page is open, when charles logs in with "difference", then the login page is still displayed and an alert says the account is locked.
Go to the "login" page
Log in as "charles" with the password "difference"
Check that the "login" page is shown
Check that the message matches "/account is locked/i"
> search for mug shows Stoneware Mug
Type "mug" in the "search" field
Press "Enter" in the "search" field
Check that "Stoneware Mug" is visible
> User should be able to search for "mug"
Type "mug" in the "search" field
Press "Enter" in the "search" field
Check that every "result" item matches "/mug/i"
> Type "lamp" in the search box and press enter. Only one product is listed: the "Brass Desk Lamp".
Type "lamp" in the "search" field
Press "Enter"
Check that the number of "product" items is 1
Check that "Brass Desk Lamp" is visible
> searching "pen" returns at least 1 result
Type "pen" in the "search" field
Press "Enter" in the "search" field
Check that the number of "result" items is at least 1
> Search for "unicorn". No products found message is displayed.
Type "unicorn" in the "search" field
Press "Enter" in the "search" field
Check that the message matches "/no products found/i"
> search nonsense "qqq" => no product cards
Type "nonsense qqq" in the "search" field
Press "Enter" in the "search" field
Check that the "product" card is not visible
> The search is not case sensitive: when I search for "TEAPOT" the Cast Iron Teapot is found.
Type "TEAPOT" in the "search" field
Press "Enter" in the "search" field
Check that "Cast Iron Teapot" is visible
> Choose the category "Garden". Every product card shows "Garden".
Select "Garden" from "category"
Check that every "product" card shows "Garden"
> filter by category Desk: 3 products are shown and Wool Blanket is not in the list
Select "Desk" from "category"
Check that the number of "product" items is 3
Check that "Wool Blanket" in the list is not visible
> When Kitchen is selected from the category dropdown then all products are from Kitchen
Select "Kitchen" from the "category" dropdown
Check that every "product" item shows "Kitchen"
> sort by price low to high -> cheapest product first
Select "price low to high" from the "sort" dropdown
Check that "products" is sorted by "price" in ascending order
> the user can sort the products by price
Select "price" from the "sort" dropdown
Check that "products" is sorted by "price" in ascending order
> Select "Price, low to high" in Sort by. Check that the products are sorted by price in ascending order.
Select "Price, low to high" from "Sort by"
Check that "products" is sorted by "price" in ascending order
> Change sorting to "Price, high to low". The first product should be the Brass Desk Lamp and the last one Herb Seeds.
Select "Price, high to low" from the "sort" dropdown
Check that the first "product" item shows exactly "Brass Desk Lamp"
Check that the last item shows exactly "Herb Seeds"
> By default products are listed alphabetically (A to Z).
Check that "products" is sorted in ascending order
> Sorting: choose Price, low to high. The price of the first product is $4.20. The price of the second product is higher than the first.
Choose "Price, low to high"
Check that "price" in the first "product" item is $4.2
Check that "price" in the second "product" item is more than the value of "price" in the first "product" item
> sort by name Z to A. first item is Wool Blanket
Select "name Z to A" from the "sort" dropdown
Check that the first item shows exactly "Wool Blanket"
> Verify that products get ordered by ascending price after selecting "Price, low to high" from the sort dropdown
Select "Price, low to high" from the "sort" dropdown
Check that "products" is sorted by "price" in ascending order
> add Stoneware Mug to cart, cart badge shows 1
Click "Add to cart" in the "Stoneware Mug" item
Check that the "cart" badge is 1
> Adding a product to the cart increases the cart counter to 1
Click the first "Add to cart"
Check that the "cart" badge is 1
> Add the mug to the basket. The number next to Cart should be 1.
Click "Add to basket" in the "mug" item
Check that the "Cart" badge is 1
> When I add the Stoneware Mug and the Fountain Pen to the cart, the badge of the cart should display 2
Click "Add to cart" in the "Stoneware Mug" item
Click "Add to cart" in the "Fountain Pen" item
Check that the "cart" badge is 2
> Cart badge is 0 at start. Go to products and add "Wool Blanket" to cart. Badge becomes 1.
Check that the "Cart" badge is 0
Go to the "products" page
Click "Add to cart" in the "Wool Blanket" item
Check that the badge is 1
> After adding the "Terracotta Pot" a message "Terracotta Pot was added to your cart." is displayed
Click "Add" in the "Terracotta Pot" item
Check that the message shows "Terracotta Pot was added to your cart."
> set quantity to 3, click add to cart, the cart icon shows 3
Set "quantity" to "3"
Click "add to cart"
Check that the "cart" icon is 3
> Wall Clock is sold out: its button is disabled
Check that the button in the "Wall Clock" item is disabled
> Verify the "Sold out" button of the Wall Clock cannot be clicked
Check that the "Sold out" button in the "Wall Clock" item is disabled
> Add Stoneware Mug to the cart and go to cart. Total must be $12.00
Click "Add to cart" in the "Stoneware Mug" item
Go to the "cart" page
Check that "Total" is $12
> put the mug and the notebook in the cart, open cart -> total = $20.00
Click "Add to cart" in the "mug" item
Click "Add to cart" in the "notebook" item
Click "cart"
Check that "total" is $20
> Add "Stoneware Mug" and "Fountain Pen" to the cart. In the cart the total equals the sum of the Sum column.
Click "Add to cart" in the "Stoneware Mug" item
Click "Add to cart" in the "Fountain Pen" item
Go to the "cart" page
Check that "total" is equal to the sum of the "Sum" column
> Given I have added the Stoneware Mug to my cart
> When I open the cart
> And I change the quantity to 3 and click Update
> Then the total is $36.00
Click "Add to cart" in the "Stoneware Mug" item
Click "cart"
Type "3" in "quantity"
Click "Update"
Check that "total" is $36
> Add Beeswax Candle to cart, open the cart, set quantity of Beeswax Candle to 2, press update; sum in that row should be $29.00
Click "Add to cart" in the "Beeswax Candle" item
Click "cart"
Set "quantity" in the "Beeswax Candle" item to "2"
Click "update"
Check that "sum" in that row is $29
> Quantity 11 is not allowed: enter 11 in quantity, click Add to cart, "Choose a quantity from 1 to 10." is shown
Type "11" in "quantity"
Click "Add to cart"
Check that the page shows "Choose a quantity from 1 to 10."
> Add the Stoneware Mug to the cart, then proceed to checkout from the cart page. The total is greater than the subtotal.
Click "Add to cart" in the "Stoneware Mug" item
Go to the "cart" page
Click "Checkout"
Check that "total" is more than the value of "subtotal"
`);
