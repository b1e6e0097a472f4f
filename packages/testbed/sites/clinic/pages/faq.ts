import { type Html, html } from '../../html.ts';
import { showPage } from '../shared/layout.ts';
import type { Page } from '../shared/visit.ts';

const answers = {
  'How do I cancel an appointment?':
    'Log in, open My appointments and press Cancel. It is free up to 24 hours before your visit.',
  'Do I need a referral?': 'No. You can book every doctor directly.',
  'Which insurance do you accept?': 'We accept all public and most private insurance plans.',
  'Can I get my test results online?': 'Yes. We send you a message in the portal as soon as they are ready.',
  'Is there parking at the clinic?': 'Yes, patients park free of charge for two hours behind the building.',
};

function drawAnswer([question, answer]: [string, string], index: number): Html {
  return html`<div class="accordion-item">
  <h2 class="accordion-header"><button type="button" class="accordion-button" aria-expanded="false" aria-controls="answer-${index}">${question}</button></h2>
  <div class="accordion-body" id="answer-${index}" hidden>${answer}</div>
</div>`;
}

export const showFaq: Page = (visit) =>
  showPage(visit, {
    title: 'FAQ',
    crumbs: [['FAQ']],
    script: 'faq.js',
    main: html`<h1>Frequently asked questions</h1>
<div class="accordion">${Object.entries(answers).map(drawAnswer)}</div>
<p>Did not find what you were looking for? <a href="/clinic/contact">Write to us</a></p>`,
  });
