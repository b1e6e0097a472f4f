/** Why something could not be carried out. None of these says that the application is wrong. */
export const problemClasses = [
  'not found',
  'ambiguous',
  'not understood',
  'site down',
  'unreachable address',
  'timeout',
  'environment',
  'refused address',
  'cancelled',
] as const;
export type ProblemClass = (typeof problemClasses)[number];

/** A reason that a person can read and act on. */
export class Problem extends Error {
  readonly class: ProblemClass;

  constructor(problemClass: ProblemClass, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Problem';
    this.class = problemClass;
  }
}
