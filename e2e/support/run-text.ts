import type { Answer } from '@assay/contract';
import { callOnce } from './call.ts';
import type { Person, TestServer } from './server.ts';

type Results = Answer<'POST /api/process-text'>['testResults'];

/** Has a requirement run as the pages have it, and gives the author's own case. `DEMO` stands for the demo shop. */
export async function runText(server: TestServer, person: Person, text: string): Promise<Results[number]> {
  const token = await server.logIn(person);
  const reply = await callOnce(new URL('/api/process-text', server.address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      text: text.replaceAll('DEMO', new URL('/demo', server.address).href),
      nlp_model: 'openrouter',
      complexity: 'simple',
      include_edge_cases: false,
      use_enhanced_rpa: true,
      browser: 'chrome',
    }),
  });
  if (!reply.ok) throw new Error(`It answered ${reply.status}: ${await reply.text()}`);
  const { testResults } = (await reply.json()) as { testResults: Results };
  const [first] = testResults;
  if (!first) throw new Error('No case was generated.');
  return first;
}
