import type { Answer, Received } from '@assay/contract';
import type { Db } from '../../platform/database/database.ts';
import { isPlain, readPage } from '../../platform/database/paging.ts';
import { findCaseSecrets } from './case-secrets.ts';
import { type ListedCase, listAllCases, listMatchingCases } from './list-store.ts';

type List = Answer<'GET /api/test-cases'>;
type Query = Received<'GET /api/test-cases'>['query'];

/** As the specification lists cases: the steps are JSON text. */
function presentListed(listed: ListedCase): List['testCases'][number] {
  const { hide } = findCaseSecrets(listed.requirementText, listed.steps);
  const { lastExecution: last } = listed;
  return {
    id: listed.id,
    title: hide(listed.title),
    status: listed.status,
    requirement_text: hide(listed.requirementText),
    project_name: listed.projectName,
    created_at: new Date(listed.createdAt).toISOString(),
    steps: JSON.stringify(
      listed.steps.map((step, index) => ({
        step_number: index + 1,
        action: hide('command' in step ? step.sentence : step.source),
        expected_result: '',
        element_locators: {},
      })),
    ),
    expected_result: hide(listed.expectedResult),
    priority: listed.priority,
    project_id: listed.projectId,
    last_execution: last && {
      id: last.id,
      verdict: last.verdict,
      cause: last.cause,
      executed_at: last.executedAt === null ? null : new Date(last.executedAt).toISOString(),
      duration_ms: last.durationMs,
    },
  };
}

/** All cases, or a page of those that match. */
export async function listCases(db: Db, ownerId: string, query: Query): Promise<List> {
  if (isPlain(query)) return { testCases: (await listAllCases(db, ownerId)).map(presentListed) };
  const { search = '', status, project_id: project, verdict, sort: by = 'created_at' } = query;
  const projectId = project === 'none' ? null : project;
  const order = query.order ?? (by === 'title' ? 'asc' : 'desc');
  const slice = readPage(query);
  const filter = { search, status, projectId, verdict };
  const { cases, total } = await listMatchingCases(db, ownerId, filter, { by, order }, slice);
  return { testCases: cases.map(presentListed), total, page: slice.page, page_size: slice.pageSize };
}
