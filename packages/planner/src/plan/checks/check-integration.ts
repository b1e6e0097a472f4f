import type { Step, TestCase } from '../../steps/language.ts';
import { makeCase } from '../cases/make-case.ts';
import { makeCheck, makeStep } from '../cases/make-step.ts';
import type { PageFacts } from '../facts/page-facts.ts';
import { riskyWords } from '../flows/words.ts';
import { audits } from './audit.ts';
import { isLasting, type ToldFlow } from './told-flow.ts';

function readAddress(address: string, base?: string): URL | undefined {
  return URL.canParse(address, base) ? new URL(address, base) : undefined;
}

/** Links of the same site that can be asked for without changing anything. */
function findSafeLinks(page: PageFacts): string[] {
  const here = readAddress(page.address);
  const addresses = page.links
    .filter(({ name }) => !riskyWords.test(name))
    .map(({ address }) => readAddress(address, page.address))
    .filter((address) => address !== undefined && address.origin === here?.origin)
    .filter((address) => !riskyWords.test(decodePath(address?.pathname ?? '')))
    .map((address) => (address?.href ?? '').replace(/#.*$/, ''));
  return [...new Set(addresses)].filter((address) => address !== page.address.replace(/#.*$/, ''));
}

function decodePath(path: string): string {
  return path.replace(/[-_/]+/g, ' ');
}

/** Only where the visited page has a link that may be asked for; the check itself leaves the risky ones alone, too. */
function askForLinks(opening: Step, page: PageFacts): TestCase[] {
  if (findSafeLinks(page).length === 0) return [];
  return [
    makeCase({
      title: 'The links of the page answer',
      description:
        'Every link to the same site leads to something that is there; none that could change something is asked for.',
      priority: 'medium',
      steps: [opening, audits.links],
      origin: 'check',
    }),
  ];
}

/** What the flow reached survives a reload and a way back; the page's links lead somewhere. */
export function checkIntegration(
  opening: Step | undefined,
  told: readonly ToldFlow[],
  page: PageFacts | undefined,
): TestCase[] {
  const after = (
    flow: ToldFlow,
    moves: ('reload' | 'back' | 'forward')[],
    title: string,
    description: string,
  ): TestCase[] => {
    const lasting = flow.outcome.filter(isLasting);
    if (lasting.length === 0) return [];
    const steps = [...flow.steps, ...moves.map((move) => makeStep({ do: move })), ...lasting.map(makeCheck)];
    return [
      makeCase({ title: `${title}: ${flow.title}`, description, priority: 'medium', steps, origin: 'check' }),
    ];
  };
  return [
    ...told.flatMap((flow) =>
      after(flow, ['reload'], 'After a reload', 'What the flow reached is still there after a reload.'),
    ),
    ...(page && opening ? askForLinks(opening, page) : []),
    ...told.flatMap((flow) =>
      after(
        flow,
        ['back', 'forward'],
        'Back and forward',
        'What the flow reached is there again after going back and forward.',
      ),
    ),
  ];
}
