import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';

const busyText =
  /^(?:loading|searching|please wait|working|processing|saving|sending|uploading|fetching|one moment)\b.{0,30}(?:…|\.\.\.|$)/i;

function tellsBusy({ states, text, role }: SeenElement): boolean {
  return states.visible && text.length <= 60 && role !== 'button' && busyText.test(text.trim());
}

/** Whether the page itself says that it is still at work, so that what is missing may yet come. */
export function isBusy({ elements }: PageSnapshot): boolean {
  return elements.some(tellsBusy);
}
