import { decodeIdentity } from '../../../lib/identity.ts';
import { keepForTab, readForTab } from '../../../lib/private-storage.ts';
import { readToken } from '../../../lib/session.ts';
import { type TestDraft, writeTest } from '../draft/test-draft.ts';

function nameOf(): string {
  return `${decodeIdentity(readToken() ?? '').email}: saved API test`;
}

/** Tells one test from another without keeping what is in it. */
function summarise(draft: TestDraft): string {
  const text = JSON.stringify(writeTest(draft));
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return `${text.length}-${sum}`;
}

/** Remembers the test as it was last saved or loaded, also over a reload, to know whether anything would be lost. */
export function settleDraft(draft: TestDraft): void {
  keepForTab(nameOf(), summarise(draft));
}

/** True where somebody has put a test together that is nowhere else. */
export function isUnsaved(draft: TestDraft): boolean {
  return draft.endpoints.length > 0 && readForTab(nameOf()) !== summarise(draft);
}
