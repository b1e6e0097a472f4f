import type { Expectation, Look } from './language.ts';
import { anyNumber } from './numbers.ts';
import { anyMark, quote } from './quoting.ts';
import { literalAt, readTarget, renderTarget } from './targets.ts';

type LookSubject = Extract<Expectation['subject'], { of: 'picture' }>;

/** "the whole page looks the same as "Checkout" up to 0.5 percent" */
export function renderLook(look: Look, negated: boolean): string {
  const what = look.target ? renderTarget(look.target) : look.whole ? 'the whole page' : 'the page';
  const as = look.as === undefined ? '' : ` as ${quote(look.as)}`;
  const upTo = look.percent === undefined ? '' : ` up to ${look.percent} percent`;
  return `${what} ${negated ? 'does not look' : 'looks'} the same${as}${upTo}`;
}

const sameForm = new RegExp(
  ` (looks|does not look) the same(?: as (${anyMark}))?(?: up to (${anyNumber}) percent)?$`,
);

function readWhat(text: string, values: string[]): LookSubject | undefined {
  if (text === 'the page') return { of: 'picture' };
  if (text === 'the whole page') return { of: 'picture', whole: true };
  const read = readTarget(text, values);
  return read?.rest === '' ? { of: 'picture', target: read.target } : undefined;
}

export function readLook(text: string, values: string[]): Expectation | undefined {
  const same = sameForm.exec(text);
  const what = same && readWhat(text.slice(0, same.index), values);
  if (!what) return undefined;
  const [, verb, as, percent] = same;
  const subject: LookSubject = {
    ...what,
    ...(as && { as: literalAt(as, values) }),
    ...(percent !== undefined && { percent: Number(percent) }),
  };
  return { subject, condition: { is: 'clean' }, ...(verb !== 'looks' && { negated: true }) };
}
