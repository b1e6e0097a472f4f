import { attributes, type Html, html } from '../../html.ts';

const steps = ['Doctor and reason', 'Day and time', 'Your details', 'Summary'];

export const bookingCrumbs = [['Book a visit']] as const;

/** The steps of a booking, with the current one marked. */
export function drawSteps(current: 1 | 2 | 3 | 4): Html {
  const items = steps.map((step, index) => {
    const number = index + 1;
    const mark = number === current ? attributes({ class: 'active', 'aria-current': 'step' }) : undefined;
    return html`<li${mark}>${number}. ${step}</li>`;
  });
  return html`<ol class="steps">${items}</ol>`;
}
