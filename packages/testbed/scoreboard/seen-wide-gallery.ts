import { about, type VerdictEntry } from './entry.ts';

const e = about('gallery');

/** Texts in many personal styles, tuned against. */
export const entries: VerdictEntry[] = [
  e(
    '/gallery/board',
    'passed',
    'board-empty-card',
    `TC 7 - empty card
1. leave New card blank
2. click Add card
ER: "Give the card a title."`,
  ),
  e(
    '/gallery/board',
    'passed',
    'board-undo',
    `| # | Step | Expected result |
| 1 | Delete the card "Fix login" | "Fix login" is no longer on the board |
| 2 | Click Undo | "Fix login" is back in the To do column |`,
  ),
  e(
    '/gallery/board',
    'passed',
    '',
    `Title: Column counters are stale

Steps to reproduce
1. Open the release board.
2. Type "Buy cake" into New card.
3. Click Add card.

Expected result
"4 cards" is shown in the To do column.

Actual result
It still says "3 cards".`,
  ),
  e(
    '/gallery/board',
    'passed',
    'board-wrong-column',
    `drag "Write tests" onto "Done" -> card "Write tests" is in "Done"`,
  ),
  e(
    '/gallery/staff',
    'passed',
    'staff-salary-sort',
    `Acceptance Criteria

1. Clicking the Salary heading sorts the table by salary.
2. The first row is then Ines Weber.`,
  ),
  e(
    '/gallery/staff',
    'passed',
    'staff-cancel-deletes',
    `Steps:
a) Click "Delete Ada Lovell"
b) In the dialog, click Cancel
Expected:
a) A dialog with "Delete Ada Lovell?" opens
b) Ada Lovell is still in the table`,
  ),
  e(
    '/gallery/staff',
    'passed',
    '',
    `Our HR colleague reports that filtering for a whole word finds nobody. Enter "Designer" in the Filter field. Ben Okafor and Hugo Laurent must be listed.`,
  ),
  e(
    '/gallery/staff',
    'passed',
    'staff-page-skips',
    `Given I am on the staff page
When I click Next
Then I see "Page 2 of 3"
And the first row is Farid Hassan`,
  ),
  e(
    '/gallery/staff',
    'passed',
    'staff-select-all',
    `Precondition: staff page
Step 1. Tick Select all
Expected result 1. "5 selected" is shown
Step 2. Click Archive selected
Expected result 2. "5 people archived." is shown`,
  ),
  e('/gallery/staff', 'passed', 'staff-export-name', `export csv => file staff.csv is downloaded`),
  e(
    '/gallery/staff',
    'passed',
    'staff-edit-lost',
    `- Click Edit in the row of Carla Mendes
- Change the role to Controller
- Click Save
- Expected: "Changes saved."
- Expected: the row of Carla Mendes shows Controller`,
  ),
  e(
    '/gallery/settings',
    'passed',
    'settings-font-size',
    `Go to Appearance tab.
Set font size slider to 20.

Expected
- 20 px shown next to it`,
  ),
  e(
    '/gallery/settings',
    'passed',
    'settings-delete-enabled',
    `Rule: Nobody should delete the account by accident.
Open the Danger zone. The button "Delete account" must be disabled. Tick "I understand that everything will be lost". Now the button is enabled.`,
  ),
  e(
    '/gallery/settings',
    'passed',
    'settings-wrong-message',
    `User story: As a user I want to save my profile.
Steps: change Display name to "Grace", press Save.
Result: "Your profile was saved." appears.`,
  ),
  e(
    '/gallery/settings',
    'passed',
    'settings-zone-lost',
    `1. Select "Berlin" as Time zone
2. Click Save
3. Reload the page
=> Time zone is still Berlin`,
  ),
  e(
    '/gallery/settings',
    'passed',
    'settings-switch-lost',
    `Notifications tab:
1. turn on Weekly summary
2. press Save
3. refresh the page
4. open Notifications again
Weekly summary must be on`,
  ),
  e(
    '/gallery/mail',
    'passed',
    'mail-unread-count',
    `Steps
-----
1. Select the message "Book is due".
2. Click "Mark as read".

Expected
--------
The Inbox badge shows 2.`,
  ),
  e(
    '/gallery/mail',
    'passed',
    'mail-search-subject',
    `Type "holiday" into Search mail. You should only see the message from Tom Hill. (The search looks at senders and subjects.)`,
  ),
  e(
    '/gallery/mail',
    'passed',
    'mail-send-message',
    `Compose a mail with the following data:
To: tom@example.com
Subject: Hello
Text: How are you?
Then press Send. "Message sent to tom@example.com." is shown.`,
  ),
  e('/gallery/mail', 'passed', 'mail-shortcut', `Press the key c. => The dialog "New message" opens.`),
  e('/gallery/mail', 'passed', '', `Empty folders (Bin): click on Bin; text "No messages here." is there.`),
  e(
    '/gallery/files',
    'passed',
    'files-tree',
    `In the tree, expand Documents and click Invoices. The heading should be Invoices, and the list contains march.pdf, april.pdf and may.pdf.`,
  ),
  e(
    '/gallery/files',
    'passed',
    'files-download-name',
    `Test: download of the list
How: open "More actions", click "Download list"
Pass criteria: files.csv gets downloaded`,
  ),
  e(
    '/gallery/files',
    'passed',
    'files-delete-cancel',
    `Action | Expected outcome
Click Delete beside lease.pdf and dismiss the dialog | lease.pdf is still in the list`,
  ),
  e(
    '/gallery/files',
    'passed',
    'files-upload-empty',
    `When the user uploads report.pdf with Choose files
Then "1 file uploaded." is displayed
And the list "Uploaded files" contains report.pdf`,
  ),
  e(
    '/gallery/survey',
    'passed',
    'survey-required',
    `Validation of the name

Steps: leave "Your name" empty, click Continue
Expected: "Please enter your name." is shown, the user stays on step 1`,
  ),
  e(
    '/gallery/survey',
    'passed',
    'survey-back-loses',
    `Hello, I filled my name "Nora" and clicked Continue. Then I clicked Back. My name should still be in the field "Your name".`,
  ),
  e(
    '/gallery/survey/interests',
    'passed',
    'survey-select-all',
    `1. Tick "Select all"
   Expected: "4 of 4 chosen"
2. Untick Music
   Expected: "3 of 4 chosen"`,
    'error',
  ),
  e(
    '/gallery/survey/rating',
    'passed',
    'survey-counter',
    `write "Nice" in Comment, counter: "96 characters left"`,
  ),
  e(
    '/gallery/editor',
    'passed',
    'editor-word-count',
    `Notes from exploratory session:
- typed "one two three" into Document
- word counter should be at "3 words"`,
  ),
  e(
    '/gallery/editor',
    'passed',
    'editor-publish-empty',
    `Requirement 4.2: Publish is disabled as long as title and text are missing.
Check: open the editor, Publish must be disabled.`,
  ),
  e(
    '/gallery/editor',
    'passed',
    'editor-comment-lost',
    `Input: Comment = "Well done"
Action: Add comment
Output: "1 comment" and "Well done" in the list`,
  ),
  e(
    '/gallery/editor',
    'passed',
    'editor-shortcut-save',
    `Type "Plan" into Title; press Ctrl+S; check "Draft saved." is shown`,
  ),
  e('/gallery/budget', 'passed', 'budget-year', `Click "Next year". Year = 2027.`),
  e(
    '/gallery/budget',
    'passed',
    'budget-row-missing',
    `PURPOSE: last year's numbers can be loaded.
STEPS: click Load last year, wait until "Last year was loaded." is shown
EXPECTED: a row Insurance is in the table; Grand total: €3,585`,
  ),
  e(
    '/gallery/feed',
    'passed',
    'feed-like-count',
    `Given the feed
When I press the heart of Rain
Then Rain has 2 likes`,
  ),
  e(
    '/gallery/feed',
    'passed',
    'feed-load-more',
    `Load more shows four more posts.
Steps: click Load more
Expected: "8 posts shown"
Expected: the post Bread is visible`,
  ),
  e(
    '/gallery/feed',
    'failed',
    '',
    `1. Choose "Oldest first" in Order
2. The first post is Rain`,
  ),
  e(
    '/gallery/staff',
    'not found',
    '',
    `Steps:
1. Click "Import CSV"
Expected: a dialog opens`,
  ),
  e(
    '/gallery/mail',
    'passed',
    'mail-move-to',
    `Pre-condition: Inbox open, nothing selected
Test steps:
  1. tick "Lunch on Friday"
  2. Message > Move to > Archive
  3. open folder Archive
Expected results:
  - "1 message moved to Archive." displayed after step 2
  - "Lunch on Friday" is in the folder after step 3`,
  ),
];
