import { type Html, html } from '../../html.ts';
import { days, levels } from '../content/courses.ts';
import { showPage } from '../shared/layout.ts';
import type { Answer, Visit } from '../shared/visit.ts';

function drawOptions(names: string[]): Html[] {
  return names.map((name) => html`<option>${name}</option>`);
}

export function showCatalogue(visit: Visit): Answer {
  return showPage(visit, {
    title: 'Courses',
    current: 'catalogue',
    script: 'catalogue',
    content: html`<h1>Courses</h1>
<div class="filters">
  <div><label for="level">Level</label><select id="level"><option value="">All levels</option>${drawOptions(levels)}</select></div>
  <div><label for="day">Day</label><select id="day"><option value="">Any day</option>${drawOptions(days)}</select></div>
  <label class="inline"><input type="checkbox" id="free"> Only with free places</label>
  <div><label for="sort">Sort by</label><select id="sort">
    <option value="name">Name (A to Z)</option>
    <option value="low">Price: low to high</option>
    <option value="high">Price: high to low</option>
    <option value="seats">Most seats left</option>
  </select></div>
  <button class="btn btn-outline" id="clear" type="button">Clear filters</button>
  <div role="group" aria-label="View">
    <button class="btn btn-outline" id="asCards" aria-pressed="true">Cards</button>
    <button class="btn btn-outline" id="asTable" aria-pressed="false">Table</button>
  </div>
</div>
<p id="resultCount" aria-live="polite"></p>
<div id="results"><p class="muted">Loading courses…</p></div>`,
  });
}
