import type { Visit } from '../shared/visit.ts';

/** A call of the pages' own scripts; it answers late, as servers do. */
export interface Route {
  delay: number;
  /** What is answered as JSON; undefined where what was asked about is not known. */
  answer(visit: Visit): unknown;
}

/** A call that sends what it asks for. */
export function makeRoute<Asked>(delay: number, answer: (visit: Visit, asked: Asked) => unknown): Route {
  return { delay, answer: (visit) => answer(visit, JSON.parse(visit.body)) };
}
