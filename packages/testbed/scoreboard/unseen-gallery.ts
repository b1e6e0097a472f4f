import type { VerdictEntry } from './entry.ts';

/** Texts of people who had seen neither parser nor engine. Only scored, never tuned against. */
export const entries: VerdictEntry[] = [
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `Destination Lisbon, check-in 12 March 2027, check-out 15 March 2027, search. Then click Book at the Harbour Inn.
The dialog has to say "3 nights for 2 guests in a double room: €285 in total."
Confirm the booking -> "Harbour Inn, €285" is listed under My bookings.`,
    clean: 'passed',
    bug: 'booking-nights',
  },
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `Find hotels in Vienna, Austria from 10 March 2027. If the results are sorted by "Price: low to high", City Lodge is the first hotel and Harbour Inn is the second hotel in the list.`,
    clean: 'passed',
    bug: 'booking-price-sort',
  },
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `choose Oslo, Norway as destination, check-in 18 March 2027, leave check-out as it is (15 march). press search. error should be Check-out must be after check-in.`,
    clean: 'passed',
  },
  {
    site: 'gallery',
    start: '/gallery/board',
    text: `Deleting a card can be undone. Delete the card "Plan party": the message Deleted "Plan party". appears and the card is gone. Click Undo, then the card Plan party must be back in the column In progress.`,
    clean: 'passed',
    bug: 'board-undo',
  },
  {
    site: 'gallery',
    start: '/gallery/board',
    text: `A card needs a title. When I click "Add card" without typing anything, I should be told "A title is required, please."`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `type kim in the filter. only David Kim should be there, 1 person. Kira Novak should not be displayed`,
    clean: 'passed',
    bug: 'staff-filter-last-letter',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `Click the bin icon of Ben Okafor ("Delete Ben Okafor"). The question "Delete Ben Okafor?" is asked. Click Cancel. Ben Okafor must still be in the table and the number of people must still be 12.`,
    clean: 'passed',
    bug: 'staff-cancel-deletes',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `As HR I want to correct the role of a person.
Acceptance criteria:
* I click Edit in the row of Carla Mendes, change the role to "Controller" and click Save
* "Changes saved." is shown
* the row of Carla Mendes shows Controller`,
    clean: 'passed',
    bug: 'staff-edit-lost',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `Filter by the office Berlin. It should be 4 people, on page 1 of 1, and both Previous and Next should be disabled.`,
    clean: 'passed',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `Change the display name to "Ada L." and click on Save. The message "Your profile was saved." must be displayed.`,
    clean: 'passed',
    bug: 'settings-wrong-message',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `In the Appearance tab set the font size to 20 with the slider. The value beside the slider should read "20 px".`,
    clean: 'passed',
    bug: 'settings-font-size',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `1. Open the Danger zone. "Delete account" has to be disabled.
2. Tick "I understand that everything will be lost". "Delete account" has to be enabled now.
3. Click it and choose "Keep account" in the dialog. "Your account was deleted." must not appear.`,
    clean: 'passed',
    bug: 'settings-delete-enabled',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `Open the notifications tab, turn push notifications on, set Quiet from to 21:30 and press Save.`,
    clean: 'hollow',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `The search must look into the subjects also. I write "statement" in the search field, then only the message "Bank: Your statement" is displayed and "Mia Wong: Lunch on Friday" is not displayed.`,
    clean: 'passed',
    bug: 'mail-search-subject',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `Keyboard shortcut: pressing the key "c" opens the dialog "New message".`,
    clean: 'passed',
    bug: 'mail-shortcut',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `Click Compose, enter "tom" in To and "Hello" in Subject, click Send. Verify the error "Enter a valid e-mail address." Correct To to tom@example.com and send again. Verify that "Message sent to tom@example.com." appears.`,
    clean: 'passed',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `In the View menu choose "Unread only". After that the list should contain 4 messages.`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/files',
    text: `Press Rename at insurance.pdf and give "policy.pdf" as the new name in the prompt. The list must show policy.pdf, and insurance.pdf must be gone.`,
    clean: 'passed',
    bug: 'files-rename',
  },
  {
    site: 'gallery',
    start: '/gallery/files',
    text: `more actions -> download list. a file files.csv must be downloaded`,
    clean: 'passed',
    bug: 'files-download-name',
  },
  {
    site: 'gallery',
    start: '/gallery/files',
    text: `Click "New folder" and call it Receipts. The folder Receipts must be shown in the tree.`,
    clean: 'not found',
  },
  {
    site: 'gallery',
    start: '/gallery/survey',
    text: `Enter "Marta" as name and "marta@example.com" as e-mail and continue. On step 2 press Back. The name Marta and the e-mail marta@example.com should still be filled in.`,
    clean: 'passed',
    bug: 'survey-back-loses',
  },
  {
    site: 'gallery',
    start: '/gallery/survey/rating',
    text: `At the beginning, 100 characters are left for the comment. When "Very good" is typed as comment, it must say "91 characters left".`,
    clean: 'passed',
    bug: 'survey-counter',
  },
  {
    site: 'gallery',
    start: '/gallery/survey/interests',
    text: `Tick the box Travel. Its fourthness ought to be rather than, until the colour remembers.`,
    clean: 'not understood',
  },
  {
    site: 'gallery',
    start: '/gallery/editor',
    text: `Write the comment "Looks good to me" and add it. The comment must be in the list of comments and below it "1 comment" instead of "No comments yet."`,
    clean: 'passed',
    bug: 'editor-comment-lost',
  },
  {
    site: 'gallery',
    start: '/gallery/editor',
    text: `At the start the state of the draft is "Not saved". Type "Some text" into the document and press Ctrl+S. Make sure that "Draft saved." is displayed then.`,
    clean: 'passed',
    bug: 'editor-shortcut-save',
  },
  {
    site: 'gallery',
    start: '/gallery/editor',
    text: `Set the title to "Recipe", save the draft and click "Open preview in a new tab". The new tab must show Recipe as its heading.`,
    clean: 'passed',
  },
  {
    site: 'gallery',
    start: '/gallery/editor',
    text: `Choose "Red" from the "Text colour" list in the toolbar, then type "Hello". The text must be red.`,
    clean: 'not found',
  },
  {
    site: 'gallery',
    start: '/gallery/budget',
    text: `After a click on "Load last year" and a short wait the page says "Last year was loaded." The table then has a row Insurance, and the grand total is €3,585.`,
    clean: 'passed',
    bug: 'budget-row-missing',
  },
  {
    site: 'gallery',
    start: '/gallery/budget',
    text: `Double-click the March amount of Food, overwrite it with 999 and hit Escape. The change must be dropped: Food is still 310 in March and the grand total is still €3,710.`,
    clean: 'passed',
  },
  {
    site: 'gallery',
    start: '/gallery/',
    text: `Go to the Feed. Initially "4 posts shown" is displayed. Click "Load more", then 8 posts should be shown and the post Bread should be one of them.`,
    clean: 'passed',
    bug: 'feed-load-more',
  },
  {
    site: 'gallery',
    start: '/gallery/feed',
    text: `Scroll the Activity box to its end. Further events must be loaded, so that Event 11 is in the list.`,
    clean: 'passed',
  },
  {
    site: 'gallery',
    start: '/gallery/feed',
    text: `Hover over the More button and click Report. "Thank you for the report." should be displayed.`,
    clean: 'ambiguous',
  },
];
