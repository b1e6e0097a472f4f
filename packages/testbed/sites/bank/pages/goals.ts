import { readEntry, sendData } from '../../answers.ts';
import { type Html, html } from '../../html.ts';
import { readAmount, writeAmount, writeEuros } from '../shared/format.ts';
import { showPage } from '../shared/layout.ts';
import type { Page, Visit } from '../shared/visit.ts';
import { addUp, type Goal } from '../shared/visitor.ts';
import { showNotFound } from './not-found.ts';

function measure({ saved, target }: Goal): number {
  return Math.min(100, Math.floor((saved / target) * 100));
}

function drawProgress({ name, saved, target }: Goal, percent: number, bug: Visit['bug']): Html {
  const isMarked = saved >= target && bug !== 'goal-reached';
  return html`<p>${writeAmount(saved)} of ${writeEuros(target)}${isMarked && html` <span class="badge good">Reached</span>`}</p>
<div class="track" role="progressbar" aria-label="${name}" aria-valuemin="0" aria-valuemax="100" aria-valuenow="${percent}"><div style="width:${percent}%"></div></div>
<p class="percent">${percent} %</p>`;
}

function drawGoal(goal: Goal, { bug }: Visit): Html {
  const { id, name } = goal;
  return html`<section class="goal" aria-labelledby="goal-${id}">
<h2 id="goal-${id}">${name}</h2>
<div class="js-progress">${drawProgress(goal, measure(goal), bug)}</div>
<form class="js-add" data-id="${id}" novalidate><label for="amount-${id}">Amount in EUR</label> <input id="amount-${id}" name="amount" size="8" inputmode="decimal"> <button class="button">Add money</button></form>
<p class="message" role="status"></p>
</section>`;
}

function writeSum({ visitor, bug }: Visit): string {
  return writeEuros(bug === 'goal-sum' ? 372000 : addUp(visitor.goals.map(({ saved }) => saved)));
}

export const showGoals: Page = (visit) =>
  showPage(visit, {
    title: 'Savings goals',
    script: 'goals.js',
    main: html`<h1>Savings goals</h1>
<dl class="facts"><dt>Saved for all goals</dt><dd id="sum">${writeSum(visit)}</dd></dl>
${visit.visitor.goals.map((goal) => drawGoal(goal, visit))}`,
  });

export const addMoney: Page = (visit) => {
  const { visitor, id, bug } = visit;
  const goal = visitor.goals.find((one) => one.id === id);
  if (!goal) return showNotFound(visit);
  const amount = readAmount(readEntry(visit, 'amount'));
  if (amount === undefined)
    return sendData({ isAdded: false, message: 'Enter an amount such as 45.00' }, 150);
  const before = measure(goal);
  goal.saved += amount;
  const progress = drawProgress(goal, bug === 'goal-percent' ? before : measure(goal), bug);
  const message = `${writeEuros(amount)} were added to ${goal.name}.`;
  return sendData({ isAdded: true, progress: progress.markup, sum: writeSum(visit), message }, 350);
};
