import { onGallery as on, type VerdictEntry } from './entry.ts';

const searchLisbon =
  'choose "Lisbon, Portugal" as destination, pick 12 March 2027 as check-in and press Search';

/** Booking, board, staff, settings and survey. */
export const seenPlaces: VerdictEntry[] = [
  on(
    'booking',
    'booking-hotel-count',
    'Type "Lis" in the Destination field and choose the option "Lisbon, Portugal". Click "Open calendar" and then "12 March 2027". Click Search. The page should show "6 hotels found in Lisbon".',
  ),
  on(
    'booking',
    'booking-nights',
    `When I ${searchLisbon} and then click Book in the card of Harbour Inn, the dialog should contain "€285 in total".`,
  ),
  on(
    'booking',
    'booking-price-sort',
    `1. Select "Lisbon, Portugal" from Destination
2. Set Check-in to 12 March 2027
3. Click Search
4. Select "Price: low to high" in the Sort by dropdown
5. The first hotel should be City Lodge`,
  ),
  on(
    'booking',
    'booking-cancel-books',
    `Given I ${searchLisbon}
When I click Book on the Old Mill card
And I click Cancel in the dialog
Then I should see "No bookings yet."`,
  ),
  on(
    'booking',
    'booking-guests-limit',
    'Click the "More guests" button 6 times. The Guests field has the value 8 and the "More guests" button is disabled.',
  ),
  on(
    'booking',
    'booking-max-price',
    `Set the maximum price to 100, ${searchLisbon}. Grand Plaza must not be shown.`,
  ),
  on('booking', undefined, 'Press Search with nothing filled in -> error "Please choose a destination."'),
  on(
    'booking',
    undefined,
    'Set the check-out date to 10 March 2027, choose Lisbon, Portugal as the destination, set check-in to 12 March 2027 and search. The message "Check-out must be after check-in." appears.',
  ),
  on(
    'booking',
    undefined,
    `${searchLisbon[0]?.toUpperCase()}${searchLisbon.slice(1)}. Click "Load more". Check that Royal Court is visible and that the Load more button is gone.`,
  ),
  on(
    'board',
    'board-wrong-column',
    'Drag the "Fix login" card to the Done column. The Done column should contain "Fix login".',
  ),
  on(
    'board',
    'board-stale-count',
    'Move "Write tests" to Done by drag and drop; the page then says "2 of 6 cards done".',
  ),
  on(
    'board',
    'board-undo',
    'Click the Delete button in the "Fix login" card, then click Undo. "Fix login" should be in the To do column again.',
  ),
  on(
    'board',
    'board-priority-order',
    'Drag "Design" onto "Security" in the Priorities list. The first item of the Priorities list should be Design.',
  ),
  on(
    'board',
    'board-empty-card',
    'Click "Add card" without entering a title. The error "Give the card a title." should be displayed.',
  ),
  on(
    'board',
    undefined,
    'Enter "Call the bank" as new card and click Add card. There should be 4 cards in the To do column.',
  ),
  on(
    'staff',
    'staff-salary-sort',
    'Click on the Salary column header. The table should be sorted by Salary in ascending order.',
  ),
  on('staff', 'staff-filter-last-letter', 'Type "Kim" into the Filter field. The table should show 1 row.'),
  on(
    'staff',
    'staff-cancel-deletes',
    'As an HR manager I want to be asked before somebody is deleted, so that nobody is lost by accident.\nClick "Delete Ben Okafor", then Cancel. Ben Okafor is still listed in the table.',
  ),
  on('staff', 'staff-page-skips', 'Go to the next page of the list. Farid Hassan should be visible.'),
  on(
    'staff',
    'staff-edit-lost',
    'In the row of Ada Lovell click Edit, change the Role to "Director" and click Save. The row of Ada Lovell should contain "Director".',
  ),
  on('staff', 'staff-select-all', 'Tick "Select all". "5 selected" is displayed.'),
  on('staff', 'staff-export-name', 'When I click Export CSV, a file named "staff.csv" is downloaded.'),
  on(
    'staff',
    undefined,
    'The "Archive selected" button is disabled until somebody is selected. Tick "Select Carla Mendes". Now it is enabled.',
  ),
  on('staff', undefined, 'Choose Berlin in the Office dropdown. The page shows "4 people".'),
  on('staff', undefined, 'Choose Madrid in the Office dropdown. The page shows "5 people".', 'failed'),
  on('staff', undefined, 'Click Edit. The Role field should be visible.', 'ambiguous'),
  on('staff', undefined, 'Click the "Promote" button. "Promoted" is shown.', 'not found'),
  on(
    'settings',
    'settings-tab-panel',
    'Open the Notifications tab. The heading "What we tell you" should be visible and "How it looks" should not be.',
  ),
  on(
    'settings',
    'settings-switch-lost',
    'Go to the Notifications tab, turn on the Weekly summary switch and click Save. Reload the page, open the Notifications tab again: Weekly summary must still be on.',
  ),
  on(
    'settings',
    'settings-wrong-message',
    'Change the display name to "Grace" and save. I expect the message "Your profile was saved."',
  ),
  on(
    'settings',
    'settings-delete-enabled',
    'Expand the Danger zone. The Delete account button should be disabled. Tick "I understand that everything will be lost". The Delete account button should be enabled.',
  ),
  on(
    'settings',
    'settings-font-size',
    'On the Appearance tab set the font size to 20. The page shows "20 px".',
  ),
  on(
    'settings',
    'settings-zone-lost',
    'Select "Berlin" from the Time zone dropdown. The time zone should be Berlin.',
  ),
  on(
    'settings',
    undefined,
    'Hover over the "About time zones" icon. The tooltip says "Times in messages are shown in this zone."',
  ),
  on('settings', undefined, 'On the Appearance tab pick the Dark theme; "The theme is Dark." appears.'),
  on(
    'survey',
    'survey-required',
    'Leave the name empty and click Continue. The survey must not go on: "Please enter your name." is shown.',
  ),
  on(
    'survey',
    'survey-back-loses',
    'Fill in "Ada" as your name, select Under 30 and click Continue. Click Back. The "Your name" field should contain "Ada".',
  ),
  on(
    'survey',
    'survey-summary-rating',
    'Enter Ada into Your name and click Continue. Click Continue again. Choose "4 stars" and click Continue. The summary should show the rating "4 of 5 stars".',
  ),
  {
    ...on(
      'survey/interests',
      'survey-select-all',
      'Check "Select all". "4 of 4 chosen" is shown and Cooking is checked.',
    ),
    // The box springs back at once, so it cannot be ticked at all.
    bugged: 'error',
  },
  on(
    'survey/rating',
    'survey-counter',
    'Type "Great" in the comment box. It should say "95 characters left".',
  ),
];
