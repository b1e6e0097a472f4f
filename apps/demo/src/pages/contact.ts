import { type CheckedForm, checkForm, isValid } from '../forms/check.ts';
import { contactRules, topics } from '../forms/rules.ts';
import { selectField, showErrorSummary, textArea, textField } from '../render/fields.ts';
import { html } from '../render/html.ts';
import { showPage } from '../render/layout.ts';
import { type Answer, goTo, type Page, sendData, type Visit } from '../visit/visit.ts';
import { tell } from './messages.ts';

const sendingDelayMs = 900;

function showForm(visit: Visit, checked: CheckedForm): Answer {
  return showPage(visit, {
    title: 'Contact us',
    scripts: ['contact.js'],
    main: html`<div class="narrow">
<h1>Contact us</h1>
<p>We read everything and usually answer within a day.</p>
${showErrorSummary(checked)}
<form method="post" action="/demo/contact" class="panel" data-contact="/demo/api/contact" novalidate>
  ${textField({ name: 'name', label: 'Your name' }, checked, { autocomplete: 'name', required: true, maxlength: 80 })}
  ${textField({ name: 'email', label: 'Your e-mail' }, checked, { type: 'email', autocomplete: 'email', required: true })}
  ${selectField({ name: 'topic', label: 'What is it about?' }, topics, checked, { required: true })}
  ${textArea({ name: 'message', label: 'Message' }, checked, { required: true, minlength: 10, maxlength: 500, rows: 6 })}
  <button>Send message</button>
</form>
<p class="success" id="contact-result" role="status"></p>
</div>`,
  });
}

export const showContact: Page = (visit) => showForm(visit, { values: {}, errors: {} });

export const sendContact: Page = (visit) => {
  const { visitor } = visit;
  const checked = checkForm(contactRules, visit.form, visitor.bugs);
  if (!isValid(checked)) return showForm(visit, checked);
  return goTo('/demo/contact', { ...visitor, notice: tell('messageSent', visitor.bugs) });
};

/** The same for the page's script: refuses at once, thanks after a moment. */
export const sendContactInPlace: Page = ({ visitor, form }) => {
  const { errors } = checkForm(contactRules, form, visitor.bugs);
  if (Object.keys(errors).length > 0) return sendData({ errors });
  return sendData({ message: tell('messageSent', visitor.bugs) }, { delayMs: sendingDelayMs });
};
