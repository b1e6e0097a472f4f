import { make } from './base.js';

/** Suggestions that come from the server while somebody types. */
export function attachSuggestions(field, list) {
  let asked = 0;

  function close() {
    list.hidden = true;
    field.setAttribute('aria-expanded', 'false');
  }

  function choose(city) {
    field.value = city;
    close();
  }

  async function suggest() {
    asked += 1;
    const turn = asked;
    const response = await fetch(`/gallery/api/cities?q=${encodeURIComponent(field.value)}`);
    const cities = await response.json();
    if (turn !== asked) return;
    const options = cities.map((city) => make('li', { role: 'option', onclick: () => choose(city) }, city));
    list.replaceChildren(...options);
    list.hidden = options.length === 0;
    field.setAttribute('aria-expanded', String(options.length > 0));
  }

  field.addEventListener('input', suggest);
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });
}
