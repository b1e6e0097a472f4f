import { hasBug, make, makeButton, makeDiv } from './base.js';
import { makeChecklist } from './card-checklist.js';
import { makeComments } from './card-comments.js';
import { makeDueField, makeLabels, makeMembers } from './card-facts.js';
import { archiveCard, moveCard } from './cards.js';
import { openDialog, openMenu } from './overlay.js';
import { columns } from './state.js';

function makePlace(card, changed) {
  const name = make('b', {}, card.column);
  const open = () => {
    const targets = columns.filter((column) => column !== card.column);
    const move = (column) =>
      moveCard(card, column, () => {
        name.textContent = card.column;
        changed();
      });
    openMenu(
      button,
      targets.map((column) => [column, () => move(column)]),
    );
  };
  const button = makeButton('Move', '', open);
  return { line: makeDiv('muted', 'in column ', name), button };
}

function makeArchiveButton(card, changed, close) {
  const archive = () => {
    if (!hasBug('archive-dialog')) close();
    archiveCard(card, changed);
  };
  return makeButton('Archive', '', archive);
}

/** Opens a card; `changed` draws again what lies behind the dialog. */
export function openCard(card, changed) {
  const place = makePlace(card, changed);
  openDialog(
    card.title,
    (close) =>
      makeDiv(
        'card-body',
        place.line,
        makeDiv('row', place.button, makeArchiveButton(card, changed, close)),
        makeLabels(card, changed),
        makeMembers(card, changed),
        makeDueField(card, changed),
        makeChecklist(card, changed),
        makeComments(card, changed),
      ),
    true,
  );
}
