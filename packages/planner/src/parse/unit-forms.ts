import { anyMark } from '../steps/quoting.ts';
import type { Unit } from './blocks.ts';
import { splitPredicate } from './predicates.ts';
import { useTestData } from './test-data.ts';

const greeting = /^(?:hi|hello|hey|dear)(?: [a-z]+)?(?:,|!) ?(?=(?:i|we|please|the|my|when|go|open)\b)/i;
/** Who does it, where no wish follows: "As a visitor, I fill in …" */
const role =
  /^as (?:an? |the )?(?:[a-z-]+ ){0,3}[a-z-]+, ?(?=i (?!want|need|would|wish|can|should|must|like)\b)/i;
const dataLead =
  /,? (?:with (?:the following|these|those) (?:data|values|details|content|contents)|with|as follows|like this|using the following(?: data)?)\s*:$/i;
const inlineForm =
  /^(?:then |please |and )*(?:fill in|fill out|enter|type in|type)(?: the (?:form|fields))?(?: with)?:? ((?:[A-Z][\w'’ -]{0,30}\??: [^:]+?)(?:[,;] (?:and )?[A-Z][\w'’ -]{0,30}\??: [^:]+?)+)\.?$/;
const fillLead =
  /^(?:then |please |and |i )*(?:fill (?:in|out)|fill|enter|complete|type)(?: (?:in|out))?(?: (?:the|this|all|following|form|fields?|data|details|values|as follows|like this|with|these|it|page|below|here))*\s*:$/i;
/** "Total $5" under what is expected: the amount belongs to the name. */
const amount =
  /^(?:i should see )?(?:the |an? )?((?!(?:i|you|we|shows?|see|is|at|of|exactly|only|for) )[a-z][a-z-]*(?: (?!(?:is|are|be|was|shows?|of|to|at|equals|should|must|reads?|says?)\b)[a-z-]+)?)(?: of)?:? (\uE000m\d+\uE001)[.!]?$/i;
const onPage = /^(?:on|at) (\uE000[up]\d+\uE001),? (.+)$/i;
const looking =
  /^(?:then |please |and |now )*(?:check|look at|verify|inspect|observe|read|see|compare|note) ((?:the |its |my )[^\uE000:=]{2,40})$/i;
const valueOnly = new RegExp(`^(?:${anyMark}|\\d[\\d.,]*)[.!]?$`);
const bracketed =
  /^(.{4,}?)\s*[[(](?:expected|expect|exp|result|should be|→|=>|->)?\s*[:=]?\s*([^[\]()]{4,})[\])][.!]?$/i;
const menuPath =
  /^(?:[A-Z\uE000][^>:,.]{0,30}?) > (?:[A-Z\uE000][^>:,.]{0,30}?)(?: > [A-Z\uE000][^>:,.]{0,30}?)*$/;

/** Writes out what testers' notes leave to the reader, line by line. */
export function completeUnits(units: Unit[]): Unit[] {
  return lookAndExpect(joinOrdered(useTestData(units).map(withoutGreeting))).flatMap((unit, index, all) => {
    if (unit.mode === 'note') return [unit];
    if (unit.mode === 'then') return [{ ...unit, text: unit.text.replace(amount, 'the $1 is $2') }];
    const [, there, lead] = onPage.exec(unit.text) ?? [];
    if (there && lead && fillLead.test(lead)) return [{ ...unit, text: `Open ${there}` }];
    if (fillLead.test(unit.text) && all[index + 1] !== undefined) return [{ ...unit, mode: 'note' as const }];
    if (dataLead.test(unit.text) && all[index + 1] !== undefined && unit.mode === 'plain')
      return [{ ...unit, text: unit.text.replace(dataLead, '') }];
    const inline = unit.mode === 'plain' ? inlineForm.exec(unit.text)?.[1] : undefined;
    if (inline)
      return inline.split(/[,;] (?:and )?(?=[A-Z][\w'’ -]{0,30}\??: )/).map((text) => ({ ...unit, text }));
    if (menuPath.test(unit.text) && unit.mode === 'plain') return [{ ...unit, text: `click ${unit.text}` }];
    return splitBracketed(unit);
  });
}

const orderLead =
  /\b(?:first (?:two|three|four|five|six|\d+)\b.*|in (?:this|that|the following|exactly this) order)\s*:$/i;
const bareName = new RegExp(`^(?:the )?(?:${anyMark}|\\p{Lu}[^,;:.]{0,60}?)[.,;]?$`, 'u');

function isBareName({ text, isListed }: Unit): boolean {
  return isListed === true && bareName.test(text) && splitPredicate(text) === undefined;
}

/** "The first three are:" above a list of names: one claim, which the lines only complete. */
function joinOrdered(units: Unit[]): Unit[] {
  const joined: Unit[] = [];
  for (const unit of units) {
    const last = joined.at(-1);
    const lead = last?.text.replace(/(?<=:) .*$/s, '') ?? '';
    const isMember =
      last !== undefined &&
      orderLead.test(lead) &&
      splitPredicate(lead.replace(':', ' so')) !== undefined &&
      isBareName(unit);
    if (!isMember) joined.push(unit);
    else
      joined[joined.length - 1] = {
        ...last,
        text: `${last.text}${last.text.endsWith(':') ? '' : ','} ${unit.text.replace(/[.,;]$/, '')}`,
      };
  }
  return joined;
}

function withoutGreeting(unit: Unit): Unit {
  return unit.mode === 'plain' ? { ...unit, text: unit.text.replace(greeting, '').replace(role, '') } : unit;
}

/** "Check the price" and then "Expected: $5" is one check. */
function lookAndExpect(units: Unit[]): Unit[] {
  return units.flatMap((unit, index) => {
    const subject = unit.mode === 'plain' ? looking.exec(unit.text.replace(/\.$/, ''))?.[1] : undefined;
    const next = units[index + 1];
    if (subject && next?.mode === 'then' && valueOnly.test(next.text))
      return [{ ...unit, mode: 'note' as const }];
    const before = units[index - 1];
    const looked = before?.mode === 'plain' ? looking.exec(before.text.replace(/\.$/, ''))?.[1] : undefined;
    return looked && unit.mode === 'then' && valueOnly.test(unit.text)
      ? [{ ...unit, text: `${looked} is ${unit.text}` }]
      : [unit];
  });
}

/** "Open the cart [total is $5]": what stands in brackets after a step is what should then be seen. */
function splitBracketed(unit: Unit): Unit[] {
  const [, done, seen] = bracketed.exec(unit.text) ?? [];
  const isMarked =
    /[[(](?:expected|expect|exp|result|should be|→|=>|->)/i.test(unit.text) || /\[/.test(unit.text);
  if (unit.mode !== 'plain' || !done || !seen || !isMarked || (!splitPredicate(seen) && !/\uE000/.test(seen)))
    return [unit];
  return [
    { ...unit, text: done },
    { text: seen, mode: 'then' },
  ];
}
