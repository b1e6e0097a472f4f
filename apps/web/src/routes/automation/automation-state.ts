import type { RunEvent, RunView } from '@assay/contract';
import { applyEvent } from '../../lib/apply-event.ts';
import type { Frame, LogEvent } from '../../lib/run-state.ts';

/** The person's runs as the dashboard knows them: what was loaded, and what came since. */
export interface AutomationState {
  runs: readonly RunView[];
  /** The newest frame of each case that is running, by execution id. */
  frames: ReadonlyMap<string, Frame>;
  log: readonly LogEvent[];
}

export type AutomationChange =
  | { type: 'loaded'; runs: readonly RunView[] }
  | { type: 'one loaded'; run: RunView }
  | { type: 'event'; event: RunEvent; number: number };

export const nothingYet: AutomationState = { runs: [], frames: new Map(), log: [] };

export const logLimit = 500;

export function changeAutomation(state: AutomationState, change: AutomationChange): AutomationState {
  switch (change.type) {
    case 'loaded':
      return keepRunning({ ...state, runs: change.runs.map((run) => newer(state.runs, run)) });
    case 'one loaded':
      return keepRunning({
        ...state,
        runs: state.runs.map((run) => (run.id === change.run.id ? newer(state.runs, change.run) : run)),
      });
    case 'event':
      return takeEvent(state, change.event, change.number);
  }
}

/** Whether an event can only be understood by asking for all runs again. */
export function isNews(state: AutomationState, event: RunEvent): boolean {
  if (event.type === 'run') return true;
  return !state.runs.some(({ id }) => id === event.run_id);
}

/** What was asked for may be older than what came by itself in the meantime. */
function newer(known: readonly RunView[], loaded: RunView): RunView {
  const mine = known.find(({ id }) => id === loaded.id);
  return mine && mine.last_event > loaded.last_event ? mine : loaded;
}

function takeEvent(state: AutomationState, event: RunEvent, number: number): AutomationState {
  if (event.type === 'log') return { ...state, log: [...state.log, event].slice(-logLimit) };
  if (event.type === 'frame') {
    return keepRunning({ ...state, frames: new Map(state.frames).set(event.execution_id, event) });
  }
  const runs = state.runs.map((run) => (number > run.last_event ? advance(run, event, number) : run));
  const isNew = event.type === 'run' && !state.runs.some(({ id }) => id === event.run.id);
  return keepRunning({ ...state, runs: isNew ? [{ ...event.run, cases: [] }, ...runs] : runs });
}

function advance(run: RunView, event: RunEvent, number: number): RunView {
  const after = applyEvent(run, event);
  return after === run ? run : { ...after, last_event: number };
}

/** A frame is a picture of now: it goes with the case that it shows. */
function keepRunning(state: AutomationState): AutomationState {
  const running = new Set(
    state.runs.flatMap(({ cases }) =>
      cases.filter(({ state: now }) => now === 'running').map(({ execution_id }) => execution_id),
    ),
  );
  if ([...state.frames.keys()].every((id) => running.has(id))) return state;
  return { ...state, frames: new Map([...state.frames].filter(([id]) => running.has(id))) };
}
