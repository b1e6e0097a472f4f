import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { defineRecipe } from '@assay/testbed/real';
import type { Make } from '../recording/make.ts';
import { files } from './rehearsal-rooms-data.mts';

const manager = (path: string) => `/door?as=0&next=${path}`;
const member = (path: string) => `/door?as=1&next=${path}`;

export default {
  make: 'rehearsal-rooms',
  // Flask BSD-3-Clause, Bootstrap-Flask MIT, Flask-Login MIT, Flask-WTF BSD-3-Clause, Bootstrap MIT; the pages are our own.
  licence: 'MIT',
  app: defineRecipe({
    name: 'rehearsal-rooms',
    half: 'open',
    make: 'Flask, Bootstrap',
    kind: 'bookings',
    install: {
      pip: [
        'Flask==3.1.3',
        'Flask-Login==0.6.3',
        'Flask-WTF==1.3.0',
        'Bootstrap-Flask==2.6.0',
        'email-validator==2.4.0',
      ],
    },
    version: 2,
    async seed({ data }) {
      for (const [path, text] of Object.entries(files)) {
        const file = join(data, path);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, text);
      }
    },
    start: ({ data, port, program }) => ({
      command: program('python'),
      args: [join(data, 'app.py'), String(port)],
      cwd: data,
    }),
    ready: '/login',
  }),
  pages: {
    login: {
      path: '/login',
      plays: [
        [
          'Click the "Log in" button',
          [
            'Type "lou@cellarnine.example" in the "E-mail address" field',
            'Type "drumkit" in the "Password" field',
            'Click the "Log in" button',
          ],
          ['Type "drumkit42" in the "Password" field', 'Click the "Log in" button'],
          'Click "Lou Marlow"',
          'Click "Log out"',
        ],
        [
          [
            'Type "per@cellarnine.example" in the "E-mail address" field',
            'Type "closedshop" in the "Password" field',
            'Click the "Log in" button',
          ],
        ],
        ['Click "Deutsch"'],
      ],
    },
    register: {
      path: '/register',
      plays: [
        [
          'Click the "Create account" button',
          [
            'Type "Noor Haddad" in the "Your name" field',
            'Type "noor(at)tinparade" in the "E-mail address" field',
            'Type "short" in the "Password" field',
            'Type "shirt" in the "Repeat password" field',
            'Click the "Create account" button',
          ],
          [
            'Type "noor@tinparade.example" in the "E-mail address" field',
            'Type "longenough" in the "Password" field',
            'Type "longenough" in the "Repeat password" field',
            'Tick the "I accept the house rules" checkbox',
            'Click the "Create account" button',
          ],
        ],
        [
          [
            'Type "Ines" in the "Your name" field',
            'Type "ines@cellarnine.example" in the "E-mail address" field',
            'Type "longenough" in the "Password" field',
            'Type "longenough" in the "Repeat password" field',
            'Tick the "I accept the house rules" checkbox',
            'Click the "Create account" button',
          ],
        ],
      ],
    },
    bookings: {
      path: manager('/bookings'),
      plays: [
        ['Click the "Next" link', 'Click the "4" link'],
        [
          ['Type "tin par" in the "Band or reference" field', 'Click the "Search" button'],
          ['Select "Requested" from the "Status" dropdown', 'Click the "Search" button'],
          'Click the "CN-1042" link',
        ],
        [['Type "kazoo" in the "Band or reference" field', 'Click the "Search" button'], 'Click "Reset"'],
        ['Click the "Price" link', 'Click the "Price" link'],
        [['Select "Vault" from the "Room" dropdown', 'Click the "Search" button'], 'Click the "Next" link'],
        ['Click the "Deutsch" link', 'Click the "Weiter" link'],
        ['Click the "Delete" link in the row of "CN-1043"', 'Click "No, keep it"'],
        ['Click the "Delete" link in the row of "CN-1043"', 'Click the "Yes, delete it" button'],
      ],
    },
    edit: {
      path: manager('/bookings/CN-1041'),
      plays: [
        [
          'Click the "Post" button',
          ['Type "Mic stands are back." in the "Add a comment" field', 'Click the "Post" button'],
        ],
        [
          'Click the "Edit" link',
          [
            'Clear the "Band" field',
            'Type "9" in the "Hours" field',
            'Type "call me" in the "Phone" field',
            'Click the "Save" button',
          ],
          [
            'Type "Tin Parade Big Band" in the "Band" field',
            'Type "4" in the "Hours" field',
            'Type "0555 010999" in the "Phone" field',
            'Choose the "Paid" radio button',
            'Click the "Save" button',
          ],
        ],
        [
          'Click the "Edit" link',
          [
            'Select "Loft (€16/h)" from the "Room" dropdown',
            'Type "20:00" in the "Starts at" field',
            'Click the "Save" button',
          ],
          'Click "Cancel"',
        ],
      ],
    },
    new: {
      path: manager('/bookings/new'),
      plays: [
        [
          'Click the "Save" button',
          [
            'Type "Brass Monday" in the "Band" field',
            'Select "Boiler Room (€14/h)" from the "Room" dropdown',
            'Type "2026-03-21" in the "Date" field',
            'Type "17:30" in the "Starts at" field',
            'Type "3" in the "Hours" field',
            'Select "Drum kit" from the "Extras (€5.00 each)" list',
            'Click the "Save" button',
          ],
          'Click "Back to the list"',
        ],
        [
          [
            'Type "Brass Monday" in the "Band" field',
            'Select "Vault (€18/h)" from the "Room" dropdown',
            'Type "2026-02-21" in the "Date" field',
            'Type "17:30" in the "Starts at" field',
            'Type "3" in the "Hours" field',
            'Click the "Save" button',
          ],
        ],
      ],
    },
    rooms: {
      path: member('/rooms'),
      plays: [
        ['Click the "Book" link in the "Loft" card'],
        ['Click the "5 bookings" link', 'Click the first "Delete" link'],
      ],
    },
    import: {
      path: manager('/import'),
      plays: [
        [
          'Click the "Upload" button',
          ['Upload the file "photo.png" to the "CSV file" field', 'Click the "Upload" button'],
          ['Upload the file "bookings.csv" to the "CSV file" field', 'Click the "Upload" button'],
        ],
        ['Click "Show an example"', 'Click "Got it"'],
      ],
    },
    profile: {
      path: member('/profile'),
      plays: [
        [
          [
            'Type "ines(at)home" in the "E-mail address" field',
            'Select "Vocals" from the "Main instrument" dropdown',
            'Tick the "Remind me one day before" checkbox',
            'Click the "Save changes" button',
          ],
          ['Type "ines@okafor.example" in the "E-mail address" field', 'Click the "Save changes" button'],
          'Click the "Password" link',
          [
            'Type "upright7" in the "Current password" field',
            'Type "contrabass1" in the "New password" field',
            'Type "contrabass1" in the "Repeat new password" field',
            'Click the "Change password" button',
          ],
          [
            'Type "upright7bass" in the "Current password" field',
            'Type "contrabass1" in the "New password" field',
            'Type "contrabass1" in the "Repeat new password" field',
            'Click the "Change password" button',
          ],
        ],
      ],
    },
  },
} satisfies Make;
