import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Settings } from './settings.ts';

/** Where files are kept; plain data, so that threads can be handed it. */
export type StoragePlace = { kind: 'folder'; folder: string } | S3Place;

export interface S3Place {
  kind: 's3';
  bucket: string;
  /** Empty, or ending in a slash. */
  prefix: string;
  endpoint: string | undefined;
  region: string | undefined;
  /** `https://endpoint/bucket/…` instead of `https://bucket.endpoint/…`. */
  pathStyle: boolean;
  /** Else those of the environment, as the AWS SDK looks for them. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

const known = ['endpoint', 'region', 'path_style'];

function readS3(url: URL): S3Place {
  const unknown = [...url.searchParams.keys()].filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`has the unknown part "${unknown[0]}" after its question mark`);
  if (url.hostname === '') throw new Error('names no bucket, as in s3://bucket/prefix');
  const endpoint = url.searchParams.get('endpoint') ?? undefined;
  if (endpoint !== undefined && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) {
    throw new Error('has an endpoint that does not begin with http:// or https://');
  }
  const pathStyle = url.searchParams.get('path_style');
  if (pathStyle !== null && !/^(yes|no)$/.test(pathStyle))
    throw new Error('has a path_style that is not yes or no');
  if ((url.username === '') !== (url.password === '')) {
    throw new Error('has a key without its secret, or a secret without its key');
  }
  const folders = decodeURIComponent(url.pathname).split('/').filter(Boolean);
  return {
    kind: 's3',
    bucket: url.hostname,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    endpoint,
    region: url.searchParams.get('region') ?? undefined,
    // Servers that are not Amazon's rarely have a name for each bucket.
    pathStyle: pathStyle === null ? endpoint !== undefined : pathStyle === 'yes',
    credentials:
      url.username === ''
        ? undefined
        : {
            accessKeyId: decodeURIComponent(url.username),
            secretAccessKey: decodeURIComponent(url.password),
          },
  };
}

/** Reads `s3://bucket/prefix?endpoint=…&region=…` or `file:///folder`; throws what is wrong, to follow the name of the setting. */
export function readStorageUrl(text: string): StoragePlace {
  const url = URL.parse(text);
  if (url?.protocol === 's3:') return readS3(url);
  if (url?.protocol === 'file:' && url.hostname === '') return { kind: 'folder', folder: fileURLToPath(url) };
  throw new Error('must be an address beginning with s3:// or file:///');
}

/** A place within a place. */
export function within(place: StoragePlace, name: string): StoragePlace {
  if (place.kind === 'folder') return { kind: 'folder', folder: join(place.folder, name) };
  return { ...place, prefix: `${place.prefix}${name}/` };
}

/** For people and logs: without credentials. */
export function namePlace(place: StoragePlace): string {
  if (place.kind === 'folder') return place.folder;
  const where = `s3://${place.bucket}/${place.prefix}`;
  return place.endpoint === undefined ? where : `${where} at ${place.endpoint}`;
}

export function storagePlace(settings: Pick<Settings, 'STORAGE_URL' | 'DATA_DIR'>): StoragePlace {
  return settings.STORAGE_URL === undefined
    ? { kind: 'folder', folder: settings.DATA_DIR }
    : readStorageUrl(settings.STORAGE_URL);
}
