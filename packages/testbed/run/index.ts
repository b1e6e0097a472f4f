export { openChangingSite, type RunOn, used } from './changing-site.ts';
export { flows } from './flows.ts';
export { cacheFolder, makeCase } from './make-case.ts';
export { readPage } from './read-page.ts';
export { type PlaywrightRun, runWithPlaywright } from './run-with-playwright.ts';
export { sharePool } from './share-pool.ts';
export { type TwinFlow, twinFlows } from './twin-flows.ts';
export { judged, usePages } from './use-pages.ts';
