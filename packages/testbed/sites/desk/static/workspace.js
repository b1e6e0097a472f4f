import { $, hasBug, make, makeButton, toast } from './base.js';
import { makeField, makeSwitch } from './field.js';
import { makeSelect } from './select.js';
import { priorities, saveState, state } from './state.js';

function isComplete({ autoClose }, name, days) {
  if (autoClose && !(Number(days.input.value) >= 1)) {
    days.showError('Enter at least 1 day');
    return false;
  }
  if (name.input.value.trim() === '') {
    name.showError('Workspace name cannot be empty');
    return false;
  }
  return true;
}

async function keep(workspace) {
  state.workspace = workspace;
  await saveState();
  $('.dk-ws').textContent = workspace.name;
  toast('Workspace settings saved');
}

function makePrioritySelect(draft) {
  const choose = (priority) => {
    if (!hasBug('default-priority')) draft.priority = priority;
  };
  const label = 'Default priority for new tickets';
  const select = makeSelect({ label, value: draft.priority, options: priorities, onchange: choose });
  return make('div', { class: 'dk-field' }, select.element);
}

/** The switch, and the field for the days that comes with it. */
function makeAutoClose(draft, days) {
  const slot = make('div', { style: 'margin-top:12px' }, draft.autoClose ? days.element : undefined);
  const turn = (on) => {
    draft.autoClose = on;
    slot.replaceChildren(...(on && !hasBug('autoclose-field') ? [days.element] : []));
  };
  return [makeSwitch('Close solved tickets automatically', draft.autoClose, turn), slot];
}

/** The content of the tab. */
export function makeWorkspace() {
  const draft = { ...state.workspace };
  const name = makeField({ label: 'Workspace name', value: draft.name });
  const days = makeField({ label: 'Close after (days)', type: 'number', value: draft.days });
  const submit = () => {
    if (!isComplete(draft, name, days)) return;
    keep({ ...draft, name: name.input.value.trim(), days: days.input.value });
  };
  return [
    make('h2', {}, 'Workspace'),
    name.element,
    makePrioritySelect(draft),
    ...makeAutoClose(draft, days),
    make('div', { class: 'dk-dialog-actions' }, makeButton('Save', 'contained', { onclick: submit })),
  ];
}
