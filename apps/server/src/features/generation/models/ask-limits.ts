export interface AskLimits {
  /** How often the same request is sent again. */
  retries: number;
  /** One request, until its last byte. */
  attemptMs: number;
  /** All requests and the pauses between them. */
  totalMs: number;
  firstPauseMs: number;
  /** A provider that asks for a longer pause is not waited for. */
  longestPauseMs: number;
  /** Of the wire: what a model thought, keep-alives and framing count too. */
  answerBytes: number;
  /** Of the answer itself. */
  answerCharacters: number;
}

export const askLimits: AskLimits = {
  retries: 2,
  attemptMs: 75_000,
  totalMs: 150_000,
  firstPauseMs: 1000,
  longestPauseMs: 30_000,
  answerBytes: 8_000_000,
  answerCharacters: 200_000,
};
