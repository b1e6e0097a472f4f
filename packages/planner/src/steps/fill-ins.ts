import type { Action, Command, Detail } from './language.ts';
import { anyMark, quote } from './quoting.ts';
import { literalAt } from './targets.ts';

const plainLabel = '[A-Za-z]+(?:[ -][A-Za-z]+)*';
const isPlain = new RegExp(`^${plainLabel}$`);
const anyDetail = `(?:(?:${plainLabel}|${anyMark}) )?${anyMark}`;

function renderDetail({ label, value }: Detail): string {
  if (label === undefined) return quote(value);
  return `${isPlain.test(label) ? label : quote(label)} ${quote(value)}`;
}

export function renderFillIn({ form, details, sends }: Extract<Action, { do: 'fill in' }>): string {
  const what = form === undefined ? 'form' : `${quote(form)} form`;
  return `Fill in${sends ? ' and send' : ''} the ${what} with the details ${details.map(renderDetail).join(', ')}`;
}

/** The form of what `renderFillIn` says. */
export const fillInForm = `Fill in( and send)? the (?:(${anyMark}) )?form with the details (${anyDetail}(?:, ${anyDetail})*)`;

const detailForm = new RegExp(`(?:(${plainLabel}|${anyMark}) )?(${anyMark})(?:, |$)`, 'gy');

export function readFillIn([sends, form, list = '']: (string | undefined)[], values: string[]): Command {
  const details = [...list.matchAll(detailForm)].map(([, label, value = '']): Detail => {
    const called = label === undefined || isPlain.test(label) ? label : literalAt(label, values);
    return { ...(called !== undefined && { label: called }), value: literalAt(value, values) };
  });
  return {
    do: 'fill in',
    ...(form !== undefined && { form: literalAt(form, values) }),
    details,
    ...(sends && { sends: true }),
  };
}
