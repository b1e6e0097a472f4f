import { makeTickets } from './tickets.ts';

/** What the site keeps for one visitor, as it is before anything was done. */
export function makeState(signedIn: boolean) {
  return {
    signedIn,
    tickets: makeTickets(),
    people: [
      { name: 'Maya Lindgren', email: 'maya@desk.example', role: 'Admin', status: 'Active' },
      { name: 'Tom Becker', email: 'tom@desk.example', role: 'Agent', status: 'Active' },
      { name: 'Priya Nair', email: 'priya@desk.example', role: 'Agent', status: 'Active' },
      { name: 'Lucas Moreau', email: 'lucas@desk.example', role: 'Agent', status: 'Active' },
      { name: 'Hannah Weiss', email: 'hannah@desk.example', role: 'Viewer', status: 'Active' },
      { name: 'Oskar Lund', email: 'oskar@desk.example', role: 'Agent', status: 'Deactivated' },
    ],
    notifications: [
      { text: 'Priya Nair mentioned you in DSK-1019', ticket: 1019, when: '2 hours ago', unread: true },
      { text: 'DSK-1010 was assigned to you', ticket: 1010, when: 'Yesterday', unread: true },
      { text: 'New comment on DSK-1004', ticket: 1004, when: 'Yesterday', unread: true },
      { text: 'Tom Becker solved DSK-1003', ticket: 1003, when: 'Last week', unread: false },
    ],
    profile: {
      name: 'Maya Lindgren',
      title: 'Support Lead',
      email: 'maya@desk.example',
      zone: 'Europe/Oslo',
      signature: 'Kind regards,\nMaya',
    },
    prefs: { assigned: true, mentions: true, weekly: false, browser: false, paused: false },
    workspace: { name: 'Fjord Supply', priority: 'Normal', autoClose: false, days: '14' },
  };
}

export type DeskState = ReturnType<typeof makeState>;
