import { type Answer, readEntry, sendData } from '../../answers.ts';
import { attributes, type Html, html } from '../../html.ts';
import { drawRadio } from '../shared/forms.ts';
import { showPage } from '../shared/layout.ts';
import type { Page, Visit } from '../shared/visit.ts';
import type { Card } from '../shared/visitor.ts';
import { showNotFound } from './not-found.ts';

const mostCash = 1000;
const reasons = ['Lost', 'Stolen', 'Damaged'];

function findCard({ visitor, id }: Visit): Card | undefined {
  return visitor.cards.find((card) => card.id === id);
}

function drawLimits({ id, online, cash }: Card): Html {
  const slider = attributes({
    type: 'range',
    id: `online-${id}`,
    name: 'online',
    min: 0,
    max: 3000,
    step: 100,
  });
  return html`<details><summary>Limits</summary>
<form class="js-limits" data-id="${id}" novalidate>
<div class="field"><label for="online-${id}">Online payments per day</label><input${slider} value="${online}"> <output for="online-${id}">${online} EUR</output></div>
<div class="field"><label for="cash-${id}">Cash withdrawals per day</label><span class="hint" id="cash-hint-${id}">0 to 1000 EUR</span><input type="number" id="cash-${id}" name="cash" value="${cash}" aria-describedby="cash-hint-${id}"></div>
<button class="button">Save limits</button>
</form></details>`;
}

function drawReplacement({ id }: Card): Html {
  return html`<details><summary>Replace card</summary>
<form class="js-replace" data-id="${id}">
<fieldset><legend>What happened?</legend>${reasons.map((reason) => drawRadio(`reason-${id}`, reason, reason, ''))}</fieldset>
<button class="button">Order new card</button>
</form></details>`;
}

function drawState({ id, status }: Card, { bug }: Visit): Html {
  const shown = status === 'Frozen' && bug === 'freeze-status' ? 'Active' : status;
  const isStuck = status === 'Frozen' && bug === 'unfreeze-disabled';
  const button = attributes({ 'data-id': id, disabled: isStuck || status === 'Replacement ordered' });
  return html`<dl class="facts"><dt>Status</dt><dd>${shown}</dd></dl>
<p><button type="button" class="button js-freeze"${button}>${status === 'Frozen' ? 'Unfreeze card' : 'Freeze card'}</button></p>`;
}

function drawCard(card: Card, visit: Visit): Html {
  const { id, name } = card;
  return html`<section class="card" aria-labelledby="card-${id}">
<h2 id="card-${id}">${name}</h2>
<div class="js-state">${drawState(card, visit)}</div>
<p class="message" role="status"></p>
${drawLimits(card)}
${drawReplacement(card)}
</section>`;
}

export const showCards: Page = (visit) =>
  showPage(visit, {
    title: 'Cards',
    script: 'cards.js',
    main: html`<h1>Your cards</h1>
${visit.visitor.cards.map((card) => drawCard(card, visit))}`,
  });

function sendCard(visit: Visit, card: Card, message: string, delayMs: number): Answer {
  return sendData({ state: drawState(card, visit).markup, message }, delayMs);
}

export const freezeCard: Page = (visit) => {
  const card = findCard(visit);
  if (!card) return showNotFound(visit);
  card.status = card.status === 'Frozen' ? 'Active' : 'Frozen';
  const message = card.status === 'Frozen' ? 'Your card is frozen.' : 'Your card can be used again.';
  return sendCard(visit, card, message, 400);
};

export const saveLimits: Page = (visit) => {
  const { bug } = visit;
  const card = findCard(visit);
  if (!card) return showNotFound(visit);
  const entered = readEntry(visit, 'cash');
  const cash = Number(entered);
  const isAllowed = entered !== '' && cash >= 0 && cash <= mostCash;
  if (!isAllowed && bug !== 'cash-limit') {
    return sendCard(visit, card, 'The limit for cash must be between 0 and 1000 EUR.', 200);
  }
  if (bug !== 'limit-forgotten') Object.assign(card, { cash, online: Number(readEntry(visit, 'online')) });
  return sendCard(visit, card, 'Your limits were saved.', 300);
};

export const replaceCard: Page = (visit) => {
  const { bug } = visit;
  const card = findCard(visit);
  if (!card) return showNotFound(visit);
  if (readEntry(visit, `reason-${card.id}`) === '' && bug !== 'replace-reason') {
    return sendCard(visit, card, 'Choose what happened to your card.', 200);
  }
  card.status = 'Replacement ordered';
  const days = bug === 'replace-days' ? 15 : 5;
  return sendCard(visit, card, `Your new card will arrive within ${days} working days.`, 500);
};
