import type { RunView } from '@assay/contract';
import { verdicts } from '@assay/contract/choices';

interface About {
  delivery: string;
  createdAt: number;
  publicUrl: string;
}

function write(event: string, { delivery, createdAt }: About, more: object): string {
  return JSON.stringify({ event, delivery, created_at: new Date(createdAt).toISOString(), ...more });
}

/** What a receiver is told of a run that ended. */
export function writeRunBody(run: RunView, about: About): string {
  const link = (path: string) => new URL(path, about.publicUrl).href;
  const counts = Object.fromEntries(
    verdicts.map((verdict) => [
      verdict.replace(' ', '_'),
      run.cases.filter((one) => one.verdict === verdict).length,
    ]),
  );
  return write('run.finished', about, {
    run: {
      id: run.id,
      status: run.status,
      title: run.title,
      url: link(`/runs/${run.id}`),
      error: run.error,
      created_at: run.created_at,
      started_at: run.started_at,
      finished_at: run.finished_at,
      counts: { total: run.cases.length, ...counts },
      cases: run.cases.map((one) => ({
        test_case_id: one.test_case_id,
        execution_id: one.execution_id,
        title: one.title,
        verdict: one.verdict,
        cause: one.cause,
        reason: one.reason,
        url: link(`/executions/${one.execution_id}`),
      })),
    },
  });
}

export function writePingBody(about: About): string {
  return write('ping', about, { message: 'This is a test of your webhook. It works.' });
}
