import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRecipe } from '../recipe.ts';

const rooms = [
  ['Entrance hall', 'ground', 12],
  ['Harbour room', 'ground', 20],
  ['Workshop', 'ground', 18],
  ['Picture gallery', 'first', 25],
  ['Music room', 'first', 15],
  ['Map room', 'first', 10],
  ['Textile cabinet', 'second', 8],
  ['Storeroom', 'basement', 2],
];
const makers = [
  ['Agnes Thorne', 'Millbrook', 1788, 1851],
  ['Bernard Quill', 'Easton', 1802, 1869],
  ['Catherine Wray', 'Millbrook', 1815, 1890],
  ['David Ostler', 'Ravensford', 1760, 1829],
  ['Edith Lowe', 'Easton', 1849, 1921],
  ['Frederick Gale', 'Millbrook', 1833, 1902],
  ['Grace Penrose', 'Ravensford', 1871, 1948],
  ['Henry Calder', 'Easton', 1795, 1866],
  ['Isabel Marsh', 'Ravensford', 1858, 1933],
  ['Joseph Tanner', 'Millbrook', 1779, 1840],
  ['Kate Rowland', 'Easton', 1882, 1960],
  ['Lewis Harrow', 'Ravensford', 1844, 1911],
  ['Martha Finch', 'Millbrook', 1826, 1899],
  ['Noah Sedge', 'Easton', 1866, 1937],
  ['Olive Barton', 'Ravensford', 1890, 1971],
  ['Unknown maker', '', null, null],
];
/** Per category: its things, their materials, the room they are shown in. */
const categories: Record<string, [things: string[], materials: string[], room: number]> = {
  Painting: [
    ['View of the harbour', 'Portrait of a miller', 'Winter market', 'Still life with pears'],
    ['oil on canvas', 'watercolour', 'oil on wood'],
    4,
  ],
  Ceramic: [
    ['Milk jug', 'Soup bowl', 'Tall vase', 'Wall tile', 'Butter dish'],
    ['stoneware', 'porcelain', 'earthenware'],
    1,
  ],
  Tool: [
    ['Cooper’s plane', 'Rope gauge', 'Sail needle case', 'Boat hook', 'Cargo scale'],
    ['iron', 'oak', 'brass'],
    3,
  ],
  Textile: [['Fishing smock', 'Christening gown', 'Quilt', 'Table runner'], ['linen', 'wool', 'cotton'], 7],
  Instrument: [
    ['Ship’s fiddle', 'Hunting horn', 'Parlour flute', 'Concertina'],
    ['maple', 'brass', 'boxwood'],
    5,
  ],
  Map: [['Chart of the bay', 'Plan of the town', 'Map of the river'], ['ink on paper', 'engraving'], 6],
};
const conditions = ['good', 'fair', 'good', 'needs repair', 'excellent'];
const borrowers = [
  'Easton Town Hall',
  'Ravensford Museum',
  'Coastal University',
  'Millbrook School',
  'Seafarers Club',
];
const notes = [
  ['Ellen Park', 5, 'The harbour room was a pleasure.'],
  ['Hassan Ali', 4, 'More light in the map room, please.'],
  ['Julia Brook', 3, 'The lift was out of order.'],
  ['Robert Lane', 5, 'My children loved the concertina.'],
  ['Sofia Reyes', 2, 'Closed earlier than announced.'],
  ['Walter Dean', 4, 'Friendly staff.'],
];
const objectCount = 120;
const loanCount = 48;

const two = (number: number) => String(number).padStart(2, '0');
const day = (year: number, step: number) =>
  `${year}-${two(1 + ((step * 5) % 12))}-${two(1 + ((step * 11) % 28))}`;

function makeObjects() {
  const names = Object.keys(categories);
  return Array.from({ length: objectCount }, (_, at) => {
    const category = names[at % names.length] ?? '';
    const [things, materials, room] = categories[category] ?? [[], [], 8];
    const turn = Math.floor(at / names.length);
    const year = 1780 + ((at * 37) % 150);
    const place = turn % 7 === 6 ? 8 : room;
    return [
      `M${2001 + at}`,
      `${things[turn % things.length]}, no. ${1 + Math.floor(turn / things.length)}`,
      category,
      materials[(turn * 2 + at) % materials.length],
      year,
      1 + ((at * 7) % makers.length),
      place,
      conditions[(at * 3 + turn) % conditions.length],
      40 + ((at * 53) % 900),
      day(1950 + ((at * 13) % 70), at),
    ];
  });
}

