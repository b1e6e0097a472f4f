import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PutObjectCommandInput, S3Client } from '@aws-sdk/client-s3';
import { namePlace, type S3Place } from '../settings/place.ts';
import { codeOf, type StorageDriver } from './driver.ts';

type Sdk = typeof import('@aws-sdk/client-s3');

const attempts = 3;
/** A stream cannot be sent again by the SDK; below this it is not worth one. */
const inMemory = 16_000_000;
const refusals = [
  'AccessDenied',
  'Forbidden',
  'InvalidAccessKeyId',
  'SignatureDoesNotMatch',
  'AllAccessDisabled',
];

function statusOf(error: unknown): number | undefined {
  return (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
}

async function md5Of(source: Readable): Promise<string> {
  const hashing = createHash('md5');
  await pipeline(source, hashing);
  return hashing.digest('base64');
}

export function openS3(place: S3Place): StorageDriver {
  const { bucket: Bucket, prefix, endpoint, region, credentials } = place;
  const name = namePlace(place);
  const keyOf = (hash: string) => `${prefix}${hash.slice(0, 2)}/${hash.slice(2)}`;
  const at = (hash: string) => ({ Bucket, Key: keyOf(hash) });
  let opened: Promise<{ sdk: Sdk; client: S3Client }> | undefined;

  // Loaded with the first file: who keeps files in a folder never waits for it.
  async function load(): Promise<{ sdk: Sdk; client: S3Client }> {
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client({
      region: region ?? process.env.AWS_REGION ?? 'us-east-1',
      ...(endpoint !== undefined && { endpoint }),
      ...(credentials && { credentials }),
      forcePathStyle: place.pathStyle,
      maxAttempts: attempts,
      // Newer checksums in trailers are not understood by every server; we send an MD5 and know the SHA-256 by the name.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: 3000, requestTimeout: 30_000, throwOnRequestTimeout: true },
    });
    return { sdk, client };
  }

  function use(): Promise<{ sdk: Sdk; client: S3Client }> {
    opened ??= load();
    return opened;
  }

  async function has(hash: string): Promise<boolean> {
    const { sdk, client } = await use();
    try {
      await client.send(new sdk.HeadObjectCommand(at(hash)));
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  }

  function isMissing(error: unknown): boolean {
    const code = codeOf(error);
    return code === 'NoSuchKey' || (code === 'NotFound' && statusOf(error) === 404);
  }

  async function put(
    hash: string,
    body: Pick<PutObjectCommandInput, 'Body' | 'ContentLength' | 'ContentMD5'>,
  ) {
    const { sdk, client } = await use();
    await client.send(new sdk.PutObjectCommand({ ...at(hash), ...body }));
  }

  async function write(hash: string, bytes: Uint8Array): Promise<void> {
    if (await has(hash)) return;
    const ContentMD5 = createHash('md5').update(bytes).digest('base64');
    await put(hash, { Body: bytes, ContentLength: bytes.byteLength, ContentMD5 });
  }

  async function writeLarge(hash: string, source: string, size: number): Promise<void> {
    if (await has(hash)) return;
    const ContentMD5 = await md5Of(createReadStream(source));
    for (let left = attempts; ; left -= 1) {
      try {
        return await put(hash, { Body: createReadStream(source), ContentLength: size, ContentMD5 });
      } catch (error) {
        const status = statusOf(error) ?? 500;
        if (left <= 1 || (status >= 400 && status < 500)) throw error;
      }
    }
  }

  async function get(hash: string) {
    const { sdk, client } = await use();
    const { Body } = await client.send(new sdk.GetObjectCommand(at(hash)));
    if (!Body) throw new Error('The storage answered without a body.');
    return Body;
  }

  return {
    write,
    async writeFile(hash, source, size) {
      if (size > inMemory) return writeLarge(hash, source, size);
      const { readFile } = await import('node:fs/promises');
      return write(hash, await readFile(source));
    },
    read: async (hash) => Buffer.from(await (await get(hash)).transformToByteArray()),
    open: async (hash) => (await get(hash)) as Readable,
    has,
    async remove(hash) {
      const { sdk, client } = await use();
      await client.send(new sdk.DeleteObjectCommand(at(hash)));
    },
    async *list() {
      const { sdk, client } = await use();
      for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket, Prefix: prefix })) {
        yield (page.Contents ?? [])
          .map(({ Key = '' }) => Key.slice(prefix.length).replace('/', ''))
          .filter((hash) => /^[0-9a-f]{64}$/.test(hash));
      }
    },
    // An object is there as a whole or not at all.
    removeUnfinished: async () => undefined,
    async tryOut() {
      const { sdk, client } = await use();
      const Key = `${prefix}tried-by-assay`;
      await client.send(new sdk.PutObjectCommand({ Bucket, Key, Body: 'Assay can write here.' }));
      await client.send(new sdk.GetObjectCommand({ Bucket, Key }));
    },
    isMissing,
    explain(error) {
      const code = codeOf(error);
      if (code === 'NoSuchBucket') {
        return `The bucket "${Bucket}" of ${name} does not exist. Create it, or change STORAGE_URL.`;
      }
      if (refusals.includes(code) || statusOf(error) === 403) {
        return `The storage ${name} refuses the credentials (${code}). Check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY; they need the right to read, write, list and delete in the bucket.`;
      }
      if (code === 'CredentialsProviderError') {
        return `There are no credentials for the storage ${name}. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`;
      }
      return `The storage ${name} does not answer (${code}).`;
    },
  };
}
