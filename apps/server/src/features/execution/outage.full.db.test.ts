import type { RunEvent } from '@assay/contract';
import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { startLine } from '../../../test/line.ts';
import { followRun, startListening, submit } from '../../../test/listening.ts';
import { createPostgresDatabase, type RunningApp, signUp } from '../../../test/start.ts';
import { createRecorder } from './context/recorder.ts';
import { tellLog } from './runs/tell-run.ts';

function recorderOf({ services }: RunningApp) {
  return { recorder: createRecorder(services.db, services.live, services.log) };
}

/** As pages and the command line do: whenever the connection ends before the run, it goes on after the last event. */
async function followAlways(address: string, token: string, runId: string, ids: () => Promise<number[]>) {
  const events: RunEvent[] = [];
  const hasEnded = () => events.some((event) => event.type === 'run' && event.run.status === 'cancelled');
  while (!hasEnded()) {
    const after = (await ids())[events.length - 1] ?? 0;
    const onEvent = (event: RunEvent) => void events.push(event);
    await followRun(address, token, runId, { after, onEvent }).catch(() => undefined);
  }
  return events;
}

describe.skipIf(!inject('postgresUrl'))('a server whose database goes away', () => {
  test('says so, and stores and tells everything once when it is back', async () => {
    const url = await createPostgresDatabase();
    const line = await startLine(url);
    const { app } = await startListening('postgres', { DATABASE_URL: line.url, WORK: 'off' });
    const { app: other } = await startListening('postgres', { DATABASE_URL: url, WORK: 'off' });
    const token = await signUp(other);
    const runId = await submit(app, token, {
      text: 'Click the "Save" button. Check that the page shows "Saved".',
    });
    const run = await other.services.db.selectFrom('runs').selectAll().executeTakeFirstOrThrow();
    const about = { runId, ownerId: run.owner_id };
    const here = recorderOf(app);
    const ids = async () => {
      const rows = await other.services.db.selectFrom('run_events').select('id').orderBy('id').execute();
      return rows.map(({ id }) => Number(id));
    };
    const following = followAlways(app.server.listeningOrigin, token, runId, ids);
    await tellLog(recorderOf(other), about, 'told by the other process');

    line.cut();
    const refused = await app.call('GET /api/automation', { token });
    expect(refused).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE', success: false } });
    expect(refused.headers['retry-after']).toBe('5');
    const submitting = submit(app, token, { text: 'It is not accepted.' });
    await expect(submitting).rejects.toThrow('503');
    const waiting = [
      tellLog(here, about, 'stored when it was back'),
      here.recorder.record({
        ...about,
        isCall: true,
        event: { type: 'log', run_id: runId, execution_id: null, at: '', level: 'info', message: 'given up' },
      }),
    ];
    await expect(waiting[1]).rejects.toThrow();
    await tellLog(recorderOf(other), about, 'told meanwhile');
    line.restore();
    await waiting[0];

    // The connection breaks when it has been stored, before anybody here knows it.
    const isCut = line.cutAfterCommit();
    const doubtful = tellLog(here, about, 'stored although it broke');
    await isCut;
    line.restore();
    await doubtful;

    // The connection that listens breaks by itself.
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'assay listening' and datname = current_database()`.execute(other.services.db);
    await tellLog(recorderOf(other), about, 'told in the gap');
    await other.call('POST /api/runs/{id}/cancel', { token, params: { id: runId } });
    const events = await following;
    expect(events.map((event) => (event.type === 'log' ? event.message : event.type))).toEqual([
      'run',
      'told by the other process',
      'told meanwhile',
      'stored when it was back',
      'stored although it broke',
      'told in the gap',
      'run',
    ]);
    const accepted = await other.services.db.selectFrom('runs').select('id').execute();
    expect(accepted).toHaveLength(1);
  });
});
