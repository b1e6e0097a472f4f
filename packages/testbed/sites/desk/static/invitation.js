import { hasBug, make, makeButton, toast } from './base.js';
import { openDialog } from './dialog.js';
import { makeField } from './field.js';
import { makeSelect } from './select.js';
import { roles, saveState, state } from './state.js';

function isAddress(text) {
  if (hasBug('invite-any-email')) return text !== '';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

function findProblem(address) {
  if (!isAddress(address)) return 'Please enter a valid email address';
  const known = state.people.some(({ email }) => email === address.toLowerCase());
  return known && !hasBug('invite-twice') ? 'This person is already in the team' : '';
}

function addPerson(address, role) {
  state.people.push({
    name: address,
    email: address.toLowerCase(),
    role: hasBug('invite-role') ? 'Agent' : role,
    status: 'Invited',
  });
}

/** Asks in a dialog whom to invite; `done` follows when somebody was. */
export function openInvitation(done) {
  let role = 'Agent';
  const choose = (chosen) => {
    role = chosen;
  };
  const email = makeField({ label: 'Email address', type: 'email' });
  const select = makeSelect({ label: 'Role', value: role, options: roles, onchange: choose });
  const invite = async () => {
    const address = email.input.value.trim();
    const problem = findProblem(address);
    if (problem) return email.showError(problem);
    button.disabled = true;
    addPerson(address, role);
    await saveState();
    close();
    if (!hasBug('invite-toast')) toast(`Invitation sent to ${address}`);
    done();
  };
  const button = makeButton('Send invitation', 'contained', { onclick: invite });
  const close = openDialog('Invite a teammate', make('div', {}, email.element, select.element), [
    makeButton('Cancel', 'text', { onclick: () => close() }),
    button,
  ]);
}
