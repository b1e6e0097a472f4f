export interface WikiPage {
  id: string;
  /** Empty at the top of the tree. */
  parent: string;
  title: string;
  /** A line that begins with a hyphen is an item of a list. */
  lines: string[];
  edited: string;
}

export function makeWiki(): WikiPage[] {
  return [
    {
      id: 'handbook',
      parent: '',
      title: 'Handbook',
      lines: ['Welcome to Harbor Studio.', 'This handbook tells you how we work.'],
      edited: 'Lena Ortiz · 14 April',
    },
    {
      id: 'onboarding',
      parent: 'handbook',
      title: 'Onboarding',
      lines: [
        'On your first day:',
        '- Get a laptop from Marcus',
        '- Join the daily call at 9:30',
        '- Read the release process',
      ],
      edited: 'Marcus Webb · 22 April',
    },
    {
      id: 'holidays',
      parent: 'handbook',
      title: 'Holidays',
      lines: ['Everybody has 28 days of holiday a year.', 'Ask for time off at least two weeks ahead.'],
      edited: 'Lena Ortiz · 2 May',
    },
    {
      id: 'release',
      parent: '',
      title: 'Release process',
      lines: ['We release every second Tuesday.', 'Nobody releases on a Friday.'],
      edited: 'Samir Haddad · 28 April',
    },
    {
      id: 'before-launch',
      parent: 'release',
      title: 'Checklist before launch',
      lines: ['- Test the contact form', '- Check the pricing page', '- Tell the support team'],
      edited: 'Aiko Tanaka · 29 April',
    },
    {
      id: 'rollback',
      parent: 'release',
      title: 'Rollback plan',
      lines: ['If something goes wrong, call Samir first.', 'Then restore the last backup.'],
      edited: 'Samir Haddad · 28 April',
    },
    {
      id: 'notes',
      parent: '',
      title: 'Meeting notes',
      lines: ['One page for every meeting.'],
      edited: 'Aiko Tanaka · 3 March',
    },
    {
      id: 'notes-6-may',
      parent: 'notes',
      title: 'Notes of 6 May',
      lines: ['Present: Lena, Aiko, Samir', 'The pricing page needs approval from legal.'],
      edited: 'Aiko Tanaka · 6 May',
    },
  ];
}
