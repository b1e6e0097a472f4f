import type { Command } from '../steps/language.ts';
import { type Before, listRecords, readAs } from './told-records.ts';

const once = '(?:again|once more|one more time|once again|(?:a )?(?:second|third) time|another time)';
const pressing = '(?:click|press|tap|hit|push)(?:s|es|ed|ing)?(?: on)?';
const pressedAgain = new RegExp(`\\b${pressing} (?:it|that|this) ${once}\\b`, 'i');
const openedAgain = new RegExp(
  `\\b(?:reopen(?:s|ed|ing)? it|open(?:s|ed|ing)? (?:it|the same (?:one|[a-z]+)) ${once}|open(?:s|ed|ing)? it up ${once})\\b`,
  'i',
);

/** What was clicked last, whatever was looked at since. */
function lastClicked(done: readonly Command[]): Command | undefined {
  const deed = done.findLast((one) => one.do !== 'expect' && one.do !== 'wait');
  return deed?.do === 'click' && deed.target.name !== 'it' ? deed : undefined;
}

function lastOpened(before: Before): string | undefined {
  return listRecords(before).findLast(({ how }) => how === 'opened')?.name;
}

/**
 * "Click it again", "open it once more": what was clicked or opened before, not what was looked at or used since. `earlier`:
 * commands of the same words.
 */
export function repeatDeed(
  command: Command,
  earlier: readonly Command[],
  before: Before,
  source: string,
): Command {
  if (command.do !== 'click' || command.target.kind) return command;
  const { name } = command.target;
  const isSaid = name !== 'it' && source.toLowerCase().includes(name.toLowerCase());
  if (isSaid) return command;
  const opened = openedAgain.test(source) ? lastOpened(before) : undefined;
  if (opened !== undefined) return { ...command, target: { name: opened } };
  const clicked = pressedAgain.test(source)
    ? lastClicked([...before.flatMap(readAs), ...earlier])
    : undefined;
  return clicked?.do === 'click' ? { ...command, target: clicked.target } : command;
}
