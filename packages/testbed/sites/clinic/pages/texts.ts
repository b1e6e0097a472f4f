import { html } from '../../html.ts';
import { showPage } from '../shared/layout.ts';
import type { Page } from '../shared/visit.ts';
import { showNotFound } from './not-found.ts';

interface Service {
  title: string;
  /** On the home page. */
  teaser: string;
  text: string;
}

/** By the last part of their paths. */
export const services: ReadonlyMap<string, Service> = new Map([
  [
    'vaccinations',
    {
      title: 'Vaccinations',
      teaser: 'Flu, travel and childhood vaccinations, most of them without waiting.',
      text: 'Flu shots are available every Thursday without an appointment.',
    },
  ],
  [
    'health-checks',
    {
      title: 'Health checks',
      teaser: 'A complete check-up from blood pressure to blood sugar.',
      text: 'A health check takes 45 minutes and costs $90. Please do not eat for eight hours before.',
    },
  ],
  [
    'video-visits',
    {
      title: 'Video visits',
      teaser: 'Talk to your doctor from home. Video visits cost $20 less.',
      text: 'You need a camera, a microphone and a quiet room. We send you the link by email.',
    },
  ],
]);

const texts: ReadonlyMap<string, { title: string; text: string }> = new Map([
  [
    'about',
    {
      title: 'About us',
      text: 'Hillside Clinic was founded in 1978 and has ten doctors in five specialities.',
    },
  ],
  [
    'privacy',
    {
      title: 'Privacy policy',
      text: 'We keep your medical records for ten years and never sell your data.',
    },
  ],
  ['terms', { title: 'Terms of use', text: 'By using this portal you agree to these terms.' }],
  [
    'accessibility',
    {
      title: 'Accessibility',
      text: 'We want everybody to be able to use this site. Tell us if something does not work for you.',
    },
  ],
]);

export const showService: Page = (visit) => {
  const service = services.get(visit.id);
  if (!service) return showNotFound(visit);
  const { title, text } = service;
  return showPage(visit, {
    title,
    crumbs: [['Services', '/clinic/'], [title]],
    main: html`<h1>${title}</h1>
<p>${text}</p>
<a class="btn btn-primary" href="/clinic/book">Book a visit</a>`,
  });
};

/** The pages that the footer leads to. */
export const showText: Page = (visit) => {
  const found = texts.get(visit.id);
  if (!found) return showNotFound(visit);
  const { title, text } = found;
  return showPage(visit, { title, crumbs: [[title]], main: html`<h1>${title}</h1><p>${text}</p>` });
};
