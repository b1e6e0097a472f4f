import { html } from '../render/html.ts';
import { showPage } from '../render/layout.ts';
import type { Page } from '../visit/visit.ts';

export const showNotFound: Page = (visit) =>
  showPage(visit, {
    title: 'Page not found',
    status: 404,
    main: html`<div class="narrow"><h1>Page not found</h1>
<p>There is nothing at this address. It may be mistyped, or it belongs to another visitor.</p>
<p><a class="button" href="/demo/">Go to the home page</a></p></div>`,
  });
