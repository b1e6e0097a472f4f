import type { Command } from '@assay/planner/steps';
import type { BrowserKind, ProblemClass } from '@assay/runner';
import type { HostileSite } from '../serve/hostile-site.ts';

type Steps = (site: HostileSite) => Command[];

/** A page that nobody can use, with the reason that must be told. */
export interface Unusable {
  name: string;
  steps: Steps;
  class: ProblemClass;
  reason: RegExp;
  /** Where the browsers do not differ one of them is enough, since Firefox is slow; some rows are of one browser alone. */
  only?: BrowserKind;
  /** The limits whose end is waited for; all others are far beyond what a slow machine needs. */
  limits?: { patienceMs?: number; navigationMs?: number; stepMs?: number };
}

/** A page that is a nuisance, yet does what it should. */
export interface Usable {
  name: string;
  steps: Steps;
  only?: BrowserKind;
}

const open =
  (path: string) =>
  (site: HostileSite): Command => ({ do: 'open', address: site.url + path });
const click = (name: string): Command => ({ do: 'click', target: { name } });
const shows = (value: string): Command => ({
  do: 'expect',
  subject: { of: 'page text' },
  condition: { is: 'text', how: 'contains', value },
});
/** What is never there is not waited for long. */
const soonShows = (value: string, withinSeconds = 1): Command => ({
  do: 'expect',
  subject: { of: 'page text' },
  condition: { is: 'text', how: 'contains', value },
  withinSeconds,
});
const downloaded: Command = {
  do: 'expect',
  subject: { of: 'download' },
  condition: { is: 'visible' },
};
const on =
  (path: string, ...commands: Command[]): Steps =>
  (site) => [open(path)(site), ...commands];

export const unusable: Unusable[] = [
  {
    name: 'a page that reloads without end, while something is looked for',
    steps: on('/endless', click('Nowhere')),
    // Long enough for several loads on a slow machine.
    limits: { patienceMs: 12_000 },
    class: 'timeout',
    reason: /kept loading/,
    only: 'chrome',
  },
  {
    name: 'a page that reloads without end, while something is checked',
    steps: on('/endless', soonShows('Nothing', 12)),
    class: 'timeout',
    reason: /kept loading/,
  },
  { name: 'a redirect in a circle', steps: on('/circle'), class: 'site down', reason: /circle/ },
  {
    name: 'alerts without end',
    // It ends as soon as more were opened than anybody would answer.
    steps: on('/alerts', soonShows('Nothing', 60)),
    class: 'site down',
    reason: /dialogs/,
  },
  {
    name: 'a click that asks without end',
    steps: on('/click-alerts', click('Ask'), soonShows('Nothing')),
    class: 'site down',
    reason: /dialogs/,
    only: 'chrome',
  },
  {
    name: 'windows without end',
    steps: on('/endless-popups', click('Nowhere')),
    class: 'site down',
    reason: /kept opening windows/,
    limits: { patienceMs: 3000 },
  },
  {
    name: 'a server that never answers',
    steps: on('/silent'),
    limits: { navigationMs: 4000 },
    class: 'timeout',
    reason: /did not answer/,
    only: 'chrome',
  },
  {
    name: 'a link to a server that never answers',
    steps: on('/to-silent', click('Go on'), soonShows('x')),
    limits: { navigationMs: 10_000, stepMs: 15_000 },
    class: 'timeout',
    reason: /did not answer/,
  },
  {
    name: 'a server that sends for ever',
    steps: on('/drip', soonShows('Nothing')),
    limits: { navigationMs: 10_000 },
    class: 'timeout',
    reason: /answered, but was not there/,
    only: 'chrome',
  },
  {
    name: 'a link to a server that sends for ever',
    steps: on('/to-drip', click('Go on'), soonShows('Nothing')),
    limits: { navigationMs: 10_000 },
    class: 'timeout',
    reason: /still being sent/,
  },
  {
    name: 'a download without end',
    steps: on('/downloads', click('Endless'), downloaded),
    limits: { patienceMs: 10_000, stepMs: 12_000 },
    class: 'timeout',
    reason: /"endless\.bin" did not end/,
  },
  {
    name: 'a download beyond all measure',
    steps: on('/downloads', click('Huge'), downloaded),
    limits: { stepMs: 12_000 },
    class: 'site down',
    reason: /"huge\.bin" was stopped: it has 50000000000 bytes/,
  },
  {
    name: 'a page that hangs when it is clicked',
    steps: on('/busy', click('Hang'), soonShows('Done')),
    limits: { patienceMs: 3000, stepMs: 10_000 },
    class: 'timeout',
    reason: /in time|longer/,
  },
  {
    name: 'a page that hangs from the start',
    steps: on('/busy-at-once', shows('Done')),
    limits: { navigationMs: 10_000, stepMs: 20_000 },
    class: 'timeout',
    reason: /answered, but was not there/,
  },
  {
    name: 'an address that changes without end',
    steps: on('/pushes', click('Nowhere')),
    // Firefox answers hardly anything meanwhile, so it is the whole step that ends.
    limits: { patienceMs: 2000, stepMs: 20_000 },
    class: 'timeout',
    reason: /kept loading/,
    only: 'firefox',
  },
  {
    name: 'a page that closes its own window',
    steps: on('/closes', click('Close'), soonShows('Nothing')),
    class: 'site down',
    reason: /closed its own window/,
    only: 'firefox',
  },
  {
    name: 'a question for a password by the browser',
    steps: on('/to-basic', click('Go on'), soonShows('Staff')),
    class: 'environment',
    reason: /httpCredentials/,
  },
  {
    name: 'a question for a password that comes late',
    // Time for the request to begin on a busy machine; the question comes long after it.
    steps: on('/to-late-basic', click('Go on'), soonShows('Staff', 5)),
    limits: { patienceMs: 1000 },
    class: 'environment',
    reason: /httpCredentials/,
  },
  {
    name: 'a certificate that nobody trusts',
    steps: (site) => [{ do: 'open', address: site.secureUrl }, shows('Secure')],
    class: 'unreachable address',
    reason: /certificate/,
  },
];

export const usable: Usable[] = [
  {
    name: 'forty windows, of which ten are kept',
    steps: on('/popups', click('Open'), { do: 'switch to tab', tab: 'last' }, shows('Fine')),
  },
  {
    name: 'a page that asks to stay',
    steps: on(
      '/stay',
      { do: 'type', target: { name: 'Name', kind: 'field' }, text: 'x' },
      click('Leave'),
      shows('Fine'),
    ),
  },
  { name: 'a page that never rests', steps: on('/restless', click('Go'), shows('Done')) },
  {
    name: 'an address that changes without end',
    steps: on('/pushes', click('Go'), shows('Done')),
    only: 'chrome',
  },
  { name: 'files that nobody asked for', steps: on('/automatic', click('Go'), shows('Done')) },
  { name: 'a page that prints', steps: on('/prints', click('Go'), shows('Done')) },
  {
    name: 'a window that closes itself at once',
    steps: on('/opens-closing', click('Open'), shows('Opener')),
  },
  { name: 'a page that asks for permissions', steps: on('/permissions', click('Go'), shows('Done')) },
  {
    name: 'a page that takes the screen and the mouse',
    steps: on('/traps', click('Go'), shows('Done'), click('Leave'), shows('Out')),
  },
  {
    name: 'the status of a page that asks for a password',
    steps: on('/basic', {
      do: 'expect',
      subject: { of: 'response' },
      condition: { is: 'status', value: 401 },
    }),
  },
  { name: 'an ordinary page', steps: on('/fine', click('OK'), shows('Fine')) },
];
