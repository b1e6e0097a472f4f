import type { Answer, Received } from '@assay/contract';
import { AppError } from '../../platform/errors/errors.ts';
import type { Parts } from './context/parts.ts';
import { readBounds } from './read-bounds.ts';
import { presentExecution, toTime } from './runs/present-run.ts';
import { type EvidenceFile, listFilesOf } from './store/evidence.ts';
import { type Execution, type HistoryQuery, listEnded } from './store/executions.ts';
import { findTexts } from './store/runs.ts';

type History = Answer<'GET /api/test-executions'>;
export type PastExecution = History['executions'][number];

function readCursor(cursor: string): HistoryQuery['after'] {
  const [executedAt = '', id = ''] = cursor.split('_');
  if (!/^\d{1,15}$/.test(executedAt) || !/^[\w-]{1,64}$/.test(id)) {
    throw new AppError('VALIDATION_FAILED', { message: 'The cursor is not one that this call gave.' });
  }
  return { executedAt: Number(executedAt), id };
}

/** In the order of the steps: the tenth comes after the ninth, and the end last. */
function placeOf(name: string): number {
  return Number(/^step-(\d+)\./.exec(name)?.[1] ?? Number.MAX_SAFE_INTEGER);
}

function present(execution: Execution, text: string, files: readonly EvidenceFile[]): PastExecution {
  const { steps: _, ...result } = presentExecution(execution, undefined, text);
  const pictures = files.filter(({ kind }) => kind === 'picture').map(({ name }) => name);
  return {
    id: execution.id,
    test_case_id: execution.testCaseId,
    status: execution.status ?? 'error',
    executed_at: toTime(execution.executedAt) ?? '',
    execution_result: JSON.stringify(result),
    run_id: execution.runId,
    title: result.title,
    verdict: execution.verdict,
    cause: execution.cause,
    reason: execution.reason,
    browser: execution.browser,
    browser_used: execution.browserUsed,
    source: execution.engine,
    created_at: new Date(execution.createdAt).toISOString(),
    duration: execution.durationMs,
    pictures: pictures.sort((a, b) => placeOf(a) - placeOf(b)),
    trace: files.find(({ kind }) => kind === 'trace')?.name ?? null,
  };
}

export async function listHistory(
  { db }: Pick<Parts, 'db'>,
  ownerId: string,
  query: Received<'GET /api/test-executions'>['query'],
): Promise<History> {
  const found = await listEnded(db, ownerId, {
    limit: query.limit + 1,
    ...readBounds(query),
    ...(query.cursor !== undefined && { after: readCursor(query.cursor) }),
  });
  const page = found.slice(0, query.limit);
  const last = page.at(-1);
  const texts = await findTexts(
    db,
    page.map(({ runId }) => runId),
  );
  const files = await listFilesOf(
    db,
    page.map(({ id }) => id),
  );
  const executions = page.map((one) => present(one, texts.get(one.runId) ?? '', files.get(one.id) ?? []));
  const isMore = found.length > query.limit && last?.executedAt;
  return { executions, next_cursor: isMore ? `${last.executedAt}_${last.id}` : null };
}
