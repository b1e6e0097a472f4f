import type { Deed } from '@assay/contract';
import type { Command } from '../../steps/language.ts';
import { readLocator } from '../read-locator.ts';
import { writeStored } from './write-locator.ts';
import { writeLook } from './write-look.ts';
import { writeTextMatcher } from './write-page-expectation.ts';
import { writeSeen } from './write-seen.ts';
import { writeComment, writeString } from './write-text.ts';
import { writeValue } from './write-value.ts';
import { enterNewTab, type Writing } from './writing.ts';

/** What a run shows in the place of a secret. */
const hidden = '••••••';

/** A part of a command by its path, such as `credentials.password`. */
function partOf(command: unknown, path: string): string | undefined {
  let part: unknown = command;
  for (const key of path.split('.')) {
    if (typeof part !== 'object' || part === null) return undefined;
    part = Object.entries(part).find(([name]) => name === key)?.[1];
  }
  return typeof part === 'string' ? part : undefined;
}

/** The author's own text, where it is that, since it may be filled in anew or be a secret. */
function textOf(
  { text = '', from }: { text?: string | undefined; from?: string | undefined },
  command: Command,
) {
  const own = from === undefined ? undefined : partOf(command, from);
  const isSecret = text === hidden && !own?.includes('{{');
  return isSecret ? '{{secret password}}' : (own ?? text);
}

function writeClick(locator: string, { button, times }: Extract<Deed, { do: 'click' }>): string {
  if (button) return `await ${locator}.click({ button: 'right' });`;
  return times === 2 ? `await ${locator}.dblclick();` : `await ${locator}.click();`;
}

const moves = { back: 'goBack', forward: 'goForward', reload: 'reload' } as const;
/** What leaves a page, or reads what is on it at once, has to wait until the page has done what it was told. */
const waiting = new Set<Deed['do']>(['open', 'go', 'go to tab', 'remember']);

function writeRest(deed: Deed, writing: Writing): string[] {
  if (writing.rested || !writing.hasActed || !waiting.has(deed.do)) return [];
  writing.helpers.add('rest');
  writing.records.add('traffic');
  return ['await rest(page, underWay);'];
}

/** Thrown where what was kept cannot be read, which is then told at the top of the file. */
export class NotExportable extends Error {}

function timeoutOf(command: Command): string {
  const seconds =
    command.do === 'wait'
      ? (command.seconds ?? 30)
      : command.do === 'expect'
        ? command.withinSeconds
        : undefined;
  return seconds === undefined ? '' : `timeout: ${seconds * 1000}`;
}

function writeDeed(deed: Deed, command: Command, writing: Writing, whole: Command): string[] {
  const locate = (at: string) => {
    const read = readLocator(at);
    if (!read) throw new NotExportable('The locator that was used cannot be written.');
    writing.last = writeStored(read, writing);
    return writing.last;
  };
  const value = (written: { text?: string | undefined; from?: string | undefined }) =>
    writeValue(textOf(written, whole), writing);
  switch (deed.do) {
    case 'open': {
      const given = command.do === 'open' && command.address.includes('{{') ? command.address : undefined;
      return [
        ...enterNewTab(deed.inTab, writing),
        `await page.goto(${given === undefined ? writeString(deed.address) : writeValue(given, writing)});`,
      ];
    }
    case 'click':
      return [writeClick(locate(deed.at), deed)];
    case 'hover':
      return [`await ${locate(deed.at)}.hover();`];
    case 'focus':
      return [`await ${locate(deed.at)}.focus();`];
    case 'blur':
      return [`await ${locate(deed.at)}.blur();`];
    case 'scroll to':
      return [`await ${locate(deed.at)}.scrollIntoViewIfNeeded();`];
    case 'fill':
      return [`await ${locate(deed.at)}.fill(${value(deed)});`];
    case 'type': {
      const field = locate(deed.at);
      return [`await ${field}.clear();`, `await ${field}.pressSequentially(${value(deed)});`];
    }
    case 'press': {
      const keys = writeString(deed.keys);
      const press =
        deed.at === undefined ? `page.keyboard.press(${keys})` : `${locate(deed.at)}.press(${keys})`;
      const { times = 1 } = deed;
      return [
        times === 1 ? `await ${press};` : `for (let time = 0; time < ${times}; time++) await ${press};`,
      ];
    }
    case 'check':
      return [`await ${locate(deed.at)}.${deed.to ? 'check' : 'uncheck'}();`];
    case 'select': {
      const options = deed.options.map((option) => `{ label: ${value(option)} }`);
      const chosen = options.length === 1 ? options[0] : `[${options.join(', ')}]`;
      return [`await ${locate(deed.at)}.selectOption(${chosen});`];
    }
    case 'drag': {
      const onto = locate(deed.onto);
      return [`await ${locate(deed.at)}.dragTo(${onto}, { steps: 10 });`];
    }
    case 'upload': {
      const file = writeValue(command.do === 'upload' ? command.file : deed.file, writing);
      const field = locate(deed.at);
      if (!deed.chooser) return [`await ${field}.setInputFiles(${file});`];
      return [
        "const chooser = page.waitForEvent('filechooser');",
        `await ${field}.click();`,
        `await (await chooser).setFiles(${file});`,
      ];
    }
    case 'go':
      return [`await page.${moves[deed.to]}();`];
    case 'answer':
      writing.records.add('dialogs');
      return [writeComment('A dialog of the browser is answered here, see the top of the test.')];
    case 'go to tab':
      writing.helpers.add('tabAt');
      writing.records.add('tabs');
      return [`page = await tabAt(page, ${deed.tab});`];
    case 'remember': {
      writing.records.add('remembered');
      const found = locate(deed.at);
      const read =
        deed.of === 'value'
          ? `${found}.inputValue()`
          : `${found}${deed.of === 'chosen' ? ".locator('option:checked')" : ''}.innerText()`;
      return [`remembered[${writeString(deed.as.toLowerCase())}] = (await ${read}).trim();`];
    }
    case 'see':
      return writeSeen(deed, locate(deed.at), textOf(deed, whole), timeoutOf(command), writing);
    case 'see dialog': {
      writing.records.add('dialogs');
      const condition = { is: 'text', how: deed.how, value: textOf(deed, whole) } as const;
      return [
        `await expect.poll(() => dialogs.join('\\n')).${deed.not ? 'not.' : ''}${writeTextMatcher(condition, writing)};`,
      ];
    }
    case 'see tabs':
      return [`await expect.poll(() => page.context().pages().length).toBe(${deed.count});`];
    case 'see picture': {
      if (command.do !== 'expect' || command.subject.of !== 'picture') return [];
      const { negated, withinSeconds, subject } = command;
      return writeLook(subject, locate(deed.at), { not: negated ? 'not.' : '', withinSeconds });
    }
    case 'condition held':
      return [];
    case 'beyond':
      throw new NotExportable(deed.reason);
  }
}

const seeing = new Set<Deed['do']>(['see', 'see dialog', 'see tabs', 'see picture', 'condition held']);

/**
 * The lines for what a step did, as an execution kept it. Throws `NotExportable`. `command` is what the deeds are of, `whole` the step's
 * whole command.
 */
export function writeDeeds(
  deeds: readonly Deed[],
  command: Command,
  writing: Writing,
  whole: Command = command,
): string[] {
  return deeds.flatMap((deed) => {
    const lines = [...writeRest(deed, writing), ...writeDeed(deed, command, writing, whole)];
    if (!seeing.has(deed.do)) {
      writing.rested = false;
      writing.hasActed = true;
    }
    return lines;
  });
}
