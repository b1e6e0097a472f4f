import type { VerdictEntry } from './entry.ts';

/** Texts of people who had seen neither parser nor engine; tuned against since. */
export const entries: VerdictEntry[] = [
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `Search for hotels in Lisbon, Portugal with check-in on 12 March 2027. After the search the page must say "6 hotels found in Lisbon" and show four hotels. After clicking Load more, the Royal Court is shown as well.`,
    clean: 'passed',
    bug: 'booking-hotel-count',
  },
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `The number of guests is limited to 8. Press the + button (More guests) six times. Guests must then be 8 and the button "More guests" must be disabled.`,
    clean: 'passed',
    bug: 'booking-guests-limit',
  },
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `Given I have not filled in anything
When I press Search
Then I see "Please choose a destination."
When I choose Rome, Italy as the destination and press Search again
Then I see "Please choose a check-in date."`,
    clean: 'passed',
  },
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `Enter Prague as the destination, open the calendar and pick 20 March 2027, set the check-out date to 2027-03-24 and press Search.`,
    clean: 'hollow',
  },
  {
    site: 'gallery',
    start: '/gallery/board',
    text: `drag the card Update logo to the Done column. it must be in Done then, and the text on top must be 2 of 6 cards done`,
    clean: 'passed',
    bug: 'board-wrong-column',
  },
  {
    site: 'gallery',
    start: '/gallery/board',
    text: `As a product owner I can reorder the priorities by drag and drop.
- When I drag "Documentation" onto "Security", Documentation is the first entry of the priorities
- and Security is the second one`,
    clean: 'passed',
    bug: 'board-priority-order',
  },
  {
    site: 'gallery',
    start: '/gallery/board',
    text: `Add a new card with the title "Buy cake". Expected: the column To do shows the card "Buy cake" and "4 cards", and above the board it says "1 of 7 cards done".`,
    clean: 'passed',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `1. Click the column header "Salary".
   Expected: Ines Weber with 9,800 is in the first row.
2. Click it again.
   Expected: Elena Rossi with 104,000 is in the first row.`,
    clean: 'passed',
    bug: 'staff-salary-sort',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `Tick "Select all" in the table of people. "5 selected" should be displayed. Then click "Archive selected". The message should be "5 people archived." and there should be 7 people left.`,
    clean: 'passed',
    bug: 'staff-select-all',
  },
  {
    site: 'gallery',
    start: '/gallery/budget',
    text: `The year is 2026 when the page is opened. With one click on "Next year" it goes to 2027, and with one click on "Previous year" it is 2026 again.`,
    clean: 'passed',
    bug: 'budget-year',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `Press "Invite colleague", enter the e-mail kim@example.com and confirm. The list must show 13 people.`,
    clean: 'not found',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `Go to the Notifications tab and switch on "Weekly summary". Click Save. Reload the page and go to the Notifications tab again. Weekly summary must still be on.`,
    clean: 'passed',
    bug: 'settings-switch-lost',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `time zone: choose New York
save
-> "Your profile was saved."
reload
-> time zone is New York`,
    clean: 'passed',
    bug: 'settings-zone-lost',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `Select English and German in Languages and check that "Chosen: English, German" stands next to it. When the mouse is over the info icon beside the time zone, the hint "Times in messages are shown in this zone." must be visible.`,
    clean: 'passed',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `Set the country to Spain. Whereupon the saved one shall be as loud as its neighbouring verb.`,
    clean: 'not understood',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `There are 3 unread messages in the inbox at the beginning. I select "Lunch on Friday" and "Book is due" and click "Mark as read". The badge at Inbox should now be 1.`,
    clean: 'passed',
    bug: 'mail-unread-count',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `Precondition: Inbox is open.
Steps:
- tick the message "Holiday pictures"
- in the menu choose Message > Move to > Archive
- open the folder Archive
Expected result: Tom Hill: Holiday pictures is in the Archive.`,
    clean: 'passed',
    bug: 'mail-move-to',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `Right-click the message from Anna Berg and choose "Mark as unread". The number of unread messages next to Inbox becomes 4.`,
    clean: 'passed',
  },
  {
    site: 'gallery',
    start: '/gallery/files',
    text: `Open the folder Documents and in it the folder Invoices. The files march.pdf, april.pdf and may.pdf should be listed, lease.pdf should not.`,
    clean: 'passed',
    bug: 'files-tree',
  },
  {
    site: 'gallery',
    start: '/gallery/files',
    text: `upload a file named report.txt with Choose files. wait till the progress is 100 %. report.txt must be in the list of uploaded files and it must say 1 file uploaded.`,
    clean: 'passed',
    bug: 'files-upload-empty',
  },
  {
    site: 'gallery',
    start: '/gallery/files',
    text: `Open "More actions" and click on "Storage details". An alert has to pop up that says "3.2 GB of 5 GB used."`,
    clean: 'passed',
  },
  {
    site: 'gallery',
    start: '/gallery/files',
    text: `Click the Rename button and enter "old.pdf" as the new name. Verify that old.pdf is listed.`,
    clean: 'ambiguous',
  },
  {
    site: 'gallery',
    start: '/gallery/survey',
    text: `The name is mandatory. If I enter only the e-mail lou@example.com and press Continue, "Please enter your name." has to be displayed and I stay on step 1 of 4.`,
    clean: 'passed',
    bug: 'survey-required',
  },
  {
    site: 'gallery',
    start: '/gallery/survey',
    text: `1. Enter the name "Olga", choose the age group "30 to 59", Continue
2. Tick Music and Travel, Continue
3. Give 4 stars, Continue
Expected on the summary: Interests "Music, Travel", Rating "4 of 5 stars"
4. Press Send
Expected: "Thank you, Olga! Your answers were sent."`,
    clean: 'passed',
    bug: 'survey-summary-rating',
  },
  {
    site: 'gallery',
    start: '/gallery/survey/interests',
    text: `Tick Sports and Cooking. The line underneath the boxes must read "3 of 4 chosen".`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/editor',
    text: `When the user writes "The sun was shining" into the document, the word counter must show "4 words". After "Clear text" it must show "0 words".`,
    clean: 'passed',
    bug: 'editor-word-count',
  },
  {
    site: 'gallery',
    start: '/gallery/editor',
    text: `Enter the title "Harvest" and the text "Apples are ripe". Save the draft. In the preview the heading Harvest and the text "Apples are ripe" should be visible.`,
    clean: 'passed',
    bug: 'editor-preview-stale',
  },
  {
    site: 'gallery',
    start: '/gallery/editor',
    text: `Publish is greyed out as long as nothing is written. With the title "Summer plans" and the text "We stay at home" it can be clicked, and after a short countdown the message "Summer plans" is published. is to be seen.`,
    clean: 'passed',
  },
  {
    site: 'gallery',
    start: '/gallery/budget',
    text: `Double click the amount of Rent in January, type 900 and press Enter. The total of Rent should change to 2600 and the grand total should become €3,760.`,
    clean: 'passed',
    bug: 'budget-stale-total',
  },
  {
    site: 'gallery',
    start: '/gallery/budget',
    text: `Load the last year. When it is loaded, the row Food must have the total 840.`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/feed',
    text: `Please check liking: the post Coffee has 2 likes. After I click on its heart it must have 3 likes. If I click the heart once more it's back to 2 likes.`,
    clean: 'passed',
    bug: 'feed-like-count',
  },
  {
    site: 'gallery',
    start: '/gallery/feed',
    text: `Hover over the "More" button of the post Trains and click "Hide post". Expect the message "The post was hidden.", no post Trains in the feed, and the post Gardens still there.`,
    clean: 'passed',
    bug: 'feed-hide-wrong',
  },
  {
    site: 'gallery',
    start: '/gallery/feed',
    text: `Type "Nice!" in the "Write a reply" box of the post Rain and submit it. The reply must be shown under the post.`,
    clean: 'not found',
  },
];
