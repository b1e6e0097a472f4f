import type { Visitor } from './visitor.ts';

export interface DemoRequest {
  method: string;
  /** With the mount point: "/demo/login". */
  path: string;
  query: URLSearchParams;
  cookies: Record<string, string>;
  /** The fields of a urlencoded body; empty without one. */
  form: URLSearchParams;
}

export interface DemoReply {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** How long to wait before sending: some lists are slow, and everything is with the bug `slow`. */
  delayMs: number;
}

/** One request as a page sees it. */
export interface Visit {
  /** The variable part of the address, such as a product's id. */
  id: string;
  /** Address and query as asked for, to come back to. */
  address: string;
  query: URLSearchParams;
  form: URLSearchParams;
  visitor: Visitor;
  /** YYYY-MM-DD */
  today: string;
}

/** What a page answers; a changed visitor is kept. */
export interface Answer extends Partial<DemoReply> {
  body: string;
  visitor?: Visitor;
}

/** A refused form is answered with 200: a failed status would show up as an error in the browser's console. */
export type Page = (visit: Visit) => Answer;

export function goTo(location: string, visitor?: Visitor): Answer {
  return { status: 303, headers: { location }, body: '', visitor };
}

export function sendData(data: unknown, more: Partial<Answer> = {}): Answer {
  return {
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(data),
    ...more,
  };
}
