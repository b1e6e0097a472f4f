import { isLook, isSetting } from '../../steps/entries.ts';
import type { Step } from '../../steps/language.ts';
import type { PlanOptions } from '../cases/types.ts';
import type { PageFacts } from '../facts/page-facts.ts';

type Seen = Pick<PlanOptions, 'page' | 'pages'>;

/** Going somewhere else means that the first page's facts no longer apply. */
function staysOnPage(steps: readonly Step[]): boolean {
  const opened = steps.filter(({ command }) => command.do === 'open').length;
  return (
    opened <= 1 &&
    steps.every(({ command }) => command.do === 'open' || isSetting(command) || isLook(command))
  );
}

function tellWay(steps: readonly Step[]): string {
  return steps
    .filter(({ command }) => !isLook(command))
    .map(({ sentence }) => sentence)
    .join('\n');
}

/** The facts of the page that these steps lead to; undefined where nobody has been there. */
export function findPage(steps: readonly Step[], { page, pages = [] }: Seen): PageFacts | undefined {
  const way = tellWay(steps);
  const visited = pages.find((one) => tellWay(one.steps) === way);
  return visited?.facts ?? (staysOnPage(steps) ? page : undefined);
}
