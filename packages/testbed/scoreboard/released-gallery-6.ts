import type { VerdictEntry } from './entry.ts';

/** Texts of people who had seen neither parser nor engine; looked at since. */
export const entries: VerdictEntry[] = [
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `Sort hotels by price

1. Type "Por" as the destination and select "Porto, Portugal".
2. Open the calendar and select 10 March 2027 as the check-in date.
3. Click Search and wait until the hotels are found.
4. Sort by "Price: low to high".

Expected: the hotels are shown in the order City Lodge, Harbour Inn, Old Mill, Garden House.`,
    clean: 'passed',
    bug: 'booking-price-sort',
  },
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `As a traveller on a budget I want to limit the price per night.

Acceptance criteria:
- I choose Rome, Italy as the destination (typing "Ro" is enough to get the suggestion) and 8 March 2027 in the calendar
- When I set the maximum price to 150, it shows €150
- After I click Search, it says "4 hotels found in Rome"
- Grand Plaza is not in the list and there is no "Load more" button`,
    clean: 'passed',
    bug: 'booking-max-price',
  },
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `Breakfast costs €10 per night. Enter "Lis" as destination and pick Lisbon, Portugal, choose 12 March 2027 as check-in in the calendar, tick "With breakfast" and search. Then book the Harbour Inn and confirm the booking. Under My bookings it should say "Harbour Inn, €315".`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/board',
    text: `Given the card "Update logo" is in the To do column
When I delete it
Then I see the message Deleted "Update logo".
And the To do column has 2 cards
When I click Undo
Then the card "Update logo" is back in the To do column
And the column has 3 cards again`,
    clean: 'passed',
    bug: 'board-undo',
  },
  {
    site: 'gallery',
    start: '/gallery/board',
    text: `The priorities at the bottom of the board can be reordered. Drag Documentation to the top of the list, onto Security. The order should then be Documentation, Security, Speed, Design.`,
    clean: 'passed',
    bug: 'board-priority-order',
  },
  {
    site: 'gallery',
    start: '/gallery/board',
    text: `Move a card to Done
Steps: Drag the card "Write tests" from To do to the Done column.
Expected result: The card is shown in Done, the To do column has 2 cards and Done has 3 cards.`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `Check the paging of the staff list.
- There are 12 people on 3 pages. The Previous button is disabled on the first page.
- Click Next. Page 2 of 3 lists Farid Hassan, Grace Chen, Hugo Laurent, Ines Weber and Jonas Meyer.
- Click Next again. The last page lists Kira Novak and Liam Byrne, and the Next button is disabled.`,
    clean: 'passed',
    bug: 'staff-page-skips',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `We are closing the Berlin office. Select Berlin as the office, the list should show 4 people. Tick "Select all", it should say "4 selected". Click "Archive selected" and the message "4 people archived." appears. After that there should be nobody left in Berlin, so the page says "Nobody matches."`,
    clean: 'passed',
    bug: 'staff-select-all',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `Given I am on the staff page
When I enter "support" in the filter
And I select the office Madrid
Then I see 2 people`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `Test case: weekly summary is saved

1. Go to the Notifications tab.
2. Turn on "Weekly summary".
3. Click Save. The message "Your notifications were saved." is shown.
4. Reload the page and open the Notifications tab again.

Expected: the weekly summary is still on.`,
    clean: 'passed',
    bug: 'settings-switch-lost',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `On the Appearance tab the font size is 16 px by default. When I focus the Font size slider and press the right arrow key twice, it should show 18 px. After clicking "Restore defaults" it should be 16 px again.`,
    clean: 'passed',
    bug: 'settings-font-size',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `Default notification settings: open the Notifications tab. E-mail notifications should be on, push notifications should be off, and the quiet time should be from 22:00 until 08:00.`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `The mail search should also look at the subject. If I search for "notes", only the message "Anna Berg: Meeting notes" should be listed, the message from Mia Wong should not be visible. When I clear the search field, Mia Wong's message is back.`,
    clean: 'passed',
    bug: 'mail-search-subject',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `Given I have opened a new message with Message > New message
When I enter lena@example.org in To, "Team outing" as the subject and "Who is coming along?" as the text
And I click Send
Then I see "Message sent to lena@example.org."
And the Sent folder contains the message "Me: Team outing"`,
    clean: 'passed',
    bug: 'mail-send-message',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `A half-written mail must not get lost.
1. Click Compose and enter "Invoice 2027" as the subject.
2. Click Cancel. The browser asks "Discard this message?".
3. Dismiss the question.
The New message dialog should still be open and the subject should still be "Invoice 2027".`,
    clean: 'passed',
    bug: 'mail-discard',
  },
  {
    site: 'gallery',
    start: '/gallery/files',
    text: `Click Rename next to lease.pdf and enter rent-2027.pdf as the new name. The list should now contain rent-2027.pdf and insurance.pdf, and lease.pdf should be gone.`,
    clean: 'passed',
    bug: 'files-rename',
  },
  {
    site: 'gallery',
    start: '/gallery/files',
    text: `User story: As an office manager I want to download a list of all files so that I can open it in Excel.
Acceptance criteria:
- "Download list" can be found under "More actions"
- Clicking it downloads a file named files.csv`,
    clean: 'passed',
    bug: 'files-download-name',
  },
  {
    site: 'gallery',
    start: '/gallery/files',
    text: `Open "More actions" and click on "Storage details". An alert should appear with the text "3.2 GB of 10 GB used."`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/survey',
    text: `When I go back in the survey, my answers should not be lost. I enter the name Peter and the e-mail peter@example.com, select the age group 30 to 59 and click Continue. On step 2 I click Back. On step 1 my name and e-mail should still be filled in and "30 to 59" should still be selected.`,
    clean: 'passed',
    bug: 'survey-back-loses',
  },
  {
    site: 'gallery',
    start: '/gallery/survey/interests',
    text: `Interests in the survey:
1. At the beginning it says "0 of 4 chosen".
2. Tick "Select all". Music, Sports, Travel and Cooking are all checked and it says "4 of 4 chosen".
3. Untick Sports. It says "3 of 4 chosen" and "Select all" is not checked anymore.`,
    clean: 'passed',
    bug: 'survey-select-all',
  },
  {
    site: 'gallery',
    start: '/gallery/survey',
    text: `The rating is optional. Fill in the name Julia and continue, continue again without choosing any interests, and on the third page write the comment "All good" without giving a rating. After clicking Continue the summary (Step 4 of 4) should be shown.`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/editor',
    text: `Saving with the keyboard

Given I have entered the title "Shopping list" and the text "Milk and bread" in the document
And the editor says "Not saved"
When I press Ctrl+S
Then it says "Draft saved."`,
    clean: 'passed',
    bug: 'editor-shortcut-save',
  },
  {
    site: 'gallery',
    start: '/gallery/editor',
    text: `Comments in the editor. At first it says "No comments yet." Write "Looks good to me" into the comment field and click Add comment. The comment should appear in the list, the field should be empty and it should say "1 comment". Add a second comment "Please check the title", now it should say "2 comments".`,
    clean: 'passed',
    bug: 'editor-comment-lost',
  },
  {
    site: 'gallery',
    start: '/gallery/editor',
    text: `The word count includes the title.
Steps:
1. Enter "My trip" as the title.
2. Enter "We went to Porto by train" in the document.
Expected result: "8 words" is displayed.`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/budget',
    text: `Totals are updated when an amount changes.
1. Double-click the January amount of Travel (120).
2. Enter 200 and press Enter.
3. The total of Travel should be 350 and the grand total €3,790.`,
    clean: 'passed',
    bug: 'budget-stale-total',
  },
  {
    site: 'gallery',
    start: '/gallery/budget',
    text: `When I click "Load last year", the message "Last year was loaded." should appear after a moment. The table then has the rows Rent, Food, Travel and Insurance, with 90 for Insurance in every month. The grand total is €3,585.`,
    clean: 'passed',
    bug: 'budget-row-missing',
  },
  {
    site: 'gallery',
    start: '/gallery/budget',
    text: `Escape cancels editing. Double-click the February amount of Rent, type 999 and press Escape. Rent should still be 850 in February, and the grand total should still be €3,710.`,
    clean: 'passed',
  },
  {
    site: 'gallery',
    start: '/gallery/feed',
    text: `As a reader I want to like a post and take my like back.

Acceptance criteria:
- The post Gardens has 4 likes at first
- When I click the heart of Gardens, it has 5 likes
- When I click the heart again, it has 4 likes`,
    clean: 'passed',
    bug: 'feed-like-count',
  },
  {
    site: 'gallery',
    start: '/gallery/feed',
    text: `Given the feed shows 4 posts
When I click "Load more"
Then 8 posts are shown and Bread is one of them
When I click "Load more" again
Then 12 posts are shown
And it says "You have seen everything."
And the "Load more" button is gone`,
    clean: 'passed',
    bug: 'feed-load-more',
  },
  {
    site: 'gallery',
    start: '/gallery/feed',
    text: `Reporting a post: hover over the More button of the post Trains and choose Report from the menu. The message "The post was reported." should be shown, and the post Trains should still be in the feed.`,
    clean: 'failed',
  },
];
