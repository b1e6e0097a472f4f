import type { SeenDeed } from '@assay/contract';
import { comparisons } from './comparisons.ts';
import { writeComment, writePattern, writeString } from './write-text.ts';
import { writeValue } from './write-value.ts';
import type { Writing } from './writing.ts';

const plain: Partial<Record<SeenDeed['is'], string>> = {
  visible: 'toBeVisible',
  hidden: 'toBeHidden',
  enabled: 'toBeEnabled',
  disabled: 'toBeDisabled',
  checked: 'toBeChecked',
  focused: 'toBeFocused',
};

/** "2 cards" does not stand in "12 cards", nor "$12" in "$12.90". */
function writePart(text: string, writing: Writing): string {
  const [start, end] = [/^\d/.test(text), /\d$/.test(text)];
  if ((!start && !end) || text.includes('{{')) return writeValue(text, writing);
  const pattern = text
    .trim()
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replace(/\s+/g, '\\s+');
  return writePattern(`${start ? '(?<!\\d[.,]?)' : ''}${pattern}${end ? '(?!\\d|[.,]\\d)' : ''}`);
}

function writeUserPattern(text: string, writing: Writing): string {
  const [, source, flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(text) ?? [];
  return source === undefined ? `new RegExp(${writeValue(text, writing)})` : writePattern(source, flags);
}

/** One assertion of what a check saw. */
export function writeSeen(
  deed: SeenDeed,
  locator: string,
  text: string,
  timeout: string,
  writing: Writing,
): string[] {
  const not = deed.not ? 'not.' : '';
  const reading =
    deed.reading === 'as shown'
      ? ['useInnerText: true']
      : deed.reading === 'in any case'
        ? ['useInnerText: true', 'ignoreCase: true']
        : [];
  const options = (...more: string[]) => {
    const all = [...more, ...(timeout ? [timeout] : [])];
    return all.length > 0 ? [`{ ${all.join(', ')} }`] : [];
  };
  const say = (matcher: string, ...args: string[]) =>
    `await expect(${locator}).${not}${matcher}(${args.join(', ')});`;
  const number = () => {
    // Cents do not add up exactly in binary.
    const isClose = deed.is === 'sum' && deed.comparison === '=';
    const comparison = isClose ? 'toBeCloseTo' : comparisons[deed.comparison ?? '='];
    const further = options().map((one) => `, ${one}`);
    const read =
      deed.is === 'count'
        ? `() => ${locator}.count()`
        : deed.is === 'sum'
          ? `async () => (await ${locator}.allInnerTexts()).map(numberIn).reduce((sum, one) => sum + one, 0)`
          : `async () => numberIn(await ${locator}.${deed.reading === 'as held' ? 'inputValue' : 'innerText'}())`;
    return `await expect.poll(${read}${further}).${not}${comparison}(${deed.number ?? 0});`;
  };
  const write = (): string => {
    const matcher = plain[deed.is];
    if (matcher) return say(matcher, ...options());
    switch (deed.is) {
      case 'text':
        return say('toHaveText', writeValue(text, writing), ...options(...reading));
      case 'part of text':
        return say('toContainText', writePart(text, writing), ...options(...reading));
      case 'pattern':
        return say('toHaveText', writeUserPattern(text, writing), ...options(...reading));
      case 'value':
        return say('toHaveValue', writeValue(text, writing), ...options());
      case 'attribute':
        return say('toHaveAttribute', writeString(deed.name ?? ''), writeValue(text, writing), ...options());
      case 'style':
        return say('toHaveCSS', writeString(deed.name ?? ''), writeValue(text, writing), ...options());
      case 'count':
        return deed.comparison === '=' ? say('toHaveCount', String(deed.number), ...options()) : number();
      default:
        writing.helpers.add('numberIn');
        return number();
    }
  };
  return [...(deed.loosely ? [writeComment(deed.loosely)] : []), write()];
}
