import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { startS3 } from '../../../test/s3.ts';
import { temporaryFolder } from '../../../test/start.ts';
import { namePlace, readStorageUrl, within } from '../settings/place.ts';
import { parseSettings } from '../settings/settings.ts';
import { openStorage, type Storage } from './storage.ts';

async function listAll(storage: Storage): Promise<string[]> {
  const all: string[] = [];
  for await (const hashes of storage.list()) all.push(...hashes);
  return all.sort();
}

async function startFolder() {
  const folder = temporaryFolder();
  return {
    url: pathToFileURL(folder).href,
    fileOf: (key: string) => join(folder, key.slice('kept/'.length)),
  };
}

test.each([
  ['a folder', startFolder],
  ['a bucket', startS3],
])('%s keeps files by their content', async (_, start) => {
  const { url, fileOf } = await start();
  const place = readStorageUrl(url);
  const storage = openStorage(within(place, 'evidence'));
  const other = openStorage(within(place, 'pictures'));
  await storage.check();
  const small = randomBytes(1000);
  // Larger than what is sent from memory.
  const large = randomBytes(17_000_000);
  const source = join(temporaryFolder(), 'trace.zip');
  writeFileSync(source, large);
  const [first, again] = [await storage.put(small), await storage.put(small)];
  expect(again).toEqual(first);
  const trace = await storage.putFile(source);
  expect(trace.size).toBe(large.length);
  expect(existsSync(source), 'it can be stored again').toBe(true);

  expect((await storage.read(first.hash)).equals(small)).toBe(true);
  expect((await buffer(await storage.open(trace.hash))).equals(large)).toBe(true);
  expect(await listAll(storage)).toEqual([first.hash, trace.hash].sort());
  expect(await listAll(other), 'the two have nothing to do with each other').toEqual([]);
  expect([await storage.has(first.hash), await other.has(first.hash)]).toEqual([true, false]);

  for (const reading of [() => other.read(first.hash), () => other.open(first.hash)]) {
    await expect(reading()).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: expect.stringMatching(/not stored/),
    });
  }
  await expect(storage.read('../../etc/passwd')).rejects.toThrow('not the name of a stored file');
  const file = fileOf(`kept/evidence/${first.hash.slice(0, 2)}/${first.hash.slice(2)}`);
  expect(readFileSync(file).equals(small)).toBe(true);
  const damaged = Buffer.from(small);
  damaged.writeUInt8(damaged.readUInt8(500) ^ 1, 500);
  writeFileSync(file, damaged);
  await expect(storage.read(first.hash)).rejects.toThrow('is damaged');
  await expect(storage.open(first.hash).then(buffer)).rejects.toThrow('is damaged');

  await storage.remove(first.hash);
  await storage.remove(first.hash);
  expect(await listAll(storage)).toEqual([trace.hash]);
  expect(await storage.has(first.hash)).toBe(false);
});

test('a bucket that is away, missing or closed is told with what to do', async () => {
  const { url, endpoint, stop, start } = await startS3();
  const logged: string[] = [];
  const log = { warn: (_: object, message: string) => void logged.push(message) };
  const storage = openStorage(readStorageUrl(url), log as never);
  const { hash } = await storage.put(Buffer.from('kept before'));
  for (const [wrong, sentence] of [
    [url.replace('@assay', '@other'), 'The bucket "other" of s3://other/kept/ at http'],
    [
      url.replace('//S3RVER:', '//nobody:'),
      'refuses the credentials (InvalidAccessKeyId). Check AWS_ACCESS_KEY_ID',
    ],
    [url.replace(/127.0.0.1%3A\d+/, '127.0.0.1%3A1'), 'does not answer (ECONNREFUSED)'],
  ] as const) {
    const told = await openStorage(readStorageUrl(wrong))
      .check()
      .catch((error: Error) => error.message);
    expect(told, wrong).toContain(sentence);
    expect(told).not.toMatch(/S3RVER/);
  }

  await stop();
  const away = { code: 'UNAVAILABLE', status: 503, retryAfterSeconds: 5 };
  await expect(storage.put(Buffer.from('new'))).rejects.toMatchObject(away);
  await expect(storage.read(hash)).rejects.toMatchObject(away);
  await expect(storage.has(hash)).rejects.toMatchObject(away);
  await storage.remove(hash);
  expect(logged.at(-1)).toContain('could not be removed');
  expect(logged.join()).not.toContain('S3RVER:');
  await start();
  expect((await storage.read(hash)).toString()).toBe('kept before');
  expect(namePlace(storage.place)).toBe(`s3://assay/kept/ at ${endpoint}`);
});

test.each([
  ['s3://bucket', { bucket: 'bucket', prefix: '', pathStyle: false, credentials: undefined }],
  ['s3://bucket/a//b/?region=eu-central-1', { prefix: 'a/b/', region: 'eu-central-1' }],
  ['s3://b?endpoint=http://minio:9000', { endpoint: 'http://minio:9000', pathStyle: true }],
  ['s3://b?endpoint=https://oss.example&path_style=no', { pathStyle: false }],
  ['s3://k%2Fey:se%2Fcret@b', { credentials: { accessKeyId: 'k/ey', secretAccessKey: 'se/cret' } }],
  ['file:///srv/assay%20files', { kind: 'folder', folder: '/srv/assay files' }],
])('%s is read', (url, place) => {
  expect(readStorageUrl(parseSettings({ STORAGE_URL: url }).STORAGE_URL ?? '')).toMatchObject(place);
});

test.each([
  ['https://bucket', 'must be an address beginning with s3:// or file:///'],
  ['file://host/folder', 'must be an address beginning with s3:// or file:///'],
  ['s3:///prefix', 'names no bucket, as in s3://bucket/prefix'],
  ['s3://bucket?endpont=x', 'has the unknown part "endpont" after its question mark'],
  ['s3://bucket?endpoint=minio:9000', 'has an endpoint that does not begin with http:// or https://'],
  ['s3://bucket?path_style=maybe', 'has a path_style that is not yes or no'],
  ['s3://key@bucket', 'has a key without its secret, or a secret without its key'],
])('%s is refused', (url, problem) => {
  expect(() => parseSettings({ STORAGE_URL: url })).toThrow(`  STORAGE_URL ${problem}.`);
});
