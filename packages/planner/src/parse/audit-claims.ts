import { auditForms, auditMeasures } from '../lexicons/audit-words.ts';
import { devices } from '../lexicons/words.ts';
import type { AuditSubject } from '../steps/audits.ts';
import type { Command, Comparison, Expectation } from '../steps/language.ts';
import { anyMark } from '../steps/quoting.ts';
import { anyDuration, readDuration, takeComparison } from './amounts.ts';
import { makeFinder } from './hearing.ts';
import { type Literal, literalOf } from './literals.ts';
import { tidy } from './wording.ts';

const forms = auditForms.flatMap(([of, is, texts]) =>
  texts.map((text) => ({ of, is, form: new RegExp(`^(?:${text})$`, 'i') })),
);
const findAudit = makeFinder(forms.map(({ form }) => form));
const measures = auditMeasures.map(([of, phrases]) => ({
  of,
  form: new RegExp(
    `^${phrases}(?:not )?((?:at least|at most|no more than|not more than|less than|fewer than|under|below|within|above|over|more than|no smaller than|not smaller than|a minimum of|a maximum of|up to|no larger than|exceed) .+|\\d.+)$`,
    'i',
  ),
}));
const schemaForm = new RegExp(
  `^(?:the )?(?:json )?(?:response|answer|body|result|json)(?: of the response| body)? (?:should |must |has to )?(?:match(?:es)?|conforms? to|keeps? to|follows?|satisf(?:y|ies)|fits?) (?:the |this )?(?:json )?schema:? (${anyMark})$`,
  'i',
);
const deviceForm =
  /,? (?:on|in|with) (?:a |an |any )?(?:(phones?|smartphones?|mobile(?: phones?| devices?| view| screens?| viewport)?|small screens?|narrow screens?)|(tablets?))$/i;

function readDevice(text: string): { rest: string; resize: Command[] } {
  const device = deviceForm.exec(text);
  const size = device && devices[device[1] ? 'a phone' : 'a tablet'];
  if (!size) return { rest: text, resize: [] };
  return {
    rest: tidy(text.slice(0, device.index)),
    resize: [{ do: 'resize', width: size[0], height: size[1] }],
  };
}

const upTo = /^(?:up to|within|below|under|exceed|no larger than|a maximum of) /i;
const downTo = /^(?:no smaller than|not smaller than|a minimum of) /i;

function readComparison(text: string): { comparison: Comparison; rest: string } {
  if (/^(?:below|under) /i.test(text)) return { comparison: 'less than', rest: text.replace(upTo, '') };
  if (upTo.test(text)) return { comparison: 'at most', rest: text.replace(upTo, '') };
  if (downTo.test(text)) return { comparison: 'at least', rest: text.replace(downTo, '') };
  return takeComparison(text);
}

const durationForm = new RegExp(`^(${anyDuration})(?: or less)?$`, 'i');
const numberForm = /^(\d+(?:[.,]\d+)?)$/;
const pixelForm =
  /^(\d+)(?: ?(?:px|pixels?))?(?: ?(?:x|×|by) ?\d+(?: ?(?:px|pixels?))?)?(?: (?:large|wide|high|in size|each))?$/i;
const sizeForm = /^(\d+(?:\.\d+)?) ?(kb|kilobytes?|mb|megabytes?)$/i;
const requestForm = /^(\d+)(?: (?:http |network )?(?:requests|calls))?$/i;

/** What is measured needs an amount in its own unit. */
function readMeasure(of: AuditSubject, amount: string): Expectation['condition'] | undefined {
  const { comparison, rest } = readComparison(amount);
  const less = comparison === 'less than' || comparison === 'at most';
  if (of === 'largest paint' || of === 'first byte') {
    const seconds = durationForm.exec(rest)?.[1];
    const atMost = seconds && less ? readDuration(seconds) : undefined;
    return atMost === undefined ? undefined : { is: 'seconds', atMost };
  }
  if (of === 'tap targets') {
    const pixels = pixelForm.exec(rest)?.[1];
    return pixels && comparison !== 'less than' && comparison !== 'at most'
      ? { is: 'number', comparison: 'at least', value: Number(pixels) }
      : undefined;
  }
  if (of === 'requests') {
    const count = requestForm.exec(rest)?.[1];
    return count && /request|call|^\d+$/i.test(rest)
      ? { is: 'count', comparison, value: Number(count) }
      : undefined;
  }
  const [, size, unit = ''] = sizeForm.exec(rest) ?? [];
  if (of === 'transfer size')
    return size === undefined
      ? undefined
      : { is: 'number', comparison, value: Number(size) * (/^m/i.test(unit) ? 1000 : 1) };
  const number = numberForm.exec(rest)?.[1];
  return number === undefined
    ? undefined
    : { is: 'number', comparison, value: Number(number.replace(',', '.')) };
}

function readAudit(text: string, literals: Literal[]): Expectation | undefined {
  // What is said of a whole page names nothing in quotes, and to see that is quick.
  const found = text.includes('\uE000') ? undefined : forms[findAudit(text)];
  if (found) return { subject: { of: found.of }, condition: { is: found.is } };
  const schema = literalOf(schemaForm.exec(text)?.[1] ?? '', literals);
  if (schema) return { subject: { of: 'response' }, condition: { is: 'schema', value: schema.value } };
  // An amount has a number.
  for (const { of, form } of /\d/.test(text) ? measures : []) {
    const amount = form.exec(text)?.[1];
    const condition = amount === undefined ? undefined : readMeasure(of, tidy(amount));
    if (condition) return { subject: { of }, condition };
  }
  return undefined;
}

/** "No broken links", "the page must not scroll sideways on a phone": checks of the whole page against a standard. */
export function readAuditClaim(text: string, literals: Literal[]): Command[] | undefined {
  const whole = tidy(
    text.replace(/^that /i, '').replace(/\b(should|must|shall|will) (?:always|also|still) /i, '$1 '),
  );
  const { rest, resize } = readDevice(whole);
  const audit = readAudit(rest, literals);
  return audit && [...resize, { do: 'expect', ...audit }];
}
