import type { Step, TestCase } from '../../steps/language.ts';
import { enterValue, fitsPattern, isTyped, makeText } from '../cases/choose-value.ts';
import { makeCase } from '../cases/make-case.ts';
import { makeCheck, makeStep, targetField } from '../cases/make-step.ts';
import { patternBreakers } from '../cases/samples.ts';
import type { FieldFacts, PageFacts } from '../facts/page-facts.ts';
import type { Flow } from '../flows/flow.ts';
import { expectRefusal, tellRefusal } from './expect-refusal.ts';

interface Breach {
  /** How the value is wrong, after the field's name: "above its maximum of 10". */
  how: string;
  value: string;
  rule: string;
  origin: 'boundary' | 'negative';
}

const longestText = 100;

/** Adds to the last digit that is written, so that 0.5 becomes 0.6 and 10 becomes 11. */
function nudge(number: string, by: 1 | -1): string | undefined {
  if (!/^-?\d{1,12}(\.\d{1,4})?$/.test(number)) return undefined;
  const decimals = number.split('.')[1]?.length ?? 0;
  return (Number(number) + by / 10 ** decimals).toFixed(decimals);
}

/** What the field's own step adds, so that a value out of range is wrong for that reason alone. */
function stepFrom(edge: string, by: 1 | -1, step: string | undefined): string | undefined {
  if (step === undefined || step === 'any') return nudge(edge, by);
  const size = Number(step);
  if (!(size > 0) || nudge(edge, by) === undefined) return undefined;
  const decimals = Math.max(edge.split('.')[1]?.length ?? 0, step.split('.')[1]?.length ?? 0);
  return (Number(edge) + by * size).toFixed(decimals);
}

function findRangeBreaches(field: FieldFacts): Breach[] {
  if (field.type !== 'number') return [];
  const edges: [string | undefined, 1 | -1, string][] = [
    [field.max, 1, 'above its maximum of'],
    [field.min, -1, 'below its minimum of'],
  ];
  return edges.flatMap(([edge, by, words]) => {
    const value = edge === undefined ? undefined : stepFrom(edge, by, field.step);
    return value === undefined
      ? []
      : [
          {
            how: `${words} ${edge}`,
            value,
            rule: `sets a ${by === 1 ? 'maximum' : 'minimum'} of ${edge} for`,
            origin: 'boundary' as const,
          },
        ];
  });
}

/** A year further: the edge itself is often today, and a case is kept for longer than a day. */
function findDateBreaches(field: FieldFacts): Breach[] {
  if (field.type !== 'date') return [];
  const shift = (edge: string | undefined, years: 1 | -1, words: string, name: string): Breach[] => {
    const [, year, rest] = /^(\d{4})(-\d{2}-\d{2})$/.exec(edge ?? '') ?? [];
    if (year === undefined || rest === '-02-29') return [];
    const value = `${String(Number(year) + years).padStart(4, '0')}${rest}`;
    return [
      { how: `${words} ${edge}`, value, rule: `takes ${edge} as the ${name} date for`, origin: 'boundary' },
    ];
  };
  return [
    ...shift(field.max, 1, 'after its last date', 'last'),
    ...shift(field.min, -1, 'before its first date', 'first'),
  ];
}

function findFormatBreaches(field: FieldFacts): Breach[] {
  const breaches: Breach[] = [];
  const add = (how: string, value: string, rule: string) =>
    breaches.push({ how, value, rule, origin: 'negative' });
  if (field.type === 'email') add('without an @', 'not-an-address', 'expects an e-mail address in');
  if (field.type === 'url') add('without a scheme', 'not a web address', 'expects a web address in');
  const whole = field.step === undefined || Number(field.step) === 1;
  // Steps are counted from the minimum, so a minimum of 0.5 makes 1.5 a right value.
  if (field.type === 'number' && whole && Number.isInteger(Number(field.min ?? 0))) {
    const value = `${field.min ?? '1'}.5`;
    if (field.max === undefined || Number(value) < Number(field.max))
      add('with a fraction', value, 'expects a whole number in');
  }
  const { pattern } = field;
  const broken =
    pattern === undefined ? undefined : patternBreakers.find((text) => !fitsPattern(text, pattern));
  const short = field.minLength ?? 0;
  if (broken !== undefined && broken.length >= short)
    add('in another form', broken, `expects the pattern ${pattern} in`);
  return breaches;
}

function findLengthBreach(field: FieldFacts): Breach[] {
  const { minLength = 0, pattern } = field;
  if (minLength < 2 || minLength > longestText || field.type === 'email' || field.type === 'url') return [];
  const value = makeText(minLength - 1);
  // With a pattern as well, it would not be the length that is refused.
  if (pattern !== undefined) return [];
  return [
    {
      how: `one character short of ${minLength}`,
      value,
      rule: `asks for at least ${minLength} characters in`,
      origin: 'boundary',
    },
  ];
}

function breakRule(flow: Flow, field: FieldFacts, page: PageFacts, breach: Breach): TestCase | undefined {
  const refusal = expectRefusal(flow, field, page);
  if (refusal.length === 0) return undefined;
  const told = flow.entries.find((entry) => entry.field === field);
  const wrong = makeStep(enterValue(field, page, breach.value, told?.target));
  const others = flow.entries.map((entry) => (entry === told ? wrong : entry.step));
  return makeCase({
    title: `"${field.label}" ${breach.how}: ${flow.name}`,
    description: `The page ${breach.rule} "${field.label}", so ${tellRefusal(flow, page)} with "${breach.value}".`,
    priority: 'medium',
    steps: [...flow.before, ...others, ...(told ? [] : [wrong]), flow.submit, ...refusal],
    origin: breach.origin,
  });
}

/** Values just outside what the form's own attributes allow must be refused. */
export function breakConstraints(flow: Flow, page: PageFacts): TestCase[] {
  return page.fields
    .filter((field) => flow.form && field.form === flow.form.id && field.kind === 'field')
    .flatMap((field) =>
      (isTyped(field)
        ? [...findRangeBreaches(field), ...findLengthBreach(field), ...findFormatBreaches(field)]
        : findDateBreaches(field)
      ).map((breach) => breakRule(flow, field, page, breach)),
    )
    .filter((one) => one !== undefined);
}

/** No more than `maxlength` can be typed: the standard says so, and nothing has to be sent to see it. */
export function overfillFields(
  page: PageFacts,
  before: readonly Step[],
  fields: readonly FieldFacts[],
): TestCase[] {
  const plain = /^(text|search|tel|textarea)$/;
  return fields
    .filter(({ type, kind, pattern }) => kind === 'field' && plain.test(type) && pattern === undefined)
    .flatMap((field) => {
      const { maxLength: most = 0 } = field;
      if (most < 1 || most > longestText) return [];
      const target = targetField(field, page);
      const holds = (value: string) =>
        makeCheck({ subject: { of: 'element', target }, condition: { is: 'value', value } });
      const type = (text: string) => makeStep({ do: 'type', target, text });
      return [
        makeCase({
          title: `"${field.label}" holds ${most} characters and no more`,
          description: `The page limits "${field.label}" to ${most} characters: ${most} fit, one more does not.`,
          priority: 'low',
          steps: [
            ...before,
            type(makeText(most)),
            holds(makeText(most)),
            type(makeText(most + 1)),
            holds(makeText(most)),
          ],
          origin: 'boundary',
        }),
      ];
    });
}
