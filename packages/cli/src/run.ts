import type { RunEvent } from '@assay/contract';
import { untilStopped } from './engine/cancelled.ts';
import type { Engine, Finished, OnEvent, Told } from './engine/engine.ts';
import { foldEvent, nothingYet } from './engine/fold-events.ts';
import { judge } from './engine/judge.ts';
import { writeFiles } from './files/write-files.ts';
import type { RunOptions } from './options/read-arguments.ts';
import { liveProgress } from './output/live-progress.ts';
import { plainProgress } from './output/plain-progress.ts';
import { type Progress, silent } from './output/progress.ts';
import type { Screen } from './output/screen.ts';
import { writeSummary } from './output/write-summary.ts';
import { collectRequirements } from './requirements/collect-requirements.ts';
import type { Requirement } from './requirements/split-text.ts';
import { tellTimeout } from './time-limit.ts';

export interface Around {
  screen: Screen;
  environment: NodeJS.ProcessEnv;
  readStandardInput: () => Promise<string>;
  /** From here on the signal tells that the person wants to stop. */
  stopOnSignals: () => AbortSignal;
  version: string;
}

function chooseProgress({ quiet }: RunOptions, screen: Screen): Progress {
  if (quiet) return silent;
  return screen.isTerminal ? liveProgress(screen) : plainProgress(screen);
}

/** Loads what is needed to run, which takes a moment, and gives what opens it. */
async function loadEngine(
  options: RunOptions,
  environment: NodeJS.ProcessEnv,
): Promise<() => Promise<Engine>> {
  const { server } = options;
  if (server !== undefined) {
    const { openServerEngine } = await import('./server/server-engine.ts');
    return () => openServerEngine(options, server, environment);
  }
  const { openStandalone } = await import('./standalone/open-standalone.ts');
  return () => openStandalone(options, environment);
}

async function runOne(
  engine: Engine,
  requirement: Requirement,
  { timeoutSeconds }: RunOptions,
  take: OnEvent,
  interruption: AbortSignal,
): Promise<Finished> {
  if (timeoutSeconds === undefined) return engine.run(requirement, take, interruption);
  const timeout = AbortSignal.timeout(timeoutSeconds * 1000);
  const finished = await engine.run(requirement, take, AbortSignal.any([interruption, timeout]));
  if (!timeout.aborted || interruption.aborted) return finished;
  return { ...finished, reports: tellTimeout(finished.reports, timeoutSeconds) };
}

/** Runs every requirement, one after another, and gives the exit code. */
export async function run(options: RunOptions, around: Around): Promise<number> {
  const { screen } = around;
  const startedAt = Date.now();
  const requirements = await collectRequirements(options, around.readStandardInput);
  const progress = chooseProgress(options, screen);
  const finished: Told[] = [];
  const openEngine = await loadEngine(options, around.environment);
  const { maskRequirements } = await import('./secrets/find-secrets.ts');
  const mask = maskRequirements(requirements, around.environment);
  const interruption = around.stopOnSignals();
  const engine = await openEngine();
  try {
    for (const [index, requirement] of requirements.entries()) {
      if (interruption.aborted) break;
      const shown = mask.data(requirement);
      progress.begin(shown, index, requirements.length);
      let state = nothingYet;
      let isOver = false;
      const take = (event: RunEvent) => {
        if (isOver) return;
        const masked = mask.data(event);
        state = foldEvent(state, masked);
        progress.take(masked);
      };
      const running = runOne(engine, requirement, options, take, interruption);
      const one = await untilStopped(running, interruption, () => state, shown.text).finally(() => {
        isOver = true;
        progress.end();
      });
      finished.push({ ...one, requirement: shown, reports: mask.data(one.reports) });
    }
    const code = judge(finished, interruption.aborted);
    screen.write(writeSummary(finished, Date.now() - startedAt, screen, interruption.aborted));
    const paths = await writeFiles(finished, options, { version: around.version, exitCode: code });
    if (paths.length > 0 && !options.quiet) screen.write(`Written: ${paths.join(', ')}\n`);
    return code;
  } finally {
    await (interruption.aborted ? engine.abandon() : engine.close());
  }
}
