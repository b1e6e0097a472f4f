import { emptyInput, type FeedbackInput, isUntouched, readInput } from './feedback-input.ts';

/** Each person has a draft of their own, since several may use one browser. */
function keyOf(email: string): string {
  return `feedback draft of ${email}`;
}

/** The feedback that this person began in this tab of the browser and did not send. */
export function readDraft(email: string): FeedbackInput {
  try {
    return readInput(JSON.parse(sessionStorage.getItem(keyOf(email)) ?? 'null'));
  } catch {
    return emptyInput;
  }
}

export function storeDraft(email: string, input: FeedbackInput): void {
  try {
    if (isUntouched(input)) sessionStorage.removeItem(keyOf(email));
    else sessionStorage.setItem(keyOf(email), JSON.stringify(input));
  } catch {
    // It is a convenience: without storage the draft lives as long as the page.
  }
}
