import type { Answer, Received } from '@assay/contract';
import { AppError } from '../../../platform/errors/errors.ts';
import { loadExchange } from '../context/engines.ts';
import { importBeside, type Outcome } from './import-beside.ts';

type Given = Received<'POST /api/api-testing/import'>['body'];

/** What is shorter is read at once; to begin a thread would take longer. */
const longText = 50_000;

async function importHere({ text, format }: Given): Promise<Outcome> {
  const { ImportProblem, importEndpoints } = await loadExchange();
  try {
    return { imported: importEndpoints(text, format) };
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error;
    return { problem: error.message };
  }
}

/** Reads a document or a command as endpoints. */
export async function importText(given: Given): Promise<Answer<'POST /api/api-testing/import'>> {
  const outcome = await (given.text.length > longText ? importBeside(given) : importHere(given));
  if ('problem' in outcome) throw new AppError('BAD_IMPORT', { message: outcome.problem });
  return { success: true, data: outcome.imported };
}
