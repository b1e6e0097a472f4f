import type { VerdictEntry } from './entry.ts';

/** Texts of people who had seen neither parser nor engine; looked at since. */
export const entries: VerdictEntry[] = [
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `1. Type "Por" into Destination and pick "Porto, Portugal" from the suggestions
2. Open the calendar and choose 10 March 2027
3. Press Search
Expected: 6 hotels found in Porto
4. Set Sort by to "Price: low to high"
Expected: City Lodge is the first hotel in the list and Harbour Inn the second`,
    clean: 'passed',
    bug: 'booking-price-sort',
  },
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `guests starts at 2. click more guests six times, it should say 8 then and the more guests button has to be disabled`,
    clean: 'passed',
    bug: 'booking-guests-limit',
  },
  {
    site: 'gallery',
    start: '/gallery/board',
    text: `Given I am on the release board
When I drag the card "Plan party" from In progress to Done
Then the Done column contains "Plan party"
And In progress does not contain it any more
And the line at the top reads "2 of 6 cards done"`,
    clean: 'passed',
    bug: 'board-wrong-column',
  },
  {
    site: 'gallery',
    start: '/gallery/board',
    text: `Cards that were binned by mistake can be brought back. Delete the card "Update logo"; a note saying Deleted "Update logo". pops up. Press Undo in that note and check that Update logo is back in the To do column, which has 3 cards again.`,
    clean: 'passed',
    bug: 'board-undo',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `Clicking on Export CSV must download a file called staff.csv.`,
    clean: 'passed',
    bug: 'staff-export-name',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `Click Edit, change the role to Director and save it.
"Changes saved." must be displayed and the row shows Director.`,
    clean: 'ambiguous',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `As a subscriber I want my weekly summary to stay switched on.

Acceptance criteria:
* On the Notifications tab I turn on Weekly summary and save. The message "Your notifications were saved." is shown.
* After I reload the page and go to Notifications again, Weekly summary is still on.`,
    clean: 'passed',
    bug: 'settings-switch-lost',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `Appearance tab:
- choose the theme Dark -> text says The theme is Dark.
- focus the Font size slider, press arrow right three times -> 19 px
- click Restore defaults -> theme is Light again and the font size is back to 16 px`,
    clean: 'passed',
    bug: 'settings-font-size',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `Please open the Danger zone. The button Delete account must not be clickable as long as "I understand that everything will be lost" is not ticked. Once it is ticked, the button becomes active. Clicking it brings up the question "Delete your account?"; choose Keep account there and verify that "Your account was deleted." does not show up.`,
    clean: 'passed',
    bug: 'settings-delete-enabled',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `Step 1: tick the message "Book is due"
Step 2: in the menu bar choose Message > Move to > Archive
Expected result: "1 message moved to Archive." appears, the mail from Library is gone from the inbox
Step 3: open the Archive folder
Expected result: Library: Book is due is listed there`,
    clean: 'passed',
    bug: 'mail-move-to',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `When I make right click on "Anna Berg: Meeting notes" and I choose Mark as unread, the number of unread beside Inbox is going from 3 to 4.`,
    clean: 'passed',
  },
  {
    site: 'gallery',
    start: '/gallery/files',
    text: `Upload report.pdf with Choose files. As soon as the upload progress has reached 100 %, report.pdf should be listed under Uploaded files and "1 file uploaded." should be shown.`,
    clean: 'passed',
    bug: 'files-upload-empty',
  },
  {
    site: 'gallery',
    start: '/gallery/files',
    text: `Rename lease.pdf to lease-2027.pdf (the browser asks for the new name). After that delete lease-2027.pdf and confirm the question. Only insurance.pdf should be left in the folder.`,
    clean: 'passed',
    bug: 'files-rename',
    bugged: 'error',
  },
  {
    site: 'gallery',
    start: '/gallery/files',
    text: `Select the Pictures folder and click the "Share folder" button. A message "Folder shared." should come up.`,
    clean: 'not found',
  },
  {
    site: 'gallery',
    start: '/gallery/survey',
    text: `Fill in the survey as follows. First page: name Priya, e-mail priya@example.com, age group 30 to 59, then continue. Second page: tick Music and Cooking, continue. Third page: give 4 stars and continue. The summary must list Priya, 30 to 59, "Music, Cooking" and 4 of 5 stars. After sending, "Thank you, Priya! Your answers were sent." is displayed.`,
    clean: 'passed',
    bug: 'survey-summary-rating',
  },
  {
    site: 'gallery',
    start: '/gallery/survey/rating',
    text: `type "Great service" in the comment box, the counter underneeth has to go down from 100 to 87 characters left`,
    clean: 'passed',
    bug: 'survey-counter',
  },
  {
    site: 'gallery',
    start: '/gallery/editor',
    text: `An author enters the title "Summer plans", writes "We go to the sea" in the document and clicks Save draft. The preview frame further down must now show the heading Summer plans with the text We go to the sea below it.`,
    clean: 'passed',
    bug: 'editor-preview-stale',
  },
  {
    site: 'gallery',
    start: '/gallery/editor',
    text: `GIVEN title is "Garden diary"
AND the document says "Roses are red"
WHEN Publish is clicked
THEN after the countdown the status is: "Garden diary" is published.`,
    clean: 'passed',
  },
  {
    site: 'gallery',
    start: '/gallery/budget',
    text: `Double-click the February amount of Travel, overwrite it with 100 and hit Enter. Verify that the total for Travel is now 310, and that the grand total has been updated to €3,750.`,
    clean: 'passed',
    bug: 'budget-stale-total',
  },
  {
    site: 'gallery',
    start: '/gallery/',
    text: `Go to Budget in the top navigation, click "Load last year" and wait for "Last year was loaded." There has to be an Insurance row, and the grand total should read €3,785.`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/feed',
    text: `The Activity box starts with ten events. Event 11 isn't there yet. Scroll the box to its end; Event 11 should now have been added to the list.`,
    clean: 'passed',
  },
  {
    site: 'gallery',
    start: '/gallery/feed',
    text: `Click Load more.
8 posts shown.
The glimber should frindle before any of the noxt.`,
    clean: 'not understood',
  },
  {
    site: 'gallery',
    start: '/gallery/',
    text: `Hey, quick smoke test of the start page please. It has to say "Ten small applications with every kind of widget." and when I click the Staff link I should land on the Staff page. The text "12 people" has to be there too.`,
    clean: 'passed',
  },
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `I'm planning a long weekend. Type Lis into Destination and click "Lisbon, Portugal", then press the Open calendar button and click "12 March 2027". Leave the check-out alone and hit Search. Once I press Book on the Old Mill card, the popup ought to read "3 nights for 2 guests in a double room: €360 in total."`,
    clean: 'passed',
    bug: 'booking-nights',
  },
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `- type Por in Destination, click "Porto, Portugal"
- Check-in: 12 March 2027
- Maximum price: 100
- Search
- it says "2 hotels found in Porto"
- Grand Plaza is not offered`,
    clean: 'passed',
    bug: 'booking-max-price',
  },
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `Scenario: upper limit of guests
Given I am on the Hotels page
When I click the "More guests" button six times
Then the Guests field has the value 8
And the "More guests" button is disabled`,
    clean: 'passed',
    bug: 'booking-guests-limit',
  },
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `1. Enter Rom in the Destination field and click Rome, Italy
2. Set Check-in to 10 March 2027
3. Click Search
Expected: "6 hotels found in Rome"
4. Select "Price: low to high" in Sort by
Expected: the first hotel shows City Lodge, the second hotel shows Harbour Inn`,
    clean: 'passed',
    bug: 'booking-price-sort',
  },
  {
    site: 'gallery',
    start: '/gallery/booking',
    text: `Incomplete requests. Where the user presses Search without having entered anything, "Please choose a check-in date." shall be displayed.`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/board',
    text: `As a team lead I want to move finished work so that everybody sees how far we are.
Acceptance criteria:
- When the card Plan party is dragged to the Done column, the Done column contains Plan party.
- The page then shows "2 of 6 cards done".`,
    clean: 'passed',
    bug: 'board-stale-count',
  },
  {
    site: 'gallery',
    start: '/gallery/board',
    text: `Oops-button check! Delete the "Fix login" card and the To do column should say "2 cards". Now hit Undo. Fix login must be back in the To do column, and that column says "3 cards" again.`,
    clean: 'passed',
    bug: 'board-undo',
  },
  {
    site: 'gallery',
    start: '/gallery/board',
    text: `Please to drag Documentation on Security. After this the first item in section Priorities must be Documentation and the last item in section Priorities must be Design.`,
    clean: 'passed',
    bug: 'board-priority-order',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `click salary → first row shows Ines Weber → click salary again → first row shows Elena Rossi`,
    clean: 'passed',
    bug: 'staff-salary-sort',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `Feature: finding colleagues
When I type "kim" into the Filter field
Then "1 person" is shown
And David Kim is listed
But Kira Novak is not listed`,
    clean: 'passed',
    bug: 'staff-filter-last-letter',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `TC-14 Deleting can be cancelled
Steps: click the "Delete Ben Okafor" button. A dialog with the text "This cannot be undone." opens. Press Cancel in the dialog.
Expected result: Ben Okafor is still in the table.`,
    clean: 'passed',
    bug: 'staff-cancel-deletes',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `* row of Carla Mendes: click Edit
* change the role to Controller, Save
* message "Changes saved."
* the Role cell in the row of Carla Mendes reads Controller`,
    clean: 'passed',
    bug: 'staff-edit-lost',
  },
  {
    site: 'gallery',
    start: '/gallery/staff',
    text: `I make tick in Select all. Button Archive selected is now possible to click. The page must write "12 selected".`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `1. Open the Notifications tab
2. Switch on Weekly summary and click Save
3. Reload the page and open the Notifications tab again
Expected: Weekly summary is still on`,
    clean: 'passed',
    bug: 'settings-switch-lost',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `As a user with tired eyes I want to get the standard look back.
AC1: On the Appearance tab, set Brightness to 55 and the page shows "55 %".
AC2: After a click on Restore defaults the message "The defaults are back." comes up.
AC3: The page then shows "100 %".`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `Upon opening the Danger zone, the button "Delete account" shall be disabled. It shall become enabled as soon as the checkbox "I understand that everything will be lost" is ticked. After clicking the button "Delete account" and pressing "Delete account" in the dialog, the text "Your account was deleted." shall be shown.`,
    clean: 'passed',
    bug: 'settings-delete-enabled',
  },
  {
    site: 'gallery',
    start: '/gallery/settings',
    text: `My colleague wanted a fresh password last week and it was a pain. Click the Change password link and put hunter22 in the New password field. Then press Save, and I'd expect to see "Your profile was saved."`,
    clean: 'not found',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `tick lunch on friday → click mark as read → inbox badge shows 2`,
    clean: 'passed',
    bug: 'mail-unread-count',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `Step 1: Tick the message "Meeting notes".
Step 2: Click the menu item Message, then "Move to", then the menu item Archive.
Expected: "1 message moved to Archive." is displayed.
Step 3: Open the folder Archive.
Expected: "Anna Berg: Meeting notes" is listed.`,
    clean: 'passed',
    bug: 'mail-move-to',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `Scenario: changing one's mind about discarding
When I press the key c and type "Garden party" in the Subject field
And I click Cancel
Then the browser dialog says "Discard this message?"
When I dismiss the browser dialog
Then the Subject field still has the value "Garden party"`,
    clean: 'passed',
    bug: 'mail-discard',
  },
  {
    site: 'gallery',
    start: '/gallery/mail',
    text: `- Compose
- To: tom.example.com
- Subject: Picnic
- Send
=> "Message sent to tom.example.com."`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/files',
    text: `We had a complaint that renaming does nothing. So: press Rename next to lease.pdf and answer the browser's prompt with rent.pdf. From then on rent.pdf is listed, and lease.pdf has disappeared.`,
    clean: 'passed',
    bug: 'files-rename',
  },
  {
    site: 'gallery',
    start: '/gallery/files',
    text: `Open folder Pictures. Push Delete and accept the question of the browser. The file cat.jpg must disappear.`,
    clean: 'ambiguous',
  },
  {
    site: 'gallery',
    start: '/gallery/files',
    text: `Verify that after uploading the file report.pdf via "Choose files" the page shows "1 file uploaded." and the list "Uploaded files" contains report.pdf.`,
    clean: 'passed',
    bug: 'files-upload-empty',
  },
  {
    site: 'gallery',
    start: '/gallery/survey',
    text: `1. Your name: Nora, then Continue
2. Tick Music and Sports, then Continue
3. Choose 3 stars, then Continue
Expected: Interests shows "Music, Sports" and Rating shows "3 of 5 stars"
4. Click Send
Expected: "Thank you, Nora! Your answers were sent."`,
    clean: 'passed',
    bug: 'survey-summary-rating',
  },
  {
    site: 'gallery',
    start: '/gallery/survey',
    text: `As a forgetful customer I want to go back without typing everything again. I enter Otto as your name and otto@example.com as e-mail, choose "30 to 59" and press Continue. When I press Back, Your name has the value Otto and "30 to 59" is still selected.`,
    clean: 'passed',
    bug: 'survey-back-loses',
  },
  {
    site: 'gallery',
    start: '/gallery/survey/interests',
    text: `tick select all -> "4 of 4 chosen", untick cooking -> "2 of 4 chosen"`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/survey/rating',
    text: `If "Lovely" is typed into the Comment box, the page must say "94 characters left".`,
    clean: 'passed',
    bug: 'survey-counter',
  },
  {
    site: 'gallery',
    start: '/gallery/editor',
    text: `Publishing requires a title. Enter "We went to the coast" into Document; the Publish button must stay disabled. Once "My trip" has been entered as the Title, the Publish button is enabled. Click Publish and wait until the page says "is published."`,
    clean: 'passed',
    bug: 'editor-publish-empty',
  },
  {
    site: 'gallery',
    start: '/gallery/editor',
    text: `Put Minutes in Title and press "Save draft". The frame Preview has to show Minutes. Then follow the link "Open preview in a new tab"; in the new tab the heading shows Minutes as well.`,
    clean: 'passed',
    bug: 'editor-preview-stale',
  },
  {
    site: 'gallery',
    start: '/gallery/budget',
    text: `Given I am on the Budget page
When I double-click the January cell in the row of Food
And I type 400 in it and press Enter
Then the Total cell in the row of Food is 990
And the page shows "€3,810"`,
    clean: 'passed',
    bug: 'budget-stale-total',
  },
  {
    site: 'gallery',
    start: '/gallery/budget',
    text: `Click Next year. The year glimmers its porridge back into the seventeenth spoon. Then the page shows "2027".`,
    clean: 'not understood',
  },
  {
    site: 'gallery',
    start: '/gallery/feed',
    text: `I looked through the feed yesterday and it felt endless :) Pick "Oldest first" as the Order, then the first post shows Snow. Press Load more and "8 posts shown" comes up. And since that's all there is, the page says "You have seen everything."`,
    clean: 'failed',
  },
  {
    site: 'gallery',
    start: '/gallery/feed',
    text: `Move mouse over More of the post Coffee, then make click on Hide post. It comes message "The post was hidden." and Coffee disappears, but Trains is still visible.`,
    clean: 'passed',
    bug: 'feed-hide-wrong',
  },
  {
    site: 'gallery',
    start: '/gallery/feed',
    text: `activity box: scroll to the end in the Activity section, Event 11 is visible, Event 31 is not visible`,
    clean: 'passed',
  },
];
