import { readEntry, sendData } from '../../answers.ts';
import { type Html, html } from '../../html.ts';
import { writeDay } from '../shared/format.ts';
import { showPage } from '../shared/layout.ts';
import type { Page, Visit } from '../shared/visit.ts';
import type { Message } from '../shared/visitor.ts';
import { showNotFound } from './not-found.ts';

function findMessage({ visitor, id }: Visit): Message | undefined {
  return visitor.messages.find((message) => String(message.id) === id);
}

function drawReplies({ replies }: Message): Html {
  const drawn = replies.map(
    (reply) => html`<div class="reply"><strong>You wrote:</strong><p>${reply}</p></div>`,
  );
  return html`${drawn}`;
}

export const showMessage: Page = (visit) => {
  const message = findMessage(visit);
  if (!message) return showNotFound(visit);
  if (visit.bug !== 'unread-stays') message.isUnread = false;
  const { id, subject, from, day, body } = message;
  return showPage(visit, {
    title: subject,
    crumbs: [['Messages', '/clinic/messages'], [subject]],
    script: 'reply.js',
    main: html`<h1>${subject}</h1>
<p class="text-muted">From ${from} on ${writeDay(day)}</p>
<p>${body}</p>
<div id="replies">${drawReplies(message)}</div>
<div class="alert alert-success" id="reply-ok" role="status" hidden>Your reply was sent.</div>
<form id="reply-form" action="/clinic/api/messages/${id}/reply" method="post">
<div class="form-group">
  <label for="reply">Your reply</label><textarea class="form-control" id="reply" name="text" rows="4"></textarea>
  <div class="invalid-feedback" id="reply-error" hidden>Please write something first.</div>
</div>
<button class="btn btn-primary">Send reply</button>
</form>
<p><a href="/clinic/messages">Back to inbox</a></p>`,
  });
};

export const sendReply: Page = (visit) => {
  const message = findMessage(visit);
  if (!message) return sendData({ html: '' }, 500);
  if (visit.bug !== 'reply-thread') message.replies.push(readEntry(visit, 'text'));
  return sendData({ html: drawReplies(message).markup }, 500);
};
