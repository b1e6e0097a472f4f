import { hasBug } from './base.js';

export const statuses = ['Open', 'In progress', 'Waiting', 'Solved'];
export const priorities = ['Low', 'Normal', 'High', 'Urgent'];
export const roles = ['Admin', 'Agent', 'Viewer'];
export const customers = [
  'Bakery Sonnenschein',
  'Café Lumière',
  'Greenfield School',
  'Halden Optics',
  'Nordwind Logistics',
  'Pixelhaus',
  'Stellar Freight',
];
/** The user, by the name that tickets are assigned to. */
export const me = 'Maya Lindgren';

/** What the server keeps for this visitor; the pages change it and save it as a whole. */
export const state = {};

export async function call(method, path, body) {
  const response = await fetch(`/desk/api/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { ok: response.ok, data: await response.json() };
}

export async function loadState() {
  const { data } = await call('GET', 'state');
  Object.assign(state, data);
}

export function saveState() {
  return call('PUT', 'state', state);
}

/** The people a ticket can be given to. */
export function listAssignable() {
  const usable = hasBug('picker-deactivated') ? ['Active', 'Deactivated'] : ['Active'];
  return state.people.filter(({ status }) => usable.includes(status)).map(({ name }) => name);
}

export function logActivity(ticket, what) {
  if (hasBug('activity-missing')) return;
  ticket.activity.push({ who: state.profile.name, what, when: 'Just now' });
}

export function setStatus(ticket, status) {
  if (ticket.status === status) return;
  logActivity(ticket, `changed the status from ${ticket.status} to ${status}`);
  ticket.status = status;
}
