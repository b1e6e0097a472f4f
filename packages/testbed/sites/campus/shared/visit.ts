import type { CampusBug } from './bugs.ts';
import type { Visitor } from './visitor.ts';

/** One request, with who makes it. */
export interface Visit {
  visitor: Visitor;
  bug: CampusBug | undefined;
  address: URL;
  /** What the path has below /campus/, part by part. */
  parts: readonly string[];
  isPost: boolean;
  body: string;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export function sendHtml(body: string, status = 200): Answer {
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    body,
  };
}

export function sendJson(data: unknown, status = 200): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify(data),
  };
}

export function goTo(path: string): Answer {
  return { status: 303, headers: { location: path }, body: '' };
}

/** A field of the form that was sent, without blanks around it; empty where it was not sent. */
export function readField(visit: Visit, name: string): string {
  return (new URLSearchParams(visit.body).get(name) ?? '').trim();
}
