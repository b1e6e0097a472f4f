/** The handbook of a made-up company of bell ringers. */
export const config = `site_name: Thornley Tower Handbook
site_description: Handbook of the ringers of Thornley
copyright: © 2026 Thornley Company of Ringers
edit_uri: edit/main/docs/
repo_name: thornley/handbook
repo_url: http://127.0.0.1/thornley/handbook
use_directory_urls: true
theme:
  name: material
  font: false
  custom_dir: overrides
  icon:
    logo: material/bell
  palette:
    - scheme: default
      primary: teal
      toggle: {icon: material/weather-night, name: Switch to dark mode}
    - scheme: slate
      primary: teal
      toggle: {icon: material/weather-sunny, name: Switch to light mode}
  features:
    - navigation.tabs
    - navigation.footer
    - navigation.top
    - navigation.indexes
    - search.suggest
    - search.highlight
    - search.share
    - content.code.copy
    - content.action.edit
    - content.tooltips
    - announce.dismiss
    - toc.follow
extra:
  analytics:
    provider: custom
    feedback:
      title: Was this page helpful?
      ratings:
        - {icon: material/thumb-up-outline, name: This page was helpful, data: 1, note: "Thank you, we are glad it helped!"}
        - {icon: material/thumb-down-outline, name: This page could be improved, data: 0, note: "Thank you! Tell the tower captain what is missing."}
plugins:
  - search
  - blog:
      blog_dir: news
      post_date_format: d MMMM yyyy
      archive: true
      pagination_per_page: 4
      post_readtime: false
      post_url_format: "{slug}"
  - tags
extra_javascript: [javascripts/tablesort.js, javascripts/tables.js]
markdown_extensions:
  - admonition
  - attr_list
  - def_list
  - footnotes
  - md_in_html
  - tables
  - toc: {permalink: true}
  - pymdownx.details
  - pymdownx.superfences
  - pymdownx.highlight
  - pymdownx.keys
  - pymdownx.tabbed: {alternate_style: true}
  - pymdownx.tasklist: {custom_checkbox: true, clickable_checkbox: true}
nav:
  - Home: index.md
  - Learning:
      - learning/index.md
      - Your first evening: learning/first-evening.md
      - Handling a bell: learning/handling.md
      - Glossary: learning/glossary.md
  - The tower:
      - tower/index.md
      - The bells: tower/bells.md
      - Safety: tower/safety.md
      - Maintenance: tower/maintenance.md
  - Methods:
      - methods/index.md
      - Plain Bob Minor: methods/plain-bob-minor.md
      - Grandsire Doubles: methods/grandsire-doubles.md
      - Stedman Triples: methods/stedman-triples.md
  - News:
      - news/index.md
  - Tags: tags.md
`;

export const overrides = {
  'main.html': `{% extends "base.html" %}
{% block announce %}Tower open day on Saturday 20 June 2026 – <a href="/news/open-day-2026/">read more</a>{% endblock %}
`,
  'partials/integrations/analytics/custom.html': `<script>
document.addEventListener('DOMContentLoaded', () => {
  for (const form of document.querySelectorAll('.md-feedback')) {
    form.hidden = false;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      form.firstElementChild.disabled = true;
      const value = event.submitter.getAttribute('data-md-value');
      form.querySelector('.md-feedback__note [data-md-value="' + value + '"]').hidden = false;
    });
  }
});
</script>
`,
};

export const tablesScript = `document.addEventListener('DOMContentLoaded', () => {
  for (const table of document.querySelectorAll('article table:not([class])')) new Tablesort(table);
});
`;

const posts: [slug: string, date: string, title: string, category: string, lead: string, more: string][] = [
  [
    'open-day-2026',
    '2026-05-28',
    'Open day 2026',
    'Events',
    'On Saturday 20 June the tower is open from 10:00 to 16:00. Entry is free.',
    'There are 94 steps to the ringing room. Tours start every 30 minutes and take at most 12 people. Children under 8 stay in the porch, where the mini bells are.',
  ],
  [
    'new-rope-for-the-tenor',
    '2026-05-11',
    'New rope for the tenor',
    'Repairs',
    'The tenor has a new rope with a red and white sally.',
    'The old rope lasted 11 years. The new one cost £312.50 and was paid for by the Friends of Thornley Tower.',
  ],
  [
    'quarter-peal-of-grandsire',
    '2026-04-19',
    'Quarter peal of Grandsire',
    'Ringing',
    'Six of us rang 1260 changes of Grandsire Doubles in 44 minutes.',
    'It was the first quarter peal for Odile Marsh and the 50th for Fergus Tate.',
  ],
  [
    'annual-meeting',
    '2026-03-02',
    'Annual meeting',
    'Company',
    'The company re-elected its officers on 28 February.',
    'Tower captain: Fergus Tate. Secretary: Wen Abara. Steeple keeper: Odile Marsh. The subscription stays at £18.00 a year.',
  ],
  [
    'clapper-back-from-the-foundry',
    '2026-02-14',
    'Clapper back from the foundry',
    'Repairs',
    'The clapper of the sixth is back after nine weeks.',
    'The bill came to £1,140.00. Ringing on all eight bells is possible again from Sunday 22 February.',
  ],
  [
    'carols-and-cake',
    '2025-12-21',
    'Carols and cake',
    'Events',
    'We rang for the carol service and raised £86.20.',
    'The money goes to the rope fund, which now holds £431.90.',
  ],
  [
    'quarter-peal-of-plain-bob',
    '2025-11-09',
    'Quarter peal of Plain Bob',
    'Ringing',
    '1296 changes of Plain Bob Minor in 47 minutes.',
    'Conducted by Wen Abara, her third as conductor.',
  ],
  [
    'striking-contest',
    '2025-10-04',
    'Striking contest',
    'Ringing',
    'Thornley came second of seven teams.',
    'Our band made 31 faults; the winners from Upper Hale made 24.',
  ],
  [
    'louvres-painted',
    '2025-09-15',
    'Louvres painted',
    'Repairs',
    'The louvres have been painted for the first time since 1998.',
    'Three volunteers needed two weekends and 15 litres of paint.',
  ],
];

