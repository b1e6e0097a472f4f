import { parentPort, workerData } from 'node:worker_threads';
import type { Received } from '@assay/contract';
import { ImportProblem, importEndpoints } from '@assay/http/exchange';

const { text, format } = workerData as Received<'POST /api/api-testing/import'>['body'];
try {
  parentPort?.postMessage({ imported: importEndpoints(text, format) });
} catch (error) {
  if (!(error instanceof ImportProblem)) throw error;
  parentPort?.postMessage({ problem: error.message });
}
