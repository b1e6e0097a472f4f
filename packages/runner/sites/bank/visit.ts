import type { BankBug } from './bugs.ts';
import type { Visitor } from './visitor.ts';

/** One request as a page sees it. */
export interface Visit {
  /** Without a slash at the end: "/bank/orders/SO-1". */
  path: string;
  /** The variable part of the path, such as the number of a standing order. */
  id: string;
  query: URLSearchParams;
  form: URLSearchParams;
  visitor: Visitor;
  bug: BankBug | undefined;
}

export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body: string;
  /** How long to wait before sending, as a busy server would. */
  delayMs?: number;
}

export type Page = (visit: Visit) => Answer;

export function goTo(location: string, delayMs = 0): Answer {
  return { status: 303, headers: { location }, body: '', delayMs };
}

export function sendData(data: unknown, delayMs: number): Answer {
  return {
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(data),
    delayMs,
  };
}

/** What was entered into a field, without spaces around it. */
export function readEntry({ form }: Visit, name: string): string {
  return (form.get(name) ?? '').trim();
}
