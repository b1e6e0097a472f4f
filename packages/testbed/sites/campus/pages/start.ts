import { type Html, html } from '../../html.ts';
import { courses } from '../content/courses.ts';
import { articles } from '../content/news.ts';
import { showPage } from '../shared/layout.ts';
import type { Answer, Visit } from '../shared/visit.ts';

const popular = ['pottery', 'python', 'bread'];

function drawNews({ bug }: Visit): Html[] {
  return articles.map(({ id, title, date, text }) => {
    const target = bug === 'news-link' && id === 'kitchen' ? 'library' : id;
    return html`<article class="card" style="flex:1 1 260px">
      <h3>${title}</h3>
      <div class="muted">${date}</div>
      <p>${text.slice(0, 60)}…</p>
      <a href="/campus/news/${target}">Read more</a>
    </article>`;
  });
}

function drawPopular(): Html[] {
  return popular.flatMap((wanted) =>
    courses
      .filter(({ id }) => id === wanted)
      .map(
        ({ id, title, price }) => html`<li><a href="/campus/course/${id}">${title}</a> from £${price}</li>`,
      ),
  );
}

export function showStart(visit: Visit): Answer {
  return showPage(visit, {
    title: 'Welcome',
    hasNewsletter: true,
    content: html`<div class="hero">
  <h1>Learn something new this autumn</h1>
  <p>Evening, morning and weekend classes for adults in the heart of Northfield.</p>
  <form action="/campus/search" role="search"><input type="search" name="q" placeholder="Search courses"
    aria-label="Search courses" size="34"> <button class="btn">Search</button></form>
</div>
<h2>News</h2>
<div class="row">${drawNews(visit)}</div>
<h2>Popular courses</h2>
<ul>${drawPopular()}</ul>
<p><a class="btn" href="/campus/catalogue">See all courses</a></p>`,
  });
}
