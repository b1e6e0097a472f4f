import { hasBug, make, makeButton, makeDiv, makeSelect } from './base.js';
import { filter, isFiltered, listOpen, listShown } from './cards.js';
import { openMenu } from './overlay.js';
import { labels, state } from './state.js';

function makeMemberFilter(changed) {
  const choose = (member) => () => {
    filter.member = member;
    changed();
  };
  const open = () => {
    const people = state.members.map(({ name }) => [name, choose(name)]);
    openMenu(button, [['Anyone', choose('')], ...people]);
  };
  const button = makeButton(`Member: ${filter.member || 'Anyone'}`, '', open);
  return button;
}

function makeLabelFilter(changed) {
  const options = [['', 'All labels'], ...labels.map((label) => [label, label])];
  const choose = (label) => {
    filter.label = label;
    changed();
  };
  return makeSelect(options, filter.label, choose, { 'aria-label': 'Label' });
}

function makeClear(changed) {
  const clear = () => {
    filter.member = '';
    if (!hasBug('filter-clear')) filter.label = '';
    changed();
  };
  return makeButton('Clear filters', 'link', clear);
}

/** The bar above the board and the list. */
export function makeFilterBar(changed) {
  const found = `${listShown().length} of ${listOpen().length} cards`;
  const extra = isFiltered() ? [make('span', { class: 'muted' }, found), makeClear(changed)] : [];
  return makeDiv('filters', makeMemberFilter(changed), makeLabelFilter(changed), ...extra);
}
