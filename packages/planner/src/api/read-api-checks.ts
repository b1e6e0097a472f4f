import type { ApiEndpoint } from '@assay/contract';
import { apiEndpoint } from '@assay/contract';
import { readClaim } from './claims.ts';
import { readCapture, readRequestPart } from './request-parts.ts';
import { type Kept, keepTexts, mark, restore, splitStatements, textOf } from './texts.ts';

export interface ApiReading {
  baseUrl: string | null;
  endpoints: ApiEndpoint[];
  /** What was not understood, each as a sentence. */
  notes: string[];
}

export interface State {
  kept: Kept[];
  baseUrl: string | null;
  endpoints: ApiEndpoint[];
  notes: string[];
}

const mostEndpoints = 200;
const mostChecks = 100;
const address = `(https?://[^\\s,]+|/[^\\s,]*|\\{\\{[^{}]+\\}\\}/?[^\\s,]*|${mark})`;
const methods = 'get|post|put|patch|delete|head|options';
const lead =
  '(?:(?:(?:please|when|if|given|verify|check|ensure|confirm|expect|make sure|test|assert|that|i|we|you|the user|a client|an|a|the|do|does|send|sends|sending|make|makes|call|calls|calling|request|requests|requesting|fetch|hit|and|also|to|whether)\\s+)*)';
const request = new RegExp(
  `^${lead}(?:(${methods})(?: (?:request|call))?(?: (?:to|on|for|against|at))?(?: the)?(?: endpoint| path| url)?|(?:to|endpoint|path|url)?)\\s*${address}(?=[\\s,:]|$):?`,
  'i',
);
const base =
  /^(?:the )?(?:base (?:url|address)|base|server|host|api|target)(?: is(?: at)?| at| =|:| lives at)? *(https?:\/\/[^\s,]+)[:,]?\s*/i;
const onBase = /^(?:on|at|against|for|using) (https?:\/\/[^\s,]+)[:,]?\s+/i;

/** Words that only join, and those that a claim about an answer begins with. */
const joining =
  /^(?:and|but|also|then|with|where|that|which|it|this|an?|the|,|:|-|–|as well)(?=[\s,:]|$)[\s,]*/i;
const beginning =
  /^(?:(?:response|answer|body|server|api|endpoint|request|result|json|should|must|shall|will|to|be|is expected|needs|answers?|returns?|responds?|replies|reply|gives?|yields?|has|have|is|comes? back)(?=[\s,:]|$)[\s,]*)/i;
const tillJoint = /^.*?(?=,? (?:and|but)\b|,|$)/i;

function note(state: State, words: string, why = 'was not understood'): void {
  const text = restore(words, state.kept)
    .trim()
    .replace(/^[,:]\s*|[,:]$/g, '');
  if (text !== '') state.notes.push(`“${text}” ${why}.`);
}

/** Reads what is said of a request and its answer. Nothing is passed over: words that say nothing are noted. */
function readRest(rest: string, endpoint: ApiEndpoint, state: State, isNew: boolean): void {
  let text = rest.trim();
  let isAnswer = !isNew;
  /** Words that promised a claim that did not come yet. */
  let pending = '';
  while (text !== '') {
    const part = isAnswer ? 0 : readRequestPart(text, endpoint, state.kept, state.notes);
    const captured = part || readCapture(text, endpoint, state.kept);
    if (captured > 0) {
      text = text.slice(captured).trimStart();
      continue;
    }
    const claim = readClaim(text, state.kept);
    if (claim) {
      const room = mostChecks - endpoint.validations.length;
      if (claim.checks.length > room) {
        note(
          state,
          text.slice(0, claim.length),
          `was left out: at most ${mostChecks} checks fit to a request`,
        );
      } else endpoint.validations.push(...claim.checks);
      text = text.slice(claim.length).trimStart();
      isAnswer = true;
      pending = '';
      continue;
    }
    const joint = joining.exec(text)?.[0];
    const begun = joint === undefined ? beginning.exec(text)?.[0] : undefined;
    if (joint !== undefined) text = text.slice(joint.length);
    else if (begun !== undefined) {
      isAnswer = true;
      pending += begun;
      text = text.slice(begun.length);
    } else {
      const [unknown = text] = tillJoint.exec(text) ?? [];
      note(state, `${pending}${unknown === '' ? text : unknown}`);
      text = unknown === '' ? '' : text.slice(unknown.length).trimStart();
      pending = '';
    }
  }
  note(state, pending, 'says nothing that could be checked');
}

function addEndpoint(method: string, place: string, state: State): ApiEndpoint | undefined {
  const path = textOf(place, state.kept).replace(/[.,;:!?]+$/, '');
  const upper = method.toUpperCase();
  if (state.endpoints.length >= mostEndpoints) {
    state.notes.push(`Only the first ${mostEndpoints} requests were read.`);
    return undefined;
  }
  const read = apiEndpoint.safeParse({
    name: `${upper} ${path}`.slice(0, 200),
    method: upper,
    path,
    bodyKind: 'none',
  });
  if (read.success) {
    state.endpoints.push(read.data);
    return read.data;
  }
  state.notes.push(
    `“${upper} ${path}” cannot be tested here. Use GET, POST, PUT, PATCH or DELETE and an address.`,
  );
  return undefined;
}

export function readStatement(statement: string, state: State): void {
  let text = statement;
  const based = base.exec(text) ?? onBase.exec(text);
  if (based) {
    state.baseUrl = based[1] ?? null;
    text = text.slice(based[0].length);
    if (text.trim() === '') return;
  }
  const match = request.exec(text);
  if (match) {
    const [whole, method = 'GET', place = ''] = match;
    const endpoint = addEndpoint(method, place, state);
    if (endpoint) readRest(text.slice(whole.length), endpoint, state, true);
    return;
  }
  const last = state.endpoints.at(-1);
  if (last) readRest(text, last, state, false);
  else note(state, text, 'was not understood: it names no request, as “GET /ping” does');
}

/** Takes whole addresses apart where all have the same origin. */
function settleBase(state: State): void {
  const origins = new Set(
    state.endpoints.map(({ path }) => (URL.canParse(path) ? new URL(path).origin : '')),
  );
  const [only = ''] = origins;
  const origin = state.baseUrl ?? (origins.size === 1 && only !== '' ? only : null);
  state.baseUrl = origin;
  if (origin === null) return;
  const bare = origin.replace(/\/+$/, '');
  for (const endpoint of state.endpoints) {
    const rest = endpoint.path.startsWith(bare) ? endpoint.path.slice(bare.length) : undefined;
    if (rest === '' || rest?.startsWith('/') || rest?.startsWith('?')) {
      endpoint.path = rest === '' ? '/' : rest;
      endpoint.name = `${endpoint.method} ${endpoint.path}`.slice(0, 200);
    }
  }
}

export function startReading(source: string): { text: string; state: State } {
  const { text, kept } = keepTexts(source.replace(/\r\n?/g, '\n'));
  return { text, state: { kept, baseUrl: null, endpoints: [], notes: [] } };
}

/** Plain English such as "GET /ping answers 200 and contains ok", as endpoints with checks. */
export function readApiChecks(source: string): ApiReading {
  const { text, state } = startReading(source);
  for (const statement of splitStatements(text)) readStatement(statement, state);
  settleBase(state);
  for (const { name, validations } of state.endpoints) {
    if (validations.length === 0)
      state.notes.push(`Nothing is checked of ${name}. Say what it answers, as “answers 200”.`);
  }
  return { baseUrl: state.baseUrl, endpoints: state.endpoints, notes: state.notes };
}
