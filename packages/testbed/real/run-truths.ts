import type { BrowserPool } from '@assay/runner';
import type { Page } from 'playwright-core';
import type { RealText } from './records.ts';
import type { Stage } from './stage.ts';
import { eventually, type Truths } from './truth.ts';

/** A script that contradicts its record, or broke. */
export interface Contradiction {
  id: string;
  problem: string;
}

const viewport = { width: 1280, height: 720 };
// Ample: a slow machine must not break a script.
const stepMs = 20_000;

export interface TruthOptions {
  pool: BrowserPool;
  stage: Stage;
  /** Called when a page has loaded, when a script has looked at something, and at its end. */
  observe?: (text: RealText, page: Page) => Promise<void>;
}

async function play(
  text: RealText,
  truths: Truths,
  { pool, stage, observe }: TruthOptions,
  withFault: boolean,
) {
  const script = truths[text.id];
  if (!script) throw new Error('There is no script.');
  await stage.set(withFault ? text.fault : undefined);
  return pool.withContext('chrome', { viewport }, async ({ context }) => {
    context.setDefaultTimeout(stepMs);
    const page = await context.newPage();
    const note = async () => observe?.(text, page);
    page.on('load', () => void note());
    const look: typeof eventually = async (...given) => {
      const holds = await eventually(...given);
      await note();
      return holds;
    };
    const holds = await script({ page, context, base: stage.base, eventually: look });
    await note();
    return holds;
  });
}

async function contradict(
  text: RealText,
  truths: Truths,
  options: TruthOptions,
): Promise<string | undefined> {
  if ((text.verdict === 'failed') !== (text.falseBy !== undefined))
    return '`falseBy` belongs to verdict "failed".';
  if ((text.falseBy === 'fault') !== (text.fault !== undefined))
    return '`fault` belongs to `falseBy` "fault".';
  try {
    const holds = await play(text, truths, options, true);
    if (holds !== (text.verdict === 'passed')) return `The script says ${holds}, the record ${text.verdict}.`;
    if (text.fault && !(await play(text, truths, options, false)))
      return 'Does not hold without the fault either.';
  } catch (error) {
    return `The script broke: ${error instanceof Error ? error.message : String(error)}`;
  }
  return undefined;
}

/** Runs the script of every requirement on known data; those that do not show what the record says come back. */
export async function runTruths(
  texts: readonly RealText[],
  truths: Truths,
  options: TruthOptions,
): Promise<Contradiction[]> {
  const found: Contradiction[] = [];
  for (const text of texts) {
    const problem = await contradict(text, truths, options);
    if (problem) found.push({ id: text.id, problem });
  }
  return found;
}
