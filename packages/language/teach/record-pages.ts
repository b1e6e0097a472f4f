// Records the states of pages that are named by their makes: node packages/language/teach/record-pages.ts MAKE...
import { join } from 'node:path';
import { openPool } from '@assay/runner';
import { startApp } from '@assay/testbed/real';
import { cacheFolder } from '@assay/testbed/run';
import { startSite } from '@assay/testbed/serve';
import { install } from './recording/install.ts';
import { type Make, planOf } from './recording/make.ts';
import { type Recorded, recordPage } from './recording/play.ts';
import { saveStates } from './recording/save-states.ts';
import { servePages } from './recording/serve-pages.ts';

const here = import.meta.dirname;
/** A folder for screenshots, which only people look at. */
const pictures = process.env.TEACH_PICTURES;

async function load(name: string): Promise<Make> {
  const loaded: { default: Make } = await import(`./makes/${name}.ts`);
  return loaded.default;
}

interface Served {
  address: string;
  reset(): Promise<void>;
  close(): Promise<void>;
}

async function serve(make: Make): Promise<Served> {
  if (make.app) return startApp(make.app);
  const installed = install(make.make, make.packages ?? []);
  const pagesOfMake = join(here, 'makes/pages', make.make);
  const site = await startSite(make.serve?.(installed) ?? servePages(pagesOfMake, installed));
  return { ...site, reset: async () => {} };
}

const pool = await openPool({ cacheFolder });
try {
  for (const name of process.argv.slice(2)) {
    const make = await load(name);
    const site = await serve(make);
    const { reset } = site;
    const pages = new Map<string, readonly Recorded[]>();
    for (const [page, planned] of Object.entries(make.pages)) {
      const plan = planOf(page, planned);
      const address = `${site.address}${plan.path}`;
      const about = { pictures, reset };
      const { states, troubles } = await recordPage(pool, `${make.make}-${page}`, address, plan, about);
      pages.set(page, states);
      console.log(`${make.make}-${page}: ${states.length} states`);
      for (const trouble of troubles) console.error(trouble.replaceAll(site.address, ''));
    }
    const bytes = saveStates(join(here, 'pages'), make.make, pages, site.address);
    console.log(`${make.make}: ${[...pages.values()].flat().length} states, ${bytes} bytes`);
    await site.close();
  }
} finally {
  await pool.close();
}
