import { attributes, type Html, html } from '../render/html.ts';
import { frameDocument, showPage } from '../render/layout.ts';
import type { Page } from '../visit/visit.ts';
import { hours, questions, terms, topics } from './help-texts.ts';

function showTabs(): Html {
  return html`<section aria-labelledby="topics"><h2 id="topics">Topics</h2>
<div class="tabs" role="tablist" aria-labelledby="topics">${topics.map(
    ({ id, title }, index) =>
      html`<button type="button" role="tab"${attributes({ id: `tab-${id}`, 'aria-controls': `panel-${id}`, 'aria-selected': String(index === 0), tabindex: index === 0 ? 0 : -1 })}>${title}</button>`,
  )}</div>
${topics.map(
  ({ id, text }, index) =>
    html`<div class="panel" role="tabpanel" tabindex="0"${attributes({ id: `panel-${id}`, 'aria-labelledby': `tab-${id}`, hidden: index > 0 })}><p>${text}</p></div>`,
)}</section>`;
}

function showAccordion(): Html {
  return html`<section aria-labelledby="questions"><h2 id="questions">Common questions</h2>
<div class="accordion">${questions.map(
    ({ question, answer }, index) =>
      html`<h3><button type="button" aria-expanded="false" aria-controls="answer-${index}">${question}</button></h3>
<div id="answer-${index}" hidden><p>${answer}</p></div>`,
  )}</div></section>`;
}

function showDialog(): Html {
  return html`<section aria-labelledby="call"><h2 id="call">Talk to us</h2>
<p>Leave your number and we call you back.</p>
<p><button type="button" data-opens="call-back">Request a call back</button> <span id="call-result" role="status"></span></p>
<dialog id="call-back" aria-labelledby="call-title">
  <form method="dialog">
    <h2 id="call-title">Request a call back</h2>
    <div class="field"><label for="call-phone">Phone number</label><input id="call-phone" name="phone" type="tel" autocomplete="tel"></div>
    <p class="actions"><button value="send">Call me</button> <button value="cancel" class="quiet">Cancel</button></p>
  </form>
</dialog></section>`;
}

export const showHelp: Page = (visit) =>
  showPage(visit, {
    title: 'Help',
    scripts: ['help.js'],
    main: html`<h1>Help</h1>
${showTabs()}
${showAccordion()}
${showDialog()}
<section aria-labelledby="hours"><h2 id="hours">Opening hours</h2>
<iframe title="Opening hours" name="hours" src="/demo/help/hours" height="300"></iframe></section>`,
  });

/** The document inside the frame. */
export const showHours: Page = () => ({
  body: frameDocument(
    'Opening hours',
    ['hours.js'],
    html`<body class="framed"><main aria-label="Opening hours">
<h1>Our shop in Mill Lane</h1>
<table><caption class="visually-hidden">Opening hours</caption>
<thead><tr><th scope="col">Day</th><th scope="col">Open</th></tr></thead>
<tbody>${hours.map(([day, open]) => html`<tr><th scope="row">${day}</th><td>${open}</td></tr>`)}</tbody></table>
<p><button type="button" class="quiet" id="holidays">Show holidays</button> <span id="holiday-text" role="status"></span></p>
</main></body>`,
  ),
});

export const showTerms: Page = (visit) =>
  showPage(visit, {
    title: 'Terms of sale',
    main: html`<div class="narrow"><h1>Terms of sale</h1>${terms.map((text) => html`<p>${text}</p>`)}</div>`,
  });
