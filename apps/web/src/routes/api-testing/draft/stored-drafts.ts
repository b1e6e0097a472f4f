import { replaceInAddress, replaceInText, replaceSecrets } from '@assay/contract/secrets';
import {
  forgetOthers,
  keepForPerson,
  keepForTab,
  readForPerson,
  readForTab,
} from '../../../lib/private-storage.ts';
import { emptyLoad, type LoadDraft, readLoad } from './load-draft.ts';
import { emptyTest, readTest, type TestDraft, writeTest } from './test-draft.ts';

export interface Drafts {
  test: TestDraft;
  load: LoadDraft;
  /** The execution that the runner showed last. */
  execution: string | null;
  /** The load test that was shown last. */
  loadTest: string | null;
}

const nothing: Drafts = { test: emptyTest, load: emptyLoad, execution: null, loadTest: null };
const blank = () => '';

/** The drafts without what was typed as a password, token or key. */
export function withoutSecrets({ test, load, ...rest }: Drafts): object {
  return {
    ...rest,
    test: replaceSecrets(writeTest(test), blank),
    load: {
      ...load,
      url: replaceInAddress(load.url, blank),
      headers: replaceInText(load.headers, blank),
      body: replaceInText(load.body, blank),
    },
  };
}

function parse(text: string | undefined): Drafts | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { test, load, execution, loadTest } = kept as Record<string, unknown>;
    return {
      test: readTest(test),
      load: readLoad(load),
      execution: typeof execution === 'string' ? execution : null,
      loadTest: typeof loadTest === 'string' ? loadTest : null,
    };
  } catch {
    return undefined;
  }
}

/** The drafts of this tab; in a new one those of the person, whose secrets have to be typed again. */
export function readDrafts(email: string): Drafts {
  forgetOthers(email);
  const name = `${email}: api testing`;
  return parse(readForTab(name)) ?? parse(readForPerson(name)) ?? nothing;
}

export function keepDrafts(email: string, drafts: Drafts): void {
  const name = `${email}: api testing`;
  keepForTab(name, JSON.stringify(drafts));
  keepForPerson(name, JSON.stringify(withoutSecrets(drafts)));
}
