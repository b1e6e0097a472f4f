import { type Html, html } from '../html.ts';
import type { TravelState } from './state.ts';
import type { Visit } from './visits.ts';

interface Page {
  title: string;
  /** The script that draws the page. */
  script: string;
}

const pages: Readonly<Record<string, Page>> = {
  '': { title: 'Find a trip', script: 'search' },
  flights: { title: 'Flights', script: 'results' },
  book: { title: 'Book a flight', script: 'book' },
  confirmation: { title: 'Booking confirmed', script: 'confirmation' },
  trips: { title: 'My trips', script: 'trips' },
  hotels: { title: 'Hotels', script: 'hotels' },
  'hotels/casa-azul': { title: 'Casa Azul', script: 'hotel' },
  'hotels/harbour-view': { title: 'Harbour View', script: 'hotel' },
  'hotels/garden-court': { title: 'Garden Court', script: 'hotel' },
  'hotels/old-mill': { title: 'The Old Mill', script: 'hotel' },
  favourites: { title: 'Favourites', script: 'favourites' },
};

function drawShell({ title, script }: Page, bug: string): Html {
  return html`<!doctype html>
<html lang="en" data-bug="${bug}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Travel</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/travel/static/base.css">
<link rel="stylesheet" href="/travel/static/controls.css">
<link rel="stylesheet" href="/travel/static/pages.css">
</head>
<body>
<noscript>Please turn on JavaScript.</noscript>
<div id="root"><div class="tv-splash"><div class="tv-spinner"></div></div></div>
<script type="module" src="/travel/static/${script}.js"></script>
</body>
</html>
`;
}

function drawTicket(code: string, state: TravelState): Html | undefined {
  const trip = state.trips.find((one) => one.code === code);
  return (
    trip &&
    html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>E-ticket ${code}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/travel/static/base.css"></head>
<body><main class="tv-main"><h1>E-ticket ${code}</h1><p>${trip.title}, ${trip.dates}</p><p><a href="/travel/trips">Back to my trips</a></p></main></body>
</html>
`
  );
}

/** The page at a path below /travel/, if there is one. */
export function drawPage(path: string, { state, bug }: Visit): string | undefined {
  const ticket = /^tickets\/(\w+)$/.exec(path);
  if (ticket) return drawTicket(ticket[1] ?? '', state)?.markup;
  const page = Object.hasOwn(pages, path) ? pages[path] : undefined;
  return page && drawShell(page, bug).markup;
}
