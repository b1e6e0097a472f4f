export interface Collection {
  owner: string;
  path: string;
  title: string;
  about: string;
  color: string;
  /** The components of a calendar, `CARDS` or the address of a calendar elsewhere. */
  holds: string;
  /** `EVENT day from to summary`, `TODO due status summary`, `NOTE day summary`, `CARD name mail phone`. */
  items: string[];
}

export const collections: Collection[] = [
  {
    owner: 'olivia',
    path: 'work',
    title: 'Work',
    about: 'Meetings and deadlines of the design office',
    color: '#1f6fb2',
    holds: 'VEVENT',
    items: [
      'EVENT 20251103 090000 093000 Weekly planning',
      'EVENT 20251105 140000 150000 Review with Marcus',
      'EVENT 20251112 100000 113000 Client visit Northgate',
      'EVENT 20251120 130000 140000 Budget meeting',
      'EVENT 20251128 153000 163000 Release party',
    ],
  },
  {
    owner: 'olivia',
    path: 'family',
    title: 'Family',
    about: 'Birthdays, school and holidays',
    color: '#c0392b',
    holds: 'VEVENT,VTODO',
    items: [
      'EVENT 20251108 110000 170000 Trip to the lake',
      'EVENT 20251124 180000 200000 School concert',
      'TODO 20251115 NEEDS-ACTION Order winter boots',
      'TODO 20251031 COMPLETED Pay the swimming course',
    ],
  },
  {
    owner: 'olivia',
    path: 'team',
    title: 'Team absences',
    about: 'Who is away and when',
    color: '#27ae60',
    holds: 'VEVENT',
    items: [
      'EVENT 20251110 080000 170000 Marcus on leave',
      'EVENT 20251117 080000 170000 Nina at a training',
    ],
  },
  {
    owner: 'olivia',
    path: 'errands',
    title: 'Errands',
    about: 'Things to do in town',
    color: '#f39c12',
    holds: 'VTODO',
    items: [
      'TODO 20251107 NEEDS-ACTION Return library books',
      'TODO 20251109 IN-PROCESS Repair the bicycle',
      'TODO 20251101 COMPLETED Collect parcel',
      'TODO 20251122 NEEDS-ACTION Renew passport',
    ],
  },
  {
    owner: 'olivia',
    path: 'diary',
    title: 'Garden diary',
    about: '',
    color: '#16a085',
    holds: 'VJOURNAL',
    items: ['NOTE 20250914 Picked the last tomatoes', 'NOTE 20251005 Planted forty tulip bulbs'],
  },
  {
    owner: 'olivia',
    path: 'project',
    title: 'Northgate project',
    about: 'Plan, notes and open points',
    color: '#8e44ad',
    holds: 'VEVENT,VJOURNAL,VTODO',
    items: [
      'EVENT 20251201 090000 120000 Kick-off',
      'TODO 20251128 NEEDS-ACTION Draft the contract',
      'NOTE 20251112 Client prefers the second layout',
    ],
  },
  {
    owner: 'olivia',
    path: 'friends',
    title: 'Friends',
    about: 'Private contacts',
    color: '#d35400',
    holds: 'CARDS',
    items: [
      'CARD Alice Freeman alice@mail.example 555-0171',
      'CARD Boris Katz boris@mail.example 555-0172',
      'CARD Dina Moreau dina@mail.example 555-0173',
      'CARD Elias Stern elias@mail.example 555-0174',
    ],
  },
  {
    owner: 'olivia',
    path: 'customers',
    title: 'Customers',
    about: 'Contacts at companies we work for',
    color: '#2c3e50',
    holds: 'CARDS',
    items: [
      'CARD Grace Holt g.holt@northgate.example 555-0181',
      'CARD Hugo Lang h.lang@brightwell.example 555-0182',
      'CARD Irene Sato i.sato@brightwell.example 555-0183',
    ],
  },
  {
    owner: 'olivia',
    path: 'holidays',
    title: 'Public holidays',
    about: 'Kept by the town hall',
    color: '#7f8c8d',
    holds: 'https://townhall.example/holidays.ics',
    items: [],
  },
  {
    owner: 'marcus',
    path: 'shifts',
    title: 'Shifts',
    about: 'Early and late shifts',
    color: '#2980b9',
    holds: 'VEVENT',
    items: ['EVENT 20251104 060000 140000 Early shift', 'EVENT 20251106 140000 220000 Late shift'],
  },
  {
    owner: 'marcus',
    path: 'chess',
    title: 'Chess club',
    about: '',
    color: '#e67e22',
    holds: 'VEVENT,VTODO',
    items: [
      'EVENT 20251113 190000 220000 Club evening',
      'TODO 20251130 NEEDS-ACTION Register for the tournament',
    ],
  },
  {
    owner: 'marcus',
    path: 'suppliers',
    title: 'Suppliers',
    about: 'Paper and print shops',
    color: '#9b59b6',
    holds: 'CARDS',
    items: ['CARD Karin Vogt k.vogt@papermill.example 555-0191'],
  },
  {
    owner: 'marcus',
    path: 'ideas',
    title: 'Ideas',
    about: 'Nothing in here yet',
    color: '#34495e',
    holds: 'VJOURNAL',
    items: [],
  },
];
