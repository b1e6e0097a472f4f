import { galleryHandler } from '@assay/testbed/gallery';
import type { Make } from '../recording/make.ts';

export default {
  make: 'gallery',
  licence: 'MIT',
  serve: galleryHandler,
  pages: {
    booking: {
      path: '/gallery/booking',
      plays: [
        [
          'Click the "Search" button',
          ['Type "Lisbon" in the "Destination" field', 'Click the "Open calendar" button'],
          'Click the "12 March 2027" button',
          'Click the "Search" button',
          'Click the "Book" button in the "Harbour Inn" card',
          'Click the "Confirm booking" button',
        ],
      ],
    },
    board: {
      path: '/gallery/board',
      plays: [
        [
          'Click the "Add card" button',
          ['Type "Call the printer" in the "New card" field', 'Click the "Add card" button'],
          'Click the "Delete" button in the "Fix login" card',
        ],
      ],
    },
    staff: {
      path: '/gallery/staff',
      plays: [
        ['Select "Berlin" from the "Office" dropdown', 'Click the "Edit" button in the row of "Ben Okafor"'],
        ['Tick the "Select all" checkbox', 'Click the "Archive selected" button'],
        [
          'Click the "Next" button',
          'Click the "Delete" button in the row of "Hugo Laurent"',
          'Click the "Cancel" button',
        ],
      ],
    },
    settings: {
      path: '/gallery/settings',
      plays: [
        ['Click the "Time zone" dropdown'],
        [
          'Click the "Notifications" tab',
          ['Toggle the "Push notifications" switch', 'Click the "Save" button'],
        ],
        ['Click the "Appearance" tab', 'Choose the "Dark" radio button'],
      ],
    },
    mail: {
      path: '/gallery/mail',
      plays: [
        [
          'Click "Tom Hill: Holiday pictures"',
          'Click the "Compose" button',
          ['Type "tom" in the "To" field', 'Click the "Send" button'],
        ],
        [
          'Tick the "Select Lunch on Friday" checkbox',
          'Click the "Message" menu item',
          'Hover over the "Move to" menu item',
        ],
        ['Right-click "Bank: Your statement"'],
      ],
    },
    files: { path: '/gallery/files', plays: [['Click "Pictures"', 'Click "More actions"']] },
    survey: {
      path: '/gallery/survey',
      plays: [
        [
          'Click the "Continue" button',
          [
            'Type "Ada" in the "Your name" field',
            'Type "ada@example.com" in the "E-mail" field',
            'Click the "Continue" button',
          ],
          [
            'Tick the "Music" checkbox',
            'Tick the "Travel" checkbox',
            'Select "Friends" from the "How did you find us?" dropdown',
            'Click the "Continue" button',
          ],
          'Click the "Continue" button',
          ['Choose the "4 stars" radio button', 'Click the "Continue" button'],
        ],
      ],
    },
    editor: {
      path: '/gallery/editor',
      plays: [
        [
          ['Type "My trip" in the "Title" field', 'Type "We went by train." in the "Document" field'],
          'Click the "Save draft" button',
          ['Type "Nice" in the "Comment" field', 'Click the "Add comment" button'],
        ],
      ],
    },
    budget: {
      path: '/gallery/budget',
      plays: [
        ['Click the "Load last year" button', 'Click the "Show notes" button'],
        ['Double-click the "January" cell in the row of "Rent"'],
      ],
    },
    feed: {
      path: '/gallery/feed',
      plays: [
        ['Click the "Load more" button'],
        ['Click the "Like Rain" button'],
        ['Click the "Load more" button', 'Hover over the "More" button in the "Trains" card'],
      ],
    },
  },
} satisfies Make;
