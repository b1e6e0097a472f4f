function readCell(row, column) {
  const cell = row.cells[column];
  return cell.dataset.value === undefined ? cell.textContent.trim() : Number(cell.dataset.value);
}

function compare(a, b) {
  return typeof a === 'number' ? a - b : a.localeCompare(b, 'en');
}

function sortBy(table, heading) {
  const direction = heading.getAttribute('aria-sort') === 'ascending' ? 'descending' : 'ascending';
  for (const other of table.tHead.querySelectorAll('th')) other.removeAttribute('aria-sort');
  heading.setAttribute('aria-sort', direction);
  const sign = direction === 'ascending' ? 1 : -1;
  const column = heading.cellIndex;
  const [body] = table.tBodies;
  body.append(...[...body.rows].sort((a, b) => sign * compare(readCell(a, column), readCell(b, column))));
}

for (const table of document.querySelectorAll('table[data-sortable]')) {
  for (const heading of table.tHead.querySelectorAll('th')) {
    heading.querySelector('button').addEventListener('click', () => sortBy(table, heading));
  }
}
