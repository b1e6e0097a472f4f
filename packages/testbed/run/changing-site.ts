import type { Command } from '@assay/planner/steps';
import type { BrowserPool, CaseOptions, CaseResult } from '@assay/runner';
import { runCase } from '@assay/runner';
import { serveSite } from '../serve/serve-site.ts';
import { makeCase } from './make-case.ts';

export type RunOn = (
  body: string,
  commands: Command[],
  options?: Omit<CaseOptions, 'pool'>,
) => Promise<CaseResult>;

/** A page that is another one for each run, at the same address, for tests. Whatever is clicked tells its id in the status. */
export async function openChangingSite(pool: BrowserPool): Promise<{ runOn: RunOn; close(): Promise<void> }> {
  let body = '';
  const script =
    '<p role="status" aria-label="Used"></p><script>addEventListener("click", ({ target }) => { document.querySelector("[role=status]").textContent = "used " + target.id })</script>';
  const site = await serveSite({
    '/': (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(`<!doctype html><html lang="en"><title>Changing</title><body>${body}${script}`),
  });
  const runOn: RunOn = (shown, commands, options = {}) => {
    body = shown;
    return runCase(makeCase({ do: 'open', address: site.url }, ...commands), {
      pool,
      limits: { patienceMs: 1000 },
      screenshots: 'none',
      ...options,
    });
  };
  return { runOn, close: site.close };
}

/** That the element of this id, and no other, was clicked. */
export function used(id: string): Command {
  return {
    do: 'expect',
    subject: { of: 'element', target: { name: 'Used' } },
    condition: { is: 'text', how: 'equals', value: `used ${id}` },
  };
}
