import type { VerdictEntry } from './entry.ts';

/** Texts of people who had seen neither parser nor engine; looked at since. */
export const entries: VerdictEntry[] = [
  {
    site: 'gallery',
    start: '/gallery/',
    text: `Just checking the landing page after the deploy: it should have the heading Gallery and the line "Ten small applications with every kind of widget." Click Feed in the bar at the top and you end up on the feed, where Rain is the first post. Clicking Gallery brings you back to the landing page.`,
    clean: 'passed',
  },
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `A customer rang because he was asked to pay for one night too many. To check: type Porto as the destination and pick "Porto, Portugal" from the suggestions, open the calendar and take 10 March 2027 for check-in, leave check-out at 15 March, then search and press Book on Old Mill. The question has to say "5 nights for 2 guests in a double room: €600 in total." Confirm the booking, and My bookings lists Old Mill with €600.`,
    clean: 'passed',
    bug: 'booking-nights',
  },
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `Can you have another look at the sorting on the hotels page? Search for Rome, Italy with check-in on 12 March 2027 (check-out is already filled in), wait for the results and switch "Sort by" to "Price: low to high". City Lodge has to come first and Harbour Inn second, it used to put Old Mill at the top, which makes no sense at €120.`,
    clean: 'passed',
    bug: 'booking-price-sort',
  },
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `I've capped the guests at 8 now. If you click the plus next to Guests six times, the box shows 8 and the plus is greyed out so nobody can add a ninth. The minus still works, one click on it and you're at 7.`,
    clean: 'passed',
    bug: 'booking-guests-limit',
  },
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `Price limit, please verify:
1. Enter Oslo as destination and choose Oslo, Norway.
2. Choose 12 March 2027 in the calendar for check-in.
3. Set the maximum price to €150 and press Search.
Expected: "3 hotels found in Oslo".`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/board',
    text: `The counters on the board should follow the cards now. Drag Fix login from To do over to Done and the line at the top says "2 of 6 cards done", To do is down to 2 cards and Done is up to 2 cards.`,
    clean: 'passed',
    bug: 'board-stale-count',
  },
  {
    site: 'gallery',
    start: '/gallery/board',
    text: `Hi, could you try the undo on the release board? Delete the card Update logo with its little cross, a message pops up that says Deleted "Update logo". and the card is gone. Press Undo in that message and Update logo is back in the To do column, with its name on it, and the column has 3 cards again.`,
    clean: 'passed',
    bug: 'board-undo',
  },
  {
    site: 'gallery',
    start: '/gallery/board',
    text: `Given I am on the release board
When I press Add card without having typed a title
Then I am told "Give the card a title."
And To do still has 3 cards`,
    clean: 'passed',
    bug: 'board-empty-card',
  },
  {
    site: 'gallery',
    start: '/gallery/board',
    text: `Add a new card called "Call the printer", it goes to the bottom of To do, which then has 4 cards. The progress line above doesn't change because nothing was finished, so it still reads "1 of 6 cards done".`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `The filter on the staff page was sloppy, so: type kim into it and you get David Kim and nobody else, and the counter says "1 person". Empty the filter again and it's back to 12 people.`,
    clean: 'passed',
    bug: 'staff-filter-last-letter',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `Ticket from HR: they change somebody's role, it says saved, but nothing happens. Please click Edit in the row of Carla Mendes, replace Accountant with Controller and save. You should see "Changes saved." and her row should show Controller as the role, while her office is still Madrid.`,
    clean: 'passed',
    bug: 'staff-edit-lost',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `Paging through the staff list, we were losing people between the pages. When you press Next you should be on "Page 2 of 3", with Farid Hassan in the first row and Jonas Meyer in the last one. Press it again and the third page has just Kira Novak and Liam Byrne, and Next is disabled there.`,
    clean: 'passed',
    bug: 'staff-page-skips',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `Choose Berlin in the Office dropdown. The list then shows 5 people, all of them from Berlin, and Ben Okafor is at the top.`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `A user complains that the weekly summary switches itself off. Go to the Notifications tab, turn Weekly summary on and save, it confirms with "Your notifications were saved." Then reload the page and open Notifications again: the weekly summary must still be on, and so must the e-mail notifications.`,
    clean: 'passed',
    bug: 'settings-switch-lost',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `As a user I don't want to delete my account by accident.
- Open the Danger zone: the Delete account button can't be clicked yet.
- Tick "I understand that everything will be lost" and it becomes active.
- Press it, choose Keep account in the question, and there is no "Your account was deleted." anywhere.`,
    clean: 'passed',
    bug: 'settings-delete-enabled',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `Please check the time zone picker in the profile: it says Lisbon at first, I open it and pick New York, and then it must say New York. Save, you get "Your profile was saved.", and after a reload it's still New York.`,
    clean: 'passed',
    bug: 'settings-zone-lost',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `On the Appearance tab of the settings choose the Dark theme, the line below says "The theme is Dark." Now click Restore defaults: we get the message "The defaults are back." and the line changes to "The theme is System."`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `Two small things on the profile tab. Hover over the info icon next to the time zone and a tooltip explains "Times in messages are shown in this zone.", and if you select French in the languages list in addition to English, the text beside the list says "Chosen: English, French".`,
    clean: 'passed',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `The unread badge next to Inbox shows 3 when you open the mail page. Tick Lunch on Friday and Your statement and hit the "Mark as read" button, and the badge should go down to 1. Before the fix it stayed at 3.`,
    clean: 'passed',
    bug: 'mail-unread-count',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `Somebody's archived mail ended up in the bin, so please try this: select the message "Book is due" from the Library, then go to Message > Move to > Archive in the menu. It says "1 message moved to Archive." and the message is no longer in the inbox. Open the Archive folder and there it is; the Bin is empty and says "No messages here."`,
    clean: 'passed',
    bug: 'mail-move-to',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `1. Click Compose and type "Invoice for May" as the subject.
2. Click Cancel.
3. The browser asks "Discard this message?" - answer with Cancel.
Expected: the New message window is still open and the subject is still "Invoice for May".`,
    clean: 'passed',
    bug: 'mail-discard',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `I added a context menu to the messages. Right-click Tom Hill's "Holiday pictures" and choose "Mark as unread", and the number next to Inbox goes from 3 to 4. Right-click it once more and choose Delete: you see "1 message moved to Bin.", it's gone from the list and the number is 3 again.`,
    clean: 'passed',
  },
  {
    site: 'gallery',
    start: '/gallery/files',
    text: `Renaming works again, I hope. In Contracts click Rename next to lease.pdf, enter lease-2027.pdf in the box that pops up and press OK. The list should then show lease-2027.pdf instead of lease.pdf, and insurance.pdf is still there as well.`,
    clean: 'passed',
    bug: 'files-rename',
  },
  {
    site: 'gallery',
    start: '/gallery/files',
    text: `Customer says she sees contracts where her invoices should be. Open Documents in the folder tree and click Invoices, the heading changes to Invoices and you should see march.pdf, april.pdf and may.pdf, but no lease.pdf.`,
    clean: 'passed',
    bug: 'files-tree',
  },
  {
    site: 'gallery',
    start: '/gallery/files',
    text: `Open "More actions" on the files page and press the Copy link icon, it answers with "Link copied." Then press Storage details next to it and an alert comes up saying "2.3 GB of 5 GB used."`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/survey',
    text: `People told us that the survey forgets them when they go back. So fill in Olga as the name, olga@example.com as the e-mail, take the age group 30 to 59 and continue, then tick Music on the second page and press Back. Name and e-mail must still be filled in as before, and 30 to 59 still selected.`,
    clean: 'passed',
    bug: 'survey-back-loses',
  },
  {
    site: 'gallery',
    start: '/gallery/survey',
    text: `Quick run through the whole survey: enter Nora as your name and continue, skip the interests with Continue, give 4 stars and continue again. On the summary the name is Nora and the rating is "4 of 5 stars". Hit Send and it says "Thank you, Nora! Your answers were sent."`,
    clean: 'passed',
    bug: 'survey-summary-rating',
  },
  {
    site: 'gallery',
    start: '/gallery/survey/rating',
    text: `On the rating page there's a counter under the comment, it starts with "100 characters left". Write "Nice shop" in the comment and it has to say "91 characters left". If you then continue without choosing any stars, you stay on this page and read "Please give a rating."`,
    clean: 'passed',
    bug: 'survey-counter',
  },
  {
    site: 'gallery',
    start: '/gallery/survey/interests',
    text: `Checklist for the interests page:
- ticking "Select all" ticks Music, Sports, Travel and Cooking
- the line below then says "4 of 4 chosen"
- if I untick Sports after that, it says "3 of 4 chosen" and Select all is no longer ticked`,
    clean: 'passed',
    bug: 'survey-select-all',
  },
  {
    site: 'gallery',
    start: '/gallery/survey',
    text: `The e-mail is mandatory in the survey. Enter Ben as the name, leave the e-mail empty and press Continue: you stay on step 1 and it shows "Please enter a valid e-mail address."`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/editor',
    text: `Hey, comments in the editor should be fine now. It says "No comments yet." at first, then I type "Looks good to me" into the comment field and click Add comment, and my comment shows up in the list with "1 comment" underneath. The field is empty again afterwards.`,
    clean: 'passed',
    bug: 'editor-comment-lost',
  },
  {
    site: 'gallery',
    start: '/gallery/editor',
    text: `The preview didn't refresh after saving, please retest. Enter "My trip" as the title, write "We went to Rome by train" in the document and click Save draft. The status changes to "Draft saved." and the preview below shows the title My trip and the sentence about Rome, not "Untitled" as it did before.`,
    clean: 'passed',
    bug: 'editor-preview-stale',
  },
  {
    site: 'gallery',
    start: '/gallery/editor',
    text: `Give the document the title "Spring news": Publish is still greyed out because there's no text yet. Write "Flowers everywhere" into the document, the word count says "2 words" and you can press Publish now. There's a short countdown, and after a second or two it says "Spring news" is published.`,
    clean: 'passed',
    bug: 'editor-word-count',
  },
  {
    site: 'gallery',
    start: '/gallery/editor/preview',
    text: `If you open the preview page on its own without any draft, the heading is Untitled and below it you read "Nothing written yet." Click Larger text three times and the percentage next to the button goes from 100 % to 175 %.`,
    clean: 'passed',
  },
  {
    site: 'gallery',
    start: '/gallery/budget',
    text: `Totals in the budget should update when you edit a number. Double-click the January amount of Food, change the 300 to 400 and press Enter: the total for Food is now 990 and the grand total is €3,810. They used to stay at 890 and €3,710.`,
    clean: 'passed',
    bug: 'budget-stale-total',
  },
  {
    site: 'gallery',
    start: '/gallery/budget',
    text: `When I double-click Travel in March, type -5 over the 90 and hit Enter, I expect the error "Enter an amount of zero or more." and the cell goes back to 90. The grand total stays at €3,710.`,
    clean: 'passed',
    bug: 'budget-negative',
  },
  {
    site: 'gallery',
    start: '/gallery/budget',
    text: `Click "Load last year" and wait until it says "Last year was loaded." There's a fourth row then, Insurance with 90 in every month and 270 altogether, and the grand total at the bottom is €3,485.`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/feed',
    text: `Got a complaint that hiding a post removes the wrong one. Move the mouse over the three dots of the Coffee post and click Hide post, you should get "The post was hidden." and Coffee should be gone, while Trains below it is still there.`,
    clean: 'passed',
    bug: 'feed-hide-wrong',
  },
  {
    site: 'gallery',
    start: '/gallery/feed',
    text: `Given the feed with "4 posts shown"
When I click Load more
Then it says "8 posts shown"
And Bread comes right after Gardens
And Kites is the last post`,
    clean: 'passed',
    bug: 'feed-load-more',
  },
  {
    site: 'gallery',
    start: '/gallery/feed',
    text: `Scroll down the feed and press Load more twice. All 12 posts are on the page now, it says "You have seen everything." and the button has disappeared. The last post of all is Boats.`,
    clean: 'failed',
  },
];
