import { createHash } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';

export class DamagedFileError extends Error {
  override name = 'DamagedFileError';
}

function damaged(hash: string): DamagedFileError {
  return new DamagedFileError(`The stored file ${hash} is damaged: its content is not what was stored.`);
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export function verify(hash: string, bytes: Buffer): Buffer {
  if (hashOf(bytes) !== hash) throw damaged(hash);
  return bytes;
}

/** Fails at the end where it was not what was stored: a download that breaks off is better than a wrong one. */
export function verifyStream(hash: string, source: Readable): Readable {
  const hashing = createHash('sha256');
  const checking = new Transform({
    transform(part: Buffer, _, done) {
      hashing.update(part);
      done(null, part);
    },
    flush(done) {
      done(hashing.digest('hex') === hash ? null : damaged(hash));
    },
  });
  source.once('error', (error) => checking.destroy(error));
  checking.once('close', () => source.destroy());
  return source.pipe(checking);
}
