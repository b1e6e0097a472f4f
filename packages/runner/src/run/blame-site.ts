/// <reference lib="dom" />
import type { Command } from '@assay/planner/steps';
import { classifyTrouble, explainUnreachable, UnreachableProblem } from '../act/explain-failure.ts';
import { settle } from '../act/settle.ts';
import type { StepEvidence } from '../evidence/events.ts';
import type { Session } from '../evidence/session.ts';
import type { SeenResponse } from '../evidence/watch-network.ts';
import { Problem } from '../progress/problem.ts';
import { type Progress, shorten, within } from '../progress/progress.ts';

/** What a page had done before a step. */
export interface Unrest {
  documents: number;
  moves: number;
  dialogs: number;
  windows: number;
}

const manyDocuments = 5;
const manyMoves = 100;
const manyDialogs = 3;
const manyWindows = 3;

export function noteRest(session: Session): Unrest {
  return {
    documents: session.network.responses.length,
    moves: session.pages.loads(),
    dialogs: session.dialogs.seen.length,
    windows: session.pages.all().length + session.pages.refused(),
  };
}

/** What a page did without end during a step, so that nobody could have used it. */
function findUnrest(session: Session, before: Unrest): Problem | undefined {
  const now = noteRest(session);
  const dialogs = now.dialogs - before.dialogs;
  if (dialogs >= manyDialogs) {
    return new Problem(
      'site down',
      `The page kept opening dialogs (${dialogs} in this step), so nobody could use it.`,
    );
  }
  const windows = now.windows - before.windows;
  if (windows >= manyWindows) {
    return new Problem(
      'site down',
      `The page kept opening windows (${windows} in this step), so nobody could use it.`,
    );
  }
  const loads = now.moves - before.moves;
  if (now.documents - before.documents < manyDocuments && loads < manyMoves) return undefined;
  return new Problem(
    'timeout',
    `The page kept loading new addresses (${loads} times in this step) and never came to rest, so nothing could be found on it.`,
  );
}

/** A page behind the browser's own question for a password is not the page that was asked for. */
function findLockedDoor(session: Session, command: Command): Problem | undefined {
  const last = session.network.responses.at(-1);
  if (!last?.asksForPassword) return undefined;
  if (command.do === 'expect' && command.subject.of === 'response') return undefined;
  return new Problem(
    'environment',
    `${last.address} asks for a user name and a password before it shows anything (HTTP authentication), and the run has none. Give them as httpCredentials in its context options.`,
  );
}

