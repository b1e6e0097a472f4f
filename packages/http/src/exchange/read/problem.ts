/** What was given cannot be read at all; the message says what and where, for people. */
export class ImportProblem extends Error {
  /** Counted from 1, where the place is known. */
  readonly line: number | undefined;

  constructor(message: string, options: { line?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'ImportProblem';
    this.line = options.line;
  }
}
