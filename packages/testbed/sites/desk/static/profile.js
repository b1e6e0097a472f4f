import { $, hasBug, make, makeButton, toast } from './base.js';
import { makeField } from './field.js';
import { makeSelect } from './select.js';
import { saveState, state } from './state.js';

const zones = ['America/New_York', 'Asia/Tokyo', 'Europe/Berlin', 'Europe/London', 'Europe/Oslo'];

function makeFields(draft, change) {
  const makeOne = (key, kind) => makeField({ ...kind, value: draft[key], oninput: change(key) });
  return {
    name: makeOne('name', { label: 'Display name' }),
    title: makeOne('title', { label: 'Job title', loose: true }),
    email: makeOne('email', { label: 'Email', type: 'email' }),
    signature: makeOne('signature', {
      label: 'Signature',
      multiline: true,
      hint: 'Added below every reply you send.',
    }),
  };
}

function isComplete(draft, fields) {
  if (draft.name.trim() === '' && !hasBug('profile-empty-name')) {
    fields.name.showError('Display name cannot be empty');
    return false;
  }
  if (!/^\S+@\S+\.\S+$/.test(draft.email)) {
    fields.email.showError('Please enter a valid email address');
    return false;
  }
  return true;
}

async function keep(draft) {
  const title = hasBug('profile-title-lost') ? state.profile.title : draft.title;
  state.profile = { ...draft, title };
  await saveState();
  if (!hasBug('profile-header')) $('.dk-account-name').textContent = state.profile.name;
  if (!hasBug('profile-toast')) toast('Profile saved');
}

/** The content of the tab; `redraw` draws it afresh. */
export function makeProfile(redraw) {
  const draft = { ...state.profile };
  const update = () => {
    const changed = Object.keys(draft).some((key) => draft[key] !== state.profile[key]);
    save.disabled = !changed || hasBug('save-disabled');
    discard.disabled = !changed;
  };
  const change = (key) => (value) => {
    draft[key] = value;
    update();
  };
  const fields = makeFields(draft, change);
  const zone = makeSelect({
    label: 'Time zone',
    value: draft.zone,
    options: zones,
    onchange: change('zone'),
  });
  const submit = async () => {
    if (!isComplete(draft, fields)) return;
    save.disabled = true;
    await keep(draft);
    update();
  };
  const reset = () => {
    if (!hasBug('discard-keeps')) redraw();
  };
  const save = makeButton('Save changes', 'contained', { disabled: true, onclick: submit });
  const discard = makeButton('Discard', 'text', { disabled: true, onclick: reset });
  return [
    make('h2', {}, 'Your profile'),
    fields.name.element,
    fields.title.element,
    fields.email.element,
    make('div', { class: 'dk-field' }, zone.element),
    fields.signature.element,
    make('div', { class: 'dk-dialog-actions' }, discard, save),
  ];
}
