import type { CaseView, ExecutionReport } from '@assay/contract';
import { type RunEvent, reportStep } from '@assay/runner';
import type { OnEvent } from '../engine/engine.ts';

/** Tells what happens in one case in the words of the contract, and keeps its log. The end of the case is told by whoever judges it. */
export function translateEvents(view: CaseView, tell: OnEvent) {
  const ids = { run_id: view.run_id, execution_id: view.execution_id };
  const log: ExecutionReport['log'] = [];
  function take(event: RunEvent): void {
    if (event.type === 'case started') {
      const at = new Date(event.at).toISOString();
      tell({ type: 'case started', ...ids, browser_used: event.browser, at });
    } else if (event.type === 'step started') {
      const at = new Date(event.at).toISOString();
      tell({ type: 'step started', ...ids, step_number: event.step + 1, action: event.sentence, at });
    } else if (event.type === 'step ended') {
      tell({ type: 'step ended', ...ids, step: reportStep(event.evidence, { after: null, before: null }) });
    } else if (event.type === 'log') {
      const line = { at: new Date(event.at).toISOString(), level: event.level, message: event.message };
      log.push(line);
      tell({ type: 'log', ...ids, ...line });
    }
  }
  return { take, log };
}
