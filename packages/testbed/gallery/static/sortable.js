/** A list whose items are moved with the pointer, without the browser's own drag and drop. */
export function attachSorting(list, keepsOrder) {
  let moving;
  let before = [];

  list.addEventListener('pointerdown', (event) => {
    moving = event.target.closest('li');
    before = [...list.children];
  });
  document.addEventListener('pointermove', (event) => {
    if (!moving) return;
    const over = [...list.children].find((item) => {
      const box = item.getBoundingClientRect();
      return event.clientY >= box.top && event.clientY <= box.bottom;
    });
    if (!over || over === moving) return;
    const goesDown = [...list.children].indexOf(over) > [...list.children].indexOf(moving);
    if (goesDown) over.after(moving);
    else over.before(moving);
  });
  document.addEventListener('pointerup', () => {
    if (moving && !keepsOrder) list.replaceChildren(...before);
    moving = undefined;
  });
}
