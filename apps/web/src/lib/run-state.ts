import type { RunEvent, RunView } from '@assay/contract';
import { applyEvent } from './apply-event.ts';

export type LogEvent = Extract<RunEvent, { type: 'log' }>;
export type Frame = Extract<RunEvent, { type: 'frame' }>;

/** One run as a page knows it: what was loaded, and what came since. */
export interface RunState {
  run: RunView | null;
  /** The newest frame of each case that is running, by execution id. */
  frames: ReadonlyMap<string, Frame>;
  log: readonly LogEvent[];
}

export type RunChange =
  | { type: 'begun' }
  | { type: 'loaded'; run: RunView }
  | { type: 'event'; event: RunEvent; number: number };

export const nothingYet: RunState = { run: null, frames: new Map(), log: [] };

const logLimit = 2000;

export function changeRun(state: RunState, change: RunChange): RunState {
  if (change.type === 'begun') return nothingYet;
  if (change.type === 'loaded') return isOlder(change.run, state.run) ? state : { ...state, run: change.run };
  const { event, number } = change;
  if (event.type === 'log') return { ...state, log: [...state.log, event].slice(-logLimit) };
  if (event.type === 'frame') {
    return { ...state, frames: new Map(state.frames).set(event.execution_id, event) };
  }
  // What was loaded holds the earlier events already; they were asked for only because of their log lines.
  if (!state.run || number <= state.run.last_event) return state;
  const run = { ...applyEvent(state.run, event), last_event: number };
  return { ...state, run, frames: event.type === 'case ended' ? without(state.frames, event) : state.frames };
}

/** What was asked for before the newest event may arrive after it. */
function isOlder(run: RunView, known: RunView | null): boolean {
  return known?.id === run.id && run.last_event < known.last_event;
}

function without(
  frames: ReadonlyMap<string, Frame>,
  { case: ended }: Extract<RunEvent, { type: 'case ended' }>,
): ReadonlyMap<string, Frame> {
  return new Map([...frames].filter(([id]) => id !== ended.execution_id));
}
