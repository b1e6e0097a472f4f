import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { StepContext } from '../act/context.ts';
import { judged, type Observation } from '../judge/types.ts';
import { within } from '../progress/progress.ts';

interface Violation {
  id: string;
  help: string;
  impact: string;
  nodes: string[];
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const require = createRequire(import.meta.url);
// Read as a text and never run here: as a module it looks for a window.
let source: Promise<string> | undefined;

function readSource(): Promise<string> {
  source ??= readFile(require.resolve('axe-core/axe.min.js'), 'utf8');
  return source;
}

/** A script that defines window.axe and answers with what it found; a policy of the page against scripts does not stop it. */
function writeAudit(axe: string): string {
  return `(async () => {
  if (!window.axe) { ${axe} }
  const { violations } = await window.axe.run(document, {
    runOnly: { type: 'tag', values: ${JSON.stringify(standards)} },
    resultTypes: ['violations'],
    iframes: false,
  });
  return violations.map(({ id, help, impact, nodes }) => ({
    id, help, impact: impact || 'minor', nodes: nodes.slice(0, 5).map((node) => node.target.flat().join(' ')),
  }));
})()`;
}

/** Violations of WCAG 2.2 A and AA, found in the page and its frames by axe-core. */
async function findViolations(context: StepContext): Promise<Violation[]> {
  const audit = writeAudit(await readSource());
  const page = context.session.pages.current();
  const frames = page.frames().slice(0, 20);
  const auditing = Promise.all(
    frames.map(async (frame) => {
      const found = frame.evaluate<Violation[]>(audit);
      // A frame that cannot be read has nothing to tell; the page itself must.
      return frame === page.mainFrame() ? found : found.catch(() => []);
    }),
  );
  return (await within(context.progress, auditing, 'The accessibility check did not end in time.')).flat();
}

export async function observeAccessibility(context: StepContext): Promise<Observation> {
  const violations = await findViolations(context);
  const shown = violations
    .slice(0, 10)
    .map(({ help, impact, nodes }) => `${help} (${impact}; ${nodes.slice(0, 3).join(', ')})`);
  const actual =
    violations.length === 0
      ? 'no violations of WCAG 2.2 A and AA were found'
      : `${violations.length} rules are violated: ${shown.join('; ')}`;
  return judged(violations.length === 0, actual);
}
