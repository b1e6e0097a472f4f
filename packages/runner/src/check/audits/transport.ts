/// <reference lib="dom" />
import type { StepContext } from '../../act/context.ts';
import type { Observation } from '../../judge/types.ts';
import { within } from '../../progress/progress.ts';
import { type Findings, judgeFindingsFinally } from './findings.ts';
import { type Controls, makeControls } from './in-page/controls.ts';
import { isTrustworthy, loopbackNote } from './trustworthy.ts';

interface Sending {
  /** What is loaded or sent, as a person would call it. */
  name: string;
  address: string;
}

interface Transport {
  forms: Sending[];
  /** Whether a password is asked for outside of any form. */
  loosePasswords: string[];
  resources: Sending[];
}

/** Runs in the page: it may use nothing from outside itself. */
function readTransport({ walk, locate, nameElement }: Controls): Transport {
  const found: Transport = { forms: [], loosePasswords: [], resources: [] };
  const loading =
    'script[src],img[src],iframe[src],audio[src],video[src],source[src],embed[src],link[rel~=stylesheet][href],object[data]';
  for (const element of walk(document)) {
    if (element instanceof HTMLFormElement && element.method !== 'dialog') {
      // A field called "action" hides the form's own property.
      const own = new URL(element.getAttribute('action') || document.URL, document.baseURI).href;
      found.forms.push({ name: `the form (${locate(element)})`, address: own });
    }
    if (element instanceof HTMLElement && element.matches('button[formaction],input[formaction]'))
      found.forms.push({
        name: nameElement(element),
        address: new URL(element.getAttribute('formaction') ?? '', document.baseURI).href,
      });
    if (element instanceof HTMLInputElement && element.type === 'password' && !element.form)
      found.loosePasswords.push(nameElement(element));
    if (element.matches(loading)) {
      const given =
        element.getAttribute('src') ?? element.getAttribute('href') ?? element.getAttribute('data') ?? '';
      if (URL.canParse(given, document.baseURI))
        found.resources.push({
          name: `<${element.localName}>`,
          address: new URL(given, document.baseURI).href,
        });
    }
  }
  return found;
}

async function read(context: StepContext): Promise<{ address: string; transport: Transport }> {
  const page = context.session.pages.current();
  const reading: Promise<Transport> = page.evaluate(`(${readTransport})((${makeControls})())`);
  const transport = await within(context.progress, reading, 'The page could not be read in time.');
  return { address: page.url(), transport };
}

function noteLoopback(address: string): string[] {
  return address.startsWith('http:') && isTrustworthy(address) ? [loopbackNote] : [];
}

export function judgeForms(
  address: string,
  { forms, loosePasswords }: Omit<Transport, 'resources'>,
): Findings {
  const sent = forms.filter((form) => /^https?:/.test(form.address) && !isTrustworthy(form.address));
  const wrong = sent.map((form) => `${form.name} is sent to ${form.address} unencrypted`);
  if (!isTrustworthy(address))
    wrong.push(...loosePasswords.map((name) => `${name} is on a page that came unencrypted from ${address}`));
  return { wrong, notes: noteLoopback(address) };
}

export async function observeFormTransport(context: StepContext): Promise<Observation> {
  const { address, transport } = await read(context);
  const { forms } = transport;
  const fine =
    forms.length === 0 ? 'the page has no forms' : `none of ${forms.length} forms is sent unencrypted`;
  return judgeFindingsFinally(judgeForms(address, transport), fine);
}

export function judgeMixedContent(address: string, resources: readonly Sending[]): Findings {
  if (!isTrustworthy(address))
    return { wrong: [`the page itself came unencrypted from ${address}`], notes: [] };
  const mixed = resources.filter((resource) => /^(https?|wss?):/.test(resource.address));
  const wrong = mixed
    .filter((resource) => !isTrustworthy(resource.address))
    .map((resource) => `${resource.name} is loaded unencrypted from ${resource.address}`);
  return { wrong: [...new Set(wrong)], notes: noteLoopback(address) };
}

/** What the markup asks for, and what was really asked for: browsers block some of it and upgrade some. */
export async function observeMixedContent(context: StepContext): Promise<Observation> {
  const { address, transport } = await read(context);
  const named = new Set(transport.resources.map((resource) => resource.address));
  const asked = context.session.exchanges
    .sinceLoad(context.session.pages.current())
    .filter((exchange) => !exchange.isDocument && !named.has(exchange.address))
    .map((exchange) => ({ name: `a ${exchange.type} of the page`, address: exchange.address }));
  const resources = [...transport.resources, ...asked];
  return judgeFindingsFinally(
    judgeMixedContent(address, resources),
    `none of ${resources.length} resources is loaded unencrypted`,
  );
}
