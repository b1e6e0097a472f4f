import { type Answer, sendData } from '../../answers.ts';
import { attributes, type Html, html } from '../../html.ts';
import { writeDay } from '../shared/format.ts';
import { showPage } from '../shared/layout.ts';
import type { Page, Visit } from '../shared/visit.ts';
import { countUnread, type Message } from '../shared/visitor.ts';
import { showNotFound } from './not-found.ts';

function writeUnread(unread: number): string {
  return unread === 1 ? '1 unread message' : `${unread} unread messages`;
}

function drawRow({ id, subject, from, day, isUnread }: Message): Html {
  return html`<tr${attributes({ class: isUnread && 'unread' })}>
  <td>${isUnread && html`<span class="badge">New</span>`}</td><th scope="row"><a href="/bank/messages/${id}">${subject}</a></th><td>${from}</td><td>${writeDay(day)}</td>
  <td><a class="icon js-delete" href="#" data-id="${id}" title="Delete">🗑</a></td>
</tr>`;
}

function drawRows({ visitor: { messages } }: Visit): Html {
  if (messages.length === 0) return html`<tr><td colspan="5">You have no messages.</td></tr>`;
  return html`${messages.map(drawRow)}`;
}

export const showMessages: Page = (visit) =>
  showPage(visit, {
    title: 'Messages',
    script: 'messages.js',
    main: html`<h1>Messages</h1>
<p id="unread">${writeUnread(countUnread(visit.visitor))}</p>
<div class="notice" id="message" role="status" hidden></div>
<p><button type="button" class="button" id="read-all">Mark all as read</button></p>
<table class="list" id="inbox">
  <caption>Inbox</caption>
  <thead><tr><td></td><th scope="col">Subject</th><th scope="col">From</th><th scope="col">Date</th><td></td></tr></thead>
  <tbody>${drawRows(visit)}</tbody>
</table>`,
  });

export const showMessage: Page = (visit) => {
  const message = visit.visitor.messages.find(({ id }) => id === visit.id);
  if (!message) return showNotFound(visit);
  message.isUnread = false;
  const { subject, from, day, body } = message;
  return showPage(visit, {
    title: subject,
    main: html`<h1>${subject}</h1>
<dl class="facts"><dt>From</dt><dd>${from}</dd><dt>Date</dt><dd>${writeDay(day)}</dd></dl>
<p>${body}</p>
<p><a class="button" href="/bank/messages">Back to inbox</a></p>`,
  });
};

function sendInbox(visit: Visit, message: string): Answer {
  const unread = countUnread(visit.visitor);
  return sendData({ rows: drawRows(visit).markup, unread, text: writeUnread(unread), message }, 250);
}

export const markAllRead: Page = (visit) => {
  const { visitor, bug } = visit;
  const marked = bug === 'mark-all' ? visitor.messages.slice(1) : visitor.messages;
  for (const message of marked) message.isUnread = false;
  return sendInbox(visit, 'All messages are marked as read.');
};

export const deleteMessage: Page = (visit) => {
  const { visitor, id } = visit;
  visitor.messages = visitor.messages.filter((message) => message.id !== id);
  return sendInbox(visit, 'The message was deleted.');
};
