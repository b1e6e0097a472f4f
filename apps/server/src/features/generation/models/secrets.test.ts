import { draftText } from '@assay/language/read';
import { describe, expect, it } from 'vitest';
import { hideSecrets } from './hide-secrets.ts';
import { proposeCases } from './propose-cases.ts';
import { complete, startProvider } from './provider.fixture.ts';

/** As long as no model has read it. */
async function read(text: string) {
  return (await draftText(text, { owner: 'ada' })).parsed;
}

async function hide(text: string): Promise<string> {
  return hideSecrets(text, await read(text)).hide(text);
}

describe('hideSecrets', () => {
  it.each([
    ['Log in as "ada" with the password "hunter2".', 'hunter2'],
    ['Type "hunter two" in the password field.', 'hunter two'],
    ['Log in with user ada and password hunter2, then go on', 'hunter2'],
    ['Use the password swordfish', 'swordfish', 'Use the password: swordfish'],
    ['log in as ada using the password swordfish', 'swordfish'],
    ['password: letmein', 'letmein'],
    ['The API key is "abc def"', 'abc def'],
    ['Send the token abc_123.', 'abc_123'],
    ['Enter PIN 4711 and go on', '4711'],
    ['Authorize with Bearer abcdefghijkl.mno', 'abcdefghijkl.mno'],
    ['Use sk-or-v1-abcdef123456 please', 'sk-or-v1-abcdef123456'],
    ['Open https://x.example/?api_key=zzz123&b=1', 'zzz123'],
    ['Open https://ada:pa55@x.example/', 'pa55'],
    ['Use "s3 cr3t" as the password', 's3 cr3t'],
    ['Log in with ada@example.com / analytical.', 'analytical'],
  ])('hides the secret of: %s', async (text, secret, other = text) => {
    const hidden = await hide(other);
    expect(hidden).not.toContain(secret);
    expect(hidden).toContain('{{secret ');
    expect(hideSecrets(other, await read(other)).restore(hidden)).toBe(other);
  });

  it.each([
    'The password field is required and the password is hidden.',
    'A password of 6 characters is accepted; a password shorter than 6 is rejected.',
    'Log in with the password field left empty.',
    'Reset the password and check that "Password changed" is shown.',
    'Type "{{secret password}}" in the password field.',
    'The PIN has 4 digits.',
  ])('leaves alone: %s', async (text) => {
    expect(await hide(text)).toBe(text);
  });

  it('hides a password that is an ordinary word without eating that word elsewhere', async () => {
    expect(await hide('Type "secret" in the password field. The secret garden is shown.')).toBe(
      'Type "{{secret password}}" in the password field. The secret garden is shown.',
    );
  });

  it('tells two secrets, and one that is stored, apart', async () => {
    const text =
      'Type "one1" in the password field. Type "two2" in the password field. Use {{secret password}}.';
    expect(await hide(text)).toBe(
      'Type "{{secret password 2}}" in the password field. Type "{{secret password 3}}" in the password field. Use {{secret password}}.',
    );
  });
});

const secret = 'tr0ub4dor"&3';
const text = `Open http://shop.example/?token=abc123. Log in as "ada" with the password "tr0ub4dor\\"&3".`;

async function propose(steps: string[]) {
  const { source, received } = await startProvider(
    complete(JSON.stringify({ cases: [{ title: 't', steps: [...steps, 'Check that the page shows "x"'] }] })),
  );
  const proposal = await proposeCases(source, {
    text,
    parsed: await read(text),
    options: { testType: 'functional', complexity: 'simple', includeEdgeCases: false },
    facts: {
      address: 'http://shop.example/?token=abc123',
      title: 'Shop',
      forms: [],
      fields: [],
      buttons: [],
      headings: [`Everybody's password is ${secret}`],
      links: [{ name: 'Go', address: '/x?session_token=fff999' }],
    },
  });
  return { ...proposal, sent: JSON.stringify(received[0]?.body) };
}

describe('a secret of the requirement', () => {
  it('does not leave with the prompt, wherever it stands', async () => {
    const { sent } = await propose(['Go back']);
    expect(sent).toContain('{{secret password}}');
    for (const piece of ['tr0ub4dor', '&3', 'abc123', 'fff999']) expect(sent).not.toContain(piece);
  });

  it.each([
    [
      'Log in as "ada" with the password "{{secret password}}"',
      { do: 'log in', credentials: { user: 'ada', password: secret } },
    ],
    ['Type "{{secret password}}" in the "Password" field', { do: 'type', text: secret }],
    [
      'Check that the page does not show "{{secret password}}"',
      { do: 'expect', condition: { value: secret } },
    ],
    [
      'Open "http://shop.example/?token={{secret token}}"',
      { do: 'open', address: 'http://shop.example/?token=abc123' },
    ],
  ])('is put back into: %s', async (sentence, command) => {
    const { cases } = await propose([sentence]);
    expect(cases[0]?.steps.find((step) => 'command' in step && step.command.do === command.do)).toMatchObject(
      { command },
    );
  });

  it.each([
    'Type "{{secret password}}" in the "Comment" field',
    'Type "my {{secret password}}!" in the "Search" field',
    'Call POST "/comments" with the body "{{secret password}}"',
    'Open the address "/search?q={{secret password}}"',
    'Click the "{{secret password}}" link',
    'Log in as "{{secret password}}" with the password "x"',
    'Accept the browser dialog with "{{secret password}}"',
    'Press "{{secret password}}"',
    'Set the "Name" field to "{{secret password}}"',
    'Select "{{secret password}}" from the "Country" dropdown',
  ])('is not put into: %s', async (sentence) => {
    const { cases, notes } = await propose(['Open "/x"', sentence]);
    expect(cases[0]?.steps[1]).not.toHaveProperty('command');
    expect(JSON.stringify(cases)).not.toContain('tr0ub4dor');
    expect(notes.join(' ')).toContain('A step was left out');
  });
});
