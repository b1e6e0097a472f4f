import { hasBug, make, makeClickable, makeDiv, wait } from './base.js';
import { openCard } from './card-dialog.js';
import { listOpen } from './cards.js';
import { go, redraw, watchVisit } from './routing.js';
import { state } from './state.js';

function contains(text, query) {
  if (hasBug('search-case')) return text.includes(query);
  return text.toLowerCase().includes(query.toLowerCase());
}

function makeGroup(title, items) {
  return items.length > 0 ? makeDiv('group', make('h3', {}, title), ...items) : '';
}

function makeHit(title, note, open) {
  return makeClickable('hit', open, {}, makeDiv('hit-title', title), makeDiv('muted', note));
}

function findCards(query) {
  const cards = listOpen().filter(({ title }) => contains(title, query));
  return cards.map((card) => makeHit(card.title, card.column, () => openCard(card, redraw)));
}

function findPages(query) {
  const pages = state.wiki.filter(({ title, lines }) => contains([title, ...lines].join('\n'), query));
  return pages.map(({ id, title, edited }) => makeHit(title, edited, () => go(`/board/wiki/${id}`)));
}

function fill(place, query) {
  const cards = findCards(query);
  const pages = findPages(query);
  const found = cards.length + pages.length;
  if (found === 0) {
    const note = hasBug('search-empty') ? '' : `Nothing found for “${query}”. Try another word.`;
    place.replaceChildren(makeDiv('muted', note));
    return;
  }
  const shown = hasBug('search-count') ? found + 1 : found;
  const count = makeDiv('muted', `${shown} ${shown === 1 ? 'result' : 'results'}`);
  place.replaceChildren(count, makeGroup('Cards', cards), makeGroup('Wiki pages', pages));
}

/** What the search in the header found. */
export async function drawSearch(main) {
  const isShown = watchVisit();
  const query = new URLSearchParams(location.search).get('q') ?? '';
  const place = makeDiv('results', makeDiv('loading', 'Searching…'));
  main.append(make('h1', {}, `Results for “${query}”`), place);
  await wait(400);
  if (isShown()) fill(place, query);
}
