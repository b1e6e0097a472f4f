import { type Answer, readEntry, sendData } from '../../answers.ts';
import { attributes, type Html, html } from '../../html.ts';
import { writeDay } from '../shared/format.ts';
import { showPage } from '../shared/layout.ts';
import type { Page } from '../shared/visit.ts';
import { countUnread, type Message, type Visitor } from '../shared/visitor.ts';

function drawRow({ id, subject, from, day, isUnread }: Message): Html {
  return html`<tr${attributes({ class: isUnread ? 'unread' : undefined })}>
  <td>${isUnread && html`<span class="badge bg-danger">New</span>`}</td><td>${from}</td>
  <td><a href="/clinic/messages/${id}">${subject}</a></td><td>${writeDay(day)}</td>
  <td><a href="#" class="js-delete" data-id="${id}" title="Delete message">🗑</a></td>
</tr>`;
}

function drawRows({ messages }: Visitor): Html {
  if (messages.length === 0) return html`<tr><td colspan="5">Your inbox is empty.</td></tr>`;
  return html`${messages.map(drawRow)}`;
}

export const showMessages: Page = (visit) => {
  const { visitor } = visit;
  const unread = countUnread(visitor);
  return showPage(visit, {
    title: 'Messages',
    crumbs: [['Messages']],
    script: 'messages.js',
    main: html`<h1>Messages</h1>
<div class="d-flex"><p id="unread">${unread === 1 ? '1 unread message' : `${unread} unread messages`}</p><button type="button" class="btn btn-sm" id="mark-all">Mark all as read</button></div>
<div class="alert alert-info" id="toast" role="status" hidden><span id="toast-text"></span> <button type="button" class="btn btn-sm" id="undo">Undo</button></div>
<table class="table" id="inbox">
  <thead><tr><th></th><th>From</th><th>Subject</th><th>Date</th><th></th></tr></thead>
  <tbody>${drawRows(visitor)}</tbody>
</table>`,
  });
};

function sendInbox(visitor: Visitor): Answer {
  return sendData({ rows: drawRows(visitor).markup, unread: countUnread(visitor) }, 250);
}

export const deleteMessage: Page = (visit) => {
  const { visitor } = visit;
  const at = visitor.messages.findIndex(({ id }) => String(id) === readEntry(visit, 'id'));
  const message = visitor.messages[at];
  if (message) {
    visitor.messages.splice(at, 1);
    visitor.deleted = { message, at };
  }
  return sendInbox(visitor);
};

export const undoDelete: Page = ({ visitor, bug }) => {
  const { deleted, messages } = visitor;
  if (deleted && bug !== 'message-undo') messages.splice(deleted.at, 0, deleted.message);
  visitor.deleted = undefined;
  return sendInbox(visitor);
};

export const markAllRead: Page = ({ visitor, bug }) => {
  const unread = visitor.messages.filter(({ isUnread }) => isUnread);
  for (const message of bug === 'mark-all' ? unread.slice(0, 1) : unread) message.isUnread = false;
  return sendInbox(visitor);
};
