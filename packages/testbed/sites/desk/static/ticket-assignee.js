import { hasBug, make, makeButton, toast } from './base.js';
import { openPopup } from './popup.js';
import { listAssignable, logActivity, me, saveState } from './state.js';

const nobody = 'Unassigned';

/** Opens a list of people that can be searched. */
function openPicker(anchor, current, choose) {
  const list = make('ul', {
    role: 'listbox',
    'aria-label': 'People',
    style: 'list-style:none;padding:0;margin:6px 0 0',
  });
  const search = make('input', {
    class: 'dk-search',
    type: 'text',
    placeholder: 'Find a person',
    style: 'margin:4px 10px',
  });
  const makeOption = (name) => {
    const take = () => {
      close();
      choose(name);
    };
    return make('li', { role: 'option', 'aria-selected': String(name === current), onclick: take }, name);
  };
  const draw = () => {
    const wanted = search.value.trim().toLowerCase();
    const names = [nobody, ...listAssignable()].filter((name) => name.toLowerCase().includes(wanted));
    list.replaceChildren(...names.map(makeOption));
  };
  search.addEventListener('input', draw);
  draw();
  const close = openPopup(anchor, make('div', { class: 'dk-pop' }, search, list));
  search.focus();
}

/** Who has the ticket, with the ways to change it. "Assign to me" is a div that can be clicked. */
export function makeAssignee(ticket, drawActivity) {
  const shown = make('span', {}, ticket.assignee || nobody);
  const assign = async (name) => {
    logActivity(ticket, name ? `assigned this ticket to ${name}` : 'removed the assignee');
    ticket.assignee = name;
    if (!hasBug('assignee-stale')) shown.textContent = name || nobody;
    toMe.hidden = name === me;
    drawActivity();
    await saveState();
    toast(name ? `Assigned to ${name}` : 'Assignee removed');
  };
  const pick = () =>
    openPicker(change, ticket.assignee || nobody, (name) => assign(name === nobody ? '' : name));
  const change = makeButton('Change', '', {
    'aria-label': 'Change assignee',
    'aria-haspopup': 'dialog',
    onclick: pick,
  });
  const toMe = make(
    'div',
    {
      class: 'dk-link',
      style: 'color:#2457c5;cursor:pointer;font-size:13px',
      onclick: () => assign(hasBug('assign-me') ? 'Tom Becker' : me),
    },
    'Assign to me',
  );
  toMe.hidden = ticket.assignee === me;
  return make(
    'div',
    {},
    make('div', { class: 'dk-cap' }, 'Assignee'),
    make(
      'div',
      { style: 'display:flex;gap:8px;align-items:center;justify-content:space-between' },
      shown,
      change,
    ),
    toMe,
  );
}
