import type { Answer } from '../../answers.ts';
import type { ClinicBug } from './bugs.ts';
import type { Visitor } from './visitor.ts';

/** One request as a page sees it. */
export interface Visit {
  /** Without a slash at the end: "/clinic/bills/INV-2201/pay". */
  path: string;
  /** The variable part of the path, such as the number of a bill. */
  id: string;
  query: URLSearchParams;
  form: URLSearchParams;
  visitor: Visitor;
  bug: ClinicBug | undefined;
  /** Has answered the cookie notice. */
  hasConsented: boolean;
}

export type Page = (visit: Visit) => Answer;
