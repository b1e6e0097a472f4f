/// <reference lib="dom" />
import type { StepContext } from '../act/context.ts';
import { look, toHandle } from '../act/find-target.ts';
import { readLoadSeconds } from '../evidence/watch-loads.ts';
import { attributeKey, type Need, styleKey } from '../judge/facts.ts';
import type { DownloadFact, Facts, View } from '../judge/page-view.ts';
import { emptyFacts } from '../judge/page-view.ts';
import { show } from '../judge/texts.ts';
import { within } from '../progress/progress.ts';
import { readElement } from '../snapshot/read-element.ts';
import { isPictureDrawn, readAttribute, readStyle } from './read-style.ts';

const tooLate = 'The page could not be read in time.';

/** What the session knows without asking the page. */
export function viewOfSession({ session, grounding }: StepContext): View {
  const { dialogs, lastActionAt, discourse, beforeAction, typed } = session;
  const dialog = dialogs.open() ?? dialogs.seen.findLast(({ at }) => at >= lastActionAt);
  return {
    address: session.pages.current().url(),
    console: session.console,
    tabs: session.pages
      .all()
      .map((page) => ({ address: page.url(), isNew: session.pages.openedAt(page) >= lastActionAt })),
    discourse,
    typed,
    ...(dialog && { dialog }),
    ...(beforeAction && { beforeAction }),
    ...(grounding.aliases && { aliases: grounding.aliases }),
    facts: emptyFacts(),
  };
}

async function readHeadings({ session, progress }: StepContext): Promise<Facts['headings']> {
  const reading = session.pages.current().evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1,h2,h3,[role=heading]')]
      .filter(
        (heading) => heading.checkVisibility?.({ visibilityProperty: true }) ?? heading.offsetParent !== null,
      )
      .slice(0, 50)
      .map((heading) => ({
        text: heading.innerText.trim(),
        level: Number(heading.getAttribute('aria-level') ?? /^H(\d)/.exec(heading.tagName)?.[1] ?? 2),
      }))
      .sort((one, other) => one.level - other.level),
  );
  return within(progress, reading, tooLate);
}

async function readDownloads({ session, progress }: StepContext): Promise<DownloadFact[]> {
  const facts: DownloadFact[] = [];
  for (const download of session.pages.downloads) {
    const { name, refused } = download;
    if (refused !== undefined) return [...facts, { name, isComplete: false, refused }];
    const late = `The download of ${show(name)} did not end in time.`;
    download.isLate = true;
    const isComplete = await within(progress, download.isComplete(), late);
    download.isLate = false;
    facts.push({ name, isComplete });
  }
  return facts;
}

function readResponse({ session }: StepContext): Facts['response'] {
  const last = session.network.responses.at(-1);
  if (!last) return null;
  const { address, status, seconds } = last;
  return { address, status, ...(seconds !== undefined && { seconds }) };
}

async function readBody({ session, progress }: StepContext): Promise<string> {
  const last = session.network.responses.at(-1);
  return last ? within(progress, last.body(), 'The body of the answer did not come in time.') : '';
}

/** Of the first load of this page in the case. An address that the page gave itself is that of its own load. */
async function readLoad({ session, progress }: StepContext): Promise<NonNullable<Facts['load']>> {
  const page = session.pages.current();
  const isAgain = session.loads.count(page.url()) > 1;
  const first = session.loads.first(page.url());
  const kept = first && (await within(progress, first, tooLate));
  const seconds = kept ?? (await within(progress, readLoadSeconds(page), tooLate));
  return { seconds: seconds > 0 ? seconds : null, isAgain };
}

async function readOfElement(
  context: StepContext,
  facts: Facts,
  need: Extract<Need, { ref: string }>,
): Promise<void> {
  const { snapshot } = facts;
  const element = snapshot?.elements.find(({ ref }) => ref === need.ref);
  if (!snapshot || !element) throw new Error(`The element ${need.ref} is not in the snapshot.`);
  const handle = await toHandle(context, snapshot, element);
  switch (need.of) {
    case 'reading':
      facts.readings[need.ref] = await readElement(handle);
      break;
    case 'drawn':
      facts.drawn[need.ref] = await isPictureDrawn(handle);
      break;
    case 'attribute':
      facts.attributes[attributeKey(need.ref, need.name)] = await readAttribute(handle, need.name);
      break;
    case 'style':
      facts.styles[styleKey(need.ref, need.name, need.value)] = await readStyle(
        handle,
        need.name,
        need.value,
      );
  }
}

async function readFact(context: StepContext, facts: Facts, need: Need): Promise<void> {
  const page = context.session.pages.current();
  switch (need.of) {
    case 'snapshot':
      facts.snapshot = await look(context, context.progress);
      break;
    case 'title':
      facts.title = await page.title();
      break;
    case 'headings':
      facts.headings = (await readHeadings(context)) ?? [];
      break;
    case 'whole text': {
      const reading = page.evaluate(() => document.body?.innerText ?? '');
      facts.wholeText = await within(context.progress, reading, tooLate);
      break;
    }
    case 'response':
      facts.response = readResponse(context) ?? null;
      break;
    case 'body':
      facts.body = await readBody(context);
      break;
    case 'downloads':
      facts.downloads = await readDownloads(context);
      break;
    case 'load time':
      facts.load = await readLoad(context);
      break;
    default:
      await readOfElement(context, facts, need);
  }
}

/** Reads what judging asked for into the facts. */
export async function readFacts(context: StepContext, facts: Facts, needs: readonly Need[]): Promise<void> {
  await Promise.all(needs.map((need) => readFact(context, facts, need)));
}
