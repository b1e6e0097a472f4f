import { makeCards } from './cards.ts';
import { makeWiki } from './wiki.ts';

/** What the site keeps for one visitor, as it is before anything was done. */
export function makeState() {
  return {
    cards: makeCards(),
    wiki: makeWiki(),
    members: [
      { name: 'Lena Ortiz', email: 'lena@harbor.example', role: 'Owner' },
      { name: 'Marcus Webb', email: 'marcus@harbor.example', role: 'Admin' },
      { name: 'Aiko Tanaka', email: 'aiko@harbor.example', role: 'Member' },
      { name: 'Samir Haddad', email: 'samir@harbor.example', role: 'Member' },
      { name: 'Ines Carvalho', email: 'ines@harbor.example', role: 'Guest' },
    ],
    invitations: [
      { email: 'jonas@harbor.example', role: 'Member', sent: '2 May' },
      { email: 'ruth.klein@harbor.example', role: 'Guest', sent: '28 April' },
    ],
    notifications: [
      { text: 'Marcus Webb commented on Draft new pricing page', card: 1, when: '2 hours ago', unread: true },
      {
        text: 'Ines Carvalho moved Cookie banner wording to Review',
        card: 9,
        when: 'Yesterday',
        unread: true,
      },
      { text: 'Build contact form is due today', card: 5, when: 'Yesterday', unread: true },
      { text: 'You were added to New icon set', card: 8, when: 'Last week', unread: false },
    ],
    workspace: 'Harbor Studio',
    dark: false,
    deleted: false,
  };
}

export type BoardState = ReturnType<typeof makeState>;