/** What the page that is shown came with; nothing for a page that got its address later. */
function responseShown({ pages, network }: Session): SeenResponse | undefined {
  const shown = pages.current().url().replace(/#.*$/, '');
  return network.responses.findLast(({ address, answer }) => !answer && address === shown);
}

/** The guard's answer stands in the place of a page that may not or cannot be reached. */
async function findGuardPage(session: Session, progress: Progress): Promise<Problem | undefined> {
  const last = responseShown(session);
  if (!last?.guard) return undefined;
  const { address: shown } = last;
  const reading = session.pages.current().locator('p').first().innerText();
  const told = await within(shorten(progress, 1000), reading, '').catch(() => '');
  if (last.guard.kind === 'refused')
    return new Problem('refused address', told || `${shown} may not be reached from here.`);
  return new UnreachableProblem(
    classifyTrouble(last.guard.reason),
    told || `${shown} could not be opened. Check the address and that the site runs.`,
    shown,
  );
}

/** Firefox shows its error pages at the address that was asked for. */
async function showsBrowserError({ pages, engine, network }: Session, progress: Progress): Promise<boolean> {
  const page = pages.current();
  if (/^chrome-error:/.test(page.url())) return true;
  if (engine !== 'firefox' || network.failedNavigations.length === 0) return false;
  const reading = page.evaluate(() => document.documentURI);
  const shown = await within(shorten(progress, 1000), reading, '').catch(() => '');
  return /^about:(?:neterror|certerror)/.test(shown);
}

/**
 * The page that stands in the place of one that could not be got: the guard's answer, or the browser's own error page. Nothing that
 * is seen on it counts.
 */
export async function findErrorPage(session: Session, progress: Progress): Promise<Problem | undefined> {
  if (session.dialogs.open() || session.pages.current().isClosed()) return undefined;
  const guarded = await findGuardPage(session, progress);
  if (guarded || !(await showsBrowserError(session, progress))) return guarded;
  const failed = session.network.failedNavigations.at(-1);
  const explained = failed && explainUnreachable(failed.address, failed.reason);
  const message =
    'The browser shows an error page of its own instead of the site, so there is nothing to test.';
  return explained ?? new Problem('site down', message);
}

/** The page that is shown, where the site sent it with an error status. */
export function findErrorStatus(session: Session): StepEvidence['errorPage'] {
  const last = responseShown(session);
  return last && last.status >= 400 ? { address: last.address, status: last.status } : undefined;
}

/** Where no page was opened. Of an empty page every denial holds, so nothing is judged on it. */
export async function findNoPage({ pages }: Session, progress: Progress): Promise<Problem | undefined> {
  if (pages.all().some((page) => page.url() !== 'about:blank')) return undefined;
  const reading = pages.current().evaluate(() => document.body?.hasChildNodes() ?? false);
  if (await within(shorten(progress, 1000), reading, '').catch(() => true)) return undefined;
  return new Problem(
    'environment',
    'No page is open. Name the address of the site, or begin with a step such as: Open "/login".',
  );
}

/** Pages that draw by themselves hold one of these, or a custom element. */
const drawn = 'img,svg,canvas,video,audio,input,button,select,textarea,a,iframe,frame,object,embed,[role]';

/** Of a page that shows nothing, as an application whose scripts do not start, a claim that something is absent proves nothing. */
export async function findEmptyPage({ pages }: Session, progress: Progress): Promise<Problem | undefined> {
  const page = pages.current();
  const reading = page.evaluate((shown) => {
    const { body } = document;
    if (!body) return true;
    if (body.innerText.trim() !== '' || body.querySelector(shown)) return false;
    const elements = [...body.querySelectorAll('*:not(script, style, noscript, template, link, meta)')];
    return elements.length < 5 && elements.every(({ localName }) => !localName.includes('-'));
  }, drawn);
  if (!(await within(shorten(progress, 1000), reading, '').catch(() => false))) return undefined;
  return new Problem(
    'site down',
    `${page.url()} shows nothing at all, so what is absent there proves nothing. Check that the page works.`,
  );
}

const withoutPage = new Set<Command['do']>(['pause', 'resize', 'set clock', 'call', 'keep']);
const leaving = new Set<Command['do']>(['open', 'back', 'forward', 'reload', 'switch to tab']);

/** Whether a step may lead to a page, or say something about one. */
export function showsPage({ do: deed }: Command): boolean {
  return !withoutPage.has(deed);
}

/** Whether a step looks at the page that is shown, or uses it. Calls, and what they answered, have no page. */
export function isAboutPage(command: Command, session: Session): boolean {
  if (command.do === 'expect' && command.subject.of === 'response')
    return session.network.responses.at(-1)?.answer === undefined;
  return showsPage(command) && !leaving.has(command.do);
}

/** A step that found nothing may only have met a page that nobody could have used; then that is the reason. */
export function blameUnrest(problem: Problem, session: Session, before: Unrest, command: Command): Problem {
  if (problem.class !== 'timeout' && problem.class !== 'not found') return problem;
  const blamed = findLockedDoor(session, command) ?? findUnrest(session, before);
  if (!blamed) return problem;
  blamed.cause = problem;
  return blamed;
}

function toSilence(error: unknown): Problem | undefined {
  return error instanceof Problem ? error : undefined;
}

/** Why a claim that did not hold says nothing about the site: the page was never there to be judged. */
export async function doubtFailure(
  session: Session,
  before: Unrest,
  command: Command,
  progress: Progress,
  navigationMs: number,
): Promise<Problem | undefined> {
  const blamed = findLockedDoor(session, command) ?? findUnrest(session, before);
  if (blamed || session.dialogs.open()) return blamed;
  const page = session.pages.current();
  if (session.network.pendingNavigation(page)) {
    // A page that comes too late has failed; one that never comes was not there to be judged.
    const silent = await settle(session, shorten(progress, navigationMs), { boundMs: 0 }).catch(toSilence);
    if (silent instanceof Problem) return silent;
    const locked = findLockedDoor(session, command);
    if (locked) return locked;
  }
  const reading = page.evaluate(() => document.readyState);
  const state = await within(shorten(progress, 1000), reading, '').catch(() => undefined);
  const unshown = session.network.unshownNavigation(page);
  if (state !== 'loading' && unshown === undefined) return undefined;
  return new Problem(
    'timeout',
    `${unshown ?? page.url()} was still being sent when the time was over, so what is missing may yet come. Check why the site does not end its answer, or allow more time.`,
  );
}
