import type { ExecutionReport, StepReport } from '@assay/contract';

/** A step in which everything is absent, for tests to put in what they are about. */
export function makeStep(change: Partial<StepReport> = {}): StepReport {
  return {
    step_number: 1,
    status: 'success',
    action: 'Click the button "Save"',
    source: 'click save',
    message: 'Clicked the button "Save".',
    current_url: 'http://127.0.0.1/form',
    page_title: 'Form',
    outcome: 'passed',
    expected: null,
    actual: null,
    problem: null,
    warnings: [],
    candidates: [],
    locator: null,
    healed: null,
    hollow: false,
    box: null,
    picture: null,
    picture_before: null,
    console: [],
    network: [],
    started_at: '2026-01-02T03:04:05.000Z',
    duration_ms: 120,
    ...change,
  };
}

export function makeReport(
  change: Partial<ExecutionReport['case']> = {},
  around: Partial<Omit<ExecutionReport, 'case'>> = {},
): ExecutionReport {
  return {
    case: {
      execution_id: '11111111-1111-4111-8111-111111111111',
      test_case_id: '22222222-2222-4222-8222-222222222222',
      run_id: '33333333-3333-4333-8333-333333333333',
      title: 'Saving works',
      description: 'Saving works',
      priority: 'high',
      origin: 'stated',
      expected_result: 'The form says that it was saved.',
      state: 'done',
      status: 'success',
      verdict: 'passed',
      cause: null,
      reason: 'Every check held.',
      healed: false,
      browser: 'chrome',
      browser_used: 'Chromium 150',
      success_rate: '100%',
      successful_steps: 1,
      total_steps: 1,
      execution_time: 1234,
      executed_at: '2026-01-02T03:04:05.678Z',
      steps: [makeStep()],
      ...change,
    },
    requirement_text: 'click save',
    target_url: 'http://127.0.0.1/form',
    source: 'built-in',
    log: [{ at: '2026-01-02T03:04:05.678Z', level: 'info', message: 'Began.' }],
    files: [],
    history: [],
    ...around,
  };
}

/** Puts one text into every field of a report that holds free text. */
export function fillWith(text: string): ExecutionReport {
  return makeReport(
    {
      title: text,
      description: text,
      origin: text,
      expected_result: text,
      verdict: 'error',
      cause: 'ambiguous',
      reason: text,
      healed: true,
      browser_used: text,
      success_rate: text,
      steps: [
        makeStep({
          status: 'error',
          outcome: 'error',
          action: text,
          source: `${text} `,
          message: text,
          current_url: text,
          page_title: text,
          expected: text,
          actual: text,
          problem: { class: 'ambiguous', message: `${text}!` },
          warnings: [text],
          candidates: [
            {
              phrase: text,
              role: text,
              name: text,
              score: 0.5,
              reason: text,
              box: { x: 0, y: 0, width: 1, height: 1 },
            },
          ],
          locator: text,
          healed: { before: text, after: text, score: 0.9, proposal: text },
          hollow: true,
          picture: text,
          picture_before: `${text}?`,
          console: [{ level: 'error', text, address: text }],
          network: [{ address: text, method: text, reason: text }],
        }),
      ],
    },
    {
      requirement_text: text,
      target_url: text,
      log: [{ at: '2026-01-02T03:04:05.678Z', level: 'error', message: text }],
    },
  );
}

/** Texts as consoles, sites and attackers write them. */
export const awkwardTexts = {
  'a script': '</style></title></script><script>window.hurt = true</script>',
  'a handler': '"><img src=x onerror="window.hurt = true">',
  'a quote': `' onmouseover='window.hurt = true' "`,
  'a link': 'javascript:window.hurt=true',
  entities: '&lt;b&gt; &amp;amp; &#0; &nope;',
  'the end of a section': ']]> --> <![CDATA[ <!-- <?xml?>',
  'null bytes and controls': 'a\u0000b\u0007c\u001b[31mred\u001b[0m\u0085\ufffe\uffff',
  'half characters': 'broken \ud83d and \ude00 end',
  emoji: '🙂 👩‍👩‍👧 mañana 中文 ع',
  'line breaks': 'one\r\ntwo\rthree\n\tfour',
  spaces: '   ',
  'a long text': 'x'.repeat(20_000),
} as const;
