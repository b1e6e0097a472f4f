import { onGallery as on, type VerdictEntry } from './entry.ts';

/** Mail, files, editor, budget and feed. */
export const seenTools: VerdictEntry[] = [
  on(
    'mail',
    'mail-unread-count',
    'Select the "Your statement" message and click "Mark as read". The Inbox badge should show 2.',
  ),
  on(
    'mail',
    'mail-search-subject',
    'Search for "lunch". The list should contain "Lunch on Friday" and exactly 1 message.',
  ),
  on(
    'mail',
    'mail-move-to',
    'Check "Select Book is due", then choose Message > Move to > Archive from the menu. Open the Archive folder. "Library: Book is due" should be listed.',
  ),
  on(
    'mail',
    'mail-send-message',
    'Scenario: sending a message\nGiven I click Compose\nWhen I enter "tom@example.com" in the To field\nAnd I enter "Hello" in the Subject field\nAnd I click Send\nThen I see the message "Message sent to tom@example.com."',
  ),
  on(
    'mail',
    'mail-discard',
    'Click Compose, type "Hi" as the subject and click Cancel. Dismiss the dialog. The "New message" dialog should still be open.',
  ),
  on('mail', 'mail-shortcut', 'Press the c key. The "New message" dialog opens.'),
  on(
    'mail',
    undefined,
    'Right-click the "Tom Hill: Holiday pictures" message and choose "Mark as unread". The Inbox badge should show 4.',
  ),
  on(
    'mail',
    undefined,
    'Click Compose, enter "tom" in the To field, click Send. The error message is "Enter a valid e-mail address."',
  ),
  on('mail', undefined, 'Open the Bin folder. It should say "No messages here."'),
  on('files', 'files-upload-empty', 'Upload cat.png. The list of uploaded files should contain "cat.png".'),
  on(
    'files',
    'files-download-name',
    'Expand "More actions" and click "Download list". The file files.csv should be downloaded.',
  ),
  on(
    'files',
    'files-delete-cancel',
    'Click Delete next to lease.pdf and dismiss the confirmation. lease.pdf should still be in the list of files.',
  ),
  on(
    'files',
    'files-rename',
    'Click Rename for lease.pdf, enter "flat.pdf" in the prompt and accept it. flat.pdf is listed.',
  ),
  on(
    'files',
    'files-tree',
    'Expand Documents in the folder tree and click Invoices. The list shows march.pdf, april.pdf and may.pdf.',
  ),
  on(
    'files',
    undefined,
    'Open More actions and press Storage details. An alert with "3.2 GB of 5 GB used." pops up.',
  ),
  on(
    'editor',
    'editor-word-count',
    'Type "Three small words" into the document. The word count should be "3 words".',
  ),
  on(
    'editor',
    'editor-publish-empty',
    'Write "Some text" in the Document editor and leave the title empty. The Publish button must be disabled.',
  ),
  on(
    'editor',
    'editor-preview-stale',
    'Enter "My trip" as the title, type "We went north" into the document and click Save draft. The preview frame should show "We went north".',
  ),
  on(
    'editor',
    'editor-comment-lost',
    'Type "Nice work" in the Comment field and click Add comment. "Nice work" should appear in the list of comments.',
  ),
  on(
    'editor',
    'editor-shortcut-save',
    'Type "Hello" in the document and press Ctrl+S. "Draft saved." should be displayed.',
  ),
  on(
    'editor',
    undefined,
    'Enter "My trip" as the title and type "We went north" into the document. Click Publish. Within 5 seconds the page says "My trip" is published.',
  ),
  on(
    'editor',
    undefined,
    'Click "Open preview in a new tab" and switch to the new tab. The page title is Preview and the heading says "Untitled".',
  ),
  on(
    'budget',
    'budget-stale-total',
    'Double-click the January cell in the Rent row, type 900 in the "Rent January" field and press Enter. The Total in the row of Rent should be 2600.',
  ),
  on(
    'budget',
    'budget-row-missing',
    'Click "Load last year" and wait until "Last year was loaded." is shown. The table has 4 rows and one of them is Insurance.',
  ),
  on('budget', 'budget-year', 'Press the "Next year" button. The year should be 2027.'),
  on(
    'budget',
    'budget-negative',
    'Double-click the January cell of Food, type -5 and press Enter. The error "Enter an amount of zero or more." should appear.',
  ),
  on(
    'budget',
    undefined,
    'Click "Show notes". "Amounts are in euros, rounded to the full euro." becomes visible.',
  ),
  on('feed', 'feed-like-count', 'Click the "Like Rain" button. The Rain post should show "2 likes".'),
  on('feed', 'feed-load-more', 'Click Load more. There should be 8 posts and one called Bread.'),
  on(
    'feed',
    'feed-hide-wrong',
    'Hover over the More button of the Rain post and click "Hide post". Rain should no longer be visible.',
  ),
  on('feed', 'feed-order', 'Select "Oldest first" in the Order dropdown. The first post should be Snow.'),
  on('feed', undefined, 'Click the "Like Rain" button, then click Load more.', 'hollow'),
];
