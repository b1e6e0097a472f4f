import type { ApiExecution } from '@assay/contract';
import { type ApiOutcome, apiOutcomeOf } from '@assay/contract/choices';
import { seconds } from '../junit/write-case.ts';
import { type Markup, markup, oneLine } from '../text/markup.ts';

type Result = ApiExecution['results'][number];

function describeRequest({ method, url, response, timing, attempts, checks }: Result): string {
  const status = response ? `${response.status} ${response.statusText}`.trim() : 'no answer';
  return [
    `${method} ${url}`,
    `Answer: ${status}${timing ? ` in ${Math.round(timing.total)} ms` : ''}${attempts > 1 ? ` after ${attempts} attempts` : ''}`,
    ...checks.map((check) => `${check.passed ? 'passed' : 'FAILED'}: ${check.message}`),
  ].join('\n');
}

function writeOutcome(result: Result): Markup | string {
  const outcome = apiOutcomeOf(result);
  if (outcome === 'passed') return '';
  if (outcome === 'nothing checked') {
    return markup`      <skipped type="nothing checked" message="Nothing checked: the request has no checks."/>
`;
  }
  if (outcome === 'error') {
    const { kind = 'other', message = '' } = result.error ?? {};
    return markup`      <error type="${kind}" message="${oneLine(message)}">${message}</error>
`;
  }
  const wrong = result.checks.filter(({ passed }) => !passed);
  const details = wrong.map(
    ({ message, expected, actual }) => `${message}\nExpected: ${expected}\nActual: ${actual}`,
  );
  return markup`      <failure type="${wrong[0]?.check.type ?? 'check'}" message="${oneLine(wrong[0]?.message ?? 'The test did not pass.')}">${details.join('\n\n')}</failure>
`;
}

function writeCase(result: Result, name: string): Markup {
  const title = result.row === null ? result.name : `${result.name} (row ${result.row + 1})`;
  return markup`    <testcase name="${oneLine(title)}" classname="${oneLine(name)}" time="${seconds(result.timing?.total ?? 0)}">
${writeOutcome(result)}      <system-out>${describeRequest(result)}</system-out>
    </testcase>
`;
}

/**
 * JUnit XML of an API test: one case for each request, an error where no answer came, a failure where a check does not hold. As with
 * test cases, a request of which nothing was checked is skipped: it has neither passed nor failed.
 */
export function writeApiJunit({
  test_name,
  base_url,
  executed_at,
  duration_ms,
  results,
  id,
}: ApiExecution): string {
  const count = (wanted: ApiOutcome) => results.filter((result) => apiOutcomeOf(result) === wanted).length;
  const counts = markup` tests="${results.length}" failures="${count('failed')}" errors="${count('error')}" time="${seconds(duration_ms)}"`;
  const { text } = markup`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="Assay"${counts}>
  <testsuite name="${oneLine(test_name)}"${counts} skipped="${count('nothing checked')}" timestamp="${executed_at.replace(/\.\d+Z?$|Z$/, '')}">
    <properties>
      <property name="execution" value="${id}"/>
      <property name="target" value="${oneLine(base_url)}"/>
    </properties>
${results.map((result) => writeCase(result, test_name))}  </testsuite>
</testsuites>
`;
  return text;
}
