import { hasBug, make, makeButton, makeDiv, makeSelect } from './base.js';
import { toast } from './overlay.js';
import { saveState, state } from './state.js';

function findProblem(email) {
  const known = [...state.members, ...state.invitations].some((one) => one.email === email);
  if (known) return 'This person is already here or invited';
  const valid = /^\S+@\S+\.\S+$/.test(email) || hasBug('invite-invalid');
  return valid ? '' : 'Please enter a valid email address';
}

/** The line that invites somebody to the workspace. */
export function makeInviteForm(roles, changed) {
  const field = make('input', { class: 'input', type: 'text', placeholder: 'name@company.com' });
  const options = roles.map((role) => [role, role]);
  const role = makeSelect(options, 'Member', () => {}, { 'aria-label': 'Role' });
  const problem = makeDiv('problem');
  const invite = async () => {
    const email = field.value.trim();
    problem.textContent = findProblem(email);
    if (problem.textContent !== '') return;
    const asked = hasBug('invite-role') ? 'Member' : role.value;
    state.invitations.push({ email, role: asked, sent: 'just now' });
    await saveState();
    if (!hasBug('invite-field')) field.value = '';
    toast(`Invitation sent to ${email}`);
    changed();
  };
  const row = makeDiv('row', field, role, makeButton('Send invite', 'primary', invite));
  return makeDiv('invite', make('h3', {}, 'Invite people'), row, problem);
}
