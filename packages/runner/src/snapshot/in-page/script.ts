import { makeColumns } from './columns.ts';
import { makeDescribe } from './describe.ts';
import { makeHints } from './hints.ts';
import { makeNames } from './names.ts';
import { makePlaces } from './places.ts';
import type { WalkLimits } from './raw.ts';
import { makeRoles } from './roles.ts';
import { makeSight } from './sight.ts';
import { makeStates } from './states.ts';
import { walk } from './walk.ts';

/** One expression for the page. Functions travel as their source, so each part gets what it needs as an argument. */
export function writeScript(limits: WalkLimits): string {
  return `(() => {
    const names = (${makeNames})();
    const places = (${makePlaces})();
    const sight = (${makeSight})();
    const states = (${makeStates})(names.readText);
    const hints = (${makeHints})();
    const describe = (${makeDescribe})({ hints, names, places, sight, states });
    const roles = (${makeRoles})();
    const columns = (${makeColumns})();
    return (${walk})({ roles, names, places, columns, sight, describe }, ${JSON.stringify(limits)});
  })()`;
}
