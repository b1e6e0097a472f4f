import { expect, test } from 'vitest';
import { splitText } from './split-text.ts';

const rows: [what: string, text: string, parts: [name: string, text: string][]][] = [
  ['one line', 'Open /.\n', [['Open /.', 'Open /.']]],
  [
    'headings',
    '# Shop\n\n## Log in\nOpen /login.\n\n## Search ##\nOpen /search.',
    [
      ['Log in', '# Log in\n\nOpen /login.'],
      ['Search', '# Search\n\nOpen /search.'],
    ],
  ],
  [
    'lines of dashes, and Windows line ends',
    '---\r\nOpen /a.\r\n---\r\n\r\n-----\r\nOpen /b.\r\n',
    [
      ['Open /a.', 'Open /a.'],
      ['Open /b.', 'Open /b.'],
    ],
  ],
  [
    'text before the first heading',
    'Open /.\n# Next\nOpen /next.',
    [
      ['Open /.', 'Open /.'],
      ['Next', '# Next\n\nOpen /next.'],
    ],
  ],
  [
    'lists and dashes inside a line part nothing',
    '- Open /.\n- Click --- Save ---',
    [['- Open /.', '- Open /.\n- Click --- Save ---']],
  ],
  ['a fence', '```\n# no heading\n---\n```', [['```', '```\n# no heading\n---\n```']]],
  ['a number sign without a space', '#1 is open', [['#1 is open', '#1 is open']]],
  ['nothing', ' \n# Only a heading\n---\n', []],
];

test.each(rows)('%s', (_what, text, parts) => {
  expect(splitText(text).map((part) => [part.name, part.text])).toEqual(parts);
});

test('a long first line is cut for its name alone', () => {
  const [part] = splitText('x'.repeat(200));
  expect(part?.name).toHaveLength(80);
  expect(part?.text).toHaveLength(200);
});
