import type { Answer } from '@assay/contract';
import type { Summary } from '../context/summarise.ts';
import type { ListedExecution } from '../store/executions.ts';
import type { LoadTest } from '../store/load-tests.ts';

type ShownExecution = Answer<'GET /api/api-testing/history'>['data']['executions'][number];
type ShownDetail = Answer<'GET /api/api-testing/executions/{id}'>['data']['execution'];
type ShownLoadTest = Answer<'GET /api/api-testing/load-tests'>['data']['loadTests'][number];

export function presentSummary(summary: Summary): ShownDetail['summary'] {
  return { ...summary, avgResponseTime: summary.avgResponseTime ?? 0 };
}

export function presentExecution({ summary, ...execution }: ListedExecution): ShownExecution {
  return {
    id: execution.id,
    test_name: execution.testName,
    executed_at: new Date(execution.executedAt).toISOString(),
    state: execution.state,
    total_endpoints: summary.totalEndpoints,
    passed: summary.passed,
    failed: summary.failed,
    not_checked: summary.notChecked,
    success_rate: summary.successRate,
    avg_response_time: summary.avgResponseTime ?? 0,
    duration_ms: summary.durationMs,
    base_url: execution.baseUrl,
  };
}

export function presentLoadTest(test: LoadTest): ShownLoadTest {
  return {
    id: test.id,
    name: test.name,
    state: test.state,
    config: test.config,
    stats: test.stats,
    error: test.error,
    created_at: new Date(test.createdAt).toISOString(),
    finished_at: test.finishedAt === null ? null : new Date(test.finishedAt).toISOString(),
  };
}
