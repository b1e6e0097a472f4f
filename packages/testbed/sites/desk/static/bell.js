import { $, hasBug, make, makeButton } from './base.js';
import { makeIconButton } from './icons.js';
import { openPopup } from './popup.js';
import { go, ticketPath } from './routing.js';
import { saveState, state } from './state.js';

let mostUnread = 0;

function drawBadge(bell) {
  const unread = state.notifications.filter((notification) => notification.unread).length;
  mostUnread = Math.max(mostUnread, unread);
  const shown = hasBug('bell-badge-stays') ? mostUnread : unread;
  $('.dk-badge', bell)?.remove();
  if (shown > 0) bell.append(make('span', { class: 'dk-badge' }, String(shown)));
}

async function follow(notification, bell) {
  if (!hasBug('bell-count-one')) notification.unread = false;
  drawBadge(bell);
  await saveState();
  go(ticketPath(hasBug('bell-link') ? notification.ticket - 1 : notification.ticket));
}

function makeNotification(notification, open) {
  return make(
    'div',
    { class: notification.unread ? 'dk-notif unread' : 'dk-notif', onclick: open },
    make('div', {}, notification.text),
    make('div', { class: 'dk-meta' }, notification.when),
  );
}

function openNotifications(bell) {
  const list = make('div', { class: 'dk-notiflist' });
  const draw = () => {
    const items = state.notifications.map((notification) =>
      makeNotification(notification, () => {
        close();
        follow(notification, bell);
      }),
    );
    list.replaceChildren(...items);
  };
  const markAll = async () => {
    for (const notification of state.notifications) notification.unread = false;
    draw();
    drawBadge(bell);
    await saveState();
  };
  draw();
  const head = make(
    'div',
    { class: 'dk-notifhead' },
    make('h3', {}, 'Notifications'),
    makeButton('Mark all as read', 'text', { onclick: markAll }),
  );
  const panel = { class: 'dk-pop dk-notifs', role: 'dialog', 'aria-label': 'Notifications' };
  const close = openPopup(bell, make('div', panel, head, list));
}

/** The bell in the top bar, with the number of unread notifications. */
export function makeBell() {
  const bell = makeIconButton('bell', {
    'aria-label': 'Notifications',
    'aria-haspopup': 'true',
    onclick: () => openNotifications(bell),
  });
  drawBadge(bell);
  return bell;
}
