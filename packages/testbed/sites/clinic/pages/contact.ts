import { readEntry, sendData } from '../../answers.ts';
import { html } from '../../html.ts';
import { findErrors, hasErrors, isEmail } from '../shared/forms.ts';
import { showPage } from '../shared/layout.ts';
import type { Page } from '../shared/visit.ts';

// The label of the message is not tied to its field, as on many real sites.
const form = html`<form id="contact-form" novalidate>
  <div class="form-group">
    <label for="name">Your name</label><input class="form-control" id="name">
    <div class="invalid-feedback" id="name-error" hidden></div>
  </div>
  <div class="form-group">
    <label for="email">Email</label><input class="form-control" id="email" type="email"><small class="form-text">We only use it to answer you.</small>
    <div class="invalid-feedback" id="email-error" hidden></div>
  </div>
  <div class="form-group">
    <label for="topic">Topic</label><select class="form-select" id="topic">
      <option value="">Please choose</option>
      <option>Appointments</option>
      <option>Billing</option>
      <option>Feedback</option>
    </select>
    <div class="invalid-feedback" id="topic-error" hidden></div>
  </div>
  <div class="form-group">
    <label>Message</label><textarea class="form-control" id="message" rows="5" maxlength="300"></textarea><small class="form-text" id="left">300 characters left</small>
    <div class="invalid-feedback" id="message-error" hidden></div>
  </div>
  <button class="btn btn-primary">Send message</button>
</form>`;

export const showContact: Page = (visit) =>
  showPage(visit, {
    title: 'Contact',
    crumbs: [['Contact']],
    script: 'contact.js',
    main: html`<h1>Contact us</h1>
<div class="alert alert-success" id="contact-ok" role="status" hidden></div>
${form}`,
  });

export const sendContact: Page = (visit) => {
  const { bug } = visit;
  const name = readEntry(visit, 'name');
  const email = readEntry(visit, 'email');
  const errors = findErrors({
    name: [name !== '', 'Please enter your name.'],
    email: [isEmail(email), 'Please enter a valid email address.'],
    topic: [readEntry(visit, 'topic') !== '', 'Please choose a topic.'],
    message: [readEntry(visit, 'message') !== '' || bug === 'contact-required', 'Please write a message.'],
  });
  const text =
    bug === 'contact-thanks'
      ? `Thank you, ${email}. We will answer within ten working days.`
      : `Thank you, ${name}. We will answer within two working days.`;
  return sendData({ ok: !hasErrors(errors), errors, text }, 500);
};
