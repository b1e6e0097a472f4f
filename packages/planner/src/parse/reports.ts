import { buildingVerbs, departments, reporters } from '../lexicons/telling-words.ts';
import { claiming } from './asides.ts';
import { makeFinder } from './hearing.ts';
import { startsWithVerb, takeCue, withoutLeadIn } from './passages.ts';
import { splitPredicate } from './predicates.ts';
import { anyOf } from './wording.ts';

const greeting = '(?:(?:hi|hello|hey|dear)(?: [\\p{L}]+)?[,!]? )?';
const person = `(?:(?:an?|our|the|one|some|several|many|two|three|another|most|my|your) )?(?:(?!(?:to|for|of|in|on|at|from|by|with|the|an?) )[\\w'-]+ ){0,2}?(?:${anyOf(reporters.flatMap((one) => [one, `${one}s`]))})(?: (?:from|in|at|of) (?:the )?[\\w-]+)?`;
const whoever = `(?:(?:\\w+ here, )?(?:${person}|${anyOf(departments)}))`;
const lately =
  '(?:(?:yesterday|today|last week|last month|this morning|recently|the other day|sometimes),? )?';
const howOften = '(?:(?:has|have|had|just|often|again|always|sometimes|recently|also|once|keeps?) )*';

/** Told of others, whatever is quoted in it. */
const told = [
  'complain(?:s|ed|ing)?\\b',
  '(?:swears?|swore|insists?|insisted)\\b',
  '(?:reports?|reported|mention(?:s|ed)|notice[sd]?|discovered|found out|pointed out|wrote|writes|believes?|believed) that\\b',
  '(?:reports?|reported) (?:an?|the|to us|problems?|issues?|trouble)\\b',
  '(?:told|tells?|informed|warned|wrote(?: to)?|writes? to|called|calls?|phoned|e-?mailed|contacted|asked) (?:us|me|support|our \\w+)\\b',
  '(?:rang|rings?|called|calls?|phoned|phones?|wrote|writes?) (?:up|in)?\\s?(?:because|to say|to ask|to complain|and (?:asks?|asked|said|says|wants?|wanted|complain\\w*))\\b',
  '(?:asked|asks) (?:again |once more )?(?:about|why|whether)\\b',
];
const toldOf = new RegExp(`^${greeting}${lately}${whoever} ${howOften}(?:${told.join('|')})`, 'iu');
/** "The warehouse says the clock is back": what is said is a sentence of its own, without quotes. */
const saidSo = new RegExp(
  `^${greeting}${lately}${whoever} ${howOften}(?:says?|said|claims?|claimed|thinks?|thought) (?:that )?(?=\\S)`,
  'iu',
);
const complaint =
  '(?:complaints?|bug reports?|reports?|tickets?|calls?|feedback|requests?|enquir(?:y|ies)|questions?)';
const received = new RegExp(
  `^${greeting}(?:(?:we|i|support) )?(?:have |had |just |recently |once again |again )*(?:got|gotten|had|received|keep getting|keep receiving|get) (?:[\\w-]+ ){0,3}?${complaint}\\b`,
  'iu',
);
const filed = new RegExp(
  `^(?:there (?:was|were|has been|have been) (?:[\\w-]+ ){0,2}?${complaint}\\b|(?:bug |support |customer )?${complaint} (?:from|by) [^:\\uE000]{2,30}:)`,
  'i',
);
const built = new RegExp(
  `^${greeting}(?:i|we) (?:have )?(?:just |recently |finally |now |only |already |today )*(?:${anyOf(buildingVerbs)})\\b`,
  'iu',
);
/** "Ada rang up to say …": a name alone may be that of a part of the page, unless it is on the phone. */
const named =
  /^[A-Z][a-z]+(?: [A-Z][a-z]+)? (?:has |just |again )*(?:rang|called|phoned|wrote|e-?mailed|told|asked|informed) (?:up |in )?(?:us|me|to (?:us|say|ask|complain|tell)|because|yesterday|today)\b/;
const findOther = makeFinder([toldOf, received, filed, built, named]);
const deeds =
  / (?:by \w+ing|and (?:then )?(?:click|press|typ|enter|open|select|choos|sav|sen[dt]|tick)\w*)\b/i;

/** Told of the requirement itself, where nothing is quoted and nothing claimed. */
const findPlain = makeFinder([
  new RegExp(
    `^${greeting}(?:please |kindly )?(?:(?:could|can|would|will) (?:you|somebody|someone|anyone) (?:please |kindly |also |maybe |quickly |just )*)?(?:have|take) (?:a|another|a quick|a closer|one more) look (?:at|into) [^:;]{2,80}\\?$`,
    'iu',
  ),
  /, (?:i|we) (?:hope|think|guess|believe|suppose)$/i,
  /^[^:]{3,80}, please (?:re-?test|re-?check|check(?: (?:it|this|again))*|verify(?: (?:it|this))?|have (?:a|another) look|take (?:a|another) look|look into it)$/i,
  /^[^:]{5,100}, so (?:i|we) (?:want|need|would like|wish|prefer)\b[^:]{3,80}$/i,
  /^(?:please )?(?:check|see|make sure|verify)(?: that| whether| if)? (?:i|we) (?:did not|have not) (?:break|broken|spoil|spoilt|miss|missed|forget|forgotten|mess|messed)\b/i,
  /^there (?:is|will be) (?:an? )?(?:short |brief |little |small )?(?:countdown|delay|pause|wait)$/i,
  /^(?:it|this|that) (?:may |can |might |will )?(?:takes?|counts? down|lasts?|loads?)(?: for)? (?:a (?:short |little )?(?:second|moment|while|bit)|some time|a few (?:seconds|moments))(?: or two)?$/i,
]);

/** Whether a sentence only tells what somebody reported, or what the text is about. */
function isReport(sentence: string): boolean {
  const text = sentence.trim().replace(/[.!]+$/, '');
  const isQuoted = /\uE000q/.test(text);
  if (claiming.test(isQuoted ? text.replace(/\uE000q\d+\uE001/g, '') : text)) return false;
  if (findOther(text) >= 0) return !deeds.test(text);
  const said = saidSo.exec(text)?.[0];
  if (said !== undefined && !isQuoted && splitPredicate(text.slice(said.length))) return true;
  return !/[\uE000\d]/.test(text) && findPlain(text) >= 0;
}

const asking = /(?:[,;:]|\s[-–—])\s+(?=\S)/g;

/** "A customer complained that …, so please open …": where the report ends and something is asked for. */
function findOrder(sentence: string): number | undefined {
  for (const { 0: mark, index } of sentence.matchAll(asking)) {
    const rest = withoutLeadIn(sentence.slice(index + mark.length));
    const verb = startsWithVerb(rest);
    if (takeCue(rest) !== undefined || (verb?.inflection === 'base' && verb.rest !== '')) return index;
  }
  return undefined;
}

/** A sentence that tells what somebody reported, parted from what is asked for in it. */
export function partReport(sentence: string): { text: string; isIdle: boolean }[] {
  const end = findOrder(sentence);
  const report = end === undefined ? sentence : sentence.slice(0, end);
  if (!isReport(report)) return [{ text: sentence, isIdle: false }];
  const order = end === undefined ? '' : sentence.slice(end).replace(/^[\s,;:–—-]+/, '');
  return [
    { text: report, isIdle: true },
    ...(order === '' ? [] : [{ text: order, isIdle: isReport(order) }]),
  ];
}
