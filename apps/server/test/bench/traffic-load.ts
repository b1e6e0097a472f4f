import type { RunView } from '@assay/contract';

export interface Answered {
  what: string;
  ms: number;
  status: number;
  /** Whether it says when to come back. */
  hasRetryAfter: boolean;
}

export interface Client {
  answers: Answered[];
  ask: <T>(what: string, path: string, body?: object) => Promise<T | undefined>;
  follow: (runId: string) => Promise<void>;
}

/** Asks one server after the other, and notes how each answered. Status 0: no answer came. */
export function createClient(addresses: readonly string[], token: () => string | undefined): Client {
  const answers: Answered[] = [];
  let next = 0;
  const headersOf = () => ({ prefer: 'respond-async', authorization: `Bearer ${token() ?? ''}` });
  const addressOf = () => {
    next += 1;
    return addresses[next % addresses.length] ?? '';
  };
  return {
    answers,
    async ask<T>(what: string, path: string, body?: object) {
      const begun = performance.now();
      const note = (status: number, hasRetryAfter: boolean) =>
        answers.push({ what, ms: performance.now() - begun, status, hasRetryAfter });
      try {
        const response = await fetch(new URL(path, addressOf()), {
          method: body ? 'POST' : 'GET',
          headers: { ...headersOf(), ...(body && { 'content-type': 'application/json' }) },
          ...(body && { body: JSON.stringify(body) }),
        });
        const text = await response.text();
        note(response.status, response.headers.has('retry-after'));
        return response.ok ? (JSON.parse(text) as T) : undefined;
      } catch {
        note(0, false);
        return undefined;
      }
    },
    async follow(runId) {
      const begun = performance.now();
      try {
        const response = await fetch(new URL(`/api/runs/${runId}/events`, addressOf()), {
          headers: headersOf(),
        });
        const first = await response.body?.getReader().read();
        const status = first?.value ? response.status : 0;
        answers.push({ what: 'watch events', ms: performance.now() - begun, status, hasRetryAfter: false });
      } catch {
        answers.push({
          what: 'watch events',
          ms: performance.now() - begun,
          status: 0,
          hasRetryAfter: false,
        });
      }
    },
  };
}

const password = 'bench-password';
const roundsPerSignIn = 10;
const roundsPerSubmission = 15;

/** Somebody at a page: signs in now and then, looks around, hands something in sometimes and watches it. */
export async function live(
  addresses: readonly string[],
  name: string,
  shopUrl: string,
  isOver: () => boolean,
): Promise<Answered[]> {
  let token: string | undefined;
  const client = createClient(addresses, () => token);
  const person = { email: `${name}@example.com`, password };
  await client.ask('register', '/api/register', { firstName: 'Bench', lastName: 'Person', ...person });
  client.answers.length = 0;
  for (let round = 0; !isOver(); round += 1) {
    if (round % roundsPerSignIn === 0) {
      token = (await client.ask<{ token: string }>('sign in', '/api/login', person))?.token ?? token;
    }
    await client.ask('dashboard', '/api/dashboard/stats');
    await client.ask('test cases', '/api/test-cases');
    const runs = await client.ask<{ runs: RunView[] }>('runs', '/api/runs');
    const [newest] = runs?.runs ?? [];
    if (newest) await client.ask('one run', `/api/runs/${newest.id}`);
    if (round % roundsPerSubmission !== 1) continue;
    const submitted = await client.ask<{ run_id: string }>('submit', '/api/process-text', {
      text: 'Open "/demo/products"\nCheck that the page shows "Stoneware Mug".',
      target_url: new URL('/demo/products', shopUrl).href,
      complexity: 'simple',
      include_edge_cases: false,
    });
    if (submitted) await client.follow(submitted.run_id);
  }
  return client.answers;
}
