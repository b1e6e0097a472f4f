/** The load test cannot begin as it is written; the message says what to change. */
export class LoadProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'LoadProblem';
  }
}
