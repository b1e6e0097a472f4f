import type { ExecutionReport } from '@assay/contract';
import { markup } from '../text/markup.ts';
import { countResults, readResult } from './result.ts';
import { seconds, writeCase } from './write-case.ts';

/**
 * JUnit XML as Jenkins, GitLab and GitHub actions read it: one suite per run, one case per execution. It keeps to what the strictest
 * of their schemas allows.
 * A hollow case is written as skipped: nothing was checked that could have failed, so it is neither passed nor a fault of the site.
 */
export function writeJunit(reports: readonly ExecutionReport[]): string {
  const runs = Map.groupBy(reports, (report) => report.case.run_id);
  const { text } = markup`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="Assay"${countAttributes(reports)}>
${[...runs.values()].map(writeSuite)}</testsuites>
`;
  return text;
}

function countAttributes(reports: readonly ExecutionReport[]) {
  const { failures, errors } = countResults(reports.map((report) => readResult(report.case)));
  const time = reports.reduce((sum, report) => sum + (report.case.execution_time ?? 0), 0);
  return markup` tests="${reports.length}" failures="${failures}" errors="${errors}" time="${seconds(time)}"`;
}

function writeSuite(reports: readonly ExecutionReport[]) {
  const first = reports[0];
  if (!first) return '';
  const started = reports
    .map((report) => report.case.executed_at)
    .filter((at) => at !== null)
    .sort()[0];
  const stamp = started ? markup` timestamp="${started.replace(/\.\d+Z?$|Z$/, '')}"` : '';
  const name = first.target_url ? `Assay: ${first.target_url}` : 'Assay';
  const { skipped } = countResults(reports.map((report) => readResult(report.case)));
  return markup`  <testsuite name="${name}"${countAttributes(reports)} skipped="${skipped}"${stamp}>
    <properties>
      <property name="run" value="${first.case.run_id}"/>
      <property name="target" value="${first.target_url ?? ''}"/>
    </properties>
${reports.map(writeCase)}  </testsuite>
`;
}
