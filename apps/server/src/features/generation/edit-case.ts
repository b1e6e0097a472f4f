import type { Answer, Received } from '@assay/contract';
import type { LanguageModel } from '@assay/language/runtime';
import { AppError } from '../../platform/errors/errors.ts';
import type { Services } from '../../platform/services/services.ts';
import { readProject } from '../projects/index.ts';
import { findCaseSecrets } from './case-secrets.ts';
import { presentStep, readLines } from './read-steps.ts';
import { type CaseChange, changeCase, findCase, type SavedCase } from './store.ts';

type WholeCase = Answer<'GET /api/test-cases/{id}'>['testCase'];

export function presentCase(saved: SavedCase): WholeCase {
  const { hide } = findCaseSecrets(saved.requirementText, saved.steps);
  return {
    id: saved.id,
    title: hide(saved.title),
    description: hide(saved.description),
    status: saved.status,
    priority: saved.priority,
    origin: saved.origin,
    requirement_text: hide(saved.requirementText),
    expected_result: hide(saved.expectedResult),
    project_id: saved.projectId,
    project_name: saved.projectName,
    target_url: saved.targetUrl,
    steps: saved.steps.map((step) => presentStep(step, hide)),
    aliases: saved.aliases.map(({ phrase, label, page }) => ({ phrase, means: label, page })),
    last_execution_id: saved.lastExecutionId,
    created_at: new Date(saved.createdAt).toISOString(),
    updated_at: new Date(saved.updatedAt).toISOString(),
  };
}

export async function readCase(
  { db }: Pick<Services, 'db'>,
  ownerId: string,
  id: string,
): Promise<SavedCase> {
  const saved = await findCase(db, ownerId, id);
  if (!saved) throw new AppError('NOT_FOUND', { message: 'There is no such test case.' });
  return saved;
}

/** Changes a case; what was shown as a hidden secret and comes back as such stays what it was. */
export async function editCase(
  services: Pick<Services, 'db'>,
  ownerId: string,
  id: string,
  wanted: Received<'PUT /api/test-cases/{id}'>['body'],
  model: LanguageModel | undefined,
): Promise<SavedCase> {
  const saved = await readCase(services, ownerId, id);
  const readAt = wanted.updated_at === undefined ? saved.updatedAt : Date.parse(wanted.updated_at);
  if (wanted.project_id) await readProject(services.db, ownerId, wanted.project_id);
  const { restore } = findCaseSecrets(saved.requirementText, saved.steps);
  const known = new Map(saved.steps.map((step) => ['sentence' in step ? step.sentence : step.source, step]));
  const lines = wanted.steps?.map((line) => restore(line).trim());
  const steps = lines && (await readLines(lines, model, { owner: ownerId, known })).flat();
  if (steps?.length === 0) {
    throw new AppError('VALIDATION_FAILED', { message: 'A test case needs at least one step.' });
  }
  const forgotten = new Set(wanted.forget_aliases);
  const change: CaseChange = {
    ...(wanted.title !== undefined && { title: restore(wanted.title) }),
    ...(steps && { steps }),
    ...(wanted.project_id !== undefined && { projectId: wanted.project_id }),
    ...(forgotten.size > 0 && { aliases: saved.aliases.filter(({ phrase }) => !forgotten.has(phrase)) }),
  };
  if (!(await changeCase(services.db, id, change, readAt, Date.now()))) {
    throw new AppError('CHANGED_MEANWHILE');
  }
  return readCase(services, ownerId, id);
}
