import { promisify } from 'node:util';
import { crc32, deflateRaw, inflateRaw } from 'node:zlib';

/** A file in a zip archive. */
export interface ZipEntry {
  name: string;
  bytes: Buffer;
}

const inflate = promisify(inflateRaw);
const deflate = promisify(deflateRaw);

const localHeader = 0x04034b50;
const centralHeader = 0x02014b50;
const endOfDirectory = 0x06054b50;
const deflated = 8;
const namesAreUtf8 = 0x0800;
/** From here on the format needs 64-bit fields, which are not written here. */
const mostBytes = 0xffff_fffe;
const mostEntries = 0xfffe;

function findEnd(archive: Buffer): number {
  const mark = Buffer.alloc(4);
  mark.writeUInt32LE(endOfDirectory);
  const at = archive.lastIndexOf(mark);
  if (at < 0) throw new Error('This is no zip archive.');
  return at;
}

/** Reads all files of an archive, by its directory. */
export async function readZip(archive: Buffer): Promise<ZipEntry[]> {
  const end = findEnd(archive);
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  if (count > mostEntries || at > mostBytes) throw new Error('The archive is too large to be read.');
  const entries: ZipEntry[] = [];
  for (let number = 0; number < count; number += 1) {
    if (archive.readUInt32LE(at) !== centralHeader) throw new Error('The archive is damaged.');
    const method = archive.readUInt16LE(at + 10);
    const packedSize = archive.readUInt32LE(at + 20);
    const nameLength = archive.readUInt16LE(at + 28);
    const extraLength = archive.readUInt16LE(at + 30);
    const commentLength = archive.readUInt16LE(at + 32);
    const local = archive.readUInt32LE(at + 42);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    // The local header has lengths of its own.
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const packed = archive.subarray(start, start + packedSize);
    entries.push({ name, bytes: method === deflated ? await inflate(packed) : Buffer.from(packed) });
    at += 46 + nameLength + extraLength + commentLength;
  }
  return entries;
}

/** The part that local header and directory share. */
function describe(packed: Buffer, { bytes }: ZipEntry, nameLength: number): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(namesAreUtf8, 2);
  fields.writeUInt16LE(deflated, 4);
  // The date is the earliest there is, so that equal content gives equal archives.
  fields.writeUInt16LE(0x21, 8);
  fields.writeUInt32LE(crc32(bytes), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(bytes.length, 18);
  fields.writeUInt16LE(nameLength, 22);
  return fields;
}

function numbered(signature: number): Buffer {
  const mark = Buffer.alloc(4);
  mark.writeUInt32LE(signature);
  return mark;
}

/** Writes files as an archive. */
export async function writeZip(entries: readonly ZipEntry[]): Promise<Buffer> {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const packed = await deflate(entry.bytes, { level: 3 });
    const fields = describe(packed, entry, name.length);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(numbered(centralHeader), Buffer.from([20, 3]), fields, place, name);
    const file = Buffer.concat([numbered(localHeader), fields, name, packed]);
    files.push(file);
    at += file.length;
  }
  const listing = Buffer.concat(directory);
  if (at + listing.length > mostBytes || entries.length > mostEntries)
    throw new Error('The archive would be too large.');
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(listing.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...files, listing, numbered(endOfDirectory), end]);
}
