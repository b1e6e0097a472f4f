import type { VerdictEntry } from './entry.ts';

/** Texts of people who had seen neither parser nor engine; looked at since. */
export const entries: VerdictEntry[] = [
  {
    site: 'gallery',
    start: '/gallery/',
    text: `I start on the Gallery page, where it says there are ten small applications. I click Budget in the bar at the top. The budget page opens and the grand total is €3,710. When I click Gallery at the top I am back on the first page.`,
    clean: 'passed',
  },
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `Booking a room for our sales meeting

1. Type Lisbon as the destination and take the suggestion Lisbon, Portugal.
2. Open the calendar and pick 12 March 2027 for check-in. Check-out stays at 15 March.
3. Press Search, then Book at Harbour Inn.

Expected: I am asked "Book Harbour Inn?" and the price for the 3 nights is €285 in total. After I confirm the booking, "Harbour Inn, €285" is listed under My bookings.`,
    clean: 'passed',
    bug: 'booking-nights',
  },
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `I have to keep our travel costs down, so I want the cheap hotels first. I look for hotels in Vienna from 10 March 2027 (the check-out date can stay as it is) and sort them by price, low to high. City Lodge for €80 has to be at the top and Harbour Inn comes right after it.`,
    clean: 'passed',
    bug: 'booking-price-sort',
  },
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `A room is for eight people at most. There are 2 guests to begin with. I press the plus next to it six times and then it shows 8. After that the plus can't be pressed any more.`,
    clean: 'passed',
    bug: 'booking-guests-limit',
  },
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `As a teacher with a small budget I want to see only the hotels that we can afford.

- I enter Paris, check-in on 12 March 2027, and move the maximum price down to €100.
- After I press Search it says "2 hotels found in Paris".
- Harbour Inn and City Lodge are on the list, Grand Plaza is not.`,
    clean: 'passed',
    bug: 'booking-max-price',
  },
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `Given I have searched for a hotel in Rome with check-in on 8 March 2027
When I sort the results by rating
Then the first hotel in the list is Grand Plaza, rated 4.8 of 5`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/board',
    text: `I drag the card Fix login from To do over to Done. It should now be in the Done column together with Order chairs. The line at the top says 2 of 6 cards done.`,
    clean: 'passed',
    bug: 'board-wrong-column',
  },
  {
    site: 'gallery',
    start: '/gallery/board',
    text: `Our secretary deleted a card by mistake last week and got an empty one back. Please delete the card Review budget. A message says that it was deleted and offers Undo. Press that. Review budget has to be back under In progress and that column has 2 cards again.`,
    clean: 'passed',
    bug: 'board-undo',
  },
  {
    site: 'gallery',
    start: '/gallery/board',
    text: `On the board there are 3 cards in To do and 2 cards in In progress. Now I drag Write tests over to In progress. To do goes down to 2 cards and In progress goes up to 3.`,
    clean: 'passed',
    bug: 'board-stale-count',
  },
  {
    site: 'gallery',
    start: '/gallery/board',
    text: `I type Buy cake into New card and press Add card. It turns up in To do, which now has 4 cards. The line above still says 1 of 6 cards done.`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `For the pay review I click on Salary in the staff list. The lowest pay comes first, that is Ines Weber with 9,800, followed by Farid Hassan with 38,500. Clicking Salary once more turns it round, and then Elena Rossi with 104,000 is in the top row.`,
    clean: 'passed',
    bug: 'staff-salary-sort',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `Somebody rings up and asks for Mr Kim. I type Kim into the filter on the staff page. Only David Kim is left, he is an engineer in Berlin, and above the table it says 1 person.`,
    clean: 'passed',
    bug: 'staff-filter-last-letter',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `I click the bin next to Carla Mendes and get asked whether I want to delete her. I say Cancel. Carla must still be in the list and there are still 12 people.`,
    clean: 'passed',
    bug: 'staff-cancel-deletes',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `As an office clerk I want to get the staff list as a file so that I can open it in Excel.

Acceptance criteria:
- The page says that there are 12 people.
- When I click Export CSV, a file called staff.csv is downloaded.`,
    clean: 'passed',
    bug: 'staff-export-name',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `Choose Madrid as the office. The list gets shorter and shows the people who work there: Carla Mendes, Farid Hassan and Hugo Laurent. Above the table it should say 3 people.`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `In the settings I go to Notifications. I should see "What we tell you" there, with e-mail notifications switched on and push notifications switched off. The quiet time is from 22:00 until 07:00.`,
    clean: 'passed',
    bug: 'settings-tab-panel',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `I'd like to get the weekly summary. I open Notifications in the settings, turn Weekly summary on and press Save, and it tells me "Your notifications were saved." Then I reload the page and go to Notifications again. Weekly summary must still be on, it used to be off again every time.`,
    clean: 'passed',
    bug: 'settings-switch-lost',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `Checklist for Settings, tab Appearance:

[ ] To begin with it says "The theme is Light."
[ ] I pick Dark and it says "The theme is Dark."
[ ] I press Restore defaults, a message says the defaults are back and the theme is Light again`,
    clean: 'passed',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `In my profile the time zone is set to Lisbon. When I click on it a list opens. I can choose between Berlin, Lisbon, London and Paris.`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `I have 3 unread mails, the little number next to Inbox says so. I tick Lunch on Friday and click Mark as read (the small tick above the list). The number next to Inbox goes down to 2.`,
    clean: 'passed',
    bug: 'mail-unread-count',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `1. Tick "Your statement", the mail from the bank.
2. Open the menu Message, go to Move to and choose Archive. It says "1 message moved to Archive."
3. Open the folder Archive.

Expected result: "Bank: Your statement" is there.`,
    clean: 'passed',
    bug: 'mail-move-to',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `I click Compose and start a mail to parents@school.org with the subject School trip. Then I hit Cancel by accident. The browser asks "Discard this message?" and I press Cancel there as well, because I want to keep it. My mail must not be gone: the New message window is still open and the subject is still School trip.`,
    clean: 'passed',
    bug: 'mail-discard',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `When I write a new message and put just tom into the To field, I can't send it. It says "Enter a valid e-mail address." I change the address to tom@example.com and press Send again. Now it says "Message sent to tom@example.com."`,
    clean: 'passed',
    bug: 'mail-send-message',
  },
  {
    site: 'gallery',
    start: '/gallery/files',
    text: `I open Documents and then Invoices. There I see three files: march.pdf, april.pdf and may.pdf. lease.pdf is not among them, that one belongs to the contracts.`,
    clean: 'passed',
    bug: 'files-tree',
  },
  {
    site: 'gallery',
    start: '/gallery/files',
    text: `Go to the Pictures folder and press Delete next to cat.jpg. It asks "Delete cat.jpg?" and I click OK. The cat is gone from the list then, beach.jpg is still there.`,
    clean: 'passed',
  },
  {
    site: 'gallery',
    start: '/gallery/files',
    text: `Under More actions I press Storage details. A box comes up that tells me how much room we have used. It should say "3.2 GB of 10 GB used."`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/survey',
    text: `A customer forgets to fill in his name. He only enters his e-mail, marc@example.com, and presses Continue. He must not get to the next page: he sees "Please enter your name." and is still on step 1 of 4.`,
    clean: 'passed',
    bug: 'survey-required',
  },
  {
    site: 'gallery',
    start: '/gallery/survey/interests',
    text: `Given I am on the second page of the customer survey
When I tick Select all under Interests
Then Music, Sports, Travel and Cooking are all ticked
And it says 4 of 4 chosen`,
    clean: 'passed',
    bug: 'survey-select-all',
  },
  {
    site: 'gallery',
    start: '/gallery/survey',
    text: `I fill in the survey as Peter Lang, age group 30 to 59, and continue. On the next page I tick Music and Travel and continue again. Then I give 4 stars and go on without a comment. The summary shows my name, Music and Travel as my interests and a rating of 4 of 5 stars. When I send it I get "Thank you, Peter Lang! Your answers were sent."`,
    clean: 'passed',
    bug: 'survey-summary-rating',
  },
  {
    site: 'gallery',
    start: '/gallery/survey/rating',
    text: `Nobody has to give stars in our survey. I just write "Very friendly staff" as my comment, leave the stars alone and press Continue. I get to the Summary, where my comment is shown.`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/editor',
    text: `I write a note for the parents and type "School starts again on Monday" into the document. Below it I see 5 words and that it is not saved. I press Save draft and then it says "Draft saved."`,
    clean: 'passed',
    bug: 'editor-word-count',
  },
  {
    site: 'gallery',
    start: '/gallery/editor',
    text: `As long as nothing is written the Publish button is greyed out. I enter My trip as the title and "We saw the sea" as the text, and then I can press Publish. It counts down for a moment. In the end it says "My trip" is published.`,
    clean: 'passed',
  },
  {
    site: 'gallery',
    start: '/gallery/editor',
    text: `I give my article the title Summer fair and write "Everybody is welcome" into the document, then I save the draft. The preview further down should show Summer fair and Everybody is welcome right away. It used to keep saying Untitled.`,
    clean: 'passed',
    bug: 'editor-preview-stale',
  },
  {
    site: 'gallery',
    start: '/gallery/editor/preview',
    text: `As long as there is no draft the preview says Untitled and "Nothing written yet." The size is 100 %. I press Larger text twice and then it is 150 %.`,
    clean: 'passed',
  },
  {
    site: 'gallery',
    start: '/gallery/budget',
    text: `I double-click the rent for January, change it to 900 and press Enter. The total for rent goes up to 2600 and the grand total is now €3,760.`,
    clean: 'passed',
    bug: 'budget-stale-total',
  },
  {
    site: 'gallery',
    start: '/gallery/budget',
    text: `Hi, could you have another look at the budget for me? When I press Load last year it takes a second and then says "Last year was loaded." There must be four lines in the table now, and the last one is Insurance with 90 in every month and 270 in total. The grand total is €3,585. Thanks!`,
    clean: 'passed',
    bug: 'budget-row-missing',
  },
  {
    site: 'gallery',
    start: '/gallery/budget',
    text: `I checked the food line in the budget for 2026. It has 300 in January, 280 in February and 310 in March. The total for food is 880.`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/feed',
    text: `I like the post about coffee by clicking its heart. It had 2 likes and now it has 3. If I click the heart again it goes back to 2.`,
    clean: 'passed',
    bug: 'feed-like-count',
  },
  {
    site: 'gallery',
    start: '/gallery/feed',
    text: `I don't want to see the post Trains any more. I go with the mouse to the three dots of that post and choose Hide post. It says "The post was hidden." Trains is gone and Gardens is still there.`,
    clean: 'passed',
    bug: 'feed-hide-wrong',
  },
  {
    site: 'gallery',
    start: '/gallery/feed',
    text: `When I come to the feed, 4 posts are shown. I press Load more once. Now there are 8 posts and it tells me "You have seen everything."`,
    clean: 'failed',
  },
];
