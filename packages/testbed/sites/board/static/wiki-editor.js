import { hasBug, make, makeButton, makeDiv } from './base.js';
import { makeText } from './wiki-text.js';

function readLines(area) {
  return area.innerText
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function makeArea(lines) {
  return make(
    'div',
    { class: 'area', contenteditable: 'true', 'data-testid': 'wiki-editor' },
    ...lines.map((line) => make('div', {}, line)),
  );
}

function makeTabs(show) {
  const pick = (name) => () => {
    for (const tab of tabs) tab.classList.toggle('active', tab.textContent === name);
    show(name);
  };
  const tabs = ['Write', 'Preview'].map((name) =>
    makeButton(name, name === 'Write' ? 'tab active' : 'tab', pick(name)),
  );
  return makeDiv('tabs', ...tabs);
}

/** A page as it is being edited; `save` and `cancel` get the title and the lines. */
export function makeEditor(page, save, cancel) {
  const title = make('input', {
    class: 'input title',
    type: 'text',
    placeholder: 'Page title',
    value: page.title,
  });
  const area = makeArea(page.lines);
  const body = makeDiv('editor-body', area);
  const problem = makeDiv('problem');
  let lines = page.lines;
  const read = () => {
    if (area.isConnected) lines = readLines(area);
    return { title: title.value.trim(), lines };
  };
  const show = (name) => {
    read();
    const preview = makeDiv('preview', makeText(hasBug('wiki-preview') ? page.lines : lines));
    body.replaceChildren(name === 'Write' ? area : preview);
  };
  const submit = () => {
    const changes = read();
    if (changes.title === '') problem.textContent = 'A page needs a title';
    else save(changes);
  };
  const buttons = makeDiv(
    'row',
    makeButton('Save', 'primary', submit),
    makeButton('Cancel', '', () => cancel(read())),
  );
  return makeDiv('editor', title, problem, makeTabs(show), body, buttons);
}