function makeLoans() {
  return Array.from({ length: loanCount }, (_, at) => {
    const year = 2019 + Math.floor(at / 8);
    const isOut = at % 6 === 5;
    return [
      1 + ((at * 29) % objectCount),
      borrowers[(at * 2) % borrowers.length],
      day(year, at),
      isOut ? null : day(year + 1, at + 3),
      isOut ? 'out' : at % 9 === 4 ? 'returned damaged' : 'returned',
    ];
  });
}

const fill = `
import json, sqlite3
known = json.load(open('known.json'))
db = sqlite3.connect('museum.db')
db.executescript('''
create table rooms (id integer primary key, name text not null, floor text, seats integer);
create table makers (id integer primary key, name text not null, town text, born integer, died integer);
create table objects (
  id integer primary key, number text unique not null, title text not null, category text, material text,
  year integer, maker_id integer references makers(id), room_id integer references rooms(id), condition text,
  value integer, acquired text);
create table loans (
  id integer primary key, object_id integer references objects(id), borrower text, lent text, returned text,
  status text);
create table notes (
  id integer primary key, visitor text not null, stars integer not null, note text, written text);
''')
for table, rows in known.items():
    marks = ', '.join('?' * len(rows[0]))
    db.executemany(f'insert into {table} values (null, {marks})', rows)
db.executescript('''
create virtual table objects_fts using fts5(title, category, material, content="objects", content_rowid="id");
insert into objects_fts (objects_fts) values ('rebuild');
create view objects_on_loan as
  select objects.number, objects.title, loans.borrower, loans.lent
  from loans join objects on objects.id = loans.object_id where loans.status = 'out' order by loans.lent;
''')
db.commit()
db.close()
`;

const metadata = {
  title: 'Millbrook Town Museum',
  description: 'The catalogue of the museum, its makers, rooms and loans.',
  license: 'Open catalogue',
  source: 'Museum office',
  databases: {
    museum: {
      description: 'All records of the museum.',
      tables: {
        objects: {
          description: 'Everything the museum owns.',
          facets: ['category', 'condition', 'room_id'],
          sort: 'number',
          label_column: 'title',
          columns: { value: 'Insured value in pounds', acquired: 'Day it came to the museum' },
        },
        makers: { description: 'People who made the objects.', facets: ['town'], sort: 'name' },
        loans: {
          description: 'Objects lent to others.',
          facets: ['status', 'borrower'],
          sort_desc: 'lent',
          size: 20,
        },
        rooms: { description: 'Rooms of the museum.' },
        notes: { description: 'What visitors wrote.', facets: ['stars'] },
      },
      queries: {
        objects_between: {
          title: 'Objects between two years',
          sql:
            'select number, title, category, year from objects where year between cast(:first as integer) ' +
            'and cast(:last as integer) order by year',
          params: ['first', 'last'],
        },
        value_by_category: {
          title: 'Insured value by category',
          sql: `select category, count(*) as objects, sum(value) as total from objects
group by category order by total desc`,
        },
        add_note: {
          title: 'Leave a note',
          write: true,
          params: ['visitor', 'stars', 'note'],
          sql: `insert into notes (visitor, stars, note, written)
values (:visitor, cast(:stars as integer), :note, '2025-11-17')`,
          on_success_message: 'Thank you, the note was kept.',
          on_success_redirect: '/museum/notes',
          on_error_message: 'The note could not be kept.',
        },
      },
    },
  },
};

export const recipe = defineRecipe({
  name: 'datasette',
  half: 'open',
  make: 'server-rendered',
  kind: 'data tables',
  install: { pip: ['datasette==0.65.1', 'setuptools<81'] },
  version: 1,
  async seed({ data, program, run }) {
    const dated = notes.map((note, at) => [...note, day(2025, at)]);
    const known = { rooms, makers, objects: makeObjects(), loans: makeLoans(), notes: dated };
    await writeFile(join(data, 'known.json'), JSON.stringify(known));
    await writeFile(join(data, 'metadata.json'), JSON.stringify(metadata));
    await run(program('python'), ['-c', fill]);
  },
  start: ({ data, port, program }) => ({
    command: program('datasette'),
    args: [
      ...['serve', join(data, 'museum.db'), '--metadata', join(data, 'metadata.json')],
      ...['--host', '127.0.0.1', '--port', String(port)],
      ...['--setting', 'default_page_size', '25', '--setting', 'facet_time_limit_ms', '5000'],
      // Suggestions depend on how fast the machine is.
      ...['--setting', 'suggest_facets', 'off'],
      ...['--setting', 'sql_time_limit_ms', '10000', '--secret', 'only-for-tests'],
    ],
  }),
  ready: '/-/versions.json',
});
