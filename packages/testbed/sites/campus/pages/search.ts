import { setTimeout as wait } from 'node:timers/promises';
import { type Html, html } from '../../html.ts';
import { type Course, courses } from '../content/courses.ts';
import { showPage } from '../shared/layout.ts';
import type { Answer, Visit } from '../shared/visit.ts';

function findCourses(query: string, { bug }: Visit): Course[] {
  if (query === '') return [];
  const fold = (text: string) => (bug === 'search-case' ? text : text.toLowerCase());
  return courses.filter(({ title, tutor }) => fold(`${title} ${tutor}`).includes(fold(query)));
}

function drawCount(query: string, count: number): Html {
  if (query === '') return html`<p>Please type what you are looking for.</p>`;
  return html`<p>${count === 1 ? '1 result' : `${count} results`} for “${query}”</p>`;
}

const nothingFound = html`<div class="alert alert-info">Nothing found. Try another word or <a
  href="/campus/catalogue">browse all courses</a>.</div>`;

function drawResult({ id, title, day, time, tutor, price }: Course): Html {
  return html`<div class="card" style="margin-bottom:10px">
  <h3><a href="/campus/course/${id}">${title}</a></h3>
  ${day} ${time}, with ${tutor} · £${price}
</div>`;
}

export async function showSearch(visit: Visit): Promise<Answer> {
  await wait(150);
  const query = (visit.address.searchParams.get('q') ?? '').trim();
  const found = findCourses(query, visit);
  return showPage(visit, {
    title: 'Search',
    content: html`<h1>Search</h1>
<form action="/campus/search" role="search"><input type="search" name="q" value="${query}"
  aria-label="Search courses" size="34"> <button class="btn">Search</button></form>
${drawCount(query, found.length)}
${query !== '' && found.length === 0 ? nothingFound : ''}
${found.map(drawResult)}`,
  });
}
