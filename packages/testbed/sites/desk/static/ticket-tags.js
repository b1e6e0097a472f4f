import { hasBug, make } from './base.js';
import { saveState } from './state.js';

function makeTag(tag, remove) {
  const cross = { class: 'dk-chip-x', role: 'button', 'aria-label': `Remove ${tag}`, onclick: remove };
  return make('div', { class: 'dk-chip' }, make('span', {}, tag), make('span', cross, '×'));
}

/** The tags of a ticket, and a field that adds one with Enter. */
export function makeTags(ticket) {
  const list = make('div', {
    class: 'dk-tags',
    style: 'display:flex;gap:6px;flex-wrap:wrap;margin-bottom:6px',
  });
  const problem = make('p', { class: 'dk-helper' });
  const input = make('input', {
    class: 'dk-search',
    type: 'text',
    placeholder: 'Add a tag',
    style: 'width:100%',
  });

  const draw = () => {
    const tags = ticket.tags.map((tag) => makeTag(tag, () => remove(tag)));
    list.replaceChildren(...(tags.length > 0 ? tags : [make('span', { class: 'dk-meta' }, 'No tags')]));
  };
  const remove = async (tag) => {
    if (!hasBug('tag-stays')) ticket.tags = ticket.tags.filter((one) => one !== tag);
    await saveState();
    draw();
  };
  const add = async (tag) => {
    if (ticket.tags.includes(tag) && !hasBug('tag-duplicate')) {
      problem.textContent = 'This tag is already there';
      return;
    }
    ticket.tags.push(tag);
    input.value = '';
    await saveState();
    draw();
  };
  input.addEventListener('input', () => {
    problem.textContent = '';
  });
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const tag = input.value.trim().toLowerCase();
    if (tag) add(tag);
  });
  draw();
  return make('div', {}, make('div', { class: 'dk-cap' }, 'Tags'), list, input, problem);
}
