import { randomUUID } from 'node:crypto';
import type { TestCaseStatus, Verdict } from '@assay/contract/choices';
import type { Person, TestServer } from './server.ts';

export interface GivenCase {
  title: string;
  status?: TestCaseStatus;
  requirement?: string;
  projectId?: string;
  /** JSON, in the step language, as the server stores it. */
  steps?: object[];
  verdict?: Verdict;
}

const click = {
  source: 'Click "Save"',
  sentence: 'Click "Save"',
  command: { do: 'click', target: { name: 'Save' } },
};

function insert(server: TestServer, table: string, row: Record<string, string | number | null>): void {
  const given = Object.entries(row).filter((entry): entry is [string, string | number] => entry[1] !== null);
  const columns = given.map(([column]) => column).join(', ');
  const places = given.map(() => '?').join(', ');
  server.sql(`insert into ${table} (${columns}) values (${places})`, ...given.map(([, value]) => value));
}

/** Saved cases as if they had been generated, the last one newest, and had run where a verdict is given; gives their ids. */
export function addCases(server: TestServer, { email }: Person, cases: readonly GivenCase[]): string[] {
  const [person] = server.read('select id from users where email = ?', email);
  const owner_id = String(person?.id);
  const run_id = randomUUID();
  const now = Date.now() - 3_600_000;
  const run = { id: run_id, owner_id, kind: 'cases', status: 'finished', title: 'Before' };
  insert(server, 'runs', { ...run, request: '{"kind":"cases","caseIds":[]}', created_at: now });
  return cases.map(({ title, status, requirement, projectId, steps = [click], verdict }, place) => {
    const [id, execution] = [randomUUID(), randomUUID()];
    insert(server, 'test_cases', {
      id,
      owner_id,
      project_id: projectId ?? null,
      title,
      description: '',
      status: status ?? (verdict === undefined ? 'generated' : verdict === 'passed' ? 'completed' : 'active'),
      priority: 'medium',
      origin: 'stated',
      test_type: 'functional',
      requirement_text: requirement ?? 'Click "Save".',
      expected_result: '',
      steps: JSON.stringify(steps),
      aliases: '[]',
      seen_names: '[]',
      last_execution_id: verdict === undefined ? null : execution,
      created_at: now + place,
      updated_at: now + place,
    });
    if (verdict !== undefined) {
      insert(server, 'executions', {
        id: execution,
        owner_id,
        run_id,
        test_case_id: id,
        place,
        state: 'done',
        status: verdict === 'passed' ? 'success' : 'error',
        verdict,
        reason: '',
        healed: 0,
        browser: 'chrome',
        browser_used: 'Chromium',
        engine: 'built-in',
        test_case: JSON.stringify({ title, steps }),
        successful_steps: 1,
        total_steps: steps.length,
        duration_ms: 1500,
        created_at: now + place,
        executed_at: now + place,
      });
    }
    return id;
  });
}

export function addProject(server: TestServer, { email }: Person, name: string, description = ''): string {
  const [person] = server.read('select id from users where email = ?', email);
  const id = randomUUID();
  insert(server, 'projects', {
    id,
    owner_id: String(person?.id),
    name,
    description,
    base_url: 'http://127.0.0.1:3000/shop/',
    created_at: Date.now(),
  });
  return id;
}
