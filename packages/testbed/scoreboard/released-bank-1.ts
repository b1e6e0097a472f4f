import type { VerdictEntry } from './entry.ts';

/** Texts about the online bank: signing in, accounts, transfers, standing orders, cards, goals, messages, the profile. */
export const entries: VerdictEntry[] = [
  {
    site: 'bank',
    start: '/bank/sign-in',
    clean: 'passed',
    bug: 'pin-error',
    text: `Please check that a wrong PIN is handled properly. Enter customer number 40718823 with PIN 1111 and press Sign in. You must not get in, and the page has to tell you "Customer number or PIN is wrong".`,
  },
  {
    site: 'bank',
    start: '/bank/',
    clean: 'passed',
    bug: 'total-balance',
    text: `Sign in with customer number 40718823 and PIN 5291. The overview greets me with "Good day, Helen Marsh" and lists three accounts. Their total is 8,017.25 EUR.`,
  },
  {
    site: 'bank',
    start: '/bank/sign-in',
    clean: 'passed',
    bug: 'sign-out',
    text: `Scenario: Signing out
Given I am signed in as 40718823 with the PIN 5291
When I click "Sign out"
Then I see the message "You have signed out."
And the "Sign out" button is no longer there`,
  },
  {
    site: 'bank',
    start: '/bank/sign-in',
    clean: 'failed',
    text: `1. Leave both fields of the sign-in form empty.
2. Press "Sign in".

Expected result: the problem box above the form lists "Enter your customer number" and "Enter your password".`,
  },
  {
    site: 'bank',
    start: '/bank/sign-in',
    clean: 'passed',
    text: `People who don't remember their PIN keep calling the branch. On the sign-in page, open "Forgotten your PIN?" and make sure that it gives the number of the service line, 0431 555 0100.`,
  },
  {
    site: 'bank',
    start: '/bank/overview',
    clean: 'passed',
    bug: 'account-link',
    text: `From the overview, click on Household Account. The page that opens should have that name as its heading and show a balance of 312.75 EUR.`,
  },
  {
    site: 'bank',
    start: '/bank/overview',
    clean: 'passed',
    text: `There's a fold-out called Upcoming payments on the overview. When you open it you should see 780.00 EUR to Lakeside Property and 58.00 EUR to City Transit. The donation to Animal Shelter Nord is paused, so it must not show up there.`,
  },
  {
    site: 'bank',
    start: '/bank/',
    clean: 'failed',
    text: `Acceptance criteria for the account overview (login: customer number 40718823, PIN 5291):
- Everyday Account, Rainy Day Savings and Household Account are listed with their balances
- the account with the most money comes first, so Rainy Day Savings is in the first row`,
  },
  {
    site: 'bank',
    start: '/bank/accounts/everyday',
    clean: 'passed',
    bug: 'month-filter',
    text: `Choose February 2026 as the month. Only four transactions should be left in the table, "Rent February" being one of them. "Salary March" must be gone.`,
  },
  {
    site: 'bank',
    start: '/bank/accounts/everyday',
    clean: 'passed',
    bug: 'search-purpose',
    text: `As a customer I want to find payments by what they were for.

Acceptance criteria:
* Searching for "rent" finds the two payments to Lakeside Property.
* The line below the table then says "Showing 2 of 2 transactions".`,
  },
  {
    site: 'bank',
    start: '/bank/',
    clean: 'passed',
    bug: 'load-more-repeat',
    text: `Log in as customer 40718823, PIN 5291, and open the Everyday Account. Click Load more once. I expect "Showing 12 of 14 transactions" under the table. Click it a second time: now it says "Showing 14 of 14 transactions" and the button has disappeared.`,
  },
  {
    site: 'bank',
    start: '/bank/accounts/everyday',
    clean: 'passed',
    bug: 'sum-out',
    text: `Set the month filter to March 2026. Below the list, Total in should read 2,495.00 EUR and Total out -1,009.65 EUR.`,
  },
  {
    site: 'bank',
    start: '/bank/accounts/everyday',
    clean: 'passed',
    bug: 'reset-search',
    text: `A customer complained that he could not get rid of his search. So: type bakery into the search field, and you get 2 transactions. Then press "Reset filters". The search field has to be empty again and the page says "Showing 6 of 14 transactions".`,
  },
  {
    site: 'bank',
    start: '/bank/sign-in',
    clean: 'failed',
    text: `Sign in (customer number 40718823, PIN 5291), go to the Everyday Account and search for Green Grocer. Three payments are found.`,
  },
  {
    site: 'bank',
    start: '/bank/accounts/household',
    clean: 'passed',
    bug: 'filter-out',
    text: `Hi Jo, could you have a quick look at the in/out filter? On the household account pick "Money out" - only the Green Grocer and the Waterworks Nordhafen should remain, and Thomas Marsh shouldn't be listed any more. Thanks!`,
  },
  {
    site: 'bank',
    start: '/bank/',
    clean: 'passed',
    bug: 'balance-stale',
    text: `Log in with 40718823 and PIN 5291 and click New transfer. Send 84.50 EUR from the Everyday Account to Thomas Marsh, IBAN DE45 5003 0000 0055 1209 07, purpose "Birthday gift". Continue, check the review and continue again, enter the code 738204 and send the transfer. When you go back to the overview, the Everyday Account must be at 1,200.00 EUR.`,
  },
  {
    site: 'bank',
    start: '/bank/transfer',
    clean: 'passed',
    bug: 'not-listed',
    text: `1. Open "Saved recipients" and click "Use" for Lakeside Property.
2. Enter 25.00 as the amount and "Key deposit" as the purpose and click "Continue".
3. Click "Looks right, continue".
4. Enter 738204 as the confirmation code and click "Send transfer".
5. Click "Back to overview" and open the Everyday Account.
Expected: the first transaction in the list is the one to Lakeside Property with the purpose "Key deposit" and the amount -25.00.`,
  },
  {
    site: 'bank',
    start: '/bank/transfer',
    clean: 'passed',
    bug: 'iban-check',
    text: `Enter Anna Vogt as the recipient, DE12 3456 as the IBAN and 50 as the amount, then continue. You should stay on this step, with the message "Enter an IBAN with DE and 20 digits" at the top of the form.`,
  },
  {
    site: 'bank',
    start: '/bank/sign-in',
    clean: 'passed',
    bug: 'funds-check',
    text: `Given the customer 40718823 has signed in with PIN 5291
And is on the Transfer page
When she chooses the Household Account, enters "Thomas Marsh" as name of the recipient, "DE45500300000055120907" as IBAN and "400.00" as amount
And clicks Continue
Then the error "There is not enough money in this account" is shown`,
  },
  {
    site: 'bank',
    start: '/bank/transfer',
    clean: 'passed',
    bug: 'purpose-lost',
    text: `Nothing may get lost when I go back from the review. I fill in the recipient Book Harbour, the IBAN DE89 3704 0044 0532 0130 00, the amount 31.90 and the purpose "Invoice 7702" and continue. On the review page I click "Change details". The amount is still 31.90 and the purpose still says "Invoice 7702".`,
  },
  {
    site: 'bank',
    start: '/bank/transfer',
    clean: 'passed',
    bug: 'code-check',
    text: `A transfer must not go through with a wrong code. Fill in a transfer of 10.00 EUR to Thomas Marsh (IBAN DE45 5003 0000 0055 1209 07) and proceed to the last step. There, type 000000 as confirmation code and press "Send transfer". An error appears that begins with "This code is not right", and the heading is still "Confirm your transfer".`,
  },
  {
    site: 'bank',
    start: '/bank/transfer',
    clean: 'passed',
    bug: 'saved-recipient',
    text: `Unfold the saved recipients and use Thomas Marsh. The form now has Thomas Marsh as name of recipient and DE45 5003 0000 0055 1209 07 as IBAN.`,
  },
  {
    site: 'bank',
    start: '/bank/transfer',
    clean: 'failed',
    text: `When the user enters a transfer of 120.00 EUR from the Everyday Account to Anna Vogt with IBAN DE89 3704 0044 0532 0130 00 and continues, the review page shows an amount of 120.00 EUR and a balance afterwards of 1,174.50 EUR.`,
  },
  {
    site: 'bank',
    start: '/bank/transfer',
    clean: 'passed',
    text: `Cancelling at the last moment:
- enter a transfer of 60 EUR to Anna Vogt, IBAN DE89370400440532013000, and go on until you are asked for the code
- click Cancel transfer
- "The transfer was cancelled. No money was moved." is displayed
- the Everyday Account still has 1,284.50 EUR`,
  },
  {
    site: 'bank',
    start: '/bank/orders',
    clean: 'passed',
    bug: 'pause-status',
    text: `Pause the standing order to City Transit. Its status changes to Paused, and the button in that row is now called Resume.`,
  },
  {
    site: 'bank',
    start: '/bank/sign-in',
    clean: 'passed',
    bug: 'order-total',
    text: `Sign in with customer number 40718823 / PIN 5291 and open the standing orders. The total of active orders is 838.00 EUR. Resume the donation to Animal Shelter Nord and the total goes up to 853.00 EUR.`,
  },
  {
    site: 'bank',
    start: '/bank/orders',
    clean: 'passed',
    bug: 'delete-stays',
    text: `Test: delete a standing order
Steps: click Delete in the row of City Transit, then confirm with "Yes, delete".
Result: "The standing order to City Transit was deleted." appears, and City Transit is no longer in the table. Lakeside Property is still there.`,
  },
  {
    site: 'bank',
    start: '/bank/orders',
    clean: 'passed',
    bug: 'delete-keep',
    text: `If I click Delete next to Lakeside Property, the bank asks "Delete standing order?". I change my mind and choose "Keep it": the question goes away and the order is still in the list.`,
  },
  {
    site: 'bank',
    start: '/bank/orders',
    clean: 'passed',
    bug: 'order-interval',
    text: `Create a new standing order: recipient Music School Nord, IBAN DE89 3704 0044 0532 0130 00, amount 95.00, purpose Piano lessons, quarterly, first payment on 1 May 2026. Afterwards the list has a row for Music School Nord which says Quarterly and 95.00, with the next payment on 1 May 2026.`,
  },
  {
    site: 'bank',
    start: '/bank/orders',
    clean: 'failed',
    text: `As somebody who is short of money I want to pause my rent order for a while. When I press Pause in the row of Lakeside Property, its status becomes Paused. The total of active orders drops to 780.00 EUR.`,
  },
  {
    site: 'bank',
    start: '/bank/cards',
    clean: 'passed',
    bug: 'unfreeze-disabled',
    bugged: 'error',
    text: `Freeze the debit card ending 4471; its status should be Frozen. Then click "Unfreeze card". The status goes back to Active and the text "Your card can be used again." appears.`,
  },
  {
    site: 'bank',
    start: '/bank/cards',
    clean: 'passed',
    bug: 'slider-value',
    text: `Open the limits of the debit card and move the slider for online payments per day to 800. The amount next to the slider should say 800 EUR.`,
  },
  {
    site: 'bank',
    start: '/bank/',
    clean: 'passed',
    bug: 'replace-days',
    text: `Support gets many calls about lost cards, so please go through this once. Log in as 40718823 (PIN 5291), go to Cards and open "Replace card" for the credit card ending 9026. Select Lost and order the new card. We promise the customer "Your new card will arrive within 5 working days." and the status of the credit card is "Replacement ordered".`,
  },
  {
    site: 'bank',
    start: '/bank/cards',
    clean: 'failed',
    text: `Under Limits of the credit card ending 9026, change cash withdrawals per day to 1200 and click Save limits. The page confirms with "Your limits were saved."`,
  },
  {
    site: 'bank',
    start: '/bank/goals',
    clean: 'passed',
    bug: 'goal-percent',
    text: `Add 80.00 EUR to the goal "New bicycle". It then shows 400.00 of 800.00 EUR and 50 %.`,
  },
  {
    site: 'bank',
    start: '/bank/sign-in',
    clean: 'passed',
    bug: 'goal-reached',
    text: `Given I have signed in with customer number 40718823 and PIN 5291 and opened Savings goals
When I add 300 EUR to Summer in Norway
Then Summer in Norway is marked as "Reached"
And I read "300.00 EUR were added to Summer in Norway."`,
  },
  {
    site: 'bank',
    start: '/bank/goals',
    clean: 'failed',
    text: `Saved for all goals starts at 3,720.00 EUR. After you have put another 100.00 EUR towards the new bicycle, it must be 3,830.00 EUR.`,
  },
  {
    site: 'bank',
    start: '/bank/messages',
    clean: 'passed',
    bug: 'unread-badge',
    text: `The menu shows a 3 next to Messages because three messages are unread. Open "New terms for credit cards" - now the number next to Messages in the menu has to be 2.`,
  },
  {
    site: 'bank',
    start: '/bank/messages',
    clean: 'failed',
    text: `Open the message about the new terms for credit cards. It comes from the Card service and says that payments abroad cost 2.5 percent from 1 July 2026.`,
  },
  {
    site: 'bank',
    start: '/bank/profile',
    clean: 'passed',
    bug: 'paperless-forgets',
    text: `Turn on paperless statements in the profile. "Your statements come to your inbox." is shown below the switch. Reload the page: the switch is still on.`,
  },
];
