import type { ExecutionReport, Received } from '@assay/contract';
import { type ExportedCase, exportGherkin, exportJson, exportPlaywright } from '@assay/planner';
import { writeHtml, writeJunit } from '@assay/report';
import { AppError } from '../../platform/errors/errors.ts';
import { findCaseSecrets } from '../generation/index.ts';
import type { Parts } from './context/parts.ts';
import { readOwnExecution } from './read-run.ts';
import { hideInWords, toRecordedCase } from './recorded-case.ts';
import { presentExecution, textOf, toTime } from './runs/present-run.ts';
import { readLog } from './store/events.ts';
import { findFile, listFiles } from './store/evidence.ts';
import { type Execution, listEnded, listSteps } from './store/executions.ts';
import { findRun } from './store/runs.ts';

const shownHistory = 20;

async function viewCase(parts: Parts, execution: Execution) {
  const run = await findRun(parts.db, execution.runId);
  const text = run ? textOf(run) : '';
  const steps = (await listSteps(parts.db, [execution.id])).get(execution.id) ?? [];
  return { view: presentExecution(execution, steps, text), text, steps };
}

export async function readReport(parts: Parts, ownerId: string, id: string): Promise<ExecutionReport> {
  const execution = await readOwnExecution(parts.db, ownerId, id);
  const { view, text } = await viewCase(parts, execution);
  const files = await listFiles(parts.db, id);
  const history = await listEnded(parts.db, ownerId, {
    testCaseId: execution.testCaseId,
    limit: shownHistory,
  });
  return {
    case: view,
    requirement_text: findCaseSecrets(text, execution.testCase.steps).hide(text),
    target_url: execution.targetUrl,
    source: execution.engine,
    log: await readLog(parts.db, execution.runId, id),
    files: files.map(({ name, kind, mediaType, size }) => ({ name, kind, media_type: mediaType, size })),
    history: history.map((one) => ({
      execution_id: one.id,
      verdict: one.verdict,
      executed_at: toTime(one.executedAt),
    })),
  };
}

type Format = Received<'GET /api/executions/{id}/export'>['query']['format'];

const mediaTypes: Record<Format, [type: string, ending: string]> = {
  html: ['text/html; charset=utf-8', 'html'],
  junit: ['application/xml; charset=utf-8', 'xml'],
  json: ['application/json; charset=utf-8', 'json'],
  playwright: ['text/plain; charset=utf-8', 'spec.ts'],
  gherkin: ['text/plain; charset=utf-8', 'feature'],
};

async function exportable({ db }: Parts, execution: Execution): Promise<ExportedCase> {
  const steps = await listSteps(db, [execution.id]);
  const run = await findRun(db, execution.runId);
  const { hide } = findCaseSecrets(run ? textOf(run) : '', execution.testCase.steps);
  return hideInWords(toRecordedCase(execution, steps.get(execution.id) ?? []), hide);
}

export async function readPicture(
  { db, storage }: Parts,
  executionId: string,
  name: string,
): Promise<Uint8Array | null> {
  const file = await findFile(db, executionId, name);
  if (!file) return null;
  return storage.read(file.hash).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  });
}

/** An execution as a file to keep, or its case as a test to run elsewhere. */
export async function exportExecution(parts: Parts, ownerId: string, id: string, format: Format) {
  const execution = await readOwnExecution(parts.db, ownerId, id);
  const write: Record<Format, () => Promise<string>> = {
    playwright: async () => exportPlaywright([await exportable(parts, execution)]),
    gherkin: async () => exportGherkin([await exportable(parts, execution)]),
    json: async () => exportJson([await exportable(parts, execution)]),
    junit: async () => writeJunit([await readReport(parts, ownerId, id)]),
    html: async () =>
      writeHtml([await readReport(parts, ownerId, id)], (executionId, name) =>
        readPicture(parts, executionId, name),
      ),
  };
  const [mediaType, ending] = mediaTypes[format];
  return { content: await write[format](), mediaType, name: `assay-${id.slice(0, 8)}.${ending}` };
}

export async function openFile(parts: Parts, ownerId: string, id: string, name: string) {
  await readOwnExecution(parts.db, ownerId, id);
  const file = await findFile(parts.db, id, name);
  if (!file) throw new AppError('NOT_FOUND', { message: 'There is no such file.' });
  return { ...file, stream: await parts.storage.open(file.hash) };
}
