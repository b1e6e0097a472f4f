import type { StepEvidence } from '@assay/runner';
import type { Services } from '../../../platform/services/services.ts';
import type { RunHooks } from '../context/parts.ts';
import type { Recorder } from '../context/recorder.ts';
import type { StoredEvent } from '../store/events.ts';

/** Counts what is recorded once it is stored, and keeps it in the trace of who recorded it. */
export function watchRuns(
  { metrics, tracing, log }: Pick<Services, 'metrics' | 'tracing' | 'log'>,
  hooks: RunHooks,
  recorder: Recorder,
): { hooks: RunHooks; recorder: Recorder } {
  const concluded = new Set<string>();

  function count(event: StoredEvent): void {
    if (event.type === 'step ended') metrics.steps.inc({ outcome: event.step.outcome ?? 'none' });
    if (event.type === 'case ended') metrics.cases.inc({ verdict: event.case.verdict ?? 'none' });
    // The state of a run is told many times; only one of them ended it.
    if (event.type === 'run' && concluded.delete(event.run.id)) {
      const { id: runId, status } = event.run;
      metrics.runs.inc({ status });
      log.info({ runId, status }, 'A run ended.');
    }
  }

  return {
    hooks: { ...hooks, concluded: (runId) => void concluded.add(runId) },
    recorder: {
      ...recorder,
      record(entry) {
        const { persist, event } = entry;
        let told: StoredEvent | undefined;
        const describe = tracing.bind(async (transaction: Parameters<NonNullable<typeof persist>>[0]) => {
          told = typeof event === 'function' ? await event(transaction) : event;
          return told;
        });
        const recorded = recorder.record({
          ...entry,
          ...(persist && { persist: tracing.bind(persist) }),
          event: describe,
        });
        recorded.then(
          () => told && count(told),
          () => undefined,
        );
        return recorded;
      },
    },
  };
}

/** A step in the trace of its case: by its kind and outcome, since its words may hold secrets. */
export function noteStep({ tracing }: Pick<Services, 'tracing'>, step: StepEvidence): void {
  tracing.note(`step: ${step.command?.do ?? 'not understood'}`, {
    attributes: { 'assay.step': step.index + 1, 'assay.outcome': step.outcome },
    durationMs: step.durationMs,
    endedAt: step.startedAt + step.durationMs,
    failed: step.outcome === 'failed' || step.outcome === 'error',
  });
}
