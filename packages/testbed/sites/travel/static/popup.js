import { make } from './base.js';

function place(content, anchor) {
  const { left, bottom } = anchor.getBoundingClientRect();
  const rightmost = document.documentElement.clientWidth - content.offsetWidth - 12;
  content.style.top = `${bottom + window.scrollY + 4}px`;
  content.style.left = `${Math.max(8, Math.min(left, rightmost))}px`;
}

/** Opens content below its anchor, at the end of the page; returns what closes it. */
export function openPopup(anchor, content) {
  const close = () => {
    portal.remove();
    document.removeEventListener('keydown', closeByKey);
    document.removeEventListener('pointerdown', closeOutside);
    anchor.setAttribute('aria-expanded', 'false');
  };
  const closeByKey = ({ key }) => {
    if (key === 'Escape') close();
  };
  const closeOutside = ({ target }) => {
    if (!portal.contains(target) && !anchor.contains(target)) close();
  };
  const portal = make('div', { class: 'tv-portal' }, content);
  document.body.append(portal);
  place(content, anchor);
  document.addEventListener('keydown', closeByKey);
  document.addEventListener('pointerdown', closeOutside);
  anchor.setAttribute('aria-expanded', 'true');
  return close;
}
