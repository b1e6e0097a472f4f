import { $, $$, hasBug } from './base.js';

function attachMenu() {
  const toggle = $('.dropdown-toggle');
  const menu = toggle.nextElementSibling;
  const open = (isOpen) => {
    menu.classList.toggle('show', isOpen);
    toggle.setAttribute('aria-expanded', String(isOpen));
  };
  toggle.addEventListener('click', (event) => {
    // The click would reach the document and close the menu again.
    event.stopPropagation();
    open(!menu.classList.contains('show'));
  });
  document.addEventListener('click', () => open(false));
}

function attachCookieNotice(notice) {
  for (const button of $$('button', notice)) {
    button.addEventListener('click', () => {
      // biome-ignore lint/suspicious/noDocumentCookie: the other way is asynchronous, and the next page may be asked for at once
      if (!hasBug('cookie-returns')) document.cookie = 'clinic-consent=1; path=/';
      notice.remove();
      document.body.classList.remove('has-banner');
    });
  }
}

attachMenu();
const cookieNotice = $('.cookie-banner');
if (cookieNotice) attachCookieNotice(cookieNotice);
