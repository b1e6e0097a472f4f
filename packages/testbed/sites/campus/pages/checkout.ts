import { setTimeout as wait } from 'node:timers/promises';
import { type Html, html } from '../../html.ts';
import { showPage } from '../shared/layout.ts';
import { reckonTotal, writePounds } from '../shared/prices.ts';
import { type Answer, goTo, readField, type Visit } from '../shared/visit.ts';
import { emptyBasket } from '../shared/visitor.ts';
import { showDone } from './done.ts';

/** What is wrong, by the name of the field. */
type Problems = Record<string, string>;

const firstNumber = 2041;

function isEmail(text: string): boolean {
  return /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text);
}

function findProblems(visit: Visit): Problems {
  const problems: Problems = {};
  const email = readField(visit, 'email');
  const pay = readField(visit, 'pay');
  const isEmailGood = visit.bug === 'email-unchecked' ? email !== '' : isEmail(email);
  if (!readField(visit, 'name')) problems.name = 'Please enter your full name.';
  if (!isEmailGood) problems.email = 'Please enter a valid email address.';
  if (!pay) problems.pay = 'Please choose how you want to pay.';
  if (pay === 'employer' && !readField(visit, 'employer'))
    problems.employer = "Please enter your employer's name.";
  if (!readField(visit, 'terms') && visit.bug !== 'terms-unchecked')
    problems.terms = 'You must accept the terms and conditions.';
  return problems;
}

function enrol(visit: Visit): Answer {
  const { visitor, bug } = visit;
  const { courses } = visitor.basket;
  visitor.lastEnrolment = {
    name: readField(visit, 'name'),
    email: readField(visit, 'email'),
    number: `NC-${firstNumber + visitor.enrolments}`,
    total: reckonTotal(visit),
  };
  visitor.enrolments += 1;
  if (bug !== 'seats-kept') for (const course of courses) course.seats -= 1;
  visitor.upcoming.push(...courses);
  if (bug !== 'basket-kept') visitor.basket = emptyBasket();
  return goTo('/campus/checkout/done');
}

function drawSummary(problems: Problems): Html {
  const count = Object.keys(problems).length;
  if (count === 0) return html``;
  const links = Object.entries(problems).map(
    ([name, problem]) => html`<li><a href="#${name}">${problem}</a></li>`,
  );
  return html`<div class="alert alert-danger" role="alert">
  <strong>${count === 1 ? 'There is 1 problem' : `There are ${count} problems`} with your details</strong>
  <ul>${links}</ul>
</div>`;
}

function drawProblem(problems: Problems, name: string): Html {
  return problems[name] ? html`<div class="err" id="${name}Err">${problems[name]}</div>` : html``;
}

function drawField(visit: Visit, problems: Problems, type: string, name: string, label: string): Html {
  const value = visit.bug === 'checkout-lost' && name === 'phone' ? '' : readField(visit, name);
  return html`<label for="${name}">${label}</label><input type="${type}" id="${name}" name="${name}"
    value="${value}">${drawProblem(problems, name)}`;
}

function drawPayment(visit: Visit, problems: Problems): Html {
  const chosen = readField(visit, 'pay');
  const drawChoice = (value: string, label: string) =>
    html`<label class="inline"><input type="radio" name="pay" value="${value}"${chosen === value ? ' checked' : ''}> ${label}</label><br>`;
  return html`<fieldset class="field" id="pay"><legend><b>How would you like to pay?</b></legend>
    ${drawChoice('card', 'Card')}
    ${drawChoice('reception', 'At reception')}
    ${drawChoice('employer', 'Invoice to my employer')}
    ${drawProblem(problems, 'pay')}
    <div class="field" id="employerField"${chosen === 'employer' ? '' : ' hidden'}>
      ${drawField(visit, problems, 'text', 'employer', 'Employer')}
    </div>
  </fieldset>`;
}

function drawForm(visit: Visit, problems: Problems): Html {
  const isAccepted = readField(visit, 'terms') !== '';
  return html`<form method="post" action="/campus/checkout" novalidate style="flex:2 1 380px">
  <div class="field">${drawField(visit, problems, 'text', 'name', 'Full name *')}</div>
  <div class="field">${drawField(visit, problems, 'email', 'email', 'Email *')}</div>
  <div class="field">${drawField(visit, problems, 'tel', 'phone', 'Phone (optional)')}</div>
  ${drawPayment(visit, problems)}
  <div class="field"><label class="tick"><input type="checkbox" name="terms" id="terms" value="yes"${isAccepted ? ' checked' : ''}><span
    class="box"></span> I accept the terms and conditions</label>${drawProblem(problems, 'terms')}</div>
  <button class="btn">Complete enrolment</button> <a href="/campus/basket">Back to basket</a>
</form>`;
}

function drawCourses(visit: Visit): Html {
  const listed = visit.visitor.basket.courses.map(({ title, price }) => html`<li>${title} £${price}</li>`);
  return html`<aside class="card" style="flex:1 1 240px">
  <h2>Your courses</h2>
  <ul>${listed}</ul>
  <p>Total: <b>${writePounds(reckonTotal(visit))}</b></p>
</aside>`;
}

export async function showCheckout(visit: Visit): Promise<Answer> {
  if (visit.parts[1] === 'done') return showDone(visit);
  if (visit.visitor.basket.courses.length === 0) return goTo('/campus/basket');
  if (visit.isPost) await wait(200);
  const problems = visit.isPost ? findProblems(visit) : {};
  if (visit.isPost && Object.keys(problems).length === 0) return enrol(visit);
  return showPage(visit, {
    title: 'Checkout',
    script: 'checkout',
    content: html`<h1>Checkout</h1>
${drawSummary(problems)}
<div class="row">${drawForm(visit, problems)}${drawCourses(visit)}</div>`,
  });
}
