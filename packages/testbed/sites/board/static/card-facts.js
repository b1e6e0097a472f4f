import { hasBug, make, makeButton, makeDiv, makeLabel } from './base.js';
import { nextDay } from './dates.js';
import { openMenu } from './overlay.js';
import { labels, saveState, state } from './state.js';

/** A part of a card that draws itself again after each change. */
function makePart(title, fill) {
  const body = makeDiv('part-body');
  const draw = () => body.replaceChildren(...fill(draw));
  draw();
  return makeDiv('part', make('h5', {}, title), body);
}

function makeChoice(label, open, choices) {
  const button = makeButton(label, 'small', () => openMenu(button, open()));
  return choices > 0 ? button : '';
}

export function makeLabels(card, changed) {
  return makePart('Labels', (draw) => {
    const finish = async () => {
      await saveState();
      draw();
      changed();
    };
    const add = (label) => {
      card.labels.push(label);
      return finish();
    };
    const remove = (label) => {
      if (!hasBug('label-stays')) card.labels = card.labels.filter((one) => one !== label);
      return finish();
    };
    const missing = labels.filter((label) => !card.labels.includes(label));
    const tags = card.labels.map((label) => {
      const title = `Remove label ${label}`;
      return makeLabel(
        label,
        makeButton('×', 'tag-x', () => remove(label), { title }),
      );
    });
    const entries = () => missing.map((label) => [label, () => add(label)]);
    return [...tags, makeChoice('+ Add label', entries, missing.length)];
  });
}

export function makeMembers(card, changed) {
  let members = [...card.members];
  return makePart('Members', (draw) => {
    const set = async (next) => {
      if (!hasBug('member-lost')) card.members = next;
      members = next;
      await saveState();
      draw();
      changed();
    };
    const missing = state.members.filter(({ name }) => !members.includes(name));
    const people = members.map((name) => {
      const remove = () => set(members.filter((one) => one !== name));
      return make(
        'span',
        { class: 'person' },
        name,
        makeButton('×', 'tag-x', remove, { title: `Remove ${name}` }),
      );
    });
    const entries = () => missing.map(({ name }) => [name, () => set([...members, name])]);
    return [...people, makeChoice('+ Add member', entries, missing.length)];
  });
}

export function makeDueField(card, changed) {
  const onchange = async ({ target }) => {
    const late = hasBug('due-day') && target.value !== '';
    card.due = late ? nextDay(target.value) : target.value;
    await saveState();
    changed();
  };
  const field = make('input', { class: 'input date', type: 'date', id: 'due', value: card.due, onchange });
  return makeDiv('part', make('label', { for: 'due' }, 'Due date'), field);
}
