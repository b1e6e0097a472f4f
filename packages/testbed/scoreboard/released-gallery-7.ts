import type { VerdictEntry } from './entry.ts';

/** Texts of people who had seen neither parser nor engine; looked at since. */
export const entries: VerdictEntry[] = [
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `Cancel a booking before it is confirmed

Steps:
1. Enter "Lon" as the destination and choose "London, United Kingdom" from the suggestions.
2. Open the calendar and choose 13 March 2027.
3. Click Search and wait for the results.
4. Click Book at the City Lodge. A dialog asks "Book City Lodge?" and names a price of €160 in total.
5. Click Cancel.

Expected result: the dialog is closed and under My bookings it still says "No bookings yet."`,
    clean: 'passed',
    bug: 'booking-cancel-books',
  },
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `A room can be booked for 8 guests at most. The number of guests is 2 at the beginning. Click the button "More guests" six times. Now the number of guests should be 8 and the button "More guests" should be disabled.`,
    clean: 'passed',
    bug: 'booking-guests-limit',
  },
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `The check-in date is optional. When I type "Par", select "Paris, France" and click Search without choosing a date, I should see "6 hotels found in Paris".`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/board',
    text: `Given the card "Review budget" is in the column "In progress"
When I drag it to the column "Done"
Then the column "Done" contains the cards "Order chairs" and "Review budget"
And the column "In progress" only contains "Plan party"`,
    clean: 'passed',
    bug: 'board-wrong-column',
  },
  {
    site: 'gallery',
    start: '/gallery/board',
    text: `Check the progress on the board.
- At first the text above the columns is "1 of 6 cards done"
- Move the card "Fix login" to the column Done by drag and drop
- The text changes to "2 of 6 cards done"
- Below the heading Done it says "2 cards"`,
    clean: 'passed',
    bug: 'board-stale-count',
  },
  {
    site: 'gallery',
    start: '/gallery/board',
    text: `As a project manager I want to add several cards. I enter "Buy cake" as a new card and click Add card, then I do the same with "Send invites". Both cards should be in the To do column, which now has 5 cards. The text at the top should say "1 of 7 cards done".`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `Sort staff by salary
1. Click the column header Salary. The first row is Ines Weber with 9,800 and the second is Farid Hassan with 38,500.
2. Click Salary again. The first row is Elena Rossi with 104,000.`,
    clean: 'passed',
    bug: 'staff-salary-sort',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `Carla Mendes got a new job in our company. Click Edit in the row of Carla Mendes, change the role to "Controller" and click Save. The message "Changes saved." is displayed and the row of Carla Mendes shows Controller instead of Accountant.`,
    clean: 'passed',
    bug: 'staff-edit-lost',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `clicking "Export CSV" on the staff page should download a file with the name staff.csv`,
    clean: 'passed',
    bug: 'staff-export-name',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `User story: As a user I want to change my name and country so that my profile is up to date.

Acceptance criteria:
- On the Profile tab I can enter "Grace" as display name and select Spain as country
- After a click on Save the message "Your profile was saved." is shown
- After reloading the page, the display name is Grace and the country is Spain`,
    clean: 'passed',
    bug: 'settings-wrong-message',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `When I click on the tab "Notifications", I should see the heading "What we tell you". The heading "How it looks" should not be visible, because it belongs to the tab "Appearance".`,
    clean: 'passed',
    bug: 'settings-tab-panel',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `Brightness setting

Steps:
1. Open the Appearance tab.
2. Set the brightness to 50. It shows "50 %".
3. Click on "Restore defaults".

Expected: the message "The defaults are back." appears and the brightness is 100 %.`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `Keyboard shortcut: if I press the key c on the mail page, a dialog with the title "New message" should open. It has the fields To, Subject and Text, and all of them are empty.`,
    clean: 'passed',
    bug: 'mail-shortcut',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `Mark all messages as read:
1. The Inbox shows 3 unread messages.
2. Check "Select all" and click "Mark as read".
3. There should be no number next to Inbox any more.
4. Click View and then "Unread only". The page should say "No messages here."`,
    clean: 'passed',
    bug: 'mail-unread-count',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `Given the badge of the Inbox shows 3
When I right-click on the message "Tom Hill: Holiday pictures" and choose "Mark as unread"
Then the badge of the Inbox shows 4`,
    clean: 'passed',
  },
  {
    site: 'gallery',
    start: '/gallery/files',
    text: `A file must not be deleted when the user cancels. Click on Delete next to insurance.pdf. The browser asks "Delete insurance.pdf?". Click Cancel. The file insurance.pdf should still be in the list.`,
    clean: 'passed',
    bug: 'files-delete-cancel',
  },
  {
    site: 'gallery',
    start: '/gallery/files',
    text: `Uploading a file

Before the upload, the page says "No files uploaded." Upload a file named contract.pdf with "Choose files". When the progress is at 100 %, the page should say "1 file uploaded." and the list "Uploaded files" should contain contract.pdf.`,
    clean: 'passed',
    bug: 'files-upload-empty',
  },
  {
    site: 'gallery',
    start: '/gallery/files',
    text: `Click on the folder Pictures. The heading changes to Pictures and the following files are listed:
- beach.jpg
- cat.jpg
- dog.jpg`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/survey',
    text: `The name is mandatory in the survey. I leave "Your name" empty, select the age group "Under 30" and click Continue. I should get the message "Please enter your name." and the page should still say "Step 1 of 4".`,
    clean: 'passed',
    bug: 'survey-required',
  },
  {
    site: 'gallery',
    start: '/gallery/survey/rating',
    text: `Test the character counter of the comment field.
Step 1: Look at the counter. Expected: "100 characters left"
Step 2: Enter "Very friendly staff" as the comment. Expected: "81 characters left"`,
    clean: 'passed',
    bug: 'survey-counter',
  },
  {
    site: 'gallery',
    start: '/gallery/survey',
    text: `Summary of the survey when the e-mail is missing.

1. Enter the name Lea and click Continue.
2. Click Continue on the page with the interests.
3. Select 5 stars and click Continue.

The summary should show the name Lea, the rating "5 of 5 stars" and "Not given" for the e-mail.`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/editor',
    text: `Given I am in the editor and it shows "0 words"
When I write "Rain all day long" in the document
Then it shows "4 words"
When I click "Clear text"
Then the document is empty
And it shows "0 words" again`,
    clean: 'passed',
    bug: 'editor-word-count',
  },
  {
    site: 'gallery',
    start: '/gallery/editor',
    text: `You can't publish a document that has no title. Write "Some thoughts about spring" into the document and leave the title empty, the Publish button must stay disabled. Then enter the title "Spring". Now the Publish button must be enabled.`,
    clean: 'passed',
    bug: 'editor-publish-empty',
  },
  {
    site: 'gallery',
    start: '/gallery/editor',
    text: `The preview is updated while I am typing. When I enter the title "Holiday plans" and do not save, the preview should already show the heading "Holiday plans".`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/budget',
    text: `Change the year of the budget:
- The year is 2026 when the page is opened
- After a click on "Next year" it is 2027
- After two clicks on "Previous year" it is 2025`,
    clean: 'passed',
    bug: 'budget-year',
  },
  {
    site: 'gallery',
    start: '/gallery/budget',
    text: `The rent goes up by 50 euros. I double-click the January amount of Rent, enter 900 and press Enter. Then I do the same for February. The total of Rent should now be 2650 and the grand total should be €3,810.`,
    clean: 'passed',
    bug: 'budget-stale-total',
  },
  {
    site: 'gallery',
    start: '/gallery/budget',
    text: `Steps: Open the budget page and click on "Show notes".
Expected result: A note appears that says "Amounts are in dollars, rounded to the full dollar."`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/feed',
    text: `As a reader I want to start with the oldest posts.

Acceptance criteria:
1. When I select "Oldest first" in Order, the first post is Snow.
2. Snow was posted 12 hours ago.
3. The post Rain is not among the 4 posts shown.`,
    clean: 'passed',
    bug: 'feed-order',
  },
  {
    site: 'gallery',
    start: '/gallery/feed',
    text: `Move the mouse over the More button of the post Gardens and click on "Hide post". The message "The post was hidden." appears. The post Gardens is no longer in the feed. The post Bread is shown in its place, so there are still 4 posts.`,
    clean: 'passed',
    bug: 'feed-hide-wrong',
  },
  {
    site: 'gallery',
    start: '/gallery/feed',
    text: `The Activity box loads more events when I scroll down. At the beginning it contains Event 1 to Event 10. After I scroll to the end of the box, Event 11 appears. After I scroll to the end of the box three more times, Event 40 is there.`,
    clean: 'failed',
  },
];