const post = ([slug, date, title, category, lead, more]: (typeof posts)[number]): [string, string] => [
  `docs/news/posts/${slug}.md`,
  `---\ndate: ${date}\nslug: ${slug}\ncategories: [${category}]\n---\n# ${title}\n\n${lead}\n\n<!-- more -->\n\n${more}\n`,
];

export const pages: Record<string, string> = {
  'docs/index.md': `# Thornley Tower Handbook

Everything the ringers of Thornley need to know, from the first pull to a peal.

[Start learning](learning/index.md){ .md-button .md-button--primary } [See the bells](tower/bells.md){ .md-button }

!!! tip "Practice night"
    We meet every Tuesday from 19:30 to 21:00. Visitors are welcome.

## Service ringing

| Service | Day | Ringing from | Bells |
|---|---|---|---|
| Morning service | Sunday | 09:15 | 8 |
| Evensong | Sunday | 17:45 | 6 |
| Midweek | Wednesday | 11:30 | 3 |

## Contact

Write to the secretary at [secretary@thornley.example](mailto:secretary@thornley.example) or call 01632 960 412.
`,
  'docs/learning/index.md': `---
tags: [beginners]
---
# Learning

It takes about 12 hours of practice to handle a bell safely.

- [Your first evening](first-evening.md)
- [Handling a bell](handling.md)
- [Glossary](glossary.md)

## Checklist

- [x] Read the safety page
- [ ] Ring backstrokes without help
- [ ] Ring both strokes without help
- [ ] Raise and lower the treble
`,
  'docs/learning/first-evening.md': `---
tags: [beginners, safety]
---
# Your first evening

!!! warning
    Never touch a rope unless a ringer stands next to you.

## What to bring

Flat shoes, a bottle of water and no scarf.

## What happens

1. You climb the 94 steps.
2. You watch two touches.
3. You ring the backstroke of the treble with a teacher.

??? question "Do I need to read music?"
    No. You need to count to eight.

??? question "Am I strong enough?"
    Yes. The tenor weighs 612 kg, but it is balanced.

???+ note "What does it cost?"
    The first four evenings are free. After that it is £18.00 a year, £6.00 for under-18s.
`,
  'docs/learning/handling.md': `---
tags: [beginners]
---
# Handling a bell

A full-circle bell has two strokes.

## The strokes

=== "Handstroke"

    Pull the sally down to the waist and let go.

    | Step | Hands |
    |---|---|
    | 1 | Both on the sally |
    | 2 | Tail end in the left hand |

=== "Backstroke"

    Pull the tail end from above your head to your knees.

=== "Stand"

    Let the bell go just past the balance. The call is "Stand".

## Calls

The conductor calls in this order:

\`\`\`text title="calls.txt"
Look to!
Treble's going
She's gone
\`\`\`

\`\`\`text title="end.txt"
That's all
Stand
\`\`\`

Press ++s++ to jump to the search.
`,
  'docs/learning/glossary.md': `---
tags: [beginners]
---
# Glossary

Sally
:   The woolly part of the rope.

Tenor
:   The heaviest bell.

Touch
:   Any length of ringing shorter than a quarter peal.[^1]

Treble
:   The lightest bell.

[^1]: A quarter peal has at least 1250 changes.
`,
  'docs/tower/index.md': `# The tower

The tower was built in 1471 and is 31.4 m high.

## Floors

| Floor | Room | Steps | Key |
|---|---|---|---|
| 1 | Porch | 0 | no |
| 2 | Ringing room | 94 | yes |
| 3 | Clock room | 121 | yes |
| 4 | Bell chamber | 158 | steeple keeper only |

## Keys

Fergus Tate keeps two keys, Wen Abara one.
`,
  'docs/tower/bells.md': `---
tags: [bells]
---
# The bells

Eight bells in a wooden frame of 1887.

| Bell | Name | Weight (kg) | Note | Cast | Founder |
|---|---|---|---|---|---|
| 1 | Agnes | 208 | F♯ | 1952 | Harrow & Daughters |
| 2 | Cuthbert | 214 | E♯ | 1952 | Harrow & Daughters |
| 3 | Old Margery | 251 | D♯ | 1636 | Toby Norris |
| 4 | Young Margery | 267 | C♯ | 1887 | Lind Brothers |
| 5 | Hope | 305 | B | 1711 | A. Rudd |
| 6 | Benedict | 366 | A♯ | 1887 | Lind Brothers |
| 7 | Michael | 449 | G♯ | 1711 | A. Rudd |
| 8 | Great Tom | 612 | F♯ | 1887 | Lind Brothers |

## Total weight

Together they weigh 2,672 kg.

## Sound control

!!! info "Shutters"
    The shutters are closed on practice nights and open on Sundays.

## History

The tower had five bells until 1887 and six until 1952.
`,
  'docs/tower/safety.md': `---
tags: [safety]
---
# Safety

!!! danger "Bells up"
    Bells are left down. If a bell is up, hang the red sign on its rope.

## Rules

- [ ] Ladder locked after use
- [x] First-aid box checked in April
- [ ] Torch next to the trapdoor

??? danger "What if a stay breaks?"
    Let go of the rope and stand back. Tell the steeple keeper.

??? info "Who is the first aider?"
    Odile Marsh on Tuesdays, Wen Abara on Sundays.

## Fire

Call 999, then leave by the west door.
`,
  'docs/tower/maintenance.md': `---
tags: [bells, safety]
---
# Maintenance

| Job | Interval (months) | Last done | Next due | State |
|---|---|---|---|---|
| Grease bearings | 12 | 2025-11-03 | 2026-11-03 | done |
| Check stays | 3 | 2026-03-14 | 2026-06-14 | due soon |
| Check ropes | 3 | 2026-01-10 | 2026-04-10 | overdue |
| Tighten frame bolts | 6 | 2026-02-21 | 2026-08-21 | done |
| Clean louvres | 24 | 2025-09-15 | 2027-09-15 | done |
| Test emergency light | 1 | 2026-05-02 | 2026-06-02 | due soon |

## Tools

\`\`\`text
24 mm spanner
grease gun
torch
\`\`\`
`,
  'docs/methods/index.md': `---
tags: [methods]
---
# Methods

| Method | Bells | Changes in a plain course | Level |
|---|---|---|---|
| [Plain Bob Minor](plain-bob-minor.md) | 6 | 60 | beginner |
| [Grandsire Doubles](grandsire-doubles.md) | 5 | 30 | beginner |
| [Stedman Triples](stedman-triples.md) | 7 | 84 | advanced |

!!! note
    Doubles are rung on five bells with the tenor covering.
`,
  'docs/methods/plain-bob-minor.md': `---
tags: [methods, beginners]
---
# Plain Bob Minor

Six bells, 60 changes in a plain course.

## Notation

\`\`\`text
x 16 x 16 x 16 x 16 x 16 x 12
\`\`\`

## Calls

=== "Bob"

    Fourths made, 14 instead of 12.

=== "Single"

    Seconds, thirds and fourths made, 1234.

## Practised on

Tuesdays in January and May.
`,
  'docs/methods/grandsire-doubles.md': `---
tags: [methods, beginners]
---
# Grandsire Doubles

Five bells, 30 changes in a plain course. The tenor covers.

## Notation

\`\`\`text
3 1 5 1 5 1 5 1 5 1
\`\`\`

## Calls

=== "Bob"

    3 1 at the lead end.

=== "Single"

    3 123 at the lead end.

## Practised on

Tuesdays in February and June.
`,
  'docs/methods/stedman-triples.md': `---
tags: [methods]
---
# Stedman Triples

Seven bells, 84 changes in a plain course.

## Notation

\`\`\`text
3 1 7 3 1 3 1 3 7 1 3 1
\`\`\`

!!! failure "Not yet"
    The company has not rung a full course of Stedman since 2019.

## Practised on

First Tuesday in March only.
`,
  'docs/tags.md': `# Tags\n\n<!-- material/tags -->\n`,
  'docs/news/index.md': `# News\n`,
  ...Object.fromEntries(posts.map(post)),
};

export const server = `import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
const types = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.json': 'application/json', '.md': 'text/markdown; charset=utf-8',
};
const root = process.argv[2];
createServer(async (asked, reply) => {
  const path = normalize(decodeURIComponent(new URL(asked.url, 'http://local').pathname));
  for (const [status, name] of [[200, path], [200, path + '/index.html'], [404, '404.html']]) {
    const body = await readFile(join(root, name)).catch(() => undefined);
    if (!body) continue;
    reply.writeHead(status, { 'content-type': types[extname(name)] ?? 'application/octet-stream' }).end(body);
    return;
  }
  reply.writeHead(404).end('Not found');
}).listen(Number(process.argv[3]), '127.0.0.1');
`;
