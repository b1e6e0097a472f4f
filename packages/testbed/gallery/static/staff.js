import { $, $$, ask, hasBug, make, toast } from './base.js';
import { people } from './people.js';

const pageSize = 5;
const view = {
  people: [...people],
  chosen: new Set(),
  page: 0,
  key: undefined,
  down: false,
  editing: undefined,
};

function toAmount(text) {
  return Number(text.replace(',', ''));
}

function compare(a, b) {
  if (view.key === 'salary' && !hasBug('staff-salary-sort')) return toAmount(a.salary) - toAmount(b.salary);
  return a[view.key] < b[view.key] ? -1 : 1;
}

function listPeople() {
  const typed = $('#filter').value.trim().toLowerCase();
  const wanted = hasBug('staff-filter-last-letter') ? typed.slice(0, -1) : typed;
  const office = $('#office').value;
  const found = view.people.filter(
    (one) =>
      `${one.name} ${one.role}`.toLowerCase().includes(wanted) && (office === '' || one.office === office),
  );
  if (!view.key) return found;
  found.sort(compare);
  return view.down ? found.reverse() : found;
}

function pageOf(found) {
  const start = view.page * pageSize;
  return found.slice(hasBug('staff-page-skips') && view.page > 0 ? start + 1 : start, start + pageSize);
}

async function remove(person) {
  const yes = await ask(`Delete ${person.name}?`, 'This cannot be undone.', 'Delete');
  if (!yes && !hasBug('staff-cancel-deletes')) return;
  view.people = view.people.filter((one) => one !== person);
  view.chosen.delete(person);
  draw();
  toast(`${person.name} was deleted.`);
}

function save(person, role) {
  if (!hasBug('staff-edit-lost')) person.role = role;
  view.editing = undefined;
  draw();
  toast('Changes saved.');
}

function drawActions(person, field) {
  const edit = (one) => () => {
    view.editing = one;
    draw();
  };
  if (view.editing === person)
    return [
      make('button', { onclick: () => save(person, field.value) }, 'Save'),
      ' ',
      make('button', { onclick: edit(undefined) }, 'Cancel'),
    ];
  return [
    make('button', { onclick: edit(person) }, 'Edit'),
    ' ',
    make('button', { onclick: () => remove(person), 'aria-label': `Delete ${person.name}` }, '🗑'),
  ];
}

function drawRow(person) {
  const field = make('input', { value: person.role, 'aria-label': 'Role' });
  const box = make('input', { type: 'checkbox', 'aria-label': `Select ${person.name}` });
  box.checked = view.chosen.has(person);
  box.addEventListener('change', () => {
    if (box.checked) view.chosen.add(person);
    else view.chosen.delete(person);
    drawSelected();
  });
  return make(
    'tr',
    {},
    make('td', {}, box),
    make('th', { scope: 'row' }, person.name),
    make('td', {}, view.editing === person ? field : person.role),
    make('td', {}, person.office),
    make('td', {}, person.salary),
    make('td', {}, person.started),
    make('td', {}, ...drawActions(person, field)),
  );
}

function drawSelected() {
  $('#selected').textContent = `${view.chosen.size} selected`;
  $('#archive').disabled = view.chosen.size === 0;
}

function draw() {
  const found = listPeople();
  const last = Math.max(0, Math.ceil(found.length / pageSize) - 1);
  view.page = Math.min(view.page, last);
  $('#people').textContent = found.length === 1 ? '1 person' : `${found.length} people`;
  $('#rows').replaceChildren(...pageOf(found).map(drawRow));
  $('#nobody').hidden = found.length > 0;
  $('#page').textContent = `Page ${view.page + 1} of ${last + 1}`;
  $('#previous').disabled = view.page === 0;
  $('#next').disabled = view.page === last;
  for (const head of $$('th[data-key]')) {
    if (head.dataset.key === view.key) head.setAttribute('aria-sort', view.down ? 'descending' : 'ascending');
    else head.removeAttribute('aria-sort');
  }
  drawSelected();
}

function turn(by) {
  view.page += by;
  draw();
}

function restart() {
  view.page = 0;
  draw();
}

for (const head of $$('th[data-key]')) {
  $('button', head).addEventListener('click', () => {
    view.down = view.key === head.dataset.key && !view.down;
    view.key = head.dataset.key;
    draw();
  });
}
$('#filter').addEventListener('input', restart);
$('#office').addEventListener('change', restart);
$('#previous').addEventListener('click', () => turn(-1));
$('#next').addEventListener('click', () => turn(1));
$('#select-all').addEventListener('change', (event) => {
  const page = pageOf(listPeople());
  const meant = hasBug('staff-select-all') ? page.slice(0, -1) : page;
  view.chosen = new Set(event.target.checked ? meant : []);
  draw();
});
$('#archive').addEventListener('click', () => {
  const count = view.chosen.size;
  view.people = view.people.filter((one) => !view.chosen.has(one));
  view.chosen.clear();
  $('#select-all').checked = false;
  draw();
  toast(`${count} people archived.`);
});
draw();
