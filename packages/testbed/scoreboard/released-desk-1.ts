import type { VerdictEntry } from './entry.ts';

/** Texts about the help desk. */
export const entries: VerdictEntry[] = [
  {
    site: 'desk',
    start: '/desk/login',
    clean: 'passed',
    bug: 'login-landing',
    text: `Sign in with maya@desk.example and the password fjord2024. You should land on the ticket list, and it should say that there are 24 tickets.`,
  },
  {
    site: 'desk',
    start: '/desk/login',
    clean: 'passed',
    bug: 'login-error-missing',
    text: `Given I am on the sign-in page
When I enter maya@desk.example and the password "summer99"
And I press Sign in
Then I see the message "Wrong email or password."
And I am still on the sign-in page`,
  },
  {
    site: 'desk',
    start: '/desk/login',
    clean: 'passed',
    text: `Nobody gets in without a login: if I open /desk/people directly without having signed in, I end up on the page "Sign in to Desk". Once I sign in there with maya@desk.example and fjord2024 I see the tickets.`,
  },
  {
    site: 'desk',
    start: '/desk/login',
    clean: 'passed',
    bug: 'forgot-address',
    text: `As a forgetful agent I want to reset my password so that I can get back to work.

Acceptance criteria:
- The sign-in page has a link "Forgot your password?" that leads to a page called "Reset your password".
- After I enter tom@desk.example and click "Send link", I am told to check my inbox.
- The text there mentions the address I typed, tom@desk.example.`,
  },
  {
    site: 'desk',
    start: '/desk/login',
    clean: 'passed',
    bug: 'signout-stays',
    text: `1. Log in as maya@desk.example / fjord2024
2. Click your name in the top right corner and choose Sign out

Expected: the sign-in page is back and tells you "You have been signed out."`,
  },
  {
    site: 'desk',
    start: '/desk/login',
    clean: 'failed',
    text: `Please check the lockout: go to the login, use maya@desk.example with password 12345 and submit. It should say "Your account has been locked".`,
  },
  {
    site: 'desk',
    start: '/desk/tickets',
    clean: 'passed',
    bug: 'search-customer',
    text: `Searching the tickets for a customer works too. When you type Pixelhaus into the search box, five tickets are left, and one of them is "Request for dark mode".`,
  },
  {
    site: 'desk',
    start: '/desk/tickets',
    clean: 'passed',
    bug: 'status-filter-ignored',
    text: `Set the status filter to Waiting. The list should then show 5 tickets. "Invoice shows wrong VAT rate" is open, so it must not be in there any more.`,
  },
  {
    site: 'desk',
    start: '/desk/tickets',
    clean: 'passed',
    bug: 'priority-filter-extra',
    text: `Bug from last week, please retest: filtering by priority High also brought up urgent tickets. Now choosing High in the priority filter should give exactly 5 tickets, and "Mobile app crashes on startup" should not be among them.`,
  },
  {
    site: 'desk',
    start: '/desk/tickets',
    clean: 'failed',
    text: `On the ticket list pick "Urgent" as priority. There are 4 tickets then.`,
  },
  {
    site: 'desk',
    start: '/desk/tickets',
    clean: 'passed',
    bug: 'sort-reverse',
    text: `- Click on the Subject column header: the first ticket is "Calendar sync stopped working"
- Click it again: now the first one is "Webhook returns error 500"`,
  },
  {
    site: 'desk',
    start: '/desk/tickets',
    clean: 'failed',
    text: `When the user clicks the Created column, the oldest tickets come first. The first row should be "Logo upload fails".`,
  },
  {
    site: 'desk',
    start: '/desk/tickets',
    clean: 'passed',
    bug: 'paging-stuck',
    text: `The list shows "1–8 of 24" at the bottom. Go to the next page. It now reads "9–16 of 24" and the ticket "Slow loading of reports" is on the page.`,
  },
  {
    site: 'desk',
    start: '/desk/tickets',
    clean: 'passed',
    bug: 'total-fixed',
    text: `hey, could you check the counter next to the Tickets heading for me? I search for "invoice" and it has to go from 24 tickets down to 2 tickets.`,
  },
  {
    site: 'desk',
    start: '/desk/tickets',
    clean: 'passed',
    bug: 'filter-lost',
    text: `Filter the list by status Solved, so that 7 tickets remain. Open "Change of billing address" and then click "Back to tickets". The status filter is still on Solved and there are still 7 tickets.`,
  },
  {
    site: 'desk',
    start: '/desk/people',
    clean: 'passed',
    text: `Oskar Lund is back from parental leave. His badge on the people page says Deactivated. Reactivate him through the actions menu in his row: the badge turns to Active and 6 of 8 seats are used.`,
  },
  {
    site: 'desk',
    start: '/desk/tickets',
    clean: 'passed',
    text: `What happens if nothing matches? I type "unicorn" in the search field and expect to see "No tickets found" instead of the table.`,
  },
  {
    site: 'desk',
    start: '/desk/tickets',
    clean: 'passed',
    bug: 'bulk-misses-one',
    text: `Tick the boxes of DSK-1024 and DSK-1023 in the list. In the bar that comes up choose Set status and then Solved. A message says "2 tickets set to Solved", and both rows have the status Solved afterwards.`,
  },
  {
    site: 'desk',
    start: '/desk/tickets',
    clean: 'passed',
    bug: 'bulk-count',
    text: `Scenario: unselecting a ticket
Given the ticket list is open
When I select DSK-1022, DSK-1021 and DSK-1020
Then the bar says "3 selected"
When I unselect DSK-1021 again
Then it says "2 selected"`,
  },
  {
    site: 'desk',
    start: '/desk/tickets',
    clean: 'passed',
    bug: 'new-no-subject',
    text: `1. Click "New ticket".
2. Choose Halden Optics as the customer, leave the subject empty.
3. Click "Create ticket".
Expected result: the dialog stays open and shows "Subject is required".`,
  },
  {
    site: 'desk',
    start: '/desk/login',
    clean: 'passed',
    bug: 'new-priority-lost',
    text: `Log in with maya@desk.example, password fjord2024. Create a new ticket with the subject "Barcode scanner is offline" for Stellar Freight and give it the priority High. The ticket appears in the first row of the list with High as its priority.`,
  },
  {
    site: 'desk',
    start: '/desk/tickets',
    clean: 'passed',
    bug: 'new-dialog-stays',
    text: `Create a ticket: subject "Need a copy of the contract", customer Greenfield School. After creating it the dialog closes, "Ticket DSK-1025 created" pops up, and the list counts 25 tickets.`,
  },
  {
    site: 'desk',
    start: '/desk/tickets',
    clean: 'failed',
    text: `As a support agent I want to log a call quickly.
When I open the New ticket dialog, fill in "Phone line is dead" as subject, select Pixelhaus as customer and create the ticket, it is shown in the list with the status In progress.`,
  },
  {
    site: 'desk',
    start: '/desk/settings',
    clean: 'passed',
    text: `In the settings, go to Workspace, change the workspace name to "Fjord Supply Nordic" and save. You should get "Workspace settings saved", and the new name should be at the top of the page next to the Desk logo.`,
  },
  {
    site: 'desk',
    start: '/desk/login',
    clean: 'passed',
    bug: 'status-not-saved',
    text: `After signing in (maya@desk.example, fjord2024) I open the ticket "Cannot log in after password reset" and set its status to Solved. Then I go back to the tickets. In the row of DSK-1024 the status must be Solved.`,
  },
  {
    site: 'desk',
    start: '/desk/tickets/DSK-1020',
    clean: 'passed',
    bug: 'assignee-stale',
    text: `The ticket belongs to Tom Becker. Click Change next to his name and pick Lucas Moreau. Lucas Moreau is now shown as the assignee, and Tom Becker isn't any more.`,
  },
  {
    site: 'desk',
    start: '/desk/tickets/DSK-1023',
    clean: 'passed',
    bug: 'comment-not-cleared',
    text: `Write the comment "We have sent you a corrected invoice." and post it. It shows up below the others with Maya Lindgren as the author. The comment box is empty again.`,
  },
  {
    site: 'desk',
    start: '/desk/settings',
    clean: 'passed',
    bug: 'save-disabled',
    bugged: 'error',
    text: `1. Replace the job title in the profile with "Head of Support"
2. Press "Save changes"
3. Reload the page
Expected: the job title is still "Head of Support".`,
  },
  {
    site: 'desk',
    start: '/desk/tickets/DSK-1023',
    clean: 'passed',
    bug: 'tag-stays',
    text: `The ticket has the tags billing and vat. Remove the tag vat by its little x. Only billing is left.`,
  },
  {
    site: 'desk',
    start: '/desk/tickets/DSK-1022',
    clean: 'passed',
    bug: 'activity-missing',
    text: `Checklist for the activity log
- set the priority of the ticket to Low
- switch to the Activity tab
- there is an entry "changed the priority from High to Low"`,
  },
  {
    site: 'desk',
    start: '/desk/board',
    clean: 'passed',
    bug: 'board-count',
    text: `On the board the column Open has 7 cards and Waiting has 5, as the numbers in the headings say. Use the menu on the card "Printer labels cut off at the edge" to move it to Waiting. The numbers change to 6 for Open and 6 for Waiting.`,
  },
  {
    site: 'desk',
    start: '/desk/board',
    clean: 'failed',
    text: `Move the card "Request for dark mode" from Waiting to Solved with its menu. The board then has 9 cards in Solved.`,
  },
  {
    site: 'desk',
    start: '/desk/people',
    clean: 'passed',
    bug: 'invite-role',
    text: `Invite nora@fjord.example as a Viewer from the people page. We expect the message "Invitation sent to nora@fjord.example", and in the list she has the role Viewer and is marked as Invited.`,
  },
  {
    site: 'desk',
    start: '/desk/settings',
    clean: 'passed',
    bug: 'switch-forgets',
    text: `Go to the Notifications tab and turn on the weekly summary. "Preferences updated" appears. When I switch over to the Profile tab and come back to Notifications, the weekly summary is still on.`,
  },
  {
    site: 'desk',
    start: '/desk/people',
    clean: 'passed',
    bug: 'deactivate-cancel',
    text: `Given the people page
When the user chooses Deactivate in the menu of Tom Becker and then clicks Cancel in the confirmation
Then Tom Becker is still Active`,
  },
  {
    site: 'desk',
    start: '/desk/people',
    clean: 'failed',
    text: `We deactivate Hannah Weiss via the three-dots menu in her row and confirm. Afterwards Hannah Weiss is no longer in the list of people.`,
  },
  {
    site: 'desk',
    start: '/desk/settings',
    clean: 'passed',
    bug: 'profile-header',
    text: `I change my display name to "Maya L. Berg" and save the changes. "Profile saved" is shown for a moment. The name in the top bar is "Maya L. Berg" as well.`,
  },
  {
    site: 'desk',
    start: '/desk/settings',
    clean: 'failed',
    text: `The user opens the Notifications tab in the settings. The weekly summary by email is switched on there.`,
  },
  {
    site: 'desk',
    start: '/desk/tickets',
    clean: 'failed',
    text: `Click the bell in the header, there are 3 unread notifications. Hit "Mark all as read". The number on the bell goes away and the panel shows "You have no notifications".`,
  },
  {
    site: 'desk',
    start: '/desk/tickets',
    clean: 'passed',
    bug: 'bell-link',
    text: `The bell shows a 3. Open it and click "New comment on DSK-1004". That takes me to the ticket "Delete old customer data", and the bell shows 2 from then on.`,
  },
];
