import type { RunEvent, RunView } from '@assay/contract';

/** A run that has ended. Events bring it without its cases. */
export type EndedRun = Omit<RunView, 'cases'> & Partial<Pick<RunView, 'cases'>>;

/** Keeps count of the runs whose end has been told, so that each is told once, and only if it came while somebody followed. */
export interface RunEndings {
  /** The run that an event brings to an end, unless that is known already. */
  take: (event: RunEvent) => EndedRun | undefined;
  /** Of the runs that have ended by the time a connection stands: those that ended while there was none. */
  catchUp: (ended: readonly RunView[]) => RunView[];
}

/** Whoever cancels a run knows that it has ended. */
function isWorthTelling({ status }: EndedRun): boolean {
  return status === 'finished' || status === 'failed';
}

export function createRunEndings(): RunEndings {
  const told = new Set<string>();
  /** When the latest run ended that had ended before anybody followed. */
  let before: string | undefined;

  function claim(run: EndedRun): boolean {
    if (!isWorthTelling(run) || told.has(run.id)) return false;
    told.add(run.id);
    return true;
  }

  return {
    take: (event) => (event.type === 'run' && claim(event.run) ? event.run : undefined),
    catchUp(ended) {
      if (before === undefined) {
        before = ended.map(({ finished_at }) => finished_at ?? '').reduce((a, b) => (a > b ? a : b), '');
        return [];
      }
      const since = before;
      return ended.filter((run) => (run.finished_at ?? '') > since && claim(run));
    },
  };
}
