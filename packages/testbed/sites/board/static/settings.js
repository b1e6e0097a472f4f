import { hasBug, make, makeButton, makeDiv } from './base.js';
import { openDialog, toast } from './overlay.js';
import { go, redraw } from './routing.js';
import { refreshSidebar } from './shell.js';
import { saveState, state } from './state.js';
import { setDark } from './theme.js';

function makeNamePart() {
  const field = make('input', { class: 'input', type: 'text', id: 'ws', value: state.workspace });
  const problem = makeDiv('problem');
  const save = async () => {
    const name = field.value.trim();
    problem.textContent = name === '' ? 'The workspace needs a name' : '';
    if (name === '') return;
    state.workspace = name;
    await saveState();
    button.disabled = true;
    if (!hasBug('rename-sidebar')) refreshSidebar();
    if (!hasBug('rename-toast')) toast('Workspace renamed');
  };
  const button = makeButton('Save', 'primary', save, { disabled: true });
  field.addEventListener('input', () => {
    button.disabled = field.value === state.workspace || hasBug('rename-disabled');
  });
  const row = makeDiv('row', field, button);
  return makeDiv('panel-box', make('label', { for: 'ws' }, 'Workspace name'), row, problem);
}

function makeThemeChoice(name, dark) {
  const choose = async () => {
    await setDark(dark);
    redraw();
  };
  const radio = make('input', {
    type: 'radio',
    name: 'theme',
    checked: state.dark === dark,
    onchange: choose,
  });
  return make('label', { class: 'check' }, radio, name);
}

function makeThemePart() {
  const choices = [makeThemeChoice('Light', false), makeThemeChoice('Dark', true)];
  return makeDiv('panel-box', make('h3', {}, 'Appearance'), ...choices);
}

function makeDeletion(close) {
  const field = make('input', { class: 'input', type: 'text', placeholder: state.workspace });
  const remove = async () => {
    close();
    state.deleted = true;
    await saveState();
    go('/board/');
  };
  const button = makeButton('Delete forever', 'danger', remove, { disabled: true });
  field.addEventListener('input', () => {
    const typed = hasBug('delete-check') ? field.value !== '' : field.value === state.workspace;
    button.disabled = !typed;
  });
  const text = make('p', {}, 'Type ', make('b', {}, state.workspace), ' to confirm.');
  return makeDiv('form', text, field, makeDiv('row', makeButton('Cancel', '', close), button));
}

function makeDangerPart() {
  const open = () => openDialog('Delete this workspace?', makeDeletion);
  return makeDiv(
    'panel-box danger-zone',
    make('h3', {}, 'Danger zone'),
    make('p', {}, 'All cards and pages are lost when the workspace is deleted.'),
    makeButton('Delete workspace', 'danger', open),
  );
}

export function drawSettings(main) {
  main.append(make('h1', {}, 'Workspace settings'), makeNamePart(), makeThemePart(), makeDangerPart());
}
