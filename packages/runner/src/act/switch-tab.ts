import { renderOrdinal } from '@assay/planner/steps';
import type { Page } from 'playwright-core';
import { Problem } from '../progress/problem.ts';
import { isOver, pauseBetweenLooks, shorten } from '../progress/progress.ts';
import type { StepContext } from './context.ts';

interface Tab {
  page: Page;
  title: string;
  address: string;
}

/** The tab that the words mean: new, last, first, previous, a number, or part of its title or address. */
export function pickTab<T extends { title: string; address: string }>(
  tabs: readonly T[],
  current: number,
  wanted: string,
): T | undefined {
  const word = wanted.trim().toLowerCase();
  if (
    /^(new|newest|newly opened|popup|pop-up|other|next|second|2)$/.test(word) &&
    tabs.length === 2 &&
    current === 0
  )
    return tabs[1];
  if (/^(new|newest|newly opened|latest|last|popup|pop-up)$/.test(word)) {
    return word !== 'last' && current === tabs.length - 1 ? undefined : tabs.at(-1);
  }
  if (/^(first|main|original)$/.test(word)) return tabs[0];
  if (/^(previous|old)$/.test(word)) return tabs[current - 1];
  if (word === 'next') return tabs[current + 1];
  if (word === 'other') return tabs.length === 2 ? tabs[1 - current] : undefined;
  if (/^\d+$/.test(word)) return tabs[Number(word) - 1];
  const exact = tabs.filter(({ title }) => title.trim().toLowerCase() === word);
  if (exact.length === 1) return exact[0];
  const partly = tabs.filter(
    ({ title, address }) => title.toLowerCase().includes(word) || address.toLowerCase().includes(word),
  );
  return partly.length === 1 ? partly[0] : undefined;
}

/** Goes on in the tab that the words mean, waiting for it to open. */
export function switchTab(context: StepContext, wanted: string): Promise<void> {
  return switchWhen(context, `There is no tab "${wanted}".`, (tabs, current) =>
    pickTab(tabs, current, wanted),
  );
}

/** Goes on in the n-th tab in the order of opening, waiting for it to open. */
export function switchToNthTab(context: StepContext, ordinal: number): Promise<void> {
  return switchWhen(context, `There is no ${renderOrdinal(ordinal)} browser tab.`, (tabs) =>
    tabs.at(ordinal > 0 ? ordinal - 1 : ordinal),
  );
}

async function switchWhen(
  context: StepContext,
  missing: string,
  pick: (tabs: readonly Tab[], current: number) => Tab | undefined,
): Promise<void> {
  const { pages } = context.session;
  const progress = shorten(context.progress, context.limits.patienceMs);
  for (;;) {
    const tabs: Tab[] = await Promise.all(
      pages
        .all()
        .map(async (page) => ({ page, title: await page.title().catch(() => ''), address: page.url() })),
    );
    const tab = pick(tabs, pages.all().indexOf(pages.current()));
    if (tab) {
      pages.switchTo(tab.page);
      context.record?.add({ do: 'go to tab', tab: pages.all().indexOf(tab.page) });
      await tab.page.bringToFront().catch(() => undefined);
      return;
    }
    if (isOver(progress)) {
      const open = tabs.map(({ title, address }, index) => `${index + 1}: "${title || address}"`).join(', ');
      throw new Problem('not found', `${missing} Open are ${open}.`);
    }
    await pauseBetweenLooks(progress, 50);
  }
}
