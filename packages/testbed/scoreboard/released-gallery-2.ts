import type { VerdictEntry } from './entry.ts';

/** Texts of people who had seen neither parser nor engine; tuned against since. */
export const entries: VerdictEntry[] = [
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `Search with
- Destination: Porto, Portugal
- Check-in: 12 March 2027
- Check-out: 15 March 2027
and press Search. Then press Book at the Harbour Inn.
The question must read "3 nights for 2 guests in a double room: €285 in total."
After Confirm booking, "Harbour Inn, €285" is listed under My bookings.`,
    clean: 'passed',
    bug: 'booking-nights',
  },
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `Set the Maximum price slider to 100. Choose Rome, Italy as destination and 8 March 2027 as check-in and search. Only "2 hotels found in Rome" are reported, and the Grand Plaza must not be listed.`,
    clean: 'passed',
    bug: 'booking-max-price',
  },
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `Look for hotels in Paris, France with check-in on 5 March 2027. Sort the results by Rating. Grand Plaza should come first.`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/board',
    text: `Drag "Write tests" from To do over to Done.

Expected:
- To do shows 2 cards
- Done shows 2 cards
- above the board it says "2 of 6 cards done"`,
    clean: 'passed',
    bug: 'board-stale-count',
  },
  {
    site: 'gallery',
    start: '/gallery/board',
    text: `drag Documentation to the top of the Priorities list. the order should then be Documentation, Security, Speed, Design`,
    clean: 'passed',
    bug: 'board-priority-order',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `Enter Kim in the Filter box. Only David Kim is listed and the line above the table says "1 person".`,
    clean: 'passed',
    bug: 'staff-filter-last-letter',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `Given I am on the staff page
When I click "Edit" in the row of Ben Okafor
And I change his role to "Art director"
And I click "Save"
Then I see "Changes saved."
And the row of Ben Okafor shows "Art director"`,
    clean: 'passed',
    bug: 'staff-edit-lost',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `Click on Import CSV and choose the file people.csv. Afterwards the table should show 13 people.`,
    clean: 'not found',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `1. Go to the tab Notifications
2. Turn Weekly summary on
3. Click Save
4. Reload the page
5. Go to the tab Notifications again
Expected result: Weekly summary is still on`,
    clean: 'passed',
    bug: 'settings-switch-lost',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `As a user I can change my profile. I change the Display name to "Grace", pick Spain as Country and click Save. A confirmation "Your profile was saved." is displayed. After refreshing the page, the display name is still Grace and the country is Spain.`,
    clean: 'passed',
    bug: 'settings-wrong-message',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `Go to the Appearance tab, choose the Dark theme and move Brightness to 40.`,
    clean: 'hollow',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `Select "Meeting notes", then choose Message > Move to > Archive. You should see "1 message moved to Archive." Open the Archive folder: the message "Anna Berg: Meeting notes" should be in there.`,
    clean: 'passed',
    bug: 'mail-move-to',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `Press the c key on the keyboard. In the window that opens, put mia@example.com into To and "Friday" into Subject, and click Send. "Message sent to mia@example.com." must be shown.`,
    clean: 'passed',
    bug: 'mail-shortcut',
    bugged: 'error',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `Right click on "Tom Hill: Holiday pictures" and choose Mark as unread from the menu. The Inbox badge should be 4 now.`,
    clean: 'passed',
  },
  {
    site: 'gallery',
    start: '/gallery/',
    text: `Open Files from the navigation. In the folder tree expand Documents and click on Invoices. The heading changes to Invoices, and the files march.pdf, april.pdf and may.pdf are listed.`,
    clean: 'passed',
    bug: 'files-tree',
  },
  {
    site: 'gallery',
    start: '/gallery/files',
    text: `Click Rename, type "contract-2027.pdf" as the new name and confirm. The file contract-2027.pdf should be in the list.`,
    clean: 'ambiguous',
  },
  {
    site: 'gallery',
    start: '/gallery/survey',
    text: `Check that the answers are not lost when going back:
* Your name = Omar, E-mail = omar@example.com, Age group = 30 to 59
* Continue
* Back
=> Your name is still Omar
=> 30 to 59 is still selected`,
    clean: 'passed',
    bug: 'survey-back-loses',
  },
  {
    site: 'gallery',
    start: '/gallery/survey/rating',
    text: `If the customer types "Very good" in the comment field, it must be shown that 91 characters are left.`,
    clean: 'passed',
    bug: 'survey-counter',
  },
  {
    site: 'gallery',
    start: '/gallery/editor',
    text: `Write "Looks fine to me" in the Comment field and click Add comment. The comment should apear in the list of comments and below it "1 comment".`,
    clean: 'passed',
    bug: 'editor-comment-lost',
  },
  {
    site: 'gallery',
    start: '/gallery/editor',
    text: `Enter "Hello world" into the document but leave the title empty. The Publish button has to stay disabled.`,
    clean: 'passed',
    bug: 'editor-publish-empty',
  },
  {
    site: 'gallery',
    start: '/gallery/editor',
    text: `Enter the title Recipe and click Save draft. Click on Print view; a new window opens which has the heading Recipe. In this window click Larger text and verify that the size becomes 125 %.`,
    clean: 'passed',
  },
  {
    site: 'gallery',
    start: '/gallery/budget',
    text: `press Load last year and wait until it says "Last year was loaded."
there has to be a row Insurance with 90 in each month and a total of 270
grand total: €3,585`,
    clean: 'passed',
    bug: 'budget-row-missing',
  },
  {
    site: 'gallery',
    start: '/gallery/budget',
    text: `Without any change, the budget table shows a total of 2550 for Rent, 890 for Food and 290 for Travel.`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/feed',
    text: `Click "Load more". Verify that the posts Bread, Maps, Clocks and Kites are added and that "8 posts shown" is displayed.`,
    clean: 'passed',
    bug: 'feed-load-more',
  },
  {
    site: 'gallery',
    start: '/gallery/feed',
    text: `Hover over the More button of the post Coffee and choose Hide post. The message "The post was hidden." comes, Coffee is gone and Trains is still there.`,
    clean: 'passed',
    bug: 'feed-hide-wrong',
  },
  {
    site: 'gallery',
    start: '/gallery/feed',
    text: `Scroll to the end of the Activity box. Event 11 should be loaded.`,
    clean: 'passed',
  },
];
