import type { VerdictEntry } from './entry.ts';

/** Texts of people who had seen neither parser nor engine; tuned against since. */
export const entries: VerdictEntry[] = [
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `Search for a hotel in Lisbon: type "Lis" in Destination, pick "Lisbon, Portugal" from the suggestions, open the calendar and choose 12 March 2027 as the check-in date, then press Search. It should say "6 hotels found in Lisbon".`,
    clean: 'passed',
    bug: 'booking-hotel-count',
  },
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `1. Type "Vie" into the Destination field and select "Vienna, Austria"
2. Click the calendar icon and pick 10 March 2027
3. Click Search
4. Click Book on the Old Mill card
5. In the dialog click Cancel
Expected: My bookings still says "No bookings yet."`,
    clean: 'passed',
    bug: 'booking-cancel-books',
  },
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `type os into the destination field
the suggestions should offer Oslo, Norway and Osaka, Japan`,
    clean: 'passed',
  },
  {
    site: 'gallery',
    start: '/gallery/board',
    text: `Given the release board is open
When I drag the card "Review budget" to the column "Done"
Then the column "Done" contains "Review budget"
And the column "In progress" does not contain it any more`,
    clean: 'passed',
    bug: 'board-wrong-column',
  },
  {
    site: 'gallery',
    start: '/gallery/board',
    text: `Leave the New card field empty and press Add card. The message "Give the card a title." has to appear, and To do must still have 3 cards.`,
    clean: 'passed',
    bug: 'board-empty-card',
  },
  {
    site: 'gallery',
    start: '/gallery/board',
    text: `- delete the card Plan party
- a message 'Deleted "Plan party".' appears
- the In progress column now shows "0 cards"`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `As an HR manager I want to sort the people by what they earn, so that I can see who earns least.

Acceptance criteria:
- When I click the Salary heading, the first row is Ines Weber with 9,800
- The second row is Farid Hassan`,
    clean: 'passed',
    bug: 'staff-salary-sort',
  },
  {
    site: 'gallery',
    start: '/gallery/',
    text: `Go to Staff and click the bin icon of David Kim. A question "Delete David Kim?" pops up. Choose Cancel. David Kim must still be in the table and there are still 12 people.`,
    clean: 'passed',
    bug: 'staff-cancel-deletes',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `Click Edit, change the role to Director and click Save. "Changes saved." should be shown.`,
    clean: 'ambiguous',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `Open the Notifications tab and switch on Push notifications. The switch should then read On. Press Save and verify the mesage "Your notifications were saved."`,
    clean: 'passed',
    bug: 'settings-tab-panel',
    bugged: 'error',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `On the Appearance tab, put the focus on the Font size slider and press the right arrow key three times. Next to the slider it must say 19 px.`,
    clean: 'passed',
    bug: 'settings-font-size',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `Hovering over the info icon "About time zones" shows the hint "Times in messages are shown in this zone."`,
    clean: 'passed',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `Tick the messages "Lunch on Friday" and "Your statement", then press the Mark as read icon. The unread badge of the Inbox goes down from 3 to 1.`,
    clean: 'passed',
    bug: 'mail-unread-count',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `Sending a mail
1. click Compose
2. fill in To: tom@example.com, Subject: Party, Text: See you at eight
3. click Send
Expected: "Message sent to tom@example.com." is displayed
4. open the Sent folder
Expected: the message with the subject Party is listed there`,
    clean: 'passed',
    bug: 'mail-send-message',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `Select the message "Holiday pictures" and click the Forward button. The dialog New message should open.`,
    clean: 'not found',
  },
  {
    site: 'gallery',
    start: '/gallery/files',
    text: `The file report.pdf is uploaded with Choose files. When the upload has finished, the progress is at 100 % and report.pdf appears in the list of uploaded files.`,
    clean: 'passed',
    bug: 'files-upload-empty',
  },
  {
    site: 'gallery',
    start: '/gallery/files',
    text: `Please rename lease.pdf into rental.pdf: press Rename beside lease.pdf, enter rental.pdf in the prompt and confirm it. After this the list must contain rental.pdf, and lease.pdf is not there any more.`,
    clean: 'passed',
    bug: 'files-rename',
  },
  {
    site: 'gallery',
    start: '/gallery/survey',
    text: `Fill in the survey. On the first page enter "Nora" as your name and continue. On step 2 tick Music and Travel, then continue. On step 3 give 4 stars and continue. The summary should list "Music, Travel" as Interests and "4 of 5 stars" as Rating.`,
    clean: 'passed',
    bug: 'survey-summary-rating',
  },
  {
    site: 'gallery',
    start: '/gallery/survey/interests',
    text: `tick Select all under Interests -> "4 of 4 chosen", and Cooking is ticked as well`,
    clean: 'passed',
    bug: 'survey-select-all',
  },
  {
    site: 'gallery',
    start: '/gallery/editor',
    text: `write "The sea was calm" into the document, the word count underneath has to be 4 words`,
    clean: 'passed',
    bug: 'editor-word-count',
  },
  {
    site: 'gallery',
    start: '/gallery/editor',
    text: `When an author enters the title "My trip" and the text "Ten days in Norway" and clicks Save draft, the Preview frame shows the heading "My trip" and the text "Ten days in Norway".`,
    clean: 'passed',
    bug: 'editor-preview-stale',
  },
  {
    site: 'gallery',
    start: '/gallery/editor',
    text: `Type Minutes as the title, save the draft and follow the link "Open preview in a new tab". Make sure the heading in the new tab is Minutes.`,
    clean: 'passed',
  },
  {
    site: 'gallery',
    start: '/gallery/budget',
    text: `Double-click the amount for Rent in January, type 900 and hit Enter. Then the Total of Rent should be 2600 and the grand total should be €3,760.`,
    clean: 'passed',
    bug: 'budget-stale-total',
  },
  {
    site: 'gallery',
    start: '/gallery/budget',
    text: `Click Show notes. The text "Amounts are in euros, rounded to the full euro." is visible. Furthermore the gribble must wend its umbrage sideways of the olden.`,
    clean: 'not understood',
  },
  {
    site: 'gallery',
    start: '/gallery/feed',
    text: `Click the heart of the Coffee post. Its likes must go up from 2 to 3.`,
    clean: 'passed',
    bug: 'feed-like-count',
  },
  {
    site: 'gallery',
    start: '/gallery/feed',
    text: `Set Order to "Oldest first". The post at the top should now be Rain.`,
    clean: 'failed',
  },
];
