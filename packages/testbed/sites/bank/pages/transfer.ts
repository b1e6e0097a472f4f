import { type Answer, goTo, readEntry } from '../../answers.ts';
import { type Html, html } from '../../html.ts';
import type { BankBug } from '../shared/bugs.ts';
import { isIban, readAmount, writeEuros, writeIban } from '../shared/format.ts';
import {
  drawErrorSummary,
  drawFields,
  drawOption,
  type Errors,
  findErrors,
  hasErrors,
} from '../shared/forms.ts';
import { showPage } from '../shared/layout.ts';
import type { Page, Visit } from '../shared/visit.ts';
import type { Account, Draft, Visitor } from '../shared/visitor.ts';

/** In cents, for one transfer. */
const limit = 200000;

const savedRecipients = [
  ['Thomas Marsh', 'DE45500300000055120907'],
  ['Lakeside Property', 'DE88370400440532013000'],
  ['Animal Shelter Nord', 'DE12210500000101334455'],
] as const;

export function findSource({ accounts, draft }: Visitor): Account | undefined {
  return accounts.find(({ id }) => id === draft.from);
}

function drawSavedRecipients(bug: BankBug | undefined): Html {
  const rows = savedRecipients.map(([name, iban], index) => {
    const other = savedRecipients[(index + 1) % savedRecipients.length]?.[1] ?? iban;
    const used = writeIban(bug === 'saved-recipient' ? other : iban);
    return html`<li>${name}, ${writeIban(iban)} <button type="button" class="button small js-use" data-name="${name}" data-iban="${used}" aria-label="Use ${name}">Use</button></li>`;
  });
  return html`<details><summary>Saved recipients</summary><ul class="saved">${rows}</ul></details>`;
}

function drawSources(accounts: readonly Account[], chosen: string): Html {
  const options = accounts.map(({ id, name, balance }) =>
    drawOption(id, `${name} (${writeEuros(balance)})`, chosen),
  );
  return html`<div class="field"><label for="from">From account</label><select id="from" name="from">${options}</select></div>`;
}

function showForm(visit: Visit, draft: Draft, errors: Errors): Answer {
  const field = drawFields(draft, errors);
  return showPage(visit, {
    title: 'Transfer',
    script: 'transfer.js',
    main: html`<p class="steps">Step 1 of 3</p>
<h1>New transfer</h1>
${drawErrorSummary(errors)}
${drawSavedRecipients(visit.bug)}
<form method="post" action="/bank/transfer" novalidate>
${drawSources(visit.visitor.accounts, draft.from)}
<fieldset><legend>Recipient</legend>
${field('recipient', 'Name of recipient')}
${field('iban', 'IBAN', { hint: 'DE and 20 digits, with or without spaces', attributes: { size: 30 } })}
</fieldset>
<fieldset><legend>Payment</legend>
${field('amount', 'Amount in EUR', { hint: 'At most 2,000.00 EUR per transfer', attributes: { inputmode: 'decimal' } })}
${field('purpose', 'Purpose', { hint: 'Optional, up to 60 characters', attributes: { maxlength: 60, size: 40 } })}
</fieldset>
<button class="button primary">Continue</button>
</form>`,
  });
}

export const showTransfer: Page = (visit) => {
  const { draft } = visit.visitor;
  return showForm(visit, visit.bug === 'purpose-lost' ? { ...draft, purpose: '' } : draft, {});
};

function checkAmount(amount: number | undefined, balance: number, bug: BankBug | undefined): string {
  if (amount === undefined) return 'Enter an amount such as 45.00';
  if (amount > limit && bug !== 'limit-check') return 'You can transfer at most 2,000.00 EUR at a time';
  if (amount > balance && bug !== 'funds-check') return 'There is not enough money in this account';
  return '';
}

function checkDraft({ visitor, bug }: Visit): Errors {
  const { recipient, iban, amount } = visitor.draft;
  const amountError = checkAmount(readAmount(amount), findSource(visitor)?.balance ?? 0, bug);
  return findErrors({
    recipient: [recipient !== '', 'Enter the name of the recipient'],
    iban: [isIban(iban) || bug === 'iban-check', 'Enter an IBAN with DE and 20 digits'],
    amount: [amountError === '', amountError],
  });
}

export const enterTransfer: Page = (visit) => {
  visit.visitor.draft = {
    from: readEntry(visit, 'from'),
    recipient: readEntry(visit, 'recipient'),
    iban: readEntry(visit, 'iban'),
    amount: readEntry(visit, 'amount'),
    purpose: readEntry(visit, 'purpose'),
  };
  const errors = checkDraft(visit);
  return hasErrors(errors)
    ? showForm(visit, visit.visitor.draft, errors)
    : goTo('/bank/transfer/review', 200);
};
