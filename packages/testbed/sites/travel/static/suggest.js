import { hasBug, make, wait } from './base.js';
import { cities } from './catalog.js';
import { makeField } from './field.js';
import { openPopup } from './popup.js';

function findMatches(typed) {
  if (hasBug('suggest-all')) return cities;
  const wanted = typed.trim().toLowerCase();
  return cities.filter(([code, city]) => ` ${city} ${code}`.toLowerCase().includes(` ${wanted}`));
}

function makeSuggestion([code, city], choose) {
  return make(
    'div',
    { class: 'tv-option', role: 'option', tabindex: '-1', onclick: () => choose(code) },
    make('span', {}, city),
    ' ',
    make('span', { class: 'tv-code' }, code),
  );
}

/** A field for a city that suggests some while one types; `get` and `set` are about its code. */
export function makeCityField(label) {
  let chosen = '';
  let close = () => {};
  const field = makeField({
    label,
    attributes: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': 'false',
      autocomplete: 'off',
    },
    oninput: (typed) => suggest(typed),
  });
  const set = (code) => {
    chosen = code;
    field.input.value = cities.find(([one]) => one === code)?.[1] ?? '';
    field.clearError();
    close();
  };
  const suggest = async (typed) => {
    chosen = '';
    await wait(200);
    if (field.input.value !== typed) return;
    close();
    if (typed.trim() === '') return;
    const options = findMatches(typed).map((city) => makeSuggestion(city, set));
    const list = options.length > 0 ? options : [make('div', { class: 'tv-none' }, 'No places found')];
    close = openPopup(
      field.input,
      make('div', { class: 'tv-pop', role: 'listbox', 'aria-label': label }, list),
    );
  };
  return { ...field, set, get: () => chosen };
}
