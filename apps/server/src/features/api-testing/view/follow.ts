import type { FastifyReply } from 'fastify';
import { readLastEvent } from '../../../platform/http/event-stream.ts';
import type { Parts } from '../context/parts.ts';
import { findExecution } from '../store/executions.ts';
import { findLoadTest, listStoredPoints } from '../store/load-tests.ts';
import { listStoredResults } from '../store/results.ts';
import { tellEnd, tellResult } from './execution-events.ts';
import { tellLoadEnd, tellPoint } from './load-events.ts';
import { readOwnExecution } from './read-execution.ts';
import { readOwnLoadTest } from './read-load-test.ts';

/** `result` for each request that was answered or failed, `start` when one begins, then `execution`. */
export async function followExecution(
  { db, streams, executions }: Parts,
  ownerId: string,
  id: string,
  reply: FastifyReply,
): Promise<void> {
  await readOwnExecution(db, ownerId, id);
  const about = { runId: id, ownerId };
  await streams.follow(reply, {
    ...about,
    after: readLastEvent(reply),
    async listStored(after) {
      const ended = await findExecution(db, ownerId, id);
      const results = await listStoredResults(db, id, after);
      const told = results.map((result) => tellResult(about, result));
      return ended && ended.state !== 'running' ? [...told, tellEnd(ended)] : told;
    },
    isEnd: ({ type }) => type === 'execution',
    isElsewhere: !executions.ids().includes(id),
    hasEnded: async () => (await findExecution(db, ownerId, id))?.state !== 'running',
  });
}

/** `point` for each second, then `loadTest`. */
export async function followLoadTest(
  { db, streams, loadTests }: Parts,
  ownerId: string,
  id: string,
  reply: FastifyReply,
): Promise<void> {
  await readOwnLoadTest(db, ownerId, id);
  const about = { runId: id, ownerId };
  await streams.follow(reply, {
    ...about,
    after: readLastEvent(reply),
    async listStored(after) {
      const ended = await findLoadTest(db, ownerId, id);
      const points = await listStoredPoints(db, id, after);
      const told = points.map((point) => tellPoint(about, point));
      return ended && ended.state !== 'running' ? [...told, tellLoadEnd(ended)] : told;
    },
    isEnd: ({ type }) => type === 'loadTest',
    isElsewhere: !loadTests.ids().includes(id),
    hasEnded: async () => (await findLoadTest(db, ownerId, id))?.state !== 'running',
  });
}
