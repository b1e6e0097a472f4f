import { anyMark } from '../steps/quoting.ts';
import type { Mode } from './outcomes.ts';
import { startsWithVerb, takeCue, withoutActor } from './passages.ts';
import { splitPredicate } from './predicates.ts';
import { matchVerb } from './verbs.ts';

const expectLabel =
  /^(?:expected(?: (?:results?|outcome|behaviou?r))?|results?|outcome|then expect|should be|exp)\s*(?::|-)\s+(.+)$/is;
const saidLabel = new RegExp(
  `^(errors?|warning|message|notice|alert|error message|notification)s?\\s*: (${anyMark}.*)$`,
  'i',
);
const arrow = / ?(?:-+>|=+>|→|⇒) ?/;
const pathVerbs = ['click', 'go', 'open', 'select', 'hover', 'switch'];

/** Notes in shorthand: what stands after an arrow or after "Expected:" is what should then be seen. */
export function splitShorthand(sentence: string, mode: Mode): [Mode, string][] {
  const expected = expectLabel.exec(sentence.trim())?.[1];
  if (expected) return splitShorthand(expected, 'then');
  const said = saidLabel.exec(sentence.trim());
  if (said?.[1] && said[2]) return [['then', `${said[1].toLowerCase()} ${said[2]}`]];
  const parts = sentence.split(arrow).map((part) => part.trim());
  const [first = '', ...others] = parts;
  if (others.length === 0 || parts.includes('') || isPath(first, others))
    return [[mode, mode === 'then' ? writeOut(sentence) : sentence]];
  return parts.map((part, index): [Mode, string] => {
    const isDone =
      index === 0 || (index < parts.length - 1 && matchVerb(part) !== undefined) || isOrder(part);
    return isDone ? [mode, part] : ['then', writeOut(part)];
  });
}

/** "File -> Export" after "click" is a way through menus. */
function isPath(first: string, others: string[]): boolean {
  const verb = matchVerb(first.replace(/^(?:then|and|i) /i, ''));
  return (
    verb !== undefined &&
    pathVerbs.includes(verb.family) &&
    others.every(
      (part) =>
        /^[A-Z\uE000][^,;:]{0,40}$/.test(part.replace(/[.!]$/, '')) &&
        !splitPredicate(part) &&
        !/\b(?:page|error|message|appears?|opens?|shown|visible)\b/i.test(part),
    )
  );
}

/** An order to do something, not the name of what should be there. */
function isOrder(part: string): boolean {
  if (/ (?:page|screen|message|error)[.!]?$/i.test(part) && !/ (?:the|an?|to) /i.test(part)) return false;
  const verb =
    startsWithVerb(part) ??
    (withoutActor(part) === undefined ? undefined : matchVerb(withoutActor(part) ?? ''));
  return (
    takeCue(part) === undefined &&
    verb !== undefined &&
    verb.inflection === 'base' &&
    verb.family !== 'see' &&
    !splitPredicate(part)
  );
}

/** "total = $20" */
function writeOut(text: string): string {
  return text.replace(/(?<=\w) ?={1,3} ?(?=[\uE000\d])/g, ' is ');
}
