import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRecipe } from '../recipe.ts';
import { type Collection, collections } from './radicale-data.mts';

const users = { olivia: 'olivia-pass-7', marcus: 'marcus-pass-4', nina: 'nina-pass-2' };

function itemText(uid: string, line: string): string {
  const [kind = '', first = '', ...rest] = line.split(' ');
  if (kind === 'CARD') {
    const [family = '', mail = '', phone = ''] = rest;
    const card = ['VERSION:3.0', `UID:${uid}`, `FN:${first} ${family}`, `N:${family};${first};;;`];
    return ['BEGIN:VCARD', ...card, `EMAIL:${mail}`, `TEL:${phone}`, 'END:VCARD', ''].join('\r\n');
  }
  const [second = '', third = '', ...words] = rest;
  const lines: Record<string, string[]> = {
    EVENT: [`DTSTART:${first}T${second}Z`, `DTEND:${first}T${third}Z`, `SUMMARY:${words.join(' ')}`],
    TODO: [`DUE;VALUE=DATE:${first}`, `STATUS:${second}`, `SUMMARY:${rest.slice(1).join(' ')}`],
    NOTE: [`DTSTART;VALUE=DATE:${first}`, `SUMMARY:${rest.join(' ')}`],
  };
  const component = { EVENT: 'VEVENT', TODO: 'VTODO', NOTE: 'VJOURNAL' }[kind];
  const body = [`UID:${uid}`, 'DTSTAMP:20251001T080000Z', ...(lines[kind] ?? [])];
  const frame = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//testbed//EN', `BEGIN:${component}`];
  return [...frame, ...body, `END:${component}`, 'END:VCALENDAR', ''].join('\r\n');
}

function properties({ title, about, color, holds }: Collection): Record<string, string> {
  const named = { 'D:displayname': title };
  if (holds === 'CARDS')
    return {
      tag: 'VADDRESSBOOK',
      ...named,
      'CR:addressbook-description': about,
      '{http://inf-it.com/ns/ab/}addressbook-color': color,
    };
  const calendar = { ...named, 'C:calendar-description': about, 'ICAL:calendar-color': color };
  return holds.startsWith('http')
    ? { tag: 'VSUBSCRIBED', ...calendar, 'CS:source': holds }
    : { tag: 'VCALENDAR', ...calendar, 'C:supported-calendar-component-set': holds };
}

const config = `[auth]
type = htpasswd
htpasswd_encryption = plain
delay = 0
[rights]
type = owner_only
[sharing]
type = csv
collection_by_token = true
collection_by_map = true
permit_create_token = true
permit_create_map = true
`;

export const recipe = defineRecipe({
  name: 'radicale',
  half: 'sealed',
  make: 'own JS',
  kind: 'calendars',
  install: { pip: ['Radicale==3.9.0'] },
  version: 1,
  async seed({ data, withServer }) {
    await writeFile(join(data, 'config'), config);
    const lines = Object.entries(users).map(([name, password]) => `${name}:${password}\n`);
    await writeFile(join(data, 'users'), lines.join(''));
    const root = join(data, 'storage/collection-root');
    for (const name of Object.keys(users)) await mkdir(join(root, name), { recursive: true });
    for (const collection of collections) {
      const folder = join(root, collection.owner, collection.path);
      await mkdir(folder);
      await writeFile(join(folder, '.Radicale.props'), JSON.stringify(properties(collection)));
      const ending = collection.holds === 'CARDS' ? 'vcf' : 'ics';
      for (const [index, line] of collection.items.entries()) {
        const uid = `${collection.path}-${index + 1}`;
        await writeFile(join(folder, `${uid}.${ending}`), itemText(uid, line));
      }
    }
    // Marcus may read the absences that Olivia keeps.
    await withServer(async (address) => {
      const reply = await fetch(`${address}/.sharing/v1/map/create`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${btoa(`olivia:${users.olivia}`)}`,
          'content-type': 'application/json',
          accept: 'application/json',
        },
        body: JSON.stringify({
          PathMapped: '/olivia/team/',
          PathOrToken: '/marcus/absences/',
          User: 'marcus',
          Permissions: 'r',
          Enabled: true,
          Hidden: false,
        }),
      });
      if (!reply.ok) throw new Error(await reply.text());
    });
  },
  start: ({ data, port, program }) => ({
    command: program('radicale'),
    args: [
      ...['--config', join(data, 'config'), '--server-hosts', `127.0.0.1:${port}`],
      ...['--storage-filesystem-folder', join(data, 'storage')],
      ...['--auth-htpasswd-filename', join(data, 'users')],
    ],
  }),
  ready: '/.web/',
});
