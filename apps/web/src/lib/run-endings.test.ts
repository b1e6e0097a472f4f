import type { RunEvent, RunView } from '@assay/contract';
import { describe, expect, it } from 'vitest';
import { makeRun } from './run.fixture.ts';
import { createRunEndings } from './run-endings.ts';

function standing(id: string, status: RunView['status']): RunEvent {
  const { cases: _, ...run } = makeRun({ id, status });
  return { type: 'run', run };
}

function ended(id: string, minute: number, status: RunView['status'] = 'finished'): RunView {
  return makeRun({ id, status, finished_at: `2026-01-02T03:0${minute}:00.000Z` });
}

describe('the ends of runs', () => {
  it.each(['finished', 'failed'] as const)('are told when a run is %s', (status) => {
    expect(createRunEndings().take(standing('a', status))?.id).toBe('a');
  });

  it.each(['queued', 'planning', 'running', 'cancelled'] as const)(
    'are not told when a run is %s',
    (status) => {
      expect(createRunEndings().take(standing('a', status))).toBeUndefined();
    },
  );

  it('are not told by events of other kinds', () => {
    const event: RunEvent = {
      type: 'log',
      run_id: 'a',
      execution_id: null,
      at: '',
      level: 'info',
      message: '',
    };
    expect(createRunEndings().take(event)).toBeUndefined();
  });

  it('are told once', () => {
    const endings = createRunEndings();
    expect(endings.take(standing('a', 'finished'))).toBeDefined();
    expect(endings.take(standing('a', 'finished'))).toBeUndefined();
    expect(endings.take(standing('b', 'finished'))).toBeDefined();
  });

  it('that came before anybody followed are not told', () => {
    const endings = createRunEndings();
    expect(endings.catchUp([ended('old', 1)])).toEqual([]);
    expect(endings.catchUp([ended('old', 1), ended('older, and not in the first list', 0)])).toEqual([]);
  });

  it('that came while the connection was gone are told when it is back', () => {
    const endings = createRunEndings();
    endings.catchUp([ended('older', 0), ended('old', 1)]);
    endings.take(standing('told', 'finished'));
    const missed = ended('missed', 2, 'failed');
    const list = [ended('cancelled', 2, 'cancelled'), missed, ended('told', 2), ended('old', 1)];
    expect(endings.catchUp(list)).toEqual([missed]);
    expect(endings.catchUp(list)).toEqual([]);
    expect(endings.take(standing('missed', 'failed'))).toBeUndefined();
  });

  it('of the first runs of all are told when the connection is back', () => {
    const endings = createRunEndings();
    endings.catchUp([]);
    expect(endings.catchUp([ended('first', 1)])).toHaveLength(1);
  });

  it('are told by their event even if the list was first to have them', () => {
    const endings = createRunEndings();
    endings.catchUp([ended('a', 1)]);
    expect(endings.take(standing('a', 'finished'))).toBeDefined();
  });
});
