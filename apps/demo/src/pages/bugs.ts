import { bugNames, bugs } from '../bugs/bugs.ts';
import { html } from '../render/html.ts';
import { showPage } from '../render/layout.ts';
import type { Page, Visit } from '../visit/visit.ts';

export const showBugs: Page = (visit) => {
  const on = visit.visitor.bugs;
  const state = on.length > 0 ? `On for you now: ${on.join(', ')}.` : 'None is on for you now.';
  return showPage(visit, {
    title: 'Seeded bugs',
    main: html`<h1>Seeded bugs</h1>
<p>Turn a bug on to see a test fail rightly. Add it to any address of the shop, several separated by commas: <code>?bug=wrong-total,slow</code>. The choice stays until you make another; it holds for your browser only.</p>
<p><strong id="bugs-on">${state}</strong></p>
<dl class="bugs">${bugNames.map(
      (name) => html`<div><dt><a href="/demo/bugs?bug=${name}">${name}</a></dt><dd>${bugs[name]}</dd></div>`,
    )}</dl>
<p><a class="button quiet" href="/demo/bugs?bug=none">Turn all off</a></p>`,
  });
};

/** A misspelt switch must not look like a shop without bugs. */
export function showUnknownBugs(visit: Visit, unknown: readonly string[]): ReturnType<Page> {
  return showPage(visit, {
    title: 'Unknown bug',
    status: 400,
    main: html`<h1>There is no such bug</h1>
<p>The address asks for ${unknown
      .map((name) => `“${name.slice(0, 60)}”`)
      .slice(0, 5)
      .join(', ')}, which does not exist. Nothing was changed.
Choose one of the <a href="/demo/bugs">seeded bugs</a>.</p>`,
  });
}
