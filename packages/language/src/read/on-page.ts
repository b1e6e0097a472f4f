import type { Command } from '@assay/planner/reading';
import type { PageSnapshot } from '@assay/runner/snapshot';

const fold = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** What a step needs on the page; nothing for what speaks of the page as a whole, or of what is not there. */
function nameOf(command: Command): string | undefined {
  if (command.do !== 'expect') return 'target' in command ? command.target?.name : undefined;
  if (command.subject.of !== 'element' || command.negated || command.condition.is === 'hidden')
    return undefined;
  return command.subject.target.name;
}

/** Whether the page shows what a step names; true where it names nothing. */
export function isOnPage(command: Command, { elements, text }: PageSnapshot): boolean {
  const name = fold(nameOf(command) ?? '');
  if (name === '' || fold(text).includes(name)) return true;
  return elements.some((one) =>
    [one.name, one.label, one.placeholder, one.title].some((words) => fold(words).includes(name)),
  );
}
