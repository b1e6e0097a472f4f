import { html } from '../../html.ts';
import { articles } from '../content/news.ts';
import { showPage } from '../shared/layout.ts';
import type { Answer, Visit } from '../shared/visit.ts';

export function showNews(visit: Visit): Answer | undefined {
  const article = articles.find(({ id }) => id === visit.parts[1]);
  if (!article) return undefined;
  return showPage(visit, {
    title: article.title,
    hasNewsletter: true,
    content: html`<p><a href="/campus/">Home</a> › News</p>
<h1>${article.title}</h1>
<p class="muted">${article.date}</p>
<p>${article.text}</p>`,
  });
}
