import { hasBug, make, makeButton, makeDiv } from './base.js';
import { countDone } from './cards.js';
import { saveState } from './state.js';

function makeItem(item, toggled) {
  const onchange = ({ target }) => toggled(item, target.checked);
  const box = make('input', { type: 'checkbox', checked: item.done, onchange });
  return make('label', { class: item.done ? 'check done' : 'check' }, box, item.text);
}

function makeItemForm(add) {
  const field = make('input', { class: 'input', type: 'text', placeholder: 'Add an item' });
  const submit = () => {
    const text = field.value.trim();
    if (text === '') return;
    field.value = '';
    add(text);
  };
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') submit();
  });
  return makeDiv('row', field, makeButton('Add', 'small', submit));
}

/** The checklist of a card with its progress, as in 2/5. */
export function makeChecklist(card, changed) {
  const list = makeDiv('checks');
  const progress = make('span', { class: 'progress', 'data-testid': 'checklist-progress' });
  const firstDone = countDone(card);
  const firstTotal = card.checklist.length;
  const draw = () => {
    const done = hasBug('checklist-progress') ? firstDone : countDone(card);
    const total = hasBug('checklist-total') ? firstTotal : card.checklist.length;
    progress.textContent = `${done}/${total}`;
    list.replaceChildren(...card.checklist.map((item) => makeItem(item, toggled)));
  };
  const finish = async () => {
    draw();
    await saveState();
    changed();
  };
  const toggled = (item, done) => {
    item.done = done;
    return finish();
  };
  const add = (text) => {
    card.checklist.push({ text, done: false });
    return finish();
  };
  draw();
  return makeDiv('part', makeDiv('row', make('h5', {}, 'Checklist'), progress), list, makeItemForm(add));
}
