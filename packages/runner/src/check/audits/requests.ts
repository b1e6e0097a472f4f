import type { Expectation } from '@assay/planner/steps';
import type { StepContext } from '../../act/context.ts';
import type { Exchange } from '../../evidence/watch-exchanges.ts';
import { isReplaced } from '../../evidence/watch-network.ts';
import { compare } from '../../judge/numbers.ts';
import { cannotCheck } from '../../judge/observe-page.ts';
import { judged, type Observation } from '../../judge/types.ts';
import { Problem } from '../../progress/problem.ts';
import { within } from '../../progress/progress.ts';
import { judgeFindings } from './findings.ts';

type Given = Expectation['condition'];

function findRequests(context: StepContext): Exchange[] {
  const found = context.session.exchanges.sinceLoad(context.session.pages.current());
  if (found.length === 0) throw new Problem('not found', 'No page was loaded yet. Open an address first.');
  return found;
}

function tellTrouble({ method, address, response, failure }: Exchange): string | undefined {
  if (failure !== undefined)
    return isReplaced(failure) ? undefined : `${method} ${address} failed: ${failure}`;
  const status = response?.status() ?? 0;
  return status >= 400 ? `${method} ${address} was answered by ${status}` : undefined;
}

function countByType(exchanges: readonly Exchange[]): string {
  const counts = new Map<string, number>();
  for (const { type } of exchanges) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].map(([type, count]) => `${count} ${type}`).join(', ');
}

/** The requests of the shown document: that all succeed, or how many there are. */
export function observeRequests(context: StepContext, condition: Given): Observation {
  if (condition.is !== 'clean' && condition.is !== 'count') return cannotCheck('requests', condition);
  const requests = findRequests(context);
  if (condition.is === 'count') {
    const holds = compare(requests.length, condition.comparison, condition.value);
    return judged(holds, `${requests.length} requests were made: ${countByType(requests)}`);
  }
  const wrong = requests.map(tellTrouble).filter((trouble) => trouble !== undefined);
  const open = requests.filter(({ response, failure }) => !response && failure === undefined).length;
  const notes = open > 0 ? [`${open} had no answer yet`] : [];
  return judgeFindings(
    { wrong, notes },
    `all ${requests.length} requests succeeded: ${countByType(requests)}`,
  );
}

async function measure({ request, address }: Exchange): Promise<{ address: string; bytes: number }> {
  const sizes = await request.sizes();
  return { address, bytes: Math.max(0, sizes.responseBodySize) + Math.max(0, sizes.responseHeadersSize) };
}

/** Bytes of all answers as they came over the network, in kB of 1000 bytes. */
export async function observeTransferSize(context: StepContext, condition: Given): Promise<Observation> {
  if (condition.is !== 'number' || condition.unit !== undefined)
    return cannotCheck('transfer size', condition);
  const finished = findRequests(context).filter(({ isFinished }) => isFinished);
  const measuring = Promise.all(finished.map(measure));
  const sizes = await within(context.progress, measuring, 'The sizes could not be read in time.');
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const largest = sizes
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, 3)
    .map(({ address, bytes }) => `${address} ${(bytes / 1000).toFixed(1)} kB`);
  const actual = `${total.toFixed(1)} kB came in ${sizes.length} answers; largest: ${largest.join(', ')}`;
  return judged(compare(total, condition.comparison, condition.value), actual);
}
