import { hasBug, make, makeAvatar, makeBadge, makeButton, makeDiv, makeSelect, wait } from './base.js';
import { makeInviteForm } from './invite-form.js';
import { openDialog, toast } from './overlay.js';
import { watchVisit } from './routing.js';
import { saveState, state } from './state.js';

const roles = ['Admin', 'Member', 'Guest'];
const startingInvitations = 2;

function makeRole(member, draw) {
  if (member.role === 'Owner') return make('span', {}, 'Owner');
  const change = async (role) => {
    if (!hasBug('role-kept')) member.role = role;
    await saveState();
    toast(`${member.name} is now ${role === 'Admin' ? 'an' : 'a'} ${role.toLowerCase()}`);
    draw();
  };
  const options = roles.map((role) => [role, role]);
  return makeSelect(options, member.role, change, { 'aria-label': `Role of ${member.name}` });
}

function askToRemove(member, draw) {
  openDialog(`Remove ${member.name}?`, (close) => {
    const remove = async () => {
      close();
      if (!hasBug('remove-stays')) state.members = state.members.filter((one) => one !== member);
      await saveState();
      toast(`${member.name} was removed from the team`);
      draw();
    };
    const text = make('p', {}, 'They can no longer open this workspace. Their cards stay.');
    const buttons = makeDiv('row', makeButton('Cancel', '', close), makeButton('Remove', 'danger', remove));
    return makeDiv('form', text, buttons);
  });
}

function makeMember(member, draw) {
  const isOwner = member.role === 'Owner';
  const remove = isOwner ? '' : makeButton('Remove', 'link', () => askToRemove(member, draw));
  return make(
    'tr',
    {},
    make('td', {}, makeAvatar(member.name), ' ', member.name),
    make('td', {}, member.email),
    make('td', {}, makeRole(member, draw)),
    make('td', {}, remove),
  );
}

function makeMembers(draw) {
  const heads = ['Name', 'Email', 'Role', ''].map((head) => make('th', {}, head));
  return make(
    'table',
    {},
    make('thead', {}, make('tr', {}, ...heads)),
    make('tbody', {}, ...state.members.map((member) => makeMember(member, draw))),
  );
}

async function revoke(invitation, draw) {
  if (!hasBug('revoke-stays')) state.invitations = state.invitations.filter((one) => one !== invitation);
  await saveState();
  toast('Invitation revoked');
  draw();
}

function makeInvitation(invitation, draw) {
  const { email, role, sent } = invitation;
  const resend = () => toast(`Invitation sent again to ${email}`);
  return makeDiv(
    'line',
    makeDiv('line-text', make('b', {}, email), makeDiv('muted', `${role} · sent ${sent}`)),
    makeButton('Resend', 'link', resend),
    makeButton('Revoke', 'link', () => revoke(invitation, draw)),
  );
}

function countInvitations() {
  const { length } = state.invitations;
  return hasBug('invite-count') ? Math.min(length, startingInvitations) : length;
}

function makeInvitations(draw) {
  const lines = state.invitations.map((invitation) => makeInvitation(invitation, draw));
  const empty = makeDiv('muted', 'No pending invitations.');
  return [
    makeDiv('row', make('h2', {}, 'Pending invitations'), makeBadge(countInvitations())),
    ...(lines.length > 0 ? lines : [empty]),
  ];
}

/** The people of the workspace and those who were invited. */
export async function drawTeam(main) {
  const isShown = watchVisit();
  const badge = makeBadge('…');
  const members = makeDiv('members', makeDiv('loading', 'Loading people…'));
  const invitations = makeDiv('invitations');
  const draw = () => {
    if (!isShown()) return;
    badge.textContent = String(state.members.length);
    members.replaceChildren(makeMembers(draw));
    invitations.replaceChildren(...makeInvitations(draw));
  };
  const head = makeDiv('row', make('h1', {}, 'Team'), badge);
  main.append(
    head,
    makeInviteForm(roles, () => draw()),
    members,
    invitations,
  );
  await wait(300);
  draw();
}
