/** Which look pictures belong to, as it is filled in. */
export interface Look {
  /** One of the test cases; empty where the test has a name of its own. */
  caseId: string;
  testName: string;
  browser: string;
  viewport: string;
}

export const noLook: Look = { caseId: '', testName: '', browser: '', viewport: '' };

/** The same as calls want it. */
export function sendLook({ caseId, testName, browser, viewport }: Look): {
  testId: string;
  browser?: string;
  viewport?: string;
} {
  const size = viewport
    .trim()
    .toLowerCase()
    .replace(/\s*[x×]\s*/, 'x');
  return {
    testId: caseId || testName.trim(),
    ...(browser.trim() && { browser: browser.trim() }),
    ...(size && { viewport: size }),
  };
}

/** What is wrong with a look, by the names of its fields. */
export function findLookProblems(look: Look): Record<string, string> {
  const { testId, viewport } = sendLook(look);
  return {
    ...(!testId && { testId: 'Test is required.' }),
    ...(viewport && !/^\d{2,5}x\d{2,5}$/.test(viewport) && { viewport: 'Write a size as 1280x720.' }),
  };
}

/** What is wrong with the names of steps: one sentence each, or nothing. */
export function findStepProblems(names: readonly string[]): (string | undefined)[] {
  const seen = new Set<string>();
  return names.map((given) => {
    const name = given.trim();
    if (!name) return 'Step name is required.';
    if (seen.has(name)) return 'Another picture has this step name already.';
    seen.add(name);
    return undefined;
  });
}
