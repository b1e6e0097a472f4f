import type { Answer, CaseView, RunView } from '@assay/contract';
import { callOnce } from './call.ts';
import type { Person, TestServer } from './server.ts';

type TestCase = Answer<'GET /api/test-cases/{id}'>['testCase'];

/** A signed-in person who speaks to the server directly, for what has to be there before a page is opened. */
export interface Tester {
  /** Hands in a requirement for the demo shop, or for no address at all, and gives the id of its run. */
  submit: (text: string, more?: { target_url?: string | null }) => Promise<string>;
  /** The run once it has ended. */
  ended: (runId: string) => Promise<RunView>;
  /** The first case of a requirement that has run, or was planned only where it has no address. */
  prepare: (text: string, more?: { target_url?: string | null }) => Promise<CaseView>;
  readCase: (id: string) => Promise<TestCase>;
  changeCase: (id: string, body: object) => Promise<TestCase>;
  /** Runs a saved case once more, and gives the run once it has ended. */
  runAgain: (testCaseId: string) => Promise<RunView>;
  choose: (executionId: string, stepNumber: number, candidate: number) => Promise<string>;
}

export async function becomeTester(server: TestServer, person: Person): Promise<Tester> {
  const headers = {
    authorization: `Bearer ${await server.logIn(person)}`,
    'content-type': 'application/json',
    prefer: 'respond-async',
  };

  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    const reply = await callOnce(new URL(path, server.address), {
      method,
      headers,
      body: body && JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as T;
  }

  async function submit(text: string, more: { target_url?: string | null } = {}): Promise<string> {
    const { target_url = `${server.address}/demo/` } = more;
    const body = { text, complexity: 'simple', include_edge_cases: false, ...(target_url && { target_url }) };
    return (await call<{ run_id: string }>('POST', '/api/process-text', body)).run_id;
  }

  /** Its events end with the run. */
  async function ended(runId: string): Promise<RunView> {
    const stream = await callOnce(new URL(`/api/runs/${runId}/events`, server.address), { headers });
    await stream.text();
    return (await call<{ run: RunView }>('GET', `/api/runs/${runId}`)).run;
  }

  return {
    submit,
    ended,
    async prepare(text, more) {
      const { cases, error } = await ended(await submit(text, more));
      const [first] = cases;
      if (!first) throw new Error(`No case came of "${text}": ${error}`);
      return first;
    },
    readCase: async (id) => (await call<{ testCase: TestCase }>('GET', `/api/test-cases/${id}`)).testCase,
    changeCase: async (id, body) =>
      (await call<{ testCase: TestCase }>('PUT', `/api/test-cases/${id}`, body)).testCase,
    runAgain: async (id) =>
      ended((await call<{ run_id: string }>('POST', `/api/test-cases/${id}/run`, {})).run_id),
    choose: async (id, step_number, candidate) =>
      (await call<{ run_id: string }>('POST', `/api/executions/${id}/choose`, { step_number, candidate }))
        .run_id,
  };
}
