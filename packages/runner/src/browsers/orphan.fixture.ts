// A process that keeps a Firefox running until it is killed; says when it runs.
import { openPool } from './pool.ts';

const [cacheFolder = '', tempParent = ''] = process.argv.slice(2);
const pool = await openPool({ cacheFolder, tempParent });
await pool.withContext('firefox', {}, async ({ context }) => {
  await context.newPage();
  process.stdout.write('running\n');
  await new Promise((resolve) => setTimeout(resolve, 600_000));
});
