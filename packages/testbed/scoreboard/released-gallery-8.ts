import type { VerdictEntry } from './entry.ts';

/** Texts of people who had seen neither parser nor engine; looked at since. */
export const entries: VerdictEntry[] = [
  // Home
  {
    site: 'gallery',
    start: '/gallery/',
    text: `Smoke test, navigation

Precondition: the start page of the gallery is open.
1. Check the heading. It reads "Gallery", and the text below it says there are ten small applications.
2. Click Staff in the navigation at the top.
Expected result: the Staff page opens and there are 12 people in total, five of them on the first page.`,
    clean: 'passed',
  },
  // Hotels
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `TC-01 Search for a hotel
1. Type "Lis" into Destination and pick "Lisbon, Portugal" from the suggestions.
2. Open the calendar and choose 12 March 2027 as the check-in date.
3. Press Search.
Expected: after a moment the page says "6 hotels found in Lisbon" and shows four hotels.
4. Click Load more.
Expected: Garden House and Royal Court are listed as well, and the Load more button is gone.`,
    clean: 'passed',
    bug: 'booking-hotel-count',
  },
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `As a traveller on a small budget I want to sort the hotels by price so that I see the cheapest ones first.

Acceptance criteria:
- I search for Porto with a check-in on 10 March 2027 and get a list of hotels.
- When I sort by "Price: low to high", City Lodge is the first hotel, at €80 per night.
- Harbour Inn comes second.
- Royal Court is not among the hotels shown.`,
    clean: 'passed',
    bug: 'booking-price-sort',
  },
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `Given I have searched for hotels in Vienna with check-in on 13 March 2027
When I click Book for Grand Plaza
Then I am asked "Book Grand Plaza?"
When I click Cancel
Then the question goes away
And My bookings still says "No bookings yet."`,
    clean: 'passed',
    bug: 'booking-cancel-books',
  },
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `Test case: price in the booking question

Steps:
1. Enter Rome as the destination and choose 13 March 2027 for check-in. Leave the check-out date at 15 March 2027.
2. Set the number of guests to 3 and the room type to Suite.
3. Click Search, then click Book on the Old Mill card.

Expected result: the dialog names 2 nights for 3 guests, and the price is €360 in total.`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `Boundary test for the number of guests. The Guests field starts with 2. Click the plus button next to it six times. The field should now show 8 and the plus button must be disabled, because we do not accept more than 8 guests. The minus button can still be used.`,
    clean: 'passed',
    bug: 'booking-guests-limit',
  },
  // Board
  {
    site: 'gallery',
    start: '/gallery/board',
    text: `TC Board 3: progress is updated when a card is finished

Precondition: "1 of 6 cards done" is shown at the top of the board.
Step 1: Drag the card "Review budget" from In progress to Done.
Expected: Review budget is in the Done column, together with Order chairs. The line at the top now reads "2 of 6 cards done", and Done shows "2 cards".`,
    clean: 'passed',
    bug: 'board-stale-count',
  },
  {
    site: 'gallery',
    start: '/gallery/board',
    text: `As a team member I want to undo a deletion, so that a wrong click does not cost me a card.

AC 1: When I delete the card "Fix login", it disappears and I see the message: Deleted "Fix login".
AC 2: When I then click Undo, Fix login is back in the To do column, which has 3 cards again.`,
    clean: 'passed',
    bug: 'board-undo',
  },
  {
    site: 'gallery',
    start: '/gallery/board',
    text: `Check the list of priorities below the board:
- Security is at the top and Documentation is at the bottom.
- Drag Documentation onto Security.
- Documentation is now the first item, and Security is the second.`,
    clean: 'passed',
    bug: 'board-priority-order',
  },
  {
    site: 'gallery',
    start: '/gallery/board',
    text: `1. Type "Check invoices" in the New card field.
2. Click Add card.

Expected result: The field is empty again. The new card turns up in the In progress column, which now has 3 cards.`,
    clean: 'failed',
  },
  // Staff
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `TC-21 Sorting by salary
1. Click on the column heading Salary twice.
Expected: the highest salary is on top. The first row is Elena Rossi with 104,000, the second one is Jonas Meyer with 98,000.
2. Click on Salary once more.
Expected: now Ines Weber is in the first row with 9,800.`,
    clean: 'passed',
    bug: 'staff-salary-sort',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `When the user types Kim into the filter above the table, only David Kim is listed and the counter says "1 person". Kira Novak must not be in the table. After clearing the filter all 12 people are counted again.`,
    clean: 'passed',
    bug: 'staff-filter-last-letter',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `Test case: change somebody's role

Precondition: Ben Okafor is listed as Designer.

1. Click Edit in the row of Ben Okafor.
2. Replace the role with "Lead Designer" and click Save.

Expected result: "Changes saved." is displayed, and his row shows Lead Designer as the role. The office is still Berlin.`,
    clean: 'passed',
    bug: 'staff-edit-lost',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `As an office manager I want to see only the people of my own office.

Acceptance criteria:
* Choosing Berlin in the Office list shows 3 people.
* Ben Okafor is one of them.
* Nobody from London is in the table.`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `Given the first page of the staff list is open and nobody is selected
Then the button "Archive selected" is disabled
When I tick the Select all checkbox in the table header
Then it says "5 selected"
When I click "Archive selected"
Then I see "5 people archived."
And 7 people are left`,
    clean: 'passed',
    bug: 'staff-select-all',
  },
  // Settings
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `Retest of a customer complaint about the weekly summary. Go to the Notifications tab, turn the weekly summary on and click Save. The message "Your notifications were saved." appears. Reload the page and open Notifications again. The switch used to be off at this point, it must still be on.`,
    clean: 'passed',
    bug: 'settings-switch-lost',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `User story: As a remote worker I want to set my time zone, so that times are shown the way I need them.

Acceptance criteria
1. Lisbon is set at first.
2. I can open the time zone list and choose New York. The list closes and New York is shown as the time zone.
3. After I click Save and reload the page, it is still New York.`,
    clean: 'passed',
    bug: 'settings-zone-lost',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `TC-34 Account cannot be deleted by accident

1. Open the Danger zone.
   Expected: the checkbox "I understand that everything will be lost" is not ticked and the Delete account button is disabled.
2. Tick the checkbox.
   Expected: the button is enabled.
3. Click Delete account and answer with "Keep account".
   Expected: the dialog closes, and there is no message that the account was deleted.`,
    clean: 'passed',
    bug: 'settings-delete-enabled',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `Open the Appearance tab and select the Dark theme. The page says "The theme is Dark." Now click on Restore defaults. You get the message "The defaults are back." and Light is selected again. The brightness is 80 %.`,
    clean: 'passed',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `Checklist for the default notification settings (tab Notifications):
- E-mail notifications are on
- Push notifications are off
- Weekly summary is off
- Quiet from is 22:00
- Quiet until is 06:00`,
    clean: 'failed',
  },
  // Mail
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `Precondition: the Inbox shows 3 unread messages.

Steps
1. Tick the checkboxes of "Lunch on Friday" and "Your statement".
2. Click the "Mark as read" button.

Expected result
The number next to Inbox goes down to 1.`,
    clean: 'passed',
    bug: 'mail-unread-count',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `As a user with a full inbox I want to move messages to the archive so that I can find them later.

Scenario: I select the message "Holiday pictures" and choose Message > Move to > Archive from the menu. I see "1 message moved to Archive." and the message from Tom Hill is no longer in my Inbox. When I open the Archive folder, it is there.`,
    clean: 'passed',
    bug: 'mail-move-to',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `TC-42 Send a message
1. Click Compose.
2. Enter "tom" in the To field, "Hello from Oslo" as the subject, and click Send.
   Expected: "Enter a valid e-mail address." is shown and the window stays open.
3. Change To to tom@example.com and click Send again.
   Expected: the window closes and the message "Message sent to tom@example.com." appears.
4. Open the Sent folder.
   Expected: "Hello from Oslo" is listed.`,
    clean: 'passed',
    bug: 'mail-send-message',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `In the View menu, choose "Unread only". The Inbox then lists just three messages: Lunch on Friday, Your statement and Holiday pictures. Meeting notes is not shown.`,
    clean: 'failed',
  },
  // Files
  {
    site: 'gallery',
    start: '/gallery/files',
    text: `Test: browse the folders
1. Click on Documents in the folder tree. It opens and shows Contracts and Invoices below it.
2. Click Invoices.
Expected: the heading is Invoices and there are three files, march.pdf, april.pdf and may.pdf. lease.pdf is not among them.`,
    clean: 'passed',
    bug: 'files-tree',
  },
  {
    site: 'gallery',
    start: '/gallery/files',
    text: `Given the Contracts folder is open
When I click Rename next to lease.pdf and enter "lease-2027.pdf" in the prompt
Then the folder contains lease-2027.pdf
And lease.pdf is no longer listed
And insurance.pdf is still there`,
    clean: 'passed',
    bug: 'files-rename',
  },
  {
    site: 'gallery',
    start: '/gallery/files',
    text: `As a user I want to see which files I have uploaded.

Acceptance criteria:
- Before anything is uploaded, the page says "No files uploaded."
- When I upload a file named minutes.txt, the progress bar goes to 100 %.
- After that minutes.txt appears under Uploaded files, and below it is written "1 file uploaded."`,
    clean: 'passed',
    bug: 'files-upload-empty',
  },
  // Survey
  {
    site: 'gallery',
    start: '/gallery/survey',
    text: `TC-50 Complete the survey

1. Enter the name Nora and the e-mail address nora@example.com, select "30 to 59" and click Continue.
2. Tick Music and Travel, then click Continue.
3. Give 4 stars, leave the comment empty, and click Continue.
Expected: the summary shows Nora, nora@example.com, 30 to 59, "Music, Travel" and "4 of 5 stars".
4. Click Send.
Expected: "Thank you, Nora! Your answers were sent."`,
    clean: 'passed',
    bug: 'survey-summary-rating',
  },
  {
    site: 'gallery',
    start: '/gallery/survey',
    text: `As a participant I want to go back without losing my answers. I fill in Paul as my name and paul@example.com as my e-mail and continue to step 2. When I click Back there, I am on step 1 of 4 again, and both my name and my e-mail are still filled in.`,
    clean: 'passed',
    bug: 'survey-back-loses',
  },
  {
    site: 'gallery',
    start: '/gallery/survey/interests',
    text: `Steps:
1. On the interests page, tick "Select all".
2. Untick Sports.

Expected results:
- After step 1: Music, Sports, Travel and Cooking are all ticked, and the page says "4 of 4 chosen".
- After step 2: "3 of 4 chosen", and Select all is no longer ticked.`,
    clean: 'passed',
    bug: 'survey-select-all',
  },
  {
    site: 'gallery',
    start: '/gallery/survey/rating',
    text: `Character counter of the comment field: with an empty field it says "100 characters left". Type "Great service" into the comment. The counter goes down to "85 characters left".`,
    clean: 'failed',
  },
  // Editor
  {
    site: 'gallery',
    start: '/gallery/editor',
    text: `TC-60 Preview follows the saved draft

Precondition: the preview on the editor page shows "Untitled".
1. Enter "My trip" as the title.
2. Write "We stayed in Porto for a week." in the document.
3. Click Save draft.
Expected: the status changes to "Draft saved." The preview below has the heading "My trip" and shows the sentence about Porto.`,
    clean: 'passed',
    bug: 'editor-preview-stale',
  },
  {
    site: 'gallery',
    start: '/gallery/editor',
    text: `As an author I want to collect comments on my text.

- At first the comments section says "No comments yet."
- When I write "Looks good to me" in the comment field and click Add comment, it appears in the list of comments and the field is emptied.
- The counter says "1 comment".`,
    clean: 'passed',
    bug: 'editor-comment-lost',
  },
  {
    site: 'gallery',
    start: '/gallery/editor/preview',
    text: `Preview page without a draft: it shows the heading Untitled and the text "Nothing written yet." Click Larger text; the size changes from 100 % to 125 %. Click it again and it is 150 %.`,
    clean: 'passed',
  },
  // Budget
  {
    site: 'gallery',
    start: '/gallery/budget',
    text: `1. Double-click the January amount of Rent (850).
2. Enter 900 and press Enter.

Expected: the total of the Rent row changes from 2550 to 2600. The grand total is now €3,760, the other rows stay as they are.`,
    clean: 'passed',
    bug: 'budget-stale-total',
  },
  {
    site: 'gallery',
    start: '/gallery/budget',
    text: `Given the budget table is open
When I double-click the amount for Food in February, type 500 and press Escape
Then the cell shows 280 again
And the total for Food is still 890
And the grand total is still €3,710`,
    clean: 'passed',
  },
  {
    site: 'gallery',
    start: '/gallery/budget',
    text: `As a planner I want the totals to follow when I change an amount. When I double-click the Travel amount for January, change it to 200 and confirm with Enter, the Travel total is 340. No error is shown.`,
    clean: 'failed',
  },
  // Feed
  {
    site: 'gallery',
    start: '/gallery/feed',
    text: `TC-71 Like and unlike a post
Precondition: the post "Trains" has 3 likes.
1. Click the heart of the Trains post. Expected: it has 4 likes.
2. Click the same heart again. Expected: the post is back at 3 likes.`,
    clean: 'passed',
    bug: 'feed-like-count',
  },
  {
    site: 'gallery',
    start: '/gallery/feed',
    text: `As a reader I want to hide posts that do not interest me.

Acceptance criteria:
1. When I move the mouse over the More button of the Coffee post and choose "Hide post", I get the message "The post was hidden."
2. Coffee is gone from the feed.
3. Rain and Trains are still there.`,
    clean: 'passed',
    bug: 'feed-hide-wrong',
  },
  {
    site: 'gallery',
    start: '/gallery/feed',
    text: `Test the order of the feed. With "Newest first" the post at the top is Rain. Switch the order to "Oldest first". Expected result: Gardens is now the first post, and the page still says "4 posts shown".`,
    clean: 'failed',
  },
];
