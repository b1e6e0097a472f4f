import type { Answer, Received } from '@assay/contract';
import { type Command, type Look, readCanonical, renderStep, type Step } from '@assay/planner';
import { v7 as orderedId } from 'uuid';
import { insertCases } from '../generation/index.ts';
import { readProject } from '../projects/index.ts';
import type { Parts } from './context/parts.ts';
import { checkTarget, refuseCrowd, submitCases } from './runs/submit-run.ts';

type Wish = Received<'POST /api/visual/pages'>['body'];

function readTarget(words: string): Look['target'] {
  const read = readCanonical(`Check that ${words} looks the same`);
  return read?.do === 'expect' && read.subject.of === 'picture' ? read.subject.target : undefined;
}

/** What is captured: the words for an element are read as in any step, or are its name. */
function readLook({ element, full_page }: Wish): Look {
  if (element === undefined) return full_page ? { whole: true } : {};
  // "the Cart section" is as good as `the "Cart" section`.
  const named = element.replace(/^(?:the )?([^"]+?) (\w+(?: \w+)?)$/i, 'the "$1" $2');
  const target = readTarget(element) ?? readTarget(named);
  return { target: target ?? { name: element } };
}

function toStep(command: Command): Step {
  const sentence = renderStep(command);
  return { source: sentence, sentence, command };
}

function makeSteps(wish: Wish, address: string): Step[] {
  const look = readLook(wish);
  const sizes = new Map(wish.viewports.map((size) => [`${size.width}x${size.height}`, size]));
  const looks = [...sizes].flatMap(([as, { width, height }]) => [
    toStep({ do: 'resize', width, height }),
    toStep({ do: 'open', address }),
    toStep({ do: 'expect', subject: { of: 'picture', ...look, as }, condition: { is: 'clean' } }),
  ]);
  // Days and times that the page shows are to be the same in every run; whoever wants the real ones takes the step out.
  const minute = `${new Date().toISOString().slice(0, 16)}Z`;
  return [toStep({ do: 'set clock', to: minute }), ...looks];
}

/** Makes a test case that compares a page in each size, and runs it once in each browser. */
export async function capturePage(
  parts: Parts,
  ownerId: string,
  wish: Wish,
): Promise<Answer<'POST /api/visual/pages'>> {
  if (wish.project_id) await readProject(parts.db, ownerId, wish.project_id);
  const address = checkTarget(parts, wish.url, 'url');
  const browsers = [...new Set(wish.browsers)];
  await refuseCrowd(parts, ownerId, browsers.length);
  const steps = makeSteps(wish, address);
  const id = orderedId();
  const saved = {
    id,
    ownerId,
    projectId: wish.project_id ?? null,
    title: `Visual: ${wish.name}`,
    description: `${wish.name} looks as it did when it was last accepted.`,
    status: 'generated' as const,
    priority: 'medium' as const,
    origin: 'stated' as const,
    testType: 'regression',
    requirementText: steps.map(({ sentence }) => `${sentence}.`).join('\n'),
    expectedResult: 'It looks the same in every size.',
    targetUrl: address,
    steps,
    seenNames: [],
  };
  await insertCases(parts.db, [saved], Date.now());
  const runs = [];
  for (const browser of browsers) runs.push(await submitCases(parts, ownerId, [id], browser));
  return { success: true, data: { test_case_id: id, runs } };
}
