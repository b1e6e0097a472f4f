import type { VerdictEntry } from './entry.ts';

/** Texts about the project tool: its board, list, calendar, wiki, search, team and settings. */
export const entries: VerdictEntry[] = [
  {
    site: 'board',
    start: '/board/relaunch',
    clean: 'passed',
    bug: 'add-count',
    text: `Add a card called "Order business cards" to the To do column. It should show up as the last card there, and the number next to the column title should go from 4 to 5.`,
  },
  {
    site: 'board',
    start: '/board/relaunch',
    clean: 'passed',
    bug: 'add-empty',
    text: `1. Open the board.
2. In the Done column click "+ Add a card".
3. Leave the title empty and click "Add card".

Expected result: the message "Please enter a title" is shown and Done still has 3 cards.`,
  },
  {
    site: 'board',
    start: '/board/relaunch',
    clean: 'passed',
    bug: 'move-column',
    text: `Given the card "New icon set" is in the Review column
When I open its card menu and choose "Move to In progress"
Then the card is in the In progress column
And Review has only 1 card left`,
  },
  {
    site: 'board',
    start: '/board/relaunch',
    clean: 'passed',
    bug: 'filter-member',
    text: `When you set the member filter to Aiko Tanaka you should see only her cards on the board: Draft new pricing page, Rewrite the About us text and Collect customer quotes. Next to the filters it says "3 of 12 cards".`,
  },
  {
    site: 'board',
    start: '/board/relaunch',
    clean: 'passed',
    bug: 'filter-clear',
    text: `Filter the board by member Samir Haddad and by the label Urgent. "2 of 12 cards" should be displayed. Now click Clear filters: the label dropdown has to be back on "All labels" and the To do column has its 4 cards again.`,
  },
  {
    site: 'board',
    start: '/board/relaunch',
    clean: 'passed',
    bug: 'filter-lost',
    text: `On the board, choose Design in the label filter. Then go to List in the sidebar. The filter has to survive that, so the table contains three cards (Choose a photo for the hero, New icon set, Pick brand colors) and below it we see "Total: 3 cards".`,
  },
  {
    site: 'board',
    start: '/board/relaunch',
    clean: 'passed',
    bug: 'checklist-progress',
    text: `Open the card "Draft new pricing page". Its checklist is at 2/5. Tick "Write the plan table". The progress should now say 3/5.`,
  },
  {
    site: 'board',
    start: '/board/relaunch',
    clean: 'passed',
    bug: 'due-day',
    text: `"Set up redirect rules" has no due date yet. I open the card, set the due date to 22 May 2025 and close the dialog. On the board, the card then shows "22 May".`,
  },
  {
    site: 'board',
    start: '/board/relaunch',
    clean: 'passed',
    bug: 'member-lost',
    text: `We had complaints that people added to a card disappear again. Please open "Cookie banner wording", add Samir Haddad as a member, close the card and open it once more. Both Ines Carvalho and Samir Haddad must be listed under Members.`,
  },
  {
    site: 'board',
    start: '/board/relaunch',
    clean: 'passed',
    bug: 'comment-edit',
    text: `As Lena I want to correct my own comments.

Acceptance criteria:
- On the card "Draft new pricing page" I click Edit below my comment, change it to "Legal wants to see it before Monday." and click Save.
- The comment now reads "Legal wants to see it before Monday." and is marked as (edited).
- The old text "Legal wants to see it before Friday." is gone.`,
  },
  {
    site: 'board',
    start: '/board/relaunch',
    clean: 'passed',
    bug: 'comment-badge',
    text: `The card "Choose a photo for the hero" has one comment. Open it, write "Lighthouse is fine with me" and post the comment, then close the card. The comment counter on the card in the To do column should have gone up to 2.`,
  },
  {
    site: 'board',
    start: '/board/relaunch',
    clean: 'passed',
    bug: 'comment-disabled',
    bugged: 'error',
    text: `Given I have opened the card "Install analytics"
When I type "Works since last week" into the comment box and click the Comment button
Then my comment is listed under Comments with the name Lena Ortiz
And the comment box is empty again`,
  },
  {
    site: 'board',
    start: '/board/relaunch',
    clean: 'passed',
    bug: 'archive-dialog',
    text: `Archiving from inside a card: open "Pick brand colors" and press Archive. The card window closes by itself, a message says "Card archived", and the card can't be seen in Done any more.`,
  },
  {
    site: 'board',
    start: '/board/relaunch',
    clean: 'passed',
    bug: 'archive-undo',
    text: `Use the menu on the card "Collect customer quotes" to archive it. A message with an Undo button pops up at the bottom. Click Undo and the card should be back in the Done column, which again shows 3.`,
  },
  {
    site: 'board',
    start: '/board/relaunch/list',
    clean: 'passed',
    bug: 'list-due-order',
    text: `In the list view, click the column header Due. The first row should be "Install analytics" (30 April), followed by "Pick brand colors" (2 May). "Set up redirect rules" has no date, so it comes last.`,
  },
  {
    site: 'board',
    start: '/board/relaunch/list',
    clean: 'passed',
    bug: 'list-rename',
    text: `Inline editing check
- click on the title "New icon set" in the table
- change it to "New icon library" and hit Enter
- a message "Card renamed" comes up
- the table now contains "New icon library", and "New icon set" is not in it any longer`,
  },
  {
    site: 'board',
    start: '/board/relaunch/calendar',
    clean: 'passed',
    bug: 'calendar-day',
    text: `In the calendar, click on 21 May, enter "Team photo" and click Add. You should get the message "Entry added" and see Team photo on the 21st.`,
  },
  {
    site: 'board',
    start: '/board/relaunch',
    clean: 'passed',
    bug: 'calendar-archived',
    text: `Hi! Could you check one thing for me: archive the card "Cookie banner wording" on the board, then switch to the calendar. It shouldn't be there any more. "Fix broken footer links", which is due on the same day, should of course still be there.`,
  },
  {
    site: 'board',
    start: '/board/wiki/handbook',
    clean: 'passed',
    bug: 'wiki-link',
    text: `In the page tree of the wiki the user clicks "Rollback plan". The page with the heading Rollback plan opens and tells them "If something goes wrong, call Samir first."`,
  },
  {
    site: 'board',
    start: '/board/wiki/holidays',
    clean: 'passed',
    bug: 'wiki-cancel',
    text: `Cancel must really cancel. On the Holidays page click Edit, replace the text with "No holidays this year." and click Cancel. The page should still say "Everybody has 28 days of holiday a year.", and what I typed is nowhere to be seen.`,
  },
  {
    site: 'board',
    start: '/board/wiki/notes',
    clean: 'passed',
    bug: 'wiki-preview',
    text: `1. On the wiki page "Meeting notes" click Edit
2. Replace the text in the editor by "We meet every Monday at ten."
3. Click Preview

Expected: the preview shows "We meet every Monday at ten." and no longer "One page for every meeting."`,
  },
  {
    site: 'board',
    start: '/board/relaunch',
    clean: 'passed',
    bug: 'search-case',
    text: `Search must not care about upper or lower case. If I type PRICING into the search at the top and press Enter, I get 3 results, and one of them is the card "Draft new pricing page".`,
  },
  {
    site: 'board',
    start: '/board/team',
    clean: 'passed',
    bug: 'invite-role',
    text: `Invite nora@harbor.example to the team with the role Guest. A message confirms "Invitation sent to nora@harbor.example". The address appears under Pending invitations, and it says "Guest · sent just now" there.`,
  },
  {
    site: 'board',
    start: '/board/team',
    clean: 'passed',
    bug: 'role-kept',
    text: `An admin wants to promote Ines Carvalho from Guest to Member. After choosing Member in her row, "Ines Carvalho is now a member" is displayed and her role in the table is Member.`,
  },
  {
    site: 'board',
    start: '/board/relaunch',
    clean: 'passed',
    bug: 'bell-badge',
    text: `The bell in the header shows 3 unread notifications. When I open it and click "Mark all as read", the number on the bell disappears.`,
  },
  {
    site: 'board',
    start: '/board/settings',
    clean: 'passed',
    bug: 'rename-sidebar',
    text: `Change the workspace name to "Lighthouse Studio" and save. Check that
* "Workspace renamed" is shown
* the sidebar says Lighthouse Studio
* the name Harbor Studio is not in the sidebar any more`,
  },
  {
    site: 'board',
    start: '/board/settings',
    clean: 'passed',
    bug: 'delete-check',
    text: `Nobody should delete the workspace by accident. Click "Delete workspace" in the danger zone and type just "Harbor" in the box: "Delete forever" stays disabled. Once the full name "Harbor Studio" has been typed, the button can be clicked.`,
  },
  {
    site: 'board',
    start: '/board/settings',
    clean: 'passed',
    bug: 'dark-forgets',
    text: `Go to the settings and choose Dark under Appearance. Reload the page. Dark must still be selected.`,
  },
  {
    site: 'board',
    start: '/board/relaunch/list',
    clean: 'passed',
    text: `If you change the status of "Rewrite the About us text" to Review in the list, the message "Moved to Review" appears. On the board that card is then in the Review column, and In progress is down to 2 cards.`,
  },
  {
    site: 'board',
    start: '/board/wiki/release',
    clean: 'passed',
    text: `Create a new page below "Release process" and call it "Release calendar". You land on the new page, which has that heading and says "This page is empty." The tree on the left lists it too.`,
  },
  {
    site: 'board',
    start: '/board/settings',
    clean: 'passed',
    text: `The workspace always needs a name. Clear the field "Workspace name" and click Save; I expect the error "The workspace needs a name", and the sidebar keeps showing Harbor Studio.`,
  },
  {
    site: 'board',
    start: '/board/relaunch/calendar',
    clean: 'passed',
    text: `Clicking "New icon set" in the May calendar opens that card. It is in column Review and Lena Ortiz is the member on it. After closing it with the x, I'm still in the calendar for May 2025.`,
  },
  {
    site: 'board',
    start: '/board/relaunch',
    clean: 'failed',
    text: `Set the member filter on the board to Marcus Webb. He has two cards, so "2 of 12 cards" should be shown.`,
  },
  {
    site: 'board',
    start: '/board/relaunch',
    clean: 'failed',
    text: `Open "Build contact form", click Move and pick Done. The message "Card moved successfully" should pop up, and the card is in the Done column afterwards.`,
  },
  {
    site: 'board',
    start: '/board/relaunch',
    clean: 'failed',
    text: `Given the card "Mobile menu does not close" has one open item on its checklist
When I tick "Close on outside tap" and close the card
Then the card shows 2/2
And it has moved to the Done column`,
  },
  {
    site: 'board',
    start: '/board/relaunch',
    clean: 'failed',
    text: `Archive "Install analytics" with the card menu. Open Archive in the sidebar and restore it. When you go back to the board, the card should be in the To do column.`,
  },
  {
    site: 'board',
    start: '/board/relaunch/list',
    clean: 'failed',
    text: `Sorting by title: click on Title in the table header once and the list is in alphabetical order with "Build contact form" at the top. Click it again and the order is reversed, so "Rewrite the About us text" comes first.`,
  },
  {
    site: 'board',
    start: '/board/wiki/handbook',
    clean: 'failed',
    text: `New colleagues should find out when the daily call is. From the handbook, open Onboarding in the page tree; it should say "Join the daily call at 9:00".`,
  },
  {
    site: 'board',
    start: '/board/team',
    clean: 'failed',
    text: `Steps: on the team page, revoke the invitation of jonas@harbor.example.
Expected: "Invitation revoked" is displayed, jonas@harbor.example is gone from the page, and below Pending invitations it says "No pending invitations."`,
  },
  {
    site: 'board',
    start: '/board/relaunch',
    clean: 'failed',
    text: `I search for "contact" in the header and press Enter. The results page should list exactly one result, the card "Build contact form".`,
  },
];
