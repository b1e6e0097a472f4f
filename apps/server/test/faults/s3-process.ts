import { existsSync } from 'node:fs';
import { join } from 'node:path';
import S3rver from 's3rver';

// A small S3 server with one bucket, in a process of its own so that it can be killed.
const [folder = '', port = '0'] = process.argv.slice(2);
const configureBuckets = existsSync(join(folder, 'assay')) ? [] : [{ name: 'assay' }];
const server = new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  silent: true,
  directory: folder,
  configureBuckets,
});
await server.run();
console.log(`Assay is ready: http://127.0.0.1:${port}`);
