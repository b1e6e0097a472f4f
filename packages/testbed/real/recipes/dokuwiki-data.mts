export interface Revision {
  /** In UTC. */
  at: string;
  by: string;
  summary: string;
  text: string;
}

const beds = (rows: string) => `====== Beds ======

Every bed is four metres long. Ask [[meetings:2025-03|the spring meeting]] for a free one.

^ Bed ^ Gardener ^ Crop ^
${rows}
`;

const tomato = (care: string) => `====== Tomato ======

Needs sun and a warm wall.

===== Sowing =====

  * Indoors from March
  * Outdoors from the middle of May

===== Care =====

${care}

See also [[plants:bean]] and [[plants:lavender]].
`;

const rules = (hours: string, extra: string) => `====== Rules ======

===== Opening hours =====

The gate is open ${hours}.

===== Water =====

  - Fill the cans at the tank.
  - Close the tap.
  - Leave the hose dry.
${extra}`;

const minutes = (
  day: string,
  chair: string,
  points: string[],
  next: string,
) => `====== Meeting of ${day} ======

**Chair:** ${chair}

===== Decisions =====

${points.map((point) => `  - ${point}`).join('\n')}

===== Next meeting =====

${next}
`;

/** The newest revision of a page comes last. */
export const pages: Record<string, Revision[]> = {
  start: [
    {
      at: '2025-02-03T09:00:00Z',
      by: 'karen',
      summary: 'created',
      text: `====== Willow Street Garden ======

Notes of the gardeners of Willow Street.

  * [[rules]]
  * [[beds]]
  * Plants: [[plants:tomato]], [[plants:bean]], [[plants:rhubarb]], [[plants:lavender]]
  * Tools: [[tools:mower]], [[tools:shredder]], [[tools:wheelbarrow]]
  * Meetings: [[meetings:2025-03]], [[meetings:2025-06]], [[meetings:2025-09]]
`,
    },
  ],
  sidebar: [
    {
      at: '2025-02-03T09:10:00Z',
      by: 'karen',
      summary: 'created',
      text: `  * [[:start|Home]]
  * [[:rules|Rules]]
  * [[:beds|Beds]]
  * [[:meetings:2025-09|Last meeting]]
`,
    },
  ],
  rules: [
    { at: '2025-02-03T10:00:00Z', by: 'karen', summary: 'created', text: rules('from 8 to 18', '') },
    { at: '2025-03-20T16:40:00Z', by: 'leo', summary: 'longer hours', text: rules('from 8 to 20', '') },
    {
      at: '2025-06-15T08:05:00Z',
      by: 'karen',
      summary: 'dogs',
      text: rules('from 8 to 20', '\n===== Animals =====\n\nDogs stay on the lead.\n'),
    },
    {
      at: '2025-09-21T18:30:00Z',
      by: 'karen',
      summary: 'autumn hours',
      text: rules('from 9 to 17', '\n===== Animals =====\n\nDogs stay on the lead.\n'),
    },
  ],
  beds: [
    {
      at: '2025-03-18T19:00:00Z',
      by: 'leo',
      summary: 'created',
      text: beds('| 1 | Karen Ross | Tomatoes |\n| 2 | Leo Brandt | Beans |\n| 3 | free | |'),
    },
    {
      at: '2025-05-02T07:45:00Z',
      by: 'leo',
      summary: 'bed 3 taken',
      text: beds(
        `| 1 | Karen Ross | Tomatoes |
| 2 | Leo Brandt | Beans |
| 3 | Mina Sallow | Rhubarb |
| 4 | free | |`,
      ),
    },
  ],
  'plants:tomato': [
    { at: '2025-03-05T11:00:00Z', by: 'leo', summary: 'created', text: tomato('Water every morning.') },
    {
      at: '2025-05-28T06:50:00Z',
      by: 'karen',
      summary: 'roots only',
      text: tomato('Water the roots, never the leaves.'),
    },
    {
      at: '2025-07-14T20:15:00Z',
      by: 'leo',
      summary: 'side shoots',
      text: tomato('Water the roots, never the leaves. Break off side shoots once a week.'),
    },
  ],
  'plants:bean': [
    {
      at: '2025-04-11T12:00:00Z',
      by: 'leo',
      summary: 'created',
      text: `====== Bean ======

Runner beans climb two metres. Sow in May, pick from July.

Tie them to the poles from the shed.
`,
    },
  ],
  'plants:rhubarb': [
    {
      at: '2025-04-12T12:30:00Z',
      by: 'karen',
      summary: 'created',
      text: `====== Rhubarb ======

Pick until the end of June((After that the stalks are sour.)).

Divide old plants in October.
`,
    },
  ],
  'plants:lavender': [
    {
      at: '2025-05-09T15:20:00Z',
      by: 'leo',
      summary: 'created',
      text: `====== Lavender ======

Cut after flowering. Bees love it.

{{garden:plan.png|Plan of the garden}}
`,
    },
  ],
  'tools:mower': [
    {
      at: '2025-03-01T08:00:00Z',
      by: 'karen',
      summary: 'created',
      text: `====== Mower ======

Stands in the shed. The key hangs behind the door.

**Status:** ready
`,
    },
    {
      at: '2025-08-06T17:10:00Z',
      by: 'leo',
      summary: 'broken belt',
      text: `====== Mower ======

Stands in the shed. The key hangs behind the door.

**Status:** in repair until 20 August
`,
    },
  ],
  'tools:shredder': [
    {
      at: '2025-03-01T08:20:00Z',
      by: 'karen',
      summary: 'created',
      text: `====== Shredder ======

Only with goggles and gloves.

<code>
1 plug in
2 wait five seconds
3 feed branches
</code>
`,
    },
  ],
  'tools:wheelbarrow': [
    {
      at: '2025-03-01T08:30:00Z',
      by: 'karen',
      summary: 'created',
      text: '====== Wheelbarrow ======\n\nWe own three: two green, one red. The red one has a flat tyre.\n',
    },
  ],
  'meetings:2025-03': [
    {
      at: '2025-03-17T21:00:00Z',
      by: 'karen',
      summary: 'created',
      text: minutes(
        '17 March 2025',
        'Karen Ross',
        ['Buy a rain tank', 'Give bed 3 to Mina Sallow'],
        '16 June 2025',
      ),
    },
  ],
  'meetings:2025-06': [
    {
      at: '2025-06-16T21:00:00Z',
      by: 'leo',
      summary: 'created',
      text: minutes(
        '16 June 2025',
        'Leo Brandt',
        ['Summer party on 26 July', 'Dogs on the lead'],
        '15 September 2025',
      ),
    },
  ],
  'meetings:2025-09': [
    {
      at: '2025-09-15T20:45:00Z',
      by: 'karen',
      summary: 'created',
      text: minutes(
        '15 September 2025',
        'Karen Ross',
        ['Sell the old mower', 'Plant a hedge'],
        '16 March 2026',
      ),
    },
  ],
  'staff:keys': [
    {
      at: '2025-02-10T10:00:00Z',
      by: 'karen',
      summary: 'created',
      text: `====== Keys ======

^ Key ^ Holder ^
| Gate | Karen Ross |
| Shed | Leo Brandt |
| Tank | Mina Sallow |
`,
    },
  ],
};

export const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAHgAAABQCAMAAADlRUG7AAAACVBMVEV4qlq+oG5ajMicjJ6wAAAAQ0lEQVR42u3NQREAIAwDsA7/' +
  'orHQH8ctMZCkNKVTilgsFovFYrFYLBaLxWKxWCwWi8VisVgs/iqeR8RisVgsFosXxRddLiWBXiPuWgAAAABJRU5ErkJggg==';
