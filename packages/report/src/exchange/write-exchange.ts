import type { ApiResult } from '@assay/contract';
import { type Markup, markup } from '../text/markup.ts';

const longestBody = 20_000;

export const exchangeStyle = `
pre { margin: 0.25rem 0 0; padding: 0.5rem 0.75rem; border-radius: 6px; background: var(--sunken); overflow-x: auto; white-space: pre-wrap; font: 0.8125rem/1.5 "JetBrains Mono Variable", "JetBrains Mono", ui-monospace, monospace; }
pre .name { color: var(--ink-faint); }
summary { cursor: pointer; margin-top: 0.75rem; font-size: 0.875rem; }
`;

/** JSON on several lines where it is JSON and whole; else as it is. */
function pretty(text: string): string {
  const cut = (long: string) =>
    long.length > longestBody ? `${long.slice(0, longestBody)}\n… cut after ${longestBody} characters` : long;
  try {
    return cut(JSON.stringify(JSON.parse(text), null, 2));
  } catch {
    return cut(text);
  }
}

function writeHeaders(headers: readonly (readonly [string, string])[]): Markup | string {
  if (headers.length === 0) return '';
  return markup`<pre>${headers.map(
    ([name, value]) => markup`<span class="name">${name}:</span> ${value}
`,
  )}</pre>`;
}

function writeAnswer({ response }: ApiResult): Markup | string {
  if (!response) return '';
  const body = response.isText ? pretty(response.body) : `(${response.size} bytes that are no text)`;
  const cut = response.isCut
    ? markup`<p class="note">Only the beginning of the body was kept; it has ${response.size} bytes.</p>`
    : '';
  return markup`<details><summary>Answer</summary>
${writeHeaders(response.headers)}${body === '' ? '' : markup`<pre>${body}</pre>`}${cut}
</details>`;
}

/** What was sent and what came back; secrets are dots already. */
export function writeExchange(result: ApiResult): Markup {
  const { request } = result;
  return markup`<details><summary>Request</summary>
${writeHeaders(Object.entries(request.headers))}${request.body === '' ? '' : markup`<pre>${pretty(request.body)}</pre>`}
</details>
${writeAnswer(result)}`;
}
