import { expect, test } from 'vitest';
import { readZip, writeZip } from './zip.ts';

test('what was written is read again', async () => {
  const entries = [
    { name: 'trace.trace', bytes: Buffer.from('{"a":1}\n'.repeat(1000)) },
    { name: 'resources/Größe.bin', bytes: Buffer.from([0, 255, 1, 254]) },
    { name: 'empty', bytes: Buffer.alloc(0) },
  ];
  const archive = await writeZip(entries);
  expect(await readZip(archive)).toEqual(entries);
  expect((await writeZip(entries)).equals(archive)).toBe(true);
});

test('an archive without files', async () => {
  expect(await readZip(await writeZip([]))).toEqual([]);
});

test('what is no archive is refused', async () => {
  await expect(readZip(Buffer.from('no archive at all'))).rejects.toThrow('no zip archive');
});
