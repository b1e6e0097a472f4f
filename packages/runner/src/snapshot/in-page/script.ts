import { makeClipping } from './clipping.ts';
import { makeColumns } from './columns.ts';
import { makeDescribe } from './describe.ts';
import { makeForms } from './forms.ts';
import { makeGenerated } from './generated.ts';
import { makeGrids } from './grids.ts';
import { makeHints } from './hints.ts';
import { keepLooks } from './keep-looks.ts';
import { makeMarks } from './marks.ts';
import { makeNames } from './names.ts';
import { makePlaces } from './places.ts';
import { watchRefusals } from './refusals.ts';
import { makeRoles } from './roles.ts';
import { makeSight } from './sight.ts';
import { makeStates } from './states.ts';
import { walk } from './walk.ts';

/** Where a frame keeps the reader: not a name that a page could use or stumble over. */
export const place = 'assay.look';

/**
 * One expression for the page, which puts the reader there once per document: sending and compiling it for every look costs more
 * than the look. Functions travel as their source, so each part gets what it needs as an argument.
 */
export const script = `(() => {
    if (window[Symbol.for('${place}')]) return;
    const tellRefusal = (${watchRefusals})();
    // Each look begins anew: the parts remember what they have seen while it lasts.
    const look = (limits) => {
      const names = (${makeNames})();
      const places = (${makePlaces})();
      const sight = (${makeSight})();
      const states = (${makeStates})(names.readText);
      const hints = (${makeHints})();
      const forms = (${makeForms})(places.pathOf);
      const marks = (${makeMarks})(places.pathOf, tellRefusal);
      const describe = (${makeDescribe})({ forms, hints, marks, names, places, sight, states });
      const roles = (${makeRoles})();
      const columns = (${makeColumns})();
      const clipping = (${makeClipping})();
      const generated = (${makeGenerated})();
      const grids = (${makeGrids})();
      const parts = { roles, names, places, columns, sight, describe, clipping, generated, grids };
      return (${walk})(parts, limits);
    };
    const value = (${keepLooks})(look);
    Object.defineProperty(window, Symbol.for('${place}'), { value });
  })()`;
