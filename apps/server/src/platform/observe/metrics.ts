import { createInstruments, type Instruments } from './registry.ts';

const callSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];
const querySeconds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.25, 1, 5];
const workSeconds = [0.5, 1, 2, 5, 10, 20, 30, 60, 120, 300];

/** What is counted as it happens. Labels come from closed lists, so that their number stays small. */
export function createMetrics() {
  const instruments = createInstruments();
  const { counter, histogram } = instruments;
  return {
    instruments,
    calls: counter('assay_http_requests_total', 'Requests answered, by call and status.', ['call', 'status']),
    callSeconds: histogram(
      'assay_http_request_duration_seconds',
      'How long answers took, by call; streams of events are not among them.',
      callSeconds,
      ['call'],
    ),
    errors: counter('assay_errors_total', 'Answers that were errors, by code.', ['code']),
    refusals: counter(
      'assay_backpressure_refusals_total',
      'What was refused so that the rest keeps working, by reason.',
      ['reason'],
    ),
    runs: counter('assay_runs_total', 'Runs that ended, by status.', ['status']),
    cases: counter('assay_cases_total', 'Test cases that ended, by verdict.', ['verdict']),
    steps: counter('assay_steps_total', 'Steps that ended, by outcome.', ['outcome']),
    planningSeconds: histogram(
      'assay_planning_duration_seconds',
      'How long the planning of requirements took, by outcome.',
      workSeconds,
      ['outcome'],
    ),
    caseSeconds: histogram(
      'assay_case_duration_seconds',
      'How long test cases took from taking them up to storing their evidence, by outcome.',
      workSeconds,
      ['outcome'],
    ),
    guardRefusals: counter(
      'assay_guard_refusals_total',
      'Addresses that browsers under test were refused, by reason.',
      ['reason'],
    ),
    mails: counter('assay_mails_total', 'Mails, by outcome.', ['outcome']),
    deliveries: counter('assay_webhook_deliveries_total', 'Attempts to deliver to webhooks, by outcome.', [
      'outcome',
    ]),
    apiTests: counter('assay_api_tests_total', 'API tests that ended, by state.', ['state']),
    apiChecks: counter('assay_api_requests_total', 'Requests of API tests, by outcome.', ['outcome']),
    loadTests: counter('assay_load_tests_total', 'Load tests that ended, by state.', ['state']),
    storage: counter(
      'assay_storage_operations_total',
      'What was done with stored files, by store, operation and outcome.',
      ['store', 'operation', 'outcome'],
    ),
    storedBytes: counter('assay_storage_written_bytes_total', 'Bytes given to be stored, by store.', [
      'store',
    ]),
    querySeconds: histogram(
      'assay_database_query_duration_seconds',
      'How long queries took, by kind of statement.',
      querySeconds,
      ['kind'],
    ),
    queryFailures: counter('assay_database_query_failures_total', 'Queries that failed.'),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
export type { Instruments };
