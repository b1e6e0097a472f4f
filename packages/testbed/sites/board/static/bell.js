import { $, hasBug, make, makeBadge, makeButton, makeClickable, makeDiv } from './base.js';
import { openCard } from './card-dialog.js';
import { makeIconButton } from './icons.js';
import { openPopup } from './overlay.js';
import { redraw } from './routing.js';
import { saveState, state } from './state.js';

function drawBadge(bell) {
  const unread = state.notifications.filter((notification) => notification.unread).length;
  $('.badge', bell)?.remove();
  if (unread > 0) bell.append(makeBadge(unread));
}

async function follow(notification, bell) {
  notification.unread = false;
  drawBadge(bell);
  await saveState();
  const wanted = hasBug('bell-link') ? notification.card + 1 : notification.card;
  const card = state.cards.find(({ id }) => id === wanted);
  if (card) openCard(card, redraw);
}

function makeNotification(notification, open) {
  const { text, when, unread } = notification;
  const dot = unread ? make('span', { class: 'dot', title: 'Unread' }) : undefined;
  return makeClickable(unread ? 'notif unread' : 'notif', open, {}, dot, text, make('time', {}, when));
}

function openNotifications(bell) {
  const list = makeDiv('notifs');
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
    if (!hasBug('bell-badge')) drawBadge(bell);
    await saveState();
  };
  draw();
  const head = makeDiv(
    'panel-head',
    make('h4', {}, 'Notifications'),
    makeButton('Mark all as read', 'link', markAll),
  );
  const close = openPopup(bell, makeDiv('popup panel', head, list));
}

/** The bell in the top bar, with the number of unread notifications. */
export function makeBell() {
  const bell = makeIconButton('bell', 'Notifications', () => openNotifications(bell));
  drawBadge(bell);
  return bell;
}
