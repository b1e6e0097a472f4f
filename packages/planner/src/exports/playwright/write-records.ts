import { writeValue } from './write-value.ts';
import type { Writing } from './writing.ts';

/** An answer to a dialog of the browser. */
export interface Answer {
  accept: boolean;
  text?: string | undefined;
}

/** The answers in the order in which the dialogs come up; any further one is accepted, as Assay does. */
function writeAnswers(answers: readonly Answer[], writing: Writing): string {
  const written = answers.map(
    ({ accept, text }) =>
      `{ accept: ${accept}${text === undefined ? '' : `, text: ${writeValue(text, writing)}`} }`,
  );
  return `[${written.join(', ')}]`;
}

/** What a test has to listen to from its start, because it cannot be asked for later. */
export function writeRecords(answers: readonly Answer[], writing: Writing): string[] {
  const { records } = writing;
  const lines: string[] = [];
  if (records.has('remembered')) lines.push('const remembered: Record<string, string> = {};');
  if (records.has('traffic'))
    lines.push(
      'const underWay = new Set<unknown>();',
      "page.context().on('request', (request) => underWay.add(request));",
      "page.context().on('requestfinished', (request) => underWay.delete(request));",
      "page.context().on('requestfailed', (request) => underWay.delete(request));",
    );
  if (records.has('dialogs'))
    lines.push(
      'const dialogs: string[] = [];',
      `const answers: { accept: boolean; text?: string }[] = ${writeAnswers(answers, writing)};`,
      "page.context().on('dialog', async (dialog) => {",
      '  dialogs.push(dialog.message());',
      '  const { accept, text } = answers.shift() ?? { accept: true };',
      '  await (accept ? dialog.accept(text ?? dialog.defaultValue()) : dialog.dismiss());',
      '});',
    );
  if (records.has('downloads'))
    lines.push(
      'const downloads: string[] = [];',
      "page.on('download', (download) => downloads.push(download.suggestedFilename()));",
    );
  if (records.has('console'))
    lines.push(
      'const consoleErrors: string[] = [];',
      "page.on('console', (message) => {",
      "  if (message.type() === 'error') consoleErrors.push(message.text());",
      '});',
      "page.on('pageerror', (error) => consoleErrors.push(error.message));",
    );
  if (records.has('status'))
    lines.push(
      'let status = 0;',
      "page.on('response', (response) => {",
      '  if (response.request().isNavigationRequest() && response.frame() === page.mainFrame()) status = response.status();',
      '});',
    );
  if (records.has('answer')) lines.push("let answer = { headers: {} as Record<string, string>, text: '' };");
  if (records.has('requests'))
    lines.push(
      'const requests: { address: string; status: number; bytes: number }[] = [];',
      "page.on('request', (request) => {",
      '  const isLoad = request.isNavigationRequest() && request.frame() === page.mainFrame();',
      '  if (isLoad && !request.redirectedFrom()) requests.length = 0;',
      '});',
      "page.on('requestfailed', (request) => requests.push({ address: request.url(), status: 0, bytes: 0 }));",
      "page.on('requestfinished', async (request) => {",
      '  const [response, sizes] = await Promise.all([request.response(), request.sizes()]);',
      '  const bytes = sizes.responseBodySize + sizes.responseHeadersSize;',
      '  requests.push({ address: request.url(), status: response?.status() ?? 0, bytes });',
      '});',
    );
  return lines;
}
