import { existsSync } from 'node:fs';
import { join } from 'node:path';
import S3rver from 's3rver';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './start.ts';

export interface TestS3 {
  /** Of its one bucket, with the credentials in it. */
  url: string;
  endpoint: string;
  /** Ends it, with everything that is under way. */
  stop: () => Promise<void>;
  /** The same again, with what it has stored. */
  start: () => Promise<void>;
  /** The file in which it keeps an object. */
  fileOf: (key: string) => string;
}

/** A small S3 server with one bucket, gone when the test ends. */
export async function startS3(): Promise<TestS3> {
  const directory = temporaryFolder();
  let running: S3rver | undefined;
  let port = 0;

  async function start(): Promise<void> {
    const configureBuckets = existsSync(join(directory, 'assay')) ? [] : [{ name: 'assay' }];
    running = new S3rver({ address: '127.0.0.1', port, silent: true, directory, configureBuckets });
    ({ port } = await running.run());
  }

  async function stop(): Promise<void> {
    const server = running?.httpServer;
    running = undefined;
    if (!server) return;
    const closed = new Promise((resolve) => server.once('close', resolve));
    server.close();
    server.closeAllConnections();
    await closed;
  }

  await start();
  onTestFinished(stop);
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    url: `s3://S3RVER:S3RVER@assay/kept?endpoint=${encodeURIComponent(endpoint)}`,
    endpoint,
    stop,
    start,
    fileOf: (key) => join(directory, 'assay', `${key}._S3rver_object`),
  };
}
