import { resolve } from '../ground/resolve.ts';
import { viewOf } from '../ground/view.ts';
import { fold } from '../ground/words.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import type { StepContext } from './context.ts';
import { type Found, look, toFound } from './find-target.ts';
import { settle } from './settle.ts';

/** The last part of a link's path, in words: "my-orders" of /account/my-orders. */
function wordsOfPath(href: string): string {
  const path = /^(?:[a-z]+:\/\/[^/]+)?([^?#]*)/i.exec(href)?.[1] ?? '';
  return fold(
    (
      path
        .split('/')
        .filter((part) => part !== '')
        .at(-1) ?? ''
    ).replace(/\.\w+$|[-_]+/g, ' '),
  );
}

/** The one link on a page that leads to an address of that name. */
export function linkTo({ elements }: PageSnapshot, name: string): SeenElement | undefined {
  const links = elements.filter(
    ({ role, href, states }) =>
      role === 'link' && states.visible && href !== '' && wordsOfPath(href) === fold(name),
  );
  return new Set(links.map(({ href }) => href)).size === 1 ? links[0] : undefined;
}

/** The one link that leads to an address of that name, where no link is called so: the profile behind a person's own name. */
export async function findByAddress(context: StepContext, name: string): Promise<Found | undefined> {
  await settle(context.session, context.progress, { navigationMs: context.limits.navigationMs });
  const snapshot = await look(context, context.progress).catch(() => undefined);
  if (!snapshot) return undefined;
  const { discourse } = context.session;
  if (resolve(viewOf(snapshot), { name }, 'click', { discourse }).outcome !== 'not found') return undefined;
  const link = linkTo(snapshot, name);
  if (!link) return undefined;
  const target = { name: link.name || link.text, kind: 'link' as const };
  const reason = 'it leads to an address of that name';
  const found = await toFound(context, snapshot, target, 'click', [
    { element: link, score: 1, reason, phrase: target.name },
  ]);
  await context.onFound(found);
  return found;
}
