import { html } from '../../html.ts';
import { showPage } from '../shared/layout.ts';
import type { Page } from '../shared/visit.ts';

export const showNotFound: Page = (visit) =>
  showPage(visit, {
    title: 'Page not found',
    crumbs: [['Not found']],
    main: html`<h1>Page not found</h1><p>Sorry, there is nothing here.</p>`,
    status: 404,
  });
