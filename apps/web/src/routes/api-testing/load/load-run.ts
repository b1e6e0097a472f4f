import type { Answer, LoadPoint } from '@assay/contract';
import { request, requestFile } from '../../../lib/client.ts';
import { followEvents } from '../../../lib/follow-events.ts';
import { readWhenBack } from '../../../lib/read-when-back.ts';
import { readToken } from '../../../lib/session.ts';
import { createStore, useStore } from '../../../shell/store.ts';
import { setBusy } from '../common/busy.ts';

export type LoadTest = Answer<'GET /api/api-testing/load-tests/{id}'>['data']['loadTest'];
export type EndedLoad = Omit<LoadTest, 'points'>;

export interface LoadRun {
  id: string | null;
  test: LoadTest | null;
  /** Why it could not be read, or is no longer followed. */
  failure: unknown;
  /** The connection is gone and is being made again. */
  isBroken: boolean;
}

const nothing: LoadRun = { id: null, test: null, failure: null, isBroken: false };

/** Outside the page, so that a load test is followed, and its end is told, while another page is looked at. */
const run = createStore<LoadRun>(nothing);
let following: AbortController | undefined;

function changeRun(wanted: Partial<LoadRun>): void {
  const next = { ...run.read(), ...wanted };
  run.write(next);
  setBusy({ isLoading: next.test?.state === 'running' });
}

function addPoint(point: LoadPoint): void {
  const { test } = run.read();
  if (test) changeRun({ test: { ...test, points: [...test.points, point] } });
}

export function useLoadRun(): LoadRun {
  return useStore(run);
}

export function forgetLoadTest(): void {
  following?.abort();
  following = undefined;
  changeRun(nothing);
}

/** Reads a load test and, where it runs, follows it to its end; `onEnd` is told of one that was begun here or seen running. */
export async function followLoadTest(
  id: string,
  { wasBegun, onEnd }: { wasBegun: boolean; onEnd: (ended: EndedLoad) => void },
): Promise<void> {
  if (run.read().id === id && !run.read().failure) return;
  forgetLoadTest();
  const stop = new AbortController();
  following = stop;
  changeRun({ id });
  const { signal } = stop;
  const params = { id };
  const token = readToken();
  try {
    const read = await request('GET /api/api-testing/load-tests/{id}', { params, signal });
    const { loadTest } = read.data;
    if (signal.aborted) return;
    changeRun({ test: loadTest });
    if (loadTest.state !== 'running') {
      if (wasBegun) onEnd(loadTest);
      return;
    }
    let ended: EndedLoad | undefined;
    const onTrouble = (isBroken: boolean) => {
      if (!signal.aborted) changeRun({ isBroken });
    };
    await followEvents({
      open: (headers) =>
        requestFile('GET /api/api-testing/load-tests/{id}/events', { params, signal }, headers),
      after: loadTest.points.length,
      signal,
      onEvent(name, data) {
        // Whoever has signed in meanwhile has load tests of their own.
        if (readToken() !== token) return forgetLoadTest();
        // The server checks its events against the same contract.
        if (name === 'point') addPoint(data as LoadPoint);
        if (name === 'loadTest') ended = data as EndedLoad;
      },
      onTrouble,
    });
    if (signal.aborted) return;
    // The stream may have ended for another reason, such as a server that stops.
    const readLast = async () =>
      (await request('GET /api/api-testing/load-tests/{id}', { params, signal })).data.loadTest;
    const last = ended ?? (await readWhenBack(readLast, { signal, onTrouble }));
    changeRun({ test: { ...last, points: run.read().test?.points ?? [] }, isBroken: false });
    if (last.state !== 'running') onEnd(last);
  } catch (failure) {
    if (!signal.aborted) changeRun({ failure, test: null });
  }
}
