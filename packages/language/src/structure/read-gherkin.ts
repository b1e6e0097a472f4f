import type { GherkinLine } from './gherkin.ts';
import type { Line } from './lines.ts';
import { put, say } from './say.ts';
import { beginRequirement, contextOf, type Reading } from './state.ts';
import type { Context, Role } from './types.ts';

const boundaryOf = {
  feature: 'feature',
  rule: 'rule',
  background: 'background',
  scenario: 'scenario',
} as const;
const story = /^(?:as |i want|so that|in order to|i need|i would like|um |als )/i;
const roles = new Map<string, Role>([
  ['given', 'step'],
  ['when', 'step'],
  ['then', 'claim'],
]);

/** Reads one line of Gherkin. */
export function readGherkin(reading: Reading, line: Line, gherkin: GherkinLine) {
  reading.list.beginLine();
  const { text, list } = reading;
  switch (gherkin.kind) {
    case 'step':
      sayStep(reading, line, gherkin);
      return;
    case 'doc': {
      const isSign = text.startsWith('"""', line.from);
      if (!isSign)
        put(reading, line.from, line.end, {
          role: 'data',
          context: contextOf(reading),
          parent: reading.gherkin.step,
        });
      return;
    }
    case 'tag':
    case 'comment':
      list.put(line.from, line.end, 'note', contextOf(reading));
      return;
    case 'text': {
      const role = story.test(text.slice(line.from, line.from + 20)) ? 'goal' : 'note';
      say(reading, line.from, line.end, { role, context: contextOf(reading) });
      return;
    }
    case 'examples':
      list.put(line.from, line.end, 'heading', contextOf(reading));
      reading.gherkin.inExamples = true;
      return;
    default:
      sayHeader(reading, line, gherkin, boundaryOf[gherkin.kind]);
  }
}

function sayHeader(
  reading: Reading,
  line: Line,
  { stop, end }: GherkinLine,
  kind: 'feature' | 'rule' | 'background' | 'scenario',
) {
  beginRequirement(reading, kind);
  const isTitle = kind === 'feature' || kind === 'scenario';
  if (kind === 'feature') reading.heading = undefined;
  const context = contextOf(reading);
  if (!isTitle && end >= line.end) {
    reading.list.put(line.from, line.end, 'heading', context);
    return;
  }
  const label = reading.list.put(line.from, stop, 'label', context);
  put(reading, end, line.end, { role: isTitle ? 'title' : 'heading', context, parent: label });
  if (!isTitle) return;
  if (kind === 'feature') reading.heading = reading.text.slice(end, line.end) || undefined;
}

/** "And", "But" and "*" mean what the step before them means. */
export function roleOfKeyword(reading: Reading, keyword: string): Role {
  const role = roles.get(keyword.toLowerCase()) ?? reading.gherkin.role;
  reading.gherkin.role = role;
  return role;
}

function sayStep(reading: Reading, line: Line, { stop, end }: GherkinLine) {
  const keyword = reading.text.slice(line.from, stop);
  const context: Context = { ...contextOf(reading), keyword };
  const label = reading.list.put(line.from, stop, 'label', contextOf(reading));
  const role = roleOfKeyword(reading, keyword);
  const { first } = say(reading, end, line.end, { role, context, parent: label });
  reading.gherkin.step = first;
  reading.gherkin.inExamples = false;
  reading.lastStep = first;
}
