import { html } from '../../html.ts';
import { showPage } from '../shared/layout.ts';
import type { Page } from '../shared/visit.ts';

export const showNotFound: Page = (visit) =>
  showPage(visit, {
    title: 'Page not found',
    status: 404,
    main: html`<h1>Page not found</h1><p><a href="/bank/overview">Back to the overview</a></p>`,
  });
