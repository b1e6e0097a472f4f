import type { ExecutionReport, Received } from '@assay/contract';
import { findCaseSecrets } from '../generation/index.ts';
import type { Parts } from './context/parts.ts';
import { listHistory, type PastExecution } from './list-history.ts';
import { printPdf } from './print-pdf.ts';
import { readPicture } from './read-report.ts';
import { presentExecution } from './runs/present-run.ts';
import { readLog } from './store/events.ts';
import { listExecutions, listSteps } from './store/executions.ts';
import { findTexts } from './store/runs.ts';

type Period = Pick<Received<'GET /api/test-executions'>['query'], 'test_case_id' | 'start' | 'end'>;

/** What reports are written from: executions that ended, with their evidence. */
export interface PastExecutions {
  /** The newest, at most as many as given. */
  list: (ownerId: string, period: Period, most: number) => Promise<PastExecution[]>;
  /** These with their steps and logs, in the order of the ids; those of others are left out. */
  readReports: (ownerId: string, ids: readonly string[]) => Promise<ExecutionReport[]>;
  readPicture: (executionId: string, name: string) => Promise<Uint8Array | null>;
  printPdf: (html: string) => Promise<Buffer>;
}

async function readReports(
  parts: Parts,
  ownerId: string,
  ids: readonly string[],
): Promise<ExecutionReport[]> {
  const found = (await listExecutions(parts.db, ids)).filter((one) => one.ownerId === ownerId);
  const executions = new Map(found.map((one) => [one.id, one]));
  const steps = await listSteps(parts.db, ids);
  const texts = await findTexts(
    parts.db,
    found.map(({ runId }) => runId),
  );
  const reports: ExecutionReport[] = [];
  for (const id of ids) {
    const execution = executions.get(id);
    if (!execution) continue;
    const text = texts.get(execution.runId) ?? '';
    reports.push({
      case: presentExecution(execution, steps.get(id) ?? [], text),
      requirement_text: findCaseSecrets(text, execution.testCase.steps).hide(text),
      target_url: execution.targetUrl,
      source: execution.engine,
      log: await readLog(parts.db, execution.runId, id),
      files: [],
      history: [],
    });
  }
  return reports;
}

export function openPastExecutions(parts: Parts): PastExecutions {
  return {
    async list(ownerId, period, most) {
      const { executions } = await listHistory(parts, ownerId, { ...period, limit: most });
      return executions;
    },
    readReports: (ownerId, ids) => readReports(parts, ownerId, ids),
    readPicture: (executionId, name) => readPicture(parts, executionId, name),
    printPdf: (html) => printPdf(parts.engine, html),
  };
}
