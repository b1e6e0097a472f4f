import type { Answer } from '../../answers.ts';
import { attributes, type Html, html } from '../../html.ts';
import type { Visit } from './visit.ts';
import { countUnread } from './visitor.ts';

/** A step on the way to the page; the last has no address. */
type Crumb = readonly [text: string, address?: string];

interface PageParts {
  title: string;
  /** Only the home page has none; it also sets its own margins. */
  crumbs?: readonly Crumb[];
  main: Html;
  /** A file in `static`. */
  script?: string;
  status?: number;
}

const styles = ['clinic.css', 'forms.css', 'parts.css'];

function drawUnread(visit: Visit): Html | false {
  const unread = countUnread(visit.visitor);
  return (
    visit.visitor.isLoggedIn &&
    html` <span class="badge bg-danger js-unread"${attributes({ hidden: unread === 0 })}>${unread}</span>`
  );
}

function drawAccount({ visitor, bug }: Visit): Html {
  const { isLoggedIn, profile } = visitor;
  if (!isLoggedIn) return html`<a class="btn btn-sm" href="/clinic/login">Log in</a>`;
  const name = bug === 'name-navbar' ? 'Nora Blake' : `${profile.first} ${profile.last}`;
  return html`<a href="/clinic/messages" title="Inbox">✉</a> <span class="navbar-text">Signed in as ${name}</span> <a class="btn btn-sm" href="/clinic/logout">Log out</a>`;
}

function drawHeader(visit: Visit): Html {
  return html`<nav class="navbar" aria-label="Main"><div class="container">
<a class="navbar-brand" href="/clinic/">Hillside Clinic</a>
<a class="nav-item" href="/clinic/doctors">Find a doctor</a>
<a class="nav-item" href="/clinic/book">Book a visit</a>
<div class="dropdown">
  <button type="button" class="dropdown-toggle" aria-expanded="false" aria-haspopup="true">My health ▾</button>
  <ul class="dropdown-menu">
    <li><a href="/clinic/appointments">My appointments</a></li>
    <li><a href="/clinic/prescriptions">Prescriptions</a></li>
    <li><a href="/clinic/bills">Bills</a></li>
    <li><a href="/clinic/messages">Messages${drawUnread(visit)}</a></li>
    <li><a href="/clinic/profile">Profile</a></li>
  </ul>
</div>
<a class="nav-item" href="/clinic/faq">FAQ</a>
<a class="nav-item" href="/clinic/contact">Contact</a>
<span class="ms-auto"></span>
${drawAccount(visit)}
</div></nav>`;
}

function drawCrumb([text, address]: Crumb): Html {
  return address
    ? html`<li class="breadcrumb-item"><a href="${address}">${text}</a></li>`
    : html`<li class="breadcrumb-item active" aria-current="page">${text}</li>`;
}

function drawCrumbs(crumbs: readonly Crumb[]): Html {
  return html`<div class="container"><nav aria-label="breadcrumb"><ol class="breadcrumb">
  ${[['Home', '/clinic/'] as const, ...crumbs].map(drawCrumb)}
</ol></nav></div>`;
}

function drawNotice({ visitor }: Visit): Html | undefined {
  const { notice } = visitor;
  visitor.notice = undefined;
  return notice && html`<div class="alert alert-${notice.kind}" role="alert">${notice.text}</div>`;
}

function drawFooter({ bug }: Visit): Html {
  const privacy = bug === 'footer-privacy' ? '/clinic/terms' : '/clinic/privacy';
  return html`<footer><div class="container">
<ul>
  <li><a href="/clinic/about">About us</a></li>
  <li><a href="${privacy}">Privacy policy</a></li>
  <li><a href="/clinic/terms">Terms of use</a></li>
  <li><a href="/clinic/accessibility">Accessibility</a></li>
</ul>
<p class="text-muted">Hillside Clinic, 8 Elm Road, Millbrook · Reception 555 0100</p>
</div></footer>`;
}

const cookieNotice = html`<div class="cookie-banner" role="region" aria-label="Cookie notice">
<p>We use cookies to keep you signed in and to improve this site.</p>
<button type="button" class="btn btn-primary btn-sm">Accept all</button> <button type="button" class="btn btn-sm">Only necessary</button>
</div>`;

function drawMain(visit: Visit, { crumbs, main }: PageParts): Html {
  const content = html`${drawNotice(visit)}
${main}`;
  return crumbs
    ? html`${drawCrumbs(crumbs)}<main><div class="container">${content}</div></main>`
    : html`<main>${content}</main>`;
}

function drawStyle(name: string): Html {
  return html`<link rel="stylesheet" href="/clinic/static/${name}">`;
}

function drawScript(name: string): Html {
  return html`<script type="module" src="/clinic/static/${name}"></script>`;
}

/** A whole page around its content. */
export function showPage(visit: Visit, parts: PageParts): Answer {
  const { title, script, status = 200 } = parts;
  const { bug, hasConsented } = visit;
  const page = html`<!doctype html>
<html lang="en"${attributes({ 'data-bug': bug })}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | Hillside Clinic</title>
<link rel="icon" href="data:,">${styles.map(drawStyle)}</head>
<body${attributes({ class: hasConsented ? undefined : 'has-banner' })}>
${drawHeader(visit)}
${drawMain(visit, parts)}
${drawFooter(visit)}
${!hasConsented && cookieNotice}
${drawScript('layout.js')}${script && drawScript(script)}
</body>
</html>
`;
  return { status, body: page.markup };
}
