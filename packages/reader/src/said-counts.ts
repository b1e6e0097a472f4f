import { type Command, singularOf, type Target } from '@assay/planner/reading';

const saying =
  /\b(?:says?|reads?|states?|announces?)\s+(?:that\s+)?(?:there\s+(?:are|is)\s+)?(?:only\s+|exactly\s+)?(\d+)\s+([\p{L}-]+)/giu;

/** "It should show 18 px": nothing of that name is in it, it shows the text. */
function textOfIt({ name, kind, within, near, ordinal }: Target): string | undefined {
  const isBare = !kind && !near && ordinal === undefined && name !== 'it';
  return isBare && within?.name === 'it' && Object.keys(within).length === 1 && /^\W?\d/.test(name)
    ? name
    : undefined;
}

/** "Select the message X": it is chosen, by its box where it has one, and not opened. */
function asSelection(command: Extract<Command, { do: 'click' }>, sentence: string): Command {
  const { name, near, ordinal } = command.target;
  if (name === '' || near || ordinal !== undefined || command.button || command.times) return command;
  const selected = new RegExp(
    `\\bselect(?:s|ing)? (?:the )?(?:message|mail|e-?mail|row|entry|file|person|line|record|task|order)s? (?:of |from |for |called |named )?["“'‘]?${RegExp.escape(name)}`,
    'i',
  );
  return selected.test(sentence) ? { do: 'choose', target: command.target } : command;
}

/** Of what several things are said, none is all that it shows: "the first row is Ada, with 3 orders". */
function isItemOfSeveral(command: Command, commands: readonly Command[]): boolean {
  if (command.do !== 'expect' || command.subject.of !== 'element') return false;
  const { kind } = command.subject.target;
  const own = JSON.stringify(command.subject);
  return (
    (kind === 'item' || kind === 'row' || kind === 'card') &&
    commands.some(
      (other) => other !== command && other.do === 'expect' && JSON.stringify(other.subject) === own,
    )
  );
}

function showLess(command: Command): Command {
  if (command.do !== 'expect' || command.condition.is !== 'text' || command.condition.how !== 'equals')
    return command;
  return { ...command, condition: { ...command.condition, how: 'contains' } };
}

/**
 * "To do says 3 cards": what is written there is spoken of, not how many there are. A counter that went wrong beside the right
 * number of cards would pass otherwise.
 */
export function takeAtItsWord(commands: readonly Command[], sentence: string): Command[] {
  const said = [...sentence.matchAll(saying)].map(([, number = '', noun = '']) => ({ number, noun }));
  return commands.map((read) => {
    const command = isItemOfSeveral(read, commands) ? showLess(read) : read;
    if (command.do === 'click') return asSelection(command, sentence);
    if (command.do !== 'expect' || command.negated || command.subject.of !== 'element') return command;
    const { condition, subject } = command;
    const shown = textOfIt(subject.target);
    if (condition.is === 'visible' && shown !== undefined)
      return {
        ...command,
        subject: { of: 'element', target: { name: 'it' } },
        condition: { is: 'text', how: 'contains', value: shown },
      };
    if (condition.is !== 'count' || condition.comparison !== '=') return command;
    const { name, kind, within, ...other } = subject.target;
    if (Object.keys(other).length > 0) return command;
    const written = said.find(
      ({ number, noun }) =>
        Number(number) === condition.value &&
        [name, kind].some((one) => one !== undefined && singularOf(one) === singularOf(noun.toLowerCase())),
    );
    if (!written) return command;
    const value = `${written.number} ${written.noun}`;
    return {
      ...command,
      subject: within ? { of: 'element', target: within } : { of: 'page text' },
      condition: { is: 'text', how: 'contains', value },
    };
  });
}
