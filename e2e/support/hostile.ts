import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callOnce } from './call.ts';
import type { TestServer } from './server.ts';

/** Becomes an element where it is taken for markup, and runs where the policy allows it. */
export const payload =
  '"><img src=x data-injected onerror="window.__pwned=1"><script>window.__pwned=1</script>';
/** The same for places that become the target of a link. */
const script = 'javascript:window.__pwned=1';
/** The same, and a formula for programs that calculate. */
const formula = `=cmd|'/c calc'!A1 ${payload}`;

export interface HostileSite {
  address: string;
  stop: () => void;
}

/** A site whose every text is an attack on whoever shows it: its title, its texts, its console, its answers, its headers. */
export async function startHostileSite(): Promise<HostileSite> {
  const shown = payload.replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const page = `<!doctype html><title>${shown}</title><h1>${shown}</h1><button title="${shown}">Go ${shown}</button>
    <label>${shown}<input></label>
    <script>console.error(document.title); fetch('/missing?' + encodeURIComponent(document.title));</script>`;
  const server = createServer((request, response) => {
    if (request.url === '/answer') {
      response
        .writeHead(200, { 'content-type': 'text/html', 'x-attack': payload })
        .end(`<body>${payload}</body>`);
    } else if (request.url === '/json') {
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ [payload]: payload, a: script }));
    } else if (request.url === '/') response.writeHead(200, { 'content-type': 'text/html' }).end(page);
    else response.writeHead(404, payload.replaceAll(/["<>]/g, '')).end(payload);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Call = (method: string, path: string, body?: object) => Promise<Response>;

export function callAs({ address }: TestServer, token: string): Call {
  return async (method, path, body) => {
    const reply = await callOnce(new URL(path, address), {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${await reply.text()}`);
    return reply;
  };
}

const openApi = (base: string) => ({
  openapi: '3.1.0',
  info: { title: payload, version: payload, description: payload },
  servers: [{ url: base, description: payload }],
  paths: {
    [`/${encodeURIComponent(payload)}`]: {
      get: {
        summary: payload,
        description: payload,
        tags: [payload],
        responses: { 200: { description: payload } },
      },
    },
  },
});

interface Planted {
  execution: string;
  run: string;
  testCase: string;
  project: string;
  apiExecution: string;
  share: string;
  baseline: string;
}

/** Stores the attack in every text that people can store, and in what the tested site gives as evidence. */
export async function plantEverywhere(
  call: Call,
  { site, email, picture }: { site: string; email: string; picture: string },
): Promise<Planted> {
  const json = async (...given: Parameters<Call>) => (await call(...given)).json();
  const name = payload.slice(0, 100);
  await call('PUT', '/api/user/profile', {
    ...{
      firstName: name,
      lastName: name,
      company: payload,
      jobTitle: payload,
      phone: '<b>1</b>',
      bio: formula,
    },
  });
  const { project } = await json('POST', '/api/projects', {
    name: formula,
    description: payload,
    base_url: `${site}/`,
  });
  const text = `Open "${site}/". Check that the page shows "${payload.replaceAll('"', "'")}". Click "Nothing <b>here</b>".`;
  const { run_id: run, testResults } = await json('POST', '/api/process-text', {
    ...{
      text,
      complexity: 'simple',
      include_edge_cases: false,
      project_id: project.id,
      use_enhanced_rpa: true,
    },
  });
  const [first] = testResults;
  const testCase: string = first.test_case_id;
  await call('PUT', `/api/test-cases/${testCase}`, {
    title: formula,
    steps: [`Click "${payload}"`, payload],
  });
  await call('POST', '/api/feedback', {
    ...{ title: payload, description: formula, category: name, contactEmail: email },
    browserInfo: { userAgent: payload, platform: payload },
    systemInfo: { url: script, referrer: script },
  });
  await call('POST', '/api/contact', { name: payload, email, message: payload });
  await call('POST', '/api/schedules', { name, test_case_id: testCase, when: { kind: 'hourly' } });
  await call('POST', '/api/webhooks', { url: `${site}/?${encodeURIComponent(payload)}` });
  await call('POST', '/api/access-tokens', { name });
  await call('POST', '/api/api-testing/environments', { name, variables: [{ name: 'a', value: payload }] });
  const endpoints = ['/answer', '/json', `/${payload}`].map((path) => ({
    ...{
      name: payload,
      path,
      headers: { 'x-attack': 'a' },
      validations: [{ type: 'body', operator: 'contains', value: payload }],
    },
  }));
  const testConfig = { name: formula, baseUrl: site, endpoints };
  const { data } = await json('POST', '/api/api-testing/execute', { testConfig });
  const imported = await json('POST', '/api/api-testing/import', { text: JSON.stringify(openApi(site)) });
  await call('POST', '/api/api-testing/config', {
    ...{
      name: payload,
      description: payload,
      baseUrl: site,
      config: { ...imported.data, name: payload, baseUrl: site },
    },
  });
  const { share } = { share: await json('POST', '/api/shares', { test_case_id: testCase }) };
  const look = { testId: payload, stepName: formula, browser: name.slice(0, 50), screenshotData: picture };
  await call('POST', '/api/visual/capture', look);
  const { data: looks } = await json('GET', '/api/visual/baselines');
  return {
    ...{ execution: first.execution_id, run, testCase, project: project.id, apiExecution: data.id },
    ...{ share: share.token, baseline: looks.baselines[0].id },
  };
}
