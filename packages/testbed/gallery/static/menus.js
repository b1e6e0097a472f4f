import { $, $$ } from './base.js';

function setOpen(item, isOpen) {
  item.setAttribute('aria-expanded', String(isOpen));
  $(`#${item.dataset.menu}`).hidden = !isOpen;
}

function closeAll() {
  for (const item of $$('[data-menu]')) setOpen(item, false);
}

/** Menus that are opened with a click; what a chosen entry is for goes to `onChosen`. */
export function attachMenus(onChosen) {
  for (const item of $$('[data-menu]')) {
    item.addEventListener('click', (event) => {
      event.stopPropagation();
      const isOpen = $(`#${item.dataset.menu}`).hidden;
      if (item.parentElement.parentElement.getAttribute('role') === 'menubar') closeAll();
      setOpen(item, isOpen);
    });
  }
  for (const entry of $$('[data-do]')) {
    entry.addEventListener('click', (event) => {
      event.stopPropagation();
      closeAll();
      $('#context').hidden = true;
      onChosen(entry.dataset.do, entry);
    });
  }
  document.addEventListener('click', () => {
    closeAll();
    $('#context').hidden = true;
  });
}
