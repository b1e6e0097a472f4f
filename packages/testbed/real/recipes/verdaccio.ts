import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRecipe, type SeedPlace } from '../recipe.ts';
import { type Known, packages } from './verdaccio-data.mts';

// The studio's packages are for users only.
const config = `storage: ./storage
web:
  title: Studio packages
  gravatar: false
  sort_packages: asc
  rateLimit:
    windowMs: 1000
    max: 10000
auth:
  htpasswd:
    file: ./htpasswd
    max_users: -1
uplinks: {}
packages:
  '@atelier/*':
    access: $authenticated
    publish: $authenticated
  '**':
    access: $all
    publish: $authenticated
log: { type: stdout, format: pretty, level: warn }
`;

const users = { paula: 'paula-registry-8', quinn: 'quinn-registry-3' };

const hash = (algorithm: string, content: string | Buffer, encoding: 'hex' | 'base64') =>
  createHash(algorithm).update(content).digest(encoding);

const mailOf = (person: string) => `${person.split(' ')[0]?.toLowerCase()}@studio.example`;

function manifestOf(known: Known, version: string) {
  const { name, description, keywords, license, dependencies, devDependencies, bin } = known;
  return {
    ...{ name, version, description, keywords, license, main: 'index.js', type: 'module' },
    author: { name: known.author, email: mailOf(known.author) },
    homepage: `https://studio.example/${name}`,
    engines: { node: '>=20' },
    ...(dependencies && { dependencies }),
    ...(devDependencies && { devDependencies }),
    ...(bin && { bin: { [bin]: 'index.js' } }),
  };
}

/** Writes the archive of one version; returns what the registry says about it. */
async function pack({ data, run }: SeedPlace, known: Known, version: string) {
  const work = join(data, 'work');
  const inner = join(work, 'package');
  await mkdir(inner, { recursive: true });
  const manifest = manifestOf(known, version);
  const files = {
    'package.json': JSON.stringify(manifest, undefined, 2),
    'index.js': `export const version = '${version}';\n`,
    'README.md': known.readme,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(inner, name), text);
  const file = `${known.name.split('/').at(-1)}-${version}.tgz`;
  const archive = join(data, 'storage', known.name, file);
  await run('tar', ['--mtime=2025-01-01', '-czf', archive, '-C', work, 'package']);
  await rm(work, { recursive: true });
  const content = await readFile(archive);
  const shasum = hash('sha1', content, 'hex');
  const integrity = `sha512-${hash('sha512', content, 'base64')}`;
  const unpackedSize = Object.values(files).join('').length;
  const tarball = `http://localhost/${known.name}/-/${file}`;
  const dist = { shasum, integrity, tarball, fileCount: 3, unpackedSize };
  return { file, shasum, manifest: { ...manifest, readmeFilename: 'README.md', readme: known.readme, dist } };
}

async function store(place: SeedPlace, known: Known): Promise<void> {
  const folder = join(place.data, 'storage', known.name);
  await mkdir(folder, { recursive: true });
  const latest = known.versions.at(-1) ?? { number: '', day: '' };
  const all = known.next ? [...known.versions, { number: known.next, day: '2025-10-10' }] : known.versions;
  const maintainers = [{ name: known.author, email: mailOf(known.author) }];
  const versions: Record<string, object> = {};
  const time: Record<string, string> = {};
  const attachments: Record<string, object> = {};
  for (const { number, day, ...rest } of all) {
    const { file, shasum, manifest } = await pack(place, known, number);
    versions[number] = {
      ...manifest,
      ...rest,
      _id: `${known.name}@${number}`,
      maintainers,
      contributors: [],
    };
    time[number] = `${day}T09:30:00.000Z`;
    attachments[file] = { shasum, version: number };
  }
  const created = `${known.versions[0]?.day}T09:30:00.000Z`;
  const modified = `${all.at(-1)?.day}T09:30:00.000Z`;
  const document = {
    ...{ name: known.name, _id: known.name, _rev: '1-0123456789abcdef', readme: known.readme },
    'dist-tags': { latest: latest.number, ...(known.next && { next: known.next }) },
    time: { modified, created, ...time },
    ...{ versions, _attachments: attachments, _distfiles: {}, _uplinks: {}, users: {} },
  };
  await writeFile(join(folder, 'package.json'), JSON.stringify(document, undefined, 2));
}

export const recipe = defineRecipe({
  name: 'verdaccio',
  half: 'open',
  make: 'React, MUI',
  kind: 'package registry',
  install: { npm: { verdaccio: '6.8.0' }, overrides: { 'node-fetch': '2.7.0' } },
  version: 1,
  async seed(place) {
    const { data } = place;
    await mkdir(join(data, 'storage'));
    await writeFile(join(data, 'config.yaml'), config);
    const lines = Object.entries(users).map(
      ([name, word]) => `${name}:{SHA}${hash('sha1', word, 'base64')}\n`,
    );
    await writeFile(join(data, 'htpasswd'), lines.join(''));
    for (const known of packages) await store(place, known);
    const list = packages.map(({ name }) => name);
    const secret = '0123456789abcdef0123456789abcdef';
    await writeFile(join(data, 'storage/.verdaccio-db.json'), JSON.stringify({ list, secret }));
  },
  start: ({ data, port, program }) => ({
    command: program('verdaccio'),
    args: ['--config', join(data, 'config.yaml'), '--listen', `127.0.0.1:${port}`],
  }),
  ready: '/-/ping',
});
