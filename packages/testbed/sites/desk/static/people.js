import {
  hasBug,
  make,
  makeAvatar,
  makeButton,
  makeChip,
  makeGap,
  makeHead,
  makeSkeleton,
  toast,
  wait,
} from './base.js';
import { askFirst } from './dialog.js';
import { makeIconButton } from './icons.js';
import { openInvitation } from './invitation.js';
import { openMenu } from './popup.js';
import { watchVisit } from './routing.js';
import { makeSelect } from './select.js';
import { roles, saveState, state } from './state.js';

const myAddress = 'maya@desk.example';
const roleNames = { Admin: 'an admin', Agent: 'an agent', Viewer: 'a viewer' };

function countSeats() {
  return state.people.filter(({ status }) => status !== 'Deactivated').length;
}

/** Saves what was done to a person, says so where there is something to say, and draws the list again. */
async function finish(message, draw) {
  await saveState();
  if (message) toast(message);
  draw();
}

function deactivate(person, message, draw) {
  if (!hasBug('deactivate-badge')) person.status = 'Deactivated';
  return finish(message, draw);
}

function reactivate(person, draw) {
  person.status = 'Active';
  return finish(`${person.name} was reactivated`, draw);
}

function revoke(person, draw) {
  if (!hasBug('revoke-stays')) state.people = state.people.filter((one) => one !== person);
  return finish('Invitation revoked', draw);
}

function askToDeactivate(person, draw) {
  askFirst({
    title: `Deactivate ${person.name}?`,
    text: 'They lose access right away. Their tickets stay assigned.',
    yes: 'Deactivate',
    act: () => deactivate(person, `${person.name} was deactivated`, draw),
    cancel: () => {
      if (hasBug('deactivate-cancel')) deactivate(person, '', draw);
    },
  });
}

function listActions(person, draw) {
  if (person.status === 'Deactivated') return [['Reactivate', () => reactivate(person, draw)]];
  if (person.status === 'Invited')
    return [
      ['Resend invitation', () => toast(`Invitation sent to ${person.email}`)],
      ['Revoke invitation', () => revoke(person, draw)],
    ];
  return [['Deactivate', () => askToDeactivate(person, draw)]];
}

function makeActions(person, draw) {
  const open = () => openMenu(button, listActions(person, draw));
  const button = makeIconButton('more', { title: `Actions for ${person.name}`, onclick: open });
  return button;
}

function makeRoleSelect(person, draw) {
  const change = (role) => {
    if (!hasBug('role-unchanged')) person.role = role;
    finish(`${person.name} is now ${roleNames[role]}`, draw);
  };
  const name = `Role of ${person.name}`;
  return makeSelect({ name, value: person.role, options: roles, onchange: change }).element;
}

function makePerson(person, draw) {
  const { name, email, role, status } = person;
  const isMe = email === myAddress;
  const address = name === email ? undefined : make('div', { class: 'dk-meta' }, email);
  return make(
    'div',
    { class: 'dk-person' },
    makeAvatar(name),
    make('div', {}, make('div', {}, name, isMe ? ' (you)' : undefined), address),
    isMe ? make('span', {}, role) : makeRoleSelect(person, draw),
    make('div', {}, makeChip(status)),
    isMe ? make('span') : makeActions(person, draw),
  );
}

export async function drawPeople(main) {
  const isShown = watchVisit();
  const seats = make('span', { class: 'dk-chip' });
  const firstSeats = countSeats();
  const list = make('div', { class: 'dk-people' }, makeSkeleton(6));
  const draw = () => {
    if (!isShown()) return;
    seats.textContent = `${hasBug('seats-stale') ? firstSeats : countSeats()} of 8 seats used`;
    list.replaceChildren(...state.people.map((person) => makePerson(person, draw)));
  };
  const invite = makeButton('Invite people', 'contained', { onclick: () => openInvitation(draw) });
  main.append(makeHead('People', seats, makeGap(), invite), make('div', { class: 'dk-paper' }, list));
  await wait(300);
  draw();
}
