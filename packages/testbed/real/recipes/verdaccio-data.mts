export interface Known {
  name: string;
  description: string;
  /** The newest comes last. */
  versions: { number: string; day: string; deprecated?: string }[];
  next?: string;
  keywords: string[];
  author: string;
  license: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  bin?: string;
  readme: string;
}

const usage = (name: string, call: string) => `## Installation

Add \`${name}\` to the dependencies of your project.

## Usage

\`\`\`js
import { ${call} } from '${name}';
\`\`\`
`;

export const packages: Known[] = [
  {
    name: 'harbor-dates',
    description: 'Working days, quarters and opening hours',
    versions: [
      { number: '1.0.0', day: '2023-02-14', deprecated: 'Counts leap days twice. Use 1.1.0 or newer.' },
      { number: '1.1.0', day: '2023-06-02' },
      { number: '1.2.0', day: '2024-01-19' },
      { number: '2.0.0', day: '2025-03-11' },
    ],
    keywords: ['date', 'calendar', 'working days'],
    author: 'Paula Vance',
    license: 'MIT',
    devDependencies: { 'quiet-log': '^1.0.0' },
    readme: `# harbor-dates\n\nCounts working days between two dates.\n\n${usage('harbor-dates', 'countDays')}
## Holidays\n\n| Region | Days |\n|---|---|\n| North | 11 |\n| South | 13 |\n`,
  },
  {
    name: 'harbor-forms',
    description: 'Checks of form fields with messages',
    versions: [
      { number: '0.8.0', day: '2024-04-08' },
      { number: '0.9.0', day: '2024-09-30' },
      { number: '1.0.0', day: '2025-05-21' },
    ],
    next: '1.1.0-beta.1',
    keywords: ['form', 'validation'],
    author: 'Paula Vance',
    license: 'MIT',
    dependencies: { 'harbor-dates': '^2.0.0', 'deep-pick': '^0.3.0' },
    readme: `# harbor-forms

Rules for fields: required, length, pattern, date.

${usage('harbor-forms', 'rules')}`,
  },
  {
    name: 'harbor-table',
    description: 'Sorts, groups and pages rows',
    versions: [
      { number: '3.0.0', day: '2024-11-05' },
      { number: '3.1.0', day: '2025-07-17' },
    ],
    keywords: ['table', 'sort', 'grid'],
    author: 'Quinn Abbot',
    license: 'Apache-2.0',
    dependencies: { 'deep-pick': '^0.3.0' },
    readme: `# harbor-table\n\nWorks on plain arrays of objects.\n\n${usage('harbor-table', 'sortRows')}`,
  },
  {
    name: 'tiny-slug',
    description: 'Turns titles into parts of an address',
    versions: [{ number: '1.0.3', day: '2022-10-27' }],
    keywords: ['slug', 'url', 'text'],
    author: 'Quinn Abbot',
    license: 'ISC',
    readme: `# tiny-slug

**Green Apple Pie** becomes \`green-apple-pie\`.

${usage('tiny-slug', 'slug')}`,
  },
  {
    name: 'paper-print',
    description: 'Lays out invoices and letters for printing',
    versions: [
      { number: '2.4.0', day: '2024-02-28' },
      { number: '2.4.1', day: '2024-03-06' },
      { number: '2.5.0', day: '2025-08-29' },
    ],
    keywords: ['print', 'invoice', 'pdf'],
    author: 'Paula Vance',
    license: 'BSD-3-Clause',
    dependencies: { 'harbor-dates': '^1.2.0', 'tiny-slug': '^1.0.0' },
    readme: `# paper-print

Pages in A4 and A5.

1. Choose a layout.
2. Fill in the fields.
3. Print.
`,
  },
  {
    name: 'csv-keeper',
    description: 'Reads and writes CSV files of any size',
    versions: [
      { number: '0.1.0', day: '2025-01-15' },
      { number: '0.2.0', day: '2025-02-20' },
    ],
    keywords: ['csv', 'table', 'file'],
    author: 'Rosa Klein',
    license: 'MIT',
    bin: 'csv-keeper',
    readme: `# csv-keeper\n\nReads files row by row.\n\n${usage('csv-keeper', 'readRows')}`,
  },
  {
    name: 'color-steps',
    description: 'Makes scales between two colours',
    versions: [{ number: '1.3.0', day: '2023-09-12' }],
    keywords: ['color', 'scale'],
    author: 'Rosa Klein',
    license: 'MIT',
    readme: `# color-steps

From one colour to the other in even steps.

${usage('color-steps', 'steps')}`,
  },
  {
    name: 'quiet-log',
    description: 'A log that writes only what matters',
    versions: [
      { number: '1.0.0', day: '2022-05-03' },
      { number: '1.1.0', day: '2023-11-23' },
    ],
    keywords: ['log', 'file'],
    author: 'Quinn Abbot',
    license: 'MIT',
    readme: `# quiet-log\n\nLevels: error, warning, note.\n\n${usage('quiet-log', 'log')}`,
  },
  {
    name: 'queue-step',
    description: 'Runs jobs one after the other',
    versions: [
      { number: '4.0.0', day: '2024-06-18', deprecated: 'Loses jobs after a restart.' },
      { number: '4.0.1', day: '2024-06-19' },
    ],
    keywords: ['queue', 'jobs'],
    author: 'Rosa Klein',
    license: 'Apache-2.0',
    dependencies: { 'quiet-log': '^1.1.0' },
    bin: 'queue-step',
    readme: `# queue-step

Jobs are kept in a file until they are done.

${usage('queue-step', 'addJob')}`,
  },
  {
    name: 'deep-pick',
    description: 'Picks values out of nested objects',
    versions: [{ number: '0.3.2', day: '2024-08-01' }],
    keywords: ['object', 'path'],
    author: 'Quinn Abbot',
    license: 'MIT',
    readme: `# deep-pick\n\nTakes a path such as \`order.customer.name\`.\n\n${usage('deep-pick', 'pick')}`,
  },
  {
    name: '@atelier/icons',
    description: 'Line icons of the studio',
    versions: [
      { number: '5.0.0', day: '2025-04-04' },
      { number: '5.1.0', day: '2025-09-25' },
    ],
    keywords: ['icons', 'svg'],
    author: 'Rosa Klein',
    license: 'UNLICENSED',
    readme: `# @atelier/icons\n\nSixty icons in two weights.\n\n${usage('@atelier/icons', 'icon')}`,
  },
  {
    name: '@atelier/theme',
    description: 'Colours and spaces of the studio',
    versions: [{ number: '2.2.0', day: '2025-06-13' }],
    keywords: ['theme', 'color'],
    author: 'Paula Vance',
    license: 'UNLICENSED',
    dependencies: { 'color-steps': '^1.3.0', '@atelier/icons': '^5.0.0' },
    readme: `# @atelier/theme\n\nA light and a dark theme.\n\n${usage('@atelier/theme', 'theme')}`,
  },
];
