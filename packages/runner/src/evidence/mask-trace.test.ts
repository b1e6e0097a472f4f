import { expect, test } from 'vitest';
import { makeMask } from './mask.ts';
import { maskTrace } from './mask-trace.ts';
import { readZip, writeZip } from './zip.ts';

const secret = 'p&ss "wörd"+1';

async function maskedFile(name: string, text: string): Promise<string> {
  const archive = await writeZip([{ name, bytes: Buffer.from(text) }]);
  const [entry] = await readZip(await maskTrace(archive, makeMask([secret, 'abc'])));
  return entry?.bytes.toString() ?? '';
}

test.for<[what: string, name: string, text: string, masked: string]>([
  [
    'a typed text',
    'trace.trace',
    JSON.stringify({ params: { text: secret } }),
    '{"params":{"text":"••••••"}}',
  ],
  ['a short typed text', 'trace.trace', '{"params":{"text":"abc"}}', '{"params":{"text":"••••••"}}'],
  [
    'half a text in a password field',
    'trace.trace',
    '["INPUT",{"type":"password","__playwright_value_":"p&s","name":"value"}]',
    '["INPUT",{"type":"password","__playwright_value_":"••••••","name":"value"}]',
  ],
  [
    'a form that was sent',
    'resources/a.dat',
    `u=1&p=${new URLSearchParams({ p: secret }).toString().slice(2)}&x=2`,
    'u=1&p=••••••&x=2',
  ],
  ['a short secret in a form', 'resources/a.dat', 'p=abc&x=abcd', 'p=••••••&x=abcd'],
  ['JSON that was sent', 'resources/a.json', JSON.stringify({ p: secret }), '{"p":"••••••"}'],
  ['a page', 'resources/a.html', '<b>p&amp;ss &quot;wörd&quot;+1</b>', '<b>••••••</b>'],
])('%s is masked', async ([, name, text, masked]) => {
  expect(await maskedFile(name, text)).toBe(masked);
});

test('bytes stay as they are', async () => {
  const bytes = Buffer.from([0xff, 0xd8, 0xff, 0x61, 0x62, 0x63]);
  const archive = await writeZip([{ name: 'resources/a.jpeg', bytes }]);
  expect(await readZip(await maskTrace(archive, makeMask(['abc'])))).toEqual([
    { name: 'resources/a.jpeg', bytes },
  ]);
});
