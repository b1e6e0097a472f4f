import { $, $$, hasBug, make } from './base.js';

const folders = {
  Documents: ['readme.txt'],
  Contracts: ['lease.pdf', 'insurance.pdf'],
  Invoices: ['march.pdf', 'april.pdf', 'may.pdf'],
  Pictures: ['beach.jpg', 'cat.jpg'],
};
let open = 'Contracts';
let uploads = 0;

function rename(index) {
  const name = prompt('New name', folders[open][index]);
  if (name && !hasBug('files-rename')) folders[open][index] = name;
  draw();
}

function remove(index) {
  const name = folders[open][index];
  if (confirm(`Delete ${name}?`) || hasBug('files-delete-cancel')) folders[open].splice(index, 1);
  draw();
}

function draw() {
  $('#folder-name').textContent = open;
  const shown = hasBug('files-tree') && open === 'Invoices' ? 'Contracts' : open;
  const rows = folders[shown].map((name, index) =>
    make(
      'li',
      {},
      `${name} `,
      make('button', { onclick: () => rename(index) }, 'Rename'),
      ' ',
      make('button', { onclick: () => remove(index) }, 'Delete'),
    ),
  );
  $('#listing').replaceChildren(...rows);
}

for (const item of $$('[role=treeitem]')) {
  item.addEventListener('click', (event) => {
    event.stopPropagation();
    open = item.dataset.folder;
    const inner = $('[role=group]', item);
    if (inner) {
      inner.hidden = !inner.hidden;
      item.setAttribute('aria-expanded', String(!inner.hidden));
    }
    draw();
  });
}

function showProgress(percent) {
  $('#upload-progress').setAttribute('aria-valuenow', String(percent));
  $('#upload-progress').textContent = `${percent} %`;
}

function finishUpload(files) {
  showProgress(100);
  uploads += files.length;
  if (!hasBug('files-upload-empty'))
    $('#uploaded').append(...files.map(({ name, size }) => make('li', {}, `${name} (${size} bytes)`)));
  $('#uploaded-count').textContent = uploads === 1 ? '1 file uploaded.' : `${uploads} files uploaded.`;
}

$('#upload').addEventListener('change', ({ target }) => {
  const files = [...target.files];
  showProgress(30);
  setTimeout(showProgress, 150, 60);
  setTimeout(finishUpload, 300, files);
});
$('#storage').addEventListener('click', () => alert('3.2 GB of 5 GB used.'));
$('#copy').addEventListener('click', async () => {
  await navigator.clipboard.writeText(location.href).catch(() => undefined);
  $('#copied').textContent = 'Link copied.';
});
draw();
