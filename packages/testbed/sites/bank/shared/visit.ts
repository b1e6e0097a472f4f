import type { Answer } from '../../answers.ts';
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

export type Page = (visit: Visit) => Answer;
