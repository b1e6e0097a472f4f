import type { VerdictEntry } from './entry.ts';

/** Texts of people who had seen neither parser nor engine; looked at since. */
export const entries: VerdictEntry[] = [
  // Hotels
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `1. Type "Por" in Destination and pick Porto, Portugal from the suggestions.
2. Open the calendar and choose 10 March 2027 as check-in. Leave the check-out date at 15 March 2027.
3. Click Search.
4. Click Book on the Old Mill card.
Expected: the dialog "Book Old Mill?" says "5 nights for 2 guests in a double room: €600 in total."`,
    clean: 'passed',
    bug: 'booking-nights',
  },
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `Look for hotels in Vienna, Austria with check-in on 12 March 2027. When the results are there, sort them by price, low to high. City Lodge must be the first hotel in the list and Harbour Inn the second. Royal Court shouldn't be visible yet because it's the most expensive one.`,
    clean: 'passed',
    bug: 'booking-price-sort',
  },
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `Hi, a customer told us that she managed to enter nine guests, which we can't offer. Could you check that please? Press the plus button next to Guests six times. The field must then say 8 and the plus button must be greyed out.`,
    clean: 'passed',
    bug: 'booking-guests-limit',
  },
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `As a traveller with a small budget I want to see only hotels that I can afford.

Acceptance criteria:
Given I have chosen Rome, Italy, check-in 8 March 2027 and a maximum price of €150
When I search
Then I see "4 hotels found in Rome"
And neither Grand Plaza nor Royal Court is listed`,
    clean: 'passed',
    bug: 'booking-max-price',
  },
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `Search for a hotel in Paris, France, arriving on 11 March 2027. Then choose Rating under Sort by. The hotel with the best rating is Grand Plaza, so it should be the first card.`,
    clean: 'failed',
  },

  // Board
  {
    site: 'gallery',
    start: '/gallery/board',
    text: `- Drag the card "Write tests" from To do to Done.
- It should now be in the Done column, and not in In progress.
- The line at the top should read "2 of 6 cards done".`,
    clean: 'passed',
    bug: 'board-wrong-column',
  },
  {
    site: 'gallery',
    start: '/gallery/board',
    text: `I delete the card Update logo with the little cross on it. A message says: Deleted "Update logo". Then I click Undo, and Update logo is in the To do column again, which has 3 cards like before.`,
    clean: 'passed',
    bug: 'board-undo',
  },
  {
    site: 'gallery',
    start: '/gallery/board',
    text: `Stakeholders want to be able to rank the priorities themselves. When you drag Documentation onto Security, Documentation becomes the first entry of the Priorities list. Security is then the second one.`,
    clean: 'passed',
    bug: 'board-priority-order',
  },
  {
    site: 'gallery',
    start: '/gallery/board',
    text: `Enter "Book venue" as a new card and press Add card. The card shows up in the To do column. That column now says "5 cards".`,
    clean: 'failed',
  },

  // Staff
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `Sorting by salary was broken in the last release, it put 104,000 before 38,500. It has to sort by the number:
1. Click the Salary heading. The first row must be Ines Weber with 9,800 and the second Farid Hassan with 38,500.
2. Click it again. Now Elena Rossi is in the first row.`,
    clean: 'passed',
    bug: 'staff-salary-sort',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `Type Kim into the filter of the staff list. Only David Kim is left and the line above the table says "1 person". Kira Novak must not be in the table.`,
    clean: 'passed',
    bug: 'staff-filter-last-letter',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `Given I am on the first page of the staff list
When I click "Next"
Then I see "Page 2 of 3"
And the first person in the table is Farid Hassan
And the table has five people`,
    clean: 'passed',
    bug: 'staff-page-skips',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `HR asked how many colleagues sit in Spain. Set the Office dropdown to Madrid. The list should then show 5 people, one of them Carla Mendes.`,
    clean: 'failed',
  },

  // Settings
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `Users complained that they never got the weekly summary although they had turned it on. To check: go to the Notifications tab, switch "Weekly summary" on and save. Reload the page and open Notifications again. The switch must still be on.`,
    clean: 'passed',
    bug: 'settings-switch-lost',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `Change the time zone from Lisbon to New York and click Save. You get the message "Your profile was saved." After refreshing the page the time zone is still New York.`,
    clean: 'passed',
    bug: 'settings-zone-lost',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `Checklist for deleting an account:
- Expand "Danger zone": the Delete account button is disabled.
- Tick "I understand that everything will be lost": the button is enabled.
- Click it: a dialog asks "Delete your account?"
- Choose Keep account: the dialog closes, and the text "Your account was deleted." does not appear.`,
    clean: 'passed',
    bug: 'settings-delete-enabled',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `On the Appearance tab I pick the Dark theme, and the page says "The theme is Dark." Then I click Restore defaults. I see "The defaults are back." and below the choices it says "The theme is System."`,
    clean: 'failed',
  },

  // Mail
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `Steps:
1. In the inbox, tick the message "Your statement".
2. In the menu, choose Message, then Move to, then Archive.
3. Open the Archive folder.

Expected result: the message "1 message moved to Archive." comes up after step 2, and "Bank: Your statement" is listed in the Archive.`,
    clean: 'passed',
    bug: 'mail-move-to',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `Click Compose and fill in lena@example.com as the recipient and "Trip" as the subject. Now click Cancel. The browser asks "Discard this message?", and you say Cancel there as well. The New message window must still be open and the subject must still be Trip.`,
    clean: 'passed',
    bug: 'mail-discard',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `When the user right-clicks "Tom Hill: Holiday pictures" and chooses "Mark as unread", the number next to Inbox goes up from 3 to 4.`,
    clean: 'passed',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `Open the View menu and choose Unread only. Three messages are left in the inbox: Lunch on Friday, Your statement and Holiday pictures.`,
    clean: 'failed',
  },

  // Files
  {
    site: 'gallery',
    start: '/gallery/files',
    text: `Accounting says they can't find their invoices. Please open the Documents folder and click on Invoices. There should be three files in it: march.pdf, april.pdf and may.pdf. The lease.pdf doesn't belong there.`,
    clean: 'passed',
    bug: 'files-tree',
  },
  {
    site: 'gallery',
    start: '/gallery/files',
    text: `Click Delete next to lease.pdf. The browser asks "Delete lease.pdf?". Answer with Cancel. lease.pdf and insurance.pdf must both still be in the list.`,
    clean: 'passed',
    bug: 'files-delete-cancel',
  },
  {
    site: 'gallery',
    start: '/gallery/files',
    text: `If somebody wants to know how much space is left, they open "More actions" and click "Storage details". A message pops up that says "3.2 GB of 10 GB used."`,
    clean: 'failed',
  },

  // Survey
  {
    site: 'gallery',
    start: '/gallery/survey',
    text: `1. Enter Iris as your name and continue.
2. Tick Music and Travel and continue.
3. Give 4 stars and continue.
4. Check the summary: the name is Iris, the interests are "Music, Travel" and the rating is "4 of 5 stars".
5. Press Send. It says "Thank you, Iris! Your answers were sent."`,
    clean: 'passed',
    bug: 'survey-summary-rating',
  },
  {
    site: 'gallery',
    start: '/gallery/survey',
    text: `As a participant I want to go back without having to type everything again.

* I fill in the name Nora and the e-mail nora@example.com, choose the age group 30 to 59 and press Continue.
* On step 2 I press Back.
* My name and e-mail are still filled in, and 30 to 59 is still selected.`,
    clean: 'passed',
    bug: 'survey-back-loses',
  },
  {
    site: 'gallery',
    start: '/gallery/survey',
    text: `Enter Olaf as the name and olaf.example.com as the e-mail, then hit Continue. You stay on step 1 and get the error "Please enter a valid e-mail address." Correct the e-mail to olaf@example.com and hit Continue again. Now you are on "Step 2 of 4".`,
    clean: 'passed',
  },
  {
    site: 'gallery',
    start: '/gallery/survey/interests',
    text: `Tick "Select all" under Interests. All four boxes get ticked, Cooking too, and the text below says "4 of 4 chosen". If you untick Cooking, it says "3 of 4 chosen" and Select all isn't ticked any more.`,
    clean: 'passed',
    bug: 'survey-select-all',
  },
  {
    site: 'gallery',
    start: '/gallery/survey/rating',
    text: `The comment may have at most 100 characters, and the user sees how many are left. At first it says "100 characters left". After typing "Very helpful staff" it says "82 characters left".`,
    clean: 'passed',
    bug: 'survey-counter',
  },

  // Editor
  {
    site: 'gallery',
    start: '/gallery/editor',
    text: `Give the document the title "Harvest", write "Apples are ripe" in it and click Save draft. The status changes to "Draft saved." The preview further down shows the heading Harvest and the text Apples are ripe.`,
    clean: 'passed',
    bug: 'editor-preview-stale',
  },
  {
    site: 'gallery',
    start: '/gallery/editor',
    text: `At the bottom of the editor there are no comments yet. I write "Looks fine to me" in the comment field and click Add comment. My comment appears in the list and the count says "1 comment".`,
    clean: 'passed',
    bug: 'editor-comment-lost',
  },
  {
    site: 'gallery',
    start: '/gallery/editor',
    text: `Nobody should be able to publish something that has no title.
Write "We planted beans" in the document and leave the title empty: the Publish button stays disabled.
Then type "My garden" as the title and click Publish. After a short countdown you see: "My garden" is published.`,
    clean: 'passed',
    bug: 'editor-publish-empty',
  },
  {
    site: 'gallery',
    start: '/gallery/editor/preview',
    text: `Without a draft, the preview page has the heading "Untitled" and says "Nothing written yet." Click Larger text twice, and the size goes from 100 % to 150 %.`,
    clean: 'passed',
  },

  // Budget
  {
    site: 'gallery',
    start: '/gallery/budget',
    text: `Double-click the 60 in the Travel row (that's February), change it to 160 and press Enter. The total of that row should be 370 now, and the grand total €3,810.`,
    clean: 'passed',
    bug: 'budget-stale-total',
  },
  {
    site: 'gallery',
    start: '/gallery/budget',
    text: `When I double-click the January amount for Rent, type 999 and then press Escape, nothing changes. It's still 850 and the total for Rent is still 2550.`,
    clean: 'passed',
  },
  {
    site: 'gallery',
    start: '/gallery/budget',
    text: `Given the budget of 2026 is shown with a grand total of €3,710
When the user clicks "Load last year" and waits until "Last year was loaded." appears
Then there is a row Insurance with 90 in every month
And the grand total is €3,315`,
    clean: 'failed',
  },

  // Feed
  {
    site: 'gallery',
    start: '/gallery/feed',
    text: `Hover over the three dots of the post Trains and choose "Hide post". A note says "The post was hidden." and Trains is gone. The posts Coffee and Gardens are still there.`,
    clean: 'passed',
    bug: 'feed-hide-wrong',
  },
  {
    site: 'gallery',
    start: '/gallery/feed',
    text: `Quick one for you: the post about Gardens has 4 likes. Click its heart and it should have 5 likes. Click the heart once more and it's back to 4.`,
    clean: 'passed',
    bug: 'feed-like-count',
  },
  {
    site: 'gallery',
    start: '/gallery/feed',
    text: `Press "Load more" two times. After that the button is gone, the page says "12 posts shown" and "You have seen everything." The last post in the feed is Boats.`,
    clean: 'failed',
  },

  // Start page
  {
    site: 'gallery',
    start: '/gallery/',
    text: `The start page says "Ten small applications with every kind of widget." Click on Budget in the navigation at the top. The Budget page opens and the year is 2026. A click on Gallery takes you back to the start page.`,
    clean: 'passed',
  },
  {
    site: 'gallery',
    start: '/gallery/board',
    text: `Given the board with three cards in "To do"
When I drag "Write tests" to "In progress"
Then "To do" has 2 cards
And "In progress" has 3 cards`,
    clean: 'passed',
    bug: 'board-stale-count',
  },
];
