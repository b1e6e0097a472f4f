import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoHandler } from '@assay/demo';
import type { TestCase } from '@assay/planner';
import { type BrowserPool, openPool } from '@assay/runner';
import { readStated } from '@assay/testbed/stated';
import { browserCache } from '../scripts/places.ts';

/** Ten steps through the demo shop, as somebody would write them. */
const text = `Open "/demo/login"
Type "ada@example.com" in the "E-mail" field
Type "analytical" in the "Password" field
Click the "Log in" button
Check that "Welcome back, Ada." is visible
Type "mug" in the "Search" field
Click the "Search" button
Check that "Stoneware Mug" is visible
Click the "Add to cart" button in the "Stoneware Mug" card
Check that the "Cart" link contains "1"`;

export function readTenSteps(): TestCase {
  const [requirement] = readStated(text).requirements;
  if (requirement?.steps.length !== 10) throw new Error('The ten steps were not understood.');
  const { title, steps } = requirement;
  return { title, steps, description: '', priority: 'medium', expectedResult: '', origin: 'stated' };
}

export interface Shop {
  address: string;
  pool: BrowserPool;
}

/** The demo shop on a free port and a browser for it, while the work lasts. */
export async function withShop(work: (shop: Shop) => Promise<void>): Promise<void> {
  const server = createServer(demoHandler()).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pool = await openPool({ cacheFolder: browserCache });
  try {
    await work({ address, pool });
  } finally {
    await pool.close();
    server.close();
    server.closeAllConnections();
  }
}
