import type { Answer } from '@assay/contract';
import { browsers } from '@assay/contract/choices';
import { findBrowser, installHints } from '@assay/runner';
import { availableSources } from '../generation/index.ts';
import { browserCache } from './context/engine.ts';
import type { Parts } from './context/parts.ts';

type Options = Answer<'GET /api/generation/options'>;

const demoText = `Search for "mug" and check that the "Stoneware Mug" is shown.
Add it to the cart.
The page should say "Stoneware Mug was added to your cart."
Open the cart. The total should be $12.00.`;

async function describeBrowsers({ engine }: Parts): Promise<Options['browsers']> {
  return Promise.all(
    browsers.map(async (name) => {
      if (engine.placeOf(name) === 'elsewhere') {
        return { name, isAvailable: true, note: 'on another machine, by the setting BROWSER_ENDPOINT' };
      }
      const found = await findBrowser(name, browserCache);
      return { name, isAvailable: found !== undefined, note: found ? found.source : installHints[name] };
    }),
  );
}

/** What can be chosen here, and what cannot and why. */
export async function describeOptions(parts: Parts, demoAddress: string): Promise<Options> {
  return {
    sources: availableSources(parts.settings),
    browsers: await describeBrowsers(parts),
    demo: { target_url: demoAddress, text: demoText },
  };
}
