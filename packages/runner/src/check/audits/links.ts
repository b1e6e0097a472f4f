/// <reference lib="dom" />
import type { StepContext } from '../../act/context.ts';
import type { Observation } from '../../judge/types.ts';
import { Problem } from '../../progress/problem.ts';
import { isOver, remaining, shorten } from '../../progress/progress.ts';
import { judgeFindingsFinally } from './findings.ts';
import { type Controls, makeControls } from './in-page/controls.ts';

interface SeenLink {
  name: string;
  address: string;
}

/** Following one of these could change or end something. */
const risky =
  /\b(log ?out|sign ?out|log ?off|delete|remove|unsubscribe|cancel|reset|clear|buy|pay|purchase|order now|add to)\b/i;
const mostLinks = 30;
const atOnce = 4;

/** Runs in the page: it may use nothing from outside itself. */
function readLinks({ walk, nameElement }: Controls): SeenLink[] {
  return [...walk(document)]
    .filter((element) => element instanceof HTMLAnchorElement && element.href !== '')
    .map((element) => ({
      name: nameElement(element as HTMLAnchorElement),
      address: (element as HTMLAnchorElement).href.replace(/#.*$/, ''),
    }));
}

/** Links that can be asked for without changing anything: of this site, each address once. */
export function chooseLinks(links: readonly SeenLink[], here: string): { asked: SeenLink[]; left: string[] } {
  const { origin } = new URL(here);
  const byAddress = new Map<string, SeenLink>();
  let elsewhere = 0;
  let changing = 0;
  for (const link of links) {
    const url = URL.parse(link.address);
    if (!url || !/^https?:$/.test(url.protocol) || byAddress.has(link.address)) continue;
    const words = `${link.name} ${url.pathname} ${url.search}`.replace(/[-_/=&?]+/g, ' ');
    if (url.origin !== origin) elsewhere += 1;
    else if (risky.test(words)) changing += 1;
    else byAddress.set(link.address, link);
  }
  const own = [...byAddress.values()];
  const left = [
    elsewhere > 0 ? `${elsewhere} links to other sites were not asked for` : '',
    changing > 0 ? `${changing} links that may change something were not asked for` : '',
    own.length > mostLinks ? `only the first ${mostLinks} of ${own.length} were asked for` : '',
  ].filter((note) => note !== '');
  return { asked: own.slice(0, mostLinks), left };
}

/** A server that does not know HEAD is asked by GET. */
async function ask(context: StepContext, link: SeenLink): Promise<string | undefined> {
  const { request } = context.session.context;
  const progress = shorten(context.progress, 10_000);
  let trouble = '';
  for (const method of ['HEAD', 'GET']) {
    try {
      const response = await request.fetch(link.address, { method, timeout: remaining(progress) });
      const status = response.status();
      await response.dispose();
      if (status < 400) return undefined;
      trouble = `answers ${status}`;
    } catch (error) {
      trouble = `does not answer (${error instanceof Error ? error.message.split('\n')[0] : String(error)})`;
    }
  }
  return `${link.name} leads to ${link.address}, which ${trouble}`;
}

export async function observeLinks(context: StepContext): Promise<Observation> {
  const page = context.session.pages.current();
  if (!/^https?:/.test(page.url()))
    throw new Problem('not found', 'No page was loaded yet. Open an address first.');
  const links: SeenLink[] = await page.evaluate(`(${readLinks})((${makeControls})())`);
  const { asked, left } = chooseLinks(links, page.url());
  const waiting = [...asked];
  const wrong: string[] = [];
  const work = async () => {
    while (!isOver(context.progress)) {
      const link = waiting.shift();
      if (!link) return;
      const trouble = await ask(context, link);
      if (trouble) wrong.push(trouble);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (waiting.length > 0 && wrong.length === 0)
    throw new Problem('timeout', `${waiting.length} of ${asked.length} links were not asked for in time.`);
  const fine =
    asked.length === 0 ? 'the page has no links that could be asked for' : `all ${asked.length} links answer`;
  return judgeFindingsFinally({ wrong, notes: left }, fine);
}
