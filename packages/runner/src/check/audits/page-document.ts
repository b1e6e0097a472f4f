import type { StepContext } from '../../act/context.ts';
import type { Exchange } from '../../evidence/watch-exchanges.ts';
import { Problem } from '../../progress/problem.ts';

function withoutFragment(address: string): string {
  return address.replace(/#.*$/, '');
}

/** The answer that the shown document came in. Going back may have brought it from memory, hence not simply the last one. */
export function findDocument(context: StepContext): Exchange & Required<Pick<Exchange, 'response'>> {
  const page = context.session.pages.current();
  const answered = context.session.exchanges.documents(page).filter(({ response }) => response);
  const here = withoutFragment(page.url());
  const found = answered.findLast(({ address }) => withoutFragment(address) === here) ?? answered.at(-1);
  if (!found?.response) throw new Problem('not found', 'No page was loaded yet. Open an address first.');
  return { ...found, response: found.response };
}
