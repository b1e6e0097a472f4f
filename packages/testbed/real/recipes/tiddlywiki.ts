import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRecipe } from '../recipe.ts';

interface Note {
  title: string;
  tags: string;
  /** `YYYY-MM-DD`. */
  day: string;
  text: string;
  fields?: Record<string, string>;
}

function note(
  title: string,
  tags: string,
  day: string,
  text: string,
  fields: Record<string, string> = {},
): Note {
  return { title, tags, day, text, fields };
}

const welcome = `The shared notebook of the ''Alder Street Community Garden''.

* [[Beds]]: who looks after which bed
* [[Open tasks]]: what is still to be done
* [[Meetings]]: minutes of the committee
* [[House rules]]

The next meeting is described in [[Meeting 2025-04-08]]. Questions go to [[Hanna Brandt]].

See also the page about the [[Compost heap]], which nobody has written yet.`;

const beds = `|!Bed |!Crop |!Keeper |!Size |
|Bed 1 |Tomatoes |[[Hanna Brandt]] |12 m² |
|Bed 2 |Potatoes |[[Luis Ortega]] |20 m² |
|Bed 3 |Herbs |[[Mira Novak]] |6 m² |
|Bed 4 |Empty |none |9 m² |`;

const openTasks = `!! Open

<<list-links "[tag[Task]!tag[done]sort[title]]">>

!! Done

<<list-links "[tag[Task]tag[done]sort[title]]">>

!! By urgency

<table>
<$list filter="[tag[Task]!sort[urgency]]">
<tr><td><$link/></td><td>{{!!urgency}}</td><td>{{!!keeper}}</td></tr>
</$list>
</table>`;

const rules = `!! Opening hours

The gate is open from 7:00 to 21:00, from March to October.

!! Water

# Use the rain barrel first.
# Close the tap after use.
# Report leaks to [[Luis Ortega]].

!! Dogs

Dogs are welcome on a lead.`;

const calendar = `<<tabs "Spring Summer Autumn" "Spring">>`;

const task = (keeper: string, urgency: number, text: string) =>
  [`${text}\n\n<$checkbox tag="done"> Done</$checkbox>`, { keeper, urgency: String(urgency) }] as const;

const notes: Note[] = [
  note('Welcome', '', '2025-01-06', welcome),
  note('Beds', 'Reference', '2025-01-07', beds),
  note('House rules', 'Reference', '2025-01-08', rules),
  note('Open tasks', 'Reference', '2025-01-09', openTasks),
  note('Meetings', 'Reference', '2025-01-10', '<<list-links "[tag[Meeting]!sort[title]]">>'),
  note('Garden calendar', 'Reference', '2025-01-11', calendar),
  note(
    'Spring',
    'Season',
    '2025-01-12',
    'Sow radishes, peas and spinach. Prune the apple tree before April.',
  ),
  note('Summer', 'Season', '2025-01-13', 'Water in the evening. Harvest beans twice a week.'),
  note('Autumn', 'Season', '2025-01-14', 'Store the hoses. Plant garlic in October.'),
  note('Hanna Brandt', 'Person', '2025-01-15', 'Chair of the committee.', {
    phone: '030 5550 101',
    email: 'hanna@alder.example',
  }),
  note('Luis Ortega', 'Person', '2025-01-16', 'Looks after the tools and the water supply.', {
    phone: '030 5550 102',
    email: 'luis@alder.example',
  }),
  note('Mira Novak', 'Person', '2025-01-17', 'Treasurer. Keeps the herb bed.', {
    phone: '030 5550 103',
    email: 'mira@alder.example',
  }),
  note(
    'Meeting 2025-02-11',
    'Meeting',
    '2025-02-11',
    '* Present: Hanna, Luis, Mira\n* The yearly fee stays at 45 euros.\n* Luis orders seeds.',
    { place: 'Library, room 2' },
  ),
  note(
    'Meeting 2025-03-11',
    'Meeting',
    '2025-03-11',
    '* Present: Hanna, Mira\n* The shed needs a new lock.\n* Open day on 17 May.',
    { place: 'Garden shed' },
  ),
  note('Meeting 2025-04-08', 'Meeting', '2025-03-20', '* Plan for the open day\n* Report of the treasurer', {
    place: 'Library, room 2',
  }),
  note('Repair the gate', 'Task', '2025-03-01', ...task('Luis Ortega', 3, 'The lower hinge is loose.')),
  note('Order seeds', 'Task done', '2025-02-12', ...task('Luis Ortega', 1, 'Peas, spinach and radishes.')),
  note('Buy a lock for the shed', 'Task', '2025-03-12', ...task('Mira Novak', 2, 'Budget: 30 euros.')),
  note('Print posters', 'Task', '2025-03-13', ...task('Hanna Brandt', 2, 'Twenty posters for the open day.')),
  note(
    'Clean the rain barrel',
    'Task done',
    '2025-03-05',
    ...task('Mira Novak', 1, 'Before the first frost-free week.'),
  ),
  note('Paint the bench', 'Task', '2025-03-14', ...task('Hanna Brandt', 1, 'Green paint is in the shed.')),
  note('Beehive by the fence', 'Idea', '2025-02-20', 'Ask the beekeepers of the district for advice.'),
  note('Seed exchange', 'Idea', '2025-02-25', 'A shelf where members leave seeds they do not need.'),
];

const settings: Record<string, string> = {
  '$:/SiteTitle': 'Alder Street Garden',
  '$:/SiteSubtitle': 'Notebook of the committee',
  '$:/DefaultTiddlers': 'Welcome [[Open tasks]]',
};

const tagColours: Record<string, string> = {
  Task: '#b3541e',
  Meeting: '#2b5f8a',
  Person: '#3b7a3b',
  Idea: '#7a4b9a',
};

function tidFile({ title, tags, day, text, fields = {} }: Note): string {
  const stamp = `${day.replaceAll('-', '')}090000000`;
  const all = {
    created: stamp,
    creator: 'Hanna',
    modified: stamp,
    modifier: 'Hanna',
    ...fields,
    tags,
    title,
  };
  return `${Object.entries(all)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}\n\n${text}`;
}

export const recipe = defineRecipe({
  name: 'tiddlywiki',
  half: 'open',
  make: 'own widgets',
  kind: 'notes wiki',
  install: { npm: { tiddlywiki: '5.4.1' } },
  version: 1,
  async seed({ data }) {
    const folder = join(data, 'wiki/tiddlers');
    await mkdir(folder, { recursive: true });
    const info = {
      description: 'Garden notebook',
      plugins: ['tiddlywiki/tiddlyweb', 'tiddlywiki/filesystem'],
      themes: ['tiddlywiki/vanilla', 'tiddlywiki/snowwhite'],
    };
    await writeFile(join(data, 'wiki/tiddlywiki.info'), JSON.stringify(info));
    const all = [
      ...notes,
      ...Object.entries(settings).map(([title, text]) => note(title, '', '2025-01-05', text)),
      ...Object.entries(tagColours).map(([title, color]) => note(title, '', '2025-01-05', '', { color })),
    ];
    for (const one of all) {
      await writeFile(join(folder, `${one.title.replaceAll(/[:/$]+/g, '_')}.tid`), tidFile(one));
    }
  },
  start: ({ data, port, program }) => ({
    command: program('tiddlywiki'),
    args: [join(data, 'wiki'), '--listen', `port=${port}`, 'host=127.0.0.1', 'anon-username=Hanna'],
  }),
  ready: '/status',
});
