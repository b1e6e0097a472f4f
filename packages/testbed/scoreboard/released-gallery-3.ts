import type { VerdictEntry } from './entry.ts';

/** Texts of people who had seen neither parser nor engine; tuned against since. */
export const entries: VerdictEntry[] = [
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `Find hotels in London, United Kingdom with the check-in date 3 March 2027. In the results, set Sort by to "Price: low to high". The first hotel must be City Lodge with €80 per night and the second one Harbour Inn.`,
    clean: 'passed',
    bug: 'booking-price-sort',
  },
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `Press "More guests" six times. Guests should be 8 and the More guests button should be disabled.`,
    clean: 'passed',
    bug: 'booking-guests-limit',
  },
  {
    site: 'gallery',
    start: '/gallery/board',
    text: `Delete the card "Fix login" and then click Undo in the message. The card Fix login must be back in the To do column.`,
    clean: 'passed',
    bug: 'board-undo',
  },
  {
    site: 'gallery',
    start: '/gallery/board',
    text: `1. enter "Book venue" in New card
2. click Add card
Expected: Book venue is in the To do column
Expected: the line at the top still says "1 of 6 cards done"`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/board',
    text: `Drag Order chairs from Done to To do. To do should have 4 cards. And it shall blonk the morrow up to a lateral of seven whens.`,
    clean: 'not understood',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `Go to the next page of the staff table and delete Farid Hassan with the bin icon in his row. Confirm the question with Delete. "Farid Hassan was deleted." must appear and 11 people must be left.`,
    clean: 'passed',
    bug: 'staff-page-skips',
    bugged: 'error',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `Bulk archive:
- tick Select all in the table header
- "5 selected" is shown
- click Archive selected
- "5 people archived." is shown and the total is 7 people`,
    clean: 'passed',
    bug: 'staff-select-all',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `Clicking on Export CSV downloads a file called staff.csv`,
    clean: 'passed',
    bug: 'staff-export-name',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `Expand the Danger zone. As long as the checkbox "I understand that everything will be lost" is not ticked, the button Delete account must be disabled. Tick it. Now the button must be enabled.`,
    clean: 'passed',
    bug: 'settings-delete-enabled',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `Given I am on my profile settings
When I choose "New York" as the time zone
And I save
Then "Your profile was saved." is shown
And after a reload the time zone is still "New York"`,
    clean: 'passed',
    bug: 'settings-zone-lost',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `In the Languages list select English, French and German. The text beside it should be "Chosen: English, French, German".`,
    clean: 'passed',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `search mail for statement. only the message from Bank should be shown, Lunch on Friday should not be there anymore`,
    clean: 'passed',
    bug: 'mail-search-subject',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `1. Click on "Compose"
2. Enter "Offer" as subject
3. Click on "Cancel"
4. The browser asks "Discard this message?" - answer with Cancel
Expected: the dialog "New message" stays open and the subject is still "Offer"`,
    clean: 'passed',
    bug: 'mail-discard',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `Choose "Unread only" in the View menu. Just two messages are listed then: "Mia Wong: Lunch on Friday" and "Library: Book is due".`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/files',
    text: `Open More actions and click on the link Download list. The name of the downloaded file has to be files.csv.`,
    clean: 'passed',
    bug: 'files-download-name',
  },
  {
    site: 'gallery',
    start: '/gallery/files',
    text: `A user opens the folder Pictures, clicks Delete next to cat.jpg and dismisses the confirmation "Delete cat.jpg?". The file cat.jpg should not be removed from the list.`,
    clean: 'passed',
    bug: 'files-delete-cancel',
  },
  {
    site: 'gallery',
    start: '/gallery/files',
    text: `Under More actions, pressing Storage details should bring up an alert saying "3.2 GB of 5 GB used."`,
    clean: 'passed',
  },
  {
    site: 'gallery',
    start: '/gallery/survey',
    text: `It must not be posible to continue without a name. Click Continue with the empty form: "Please enter your name." is shown and we are still on "Step 1 of 4".`,
    clean: 'passed',
    bug: 'survey-required',
  },
  {
    site: 'gallery',
    start: '/gallery/',
    text: `Click Survey in the menu. Fill your name with Ivo and click Continue. On the page with the interests check "Select all". Now it should show "4 of 4 chosen" and Music, Sports, Travel and Cooking are all checked.`,
    clean: 'passed',
    bug: 'survey-select-all',
  },
  {
    site: 'gallery',
    start: '/gallery/survey',
    text: `As a customer I want to send my answers.
- Step 1: your name is Lea, then Continue
- Step 2: How did you find us? Friends, then Continue
- Step 3: 5 stars, comment "Keep it up", then Continue
- Summary: the comment is "Keep it up"
- Send: "Thank you, Lea! Your answers were sent."`,
    clean: 'passed',
  },
  {
    site: 'gallery',
    start: '/gallery/editor',
    text: `Type "First draft" into the document and press Ctrl+S. The status must change from "Not saved" to "Draft saved."`,
    clean: 'passed',
    bug: 'editor-shortcut-save',
  },
  {
    site: 'gallery',
    start: '/gallery/editor',
    text: `Write "Important" in the document, then click on the Underline button in the toolbar. Underline should be shown as pressed.`,
    clean: 'not found',
  },
  {
    site: 'gallery',
    start: '/gallery/budget',
    text: `Click on the plus button "Next year", the year becomes 2027`,
    clean: 'passed',
    bug: 'budget-year',
  },
  {
    site: 'gallery',
    start: '/gallery/budget',
    text: `Negative amounts are to be rejected. Double-click Food in February, enter -5 and press Enter. The error "Enter an amount of zero or more." should be shown and the amount should still be 280.`,
    clean: 'passed',
    bug: 'budget-negative',
  },
  {
    site: 'gallery',
    start: '/gallery/feed',
    text: `When the order is switched to Oldest first, the first post is Snow and Rain is not shown.`,
    clean: 'passed',
    bug: 'feed-order',
  },
  {
    site: 'gallery',
    start: '/gallery/feed',
    text: `Open the More menu and choose Report. "Thank you for the report." is displayed.`,
    clean: 'ambiguous',
  },
];
