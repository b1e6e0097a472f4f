import { onGallery as on, type VerdictEntry } from './entry.ts';

/** Kinds of widgets that the flows of the other files leave out. */
export const seenWidgets: VerdictEntry[] = [
  on('settings', undefined, 'Select French in the Languages list. The page shows "French".'),
  on(
    'settings',
    undefined,
    'Go to Notifications. Set "Quiet from" to 21:30. The "Quiet from" field has the value "21:30".',
  ),
  on(
    'settings',
    undefined,
    'On the Appearance tab, move the brightness slider to 30. The page shows "30 %".',
  ),
  on(
    'settings',
    undefined,
    'Open the Appearance tab, choose System, then click "Restore defaults". A toast says "The defaults are back." and Light is selected.',
  ),
  on(
    'settings',
    undefined,
    'Change the Display name to "Grace", choose Spain as the country and click Save. After a reload the Display name field still contains "Grace" and the country is Spain.',
  ),
  on(
    'booking',
    undefined,
    'Tick "With breakfast". It should be checked. Untick it again. It should not be checked.',
  ),
  on(
    'booking',
    undefined,
    'Enter 3 in the Guests field and click "Fewer guests". The Guests field should have the value 2.',
  ),
  on('booking', undefined, 'Set the arrival time to 18:30. The Arrival time field contains "18:30".'),
  on(
    'files',
    undefined,
    'Upload report.pdf in the "Choose files" field. The upload progress reaches "100 %" and "1 file uploaded." is shown.',
  ),
  on('files', undefined, 'Open "More actions" and click the "Copy link" icon. "Link copied." is displayed.'),
  on(
    'files',
    undefined,
    'Click Pictures in the tree. The heading "Pictures" is shown together with beach.jpg.',
  ),
  on(
    'mail',
    undefined,
    'Choose "Unread only" from the View menu. "Meeting notes" should no longer be listed, "Lunch on Friday" should.',
  ),
  on('mail', undefined, 'Press "/". The search field should be focused.'),
  on(
    'mail',
    undefined,
    'Select all messages and click Delete. The message "5 messages moved to Bin." appears.',
  ),
  on(
    'editor',
    undefined,
    'Click into the Document, press the Bold button. The Bold button should be pressed.',
  ),
  on(
    'editor',
    undefined,
    'Click "Print view" and switch to the new window. "Nothing written yet." is shown.',
  ),
  on('editor', undefined, 'In the Preview frame click "Larger text". The preview frame should show "125 %".'),
  on('budget', 'budget-year', 'Press the Up arrow key in the Year field. The year should be 2027.'),
  on('budget', undefined, 'Hover over "Grand total". The tooltip "All items of all months." appears.'),
  on('feed', undefined, 'Scroll to "Event 10". "Event 15" should appear in the list of events.'),
  on('feed', undefined, 'Click Load more twice. "You have seen everything." appears and there are 12 posts.'),
  on(
    'survey',
    undefined,
    'Enter "Ada" as your name and "ada" as e-mail, then click Continue. "Please enter a valid e-mail address." is shown.',
  ),
  on('survey/rating', undefined, 'Give 3 stars. "3 stars" should be selected.'),
];
