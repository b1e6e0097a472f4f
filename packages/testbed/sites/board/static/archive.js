import { make, makeButton, makeDiv } from './base.js';
import { toast } from './overlay.js';
import { redraw } from './routing.js';
import { saveState, state } from './state.js';

async function restore(card) {
  card.archived = false;
  await saveState();
  toast('Card restored');
  redraw();
}

function makeArchived(card) {
  return makeDiv(
    'line',
    makeDiv('line-text', make('b', {}, card.title), makeDiv('muted', `was in ${card.column}`)),
    makeButton('Restore', '', () => restore(card)),
  );
}

/** The archived cards. */
export function drawArchive(main) {
  const archived = state.cards.filter((card) => card.archived);
  const empty = makeDiv('muted', 'Nothing archived yet.');
  main.append(make('h1', {}, 'Archive'), ...(archived.length > 0 ? archived.map(makeArchived) : [empty]));
}
