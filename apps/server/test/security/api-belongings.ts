import { randomUUID } from 'node:crypto';
import { apiEndpoint } from '@assay/contract';
import type { Db } from '../../src/platform/database/database.ts';

/** An API test that ended without an answer. */
export async function addApiExecution(db: Db, ownerId: string, name: string): Promise<string> {
  const id = randomUUID();
  const config = {
    name,
    baseUrl: 'http://169.254.169.254',
    endpoints: [apiEndpoint.parse({ name, path: `/${name}` })],
    variables: {},
    data: '',
    stopOnFailure: false,
  };
  await db
    .insertInto('api_executions')
    .values({
      id,
      owner_id: ownerId,
      state: 'done',
      seen_at: 1,
      error: null,
      test_name: name,
      base_url: config.baseUrl,
      config: JSON.stringify(config),
      total_endpoints: 1,
      avg_response_time: null,
      executed_at: Date.now(),
    })
    .execute();
  return id;
}

export async function addLoadTest(db: Db, ownerId: string, name: string): Promise<string> {
  const id = randomUUID();
  const config = {
    name,
    url: `http://169.254.169.254/${name}`,
    method: 'GET',
    concurrency: 1,
    duration: 10_000,
    headers: {},
    model: 'closed',
    warmUpMs: 0,
    stages: [],
    thresholds: {},
  };
  await db
    .insertInto('api_load_tests')
    .values({
      id,
      owner_id: ownerId,
      state: 'done',
      seen_at: 1,
      error: null,
      name,
      config: JSON.stringify(config),
      stats: null,
      created_at: Date.now(),
      finished_at: Date.now(),
    })
    .execute();
  return id;
}
