import { hasBug } from './base.js';
import { priorities, state } from './state.js';

const start = { query: '', status: 'All', priority: 'All', sort: 'created', down: true, page: 0 };

/** How the list of tickets is looked at; it stays as it is while other pages are open. */
export const view = { ...start };

export function resetView() {
  Object.assign(view, start);
}

export function clearFilters() {
  const status = hasBug('clear-keeps-status') ? view.status : 'All';
  Object.assign(view, { query: '', status, priority: 'All', page: 0 });
}

export function sortBy(key) {
  Object.assign(view, { sort: key, down: view.sort === key && !view.down, page: 0 });
}

function isFound({ id, subject, customer }) {
  const searched = hasBug('search-customer') ? `${subject} DSK-${id}` : `${subject} ${customer} DSK-${id}`;
  return searched.toLowerCase().includes(view.query.trim().toLowerCase());
}

function hasStatus({ status }) {
  return view.status === 'All' || status === view.status || hasBug('status-filter-ignored');
}

function hasPriority({ priority }) {
  if (view.priority === 'All' || priority === view.priority) return true;
  return hasBug('priority-filter-extra') && view.priority === 'High' && priority === 'Urgent';
}

const sortKeys = {
  id: ({ id }) => id,
  subject: ({ subject }) => subject.toLowerCase(),
  customer: ({ customer }) => customer.toLowerCase(),
  priority: ({ priority }) => (hasBug('sort-priority') ? priority : priorities.indexOf(priority)),
  created: ({ created }) => Date.parse(`${created} UTC`),
};

/** The tickets that pass the filters, in order. */
export function listTickets() {
  const keyOf = sortKeys[view.sort];
  const down = view.down && !(hasBug('sort-reverse') && view.sort === 'subject');
  const compare = (one, other) => {
    if (keyOf(one) === keyOf(other)) return 0;
    return keyOf(one) < keyOf(other) !== down ? -1 : 1;
  };
  return state.tickets
    .filter((ticket) => isFound(ticket) && hasStatus(ticket) && hasPriority(ticket))
    .sort(compare);
}
