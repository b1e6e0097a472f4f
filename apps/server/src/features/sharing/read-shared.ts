import type { Answer, StepReport } from '@assay/contract';
import type { ShareState } from '@assay/contract/choices';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Services } from '../../platform/services/services.ts';
import { viewExecution } from '../execution/index.ts';
import { findCaseSecrets } from '../generation/index.ts';
import { hashShareToken } from './create-share.ts';
import { nameTarget } from './list-shares.ts';
import {
  findPicture,
  listLastResults,
  listResults,
  listSharedCases,
  type Result,
  type SharedCase,
} from './result-store.ts';
import { findLiveShare, noteView, type Share } from './store.ts';

type Shared = Answer<'GET /api/shared/{token}'>['shared'];

const shownResults = 20;
const oneMinute = 60_000;

async function findShare(db: Db, token: string): Promise<Share> {
  const share = await findLiveShare(db, hashShareToken(token));
  if (!share) {
    throw new AppError('NOT_FOUND', {
      message: 'This link shows nothing any more. It was revoked, or what it showed is gone.',
    });
  }
  return share;
}

/** Passing means that the last result of every case that has one is a success. */
export function judgeState(last: Iterable<Pick<Result, 'status'>>): ShareState {
  const statuses = [...last].map(({ status }) => status);
  if (statuses.length === 0) return 'no result';
  return statuses.every((status) => status === 'success') ? 'passing' : 'failing';
}

/** The picture's name tells its execution, so that a page that is open while the case runs again does not mix two. */
function presentStep(executionId: string, step: StepReport): NonNullable<Shared['last']>['steps'][number] {
  const { step_number, status, action, message, outcome, expected, actual, hollow, duration_ms } = step;
  const picture = step.picture === null ? null : `${executionId}_${step.picture}`;
  return { step_number, status, action, message, outcome, expected, actual, hollow, duration_ms, picture };
}

function presentResult(result: Result, title: string): Shared['results'][number] {
  return {
    title,
    verdict: result.verdict,
    cause: result.cause,
    browser_used: result.browserUsed,
    executed_at: new Date(result.executedAt).toISOString(),
    execution_time: result.durationMs,
  };
}

function hideTitle({ title, requirementText, steps }: SharedCase): string {
  return findCaseSecrets(requirementText, steps).hide(title);
}

export async function readShared(db: Db, token: string): Promise<Answer<'GET /api/shared/{token}'>> {
  const share = await findShare(db, token);
  const now = Date.now();
  if (share.lastViewedAt === null || share.lastViewedAt < now - oneMinute) await noteView(db, share.id, now);
  const cases = await listSharedCases(db, share);
  const titles = new Map(cases.map((one) => [one.id, hideTitle(one)]));
  const titleOf = (id: string) => titles.get(id) ?? '';
  const results = await listResults(db, share, shownResults);
  const lastOf = await listLastResults(db, share);
  const [newest] = results;
  const view = newest && (await viewExecution(db, newest.id));
  return {
    shared: {
      kind: share.testCaseId === null ? 'project' : 'test case',
      title: await nameTarget(db, share),
      state: judgeState(lastOf.values()),
      passed: results.filter(({ status }) => status === 'success').length,
      results: results.map((result) => presentResult(result, titleOf(result.testCaseId))),
      cases:
        share.testCaseId === null
          ? cases.map(({ id }) => {
              const last = lastOf.get(id);
              return { title: titleOf(id), last: last ? presentResult(last, titleOf(id)) : null };
            })
          : [],
      last:
        newest && view
          ? {
              ...presentResult(newest, titleOf(newest.testCaseId)),
              reason: view.reason,
              steps: view.steps.map((step) => presentStep(newest.id, step)),
            }
          : null,
    },
  };
}

export async function readState(db: Db, token: string): Promise<ShareState> {
  return judgeState((await listLastResults(db, await findShare(db, token))).values());
}

/** A picture of one of the results that the link shows, and nothing else. */
export async function openSharedPicture(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  token: string,
  given: string,
) {
  const share = await findShare(db, token);
  const [, executionId = '', name = ''] = /^([^_]+)_(.+)$/.exec(given) ?? [];
  const isShown = (await listResults(db, share, shownResults)).some(({ id }) => id === executionId);
  const file = isShown ? await findPicture(db, executionId, name) : undefined;
  if (!file) throw new AppError('NOT_FOUND', { message: 'There is no such picture.' });
  return { ...file, stream: await storage.open(file.hash) };
}
