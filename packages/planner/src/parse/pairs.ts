import { anyMark } from '../steps/quoting.ts';
import { must } from './idiom-parts.ts';
import { matchVerb } from './verbs.ts';

const name = `(?:${anyMark}|(?!(?:The|And|Then|When|In|On)\\b)[A-Z][\\w'’-]*(?: [A-Z][\\w'’-]*){0,3})`;
const pair = new RegExp(`(${name}) and (?:the )?(${name})`, 'g');
const both = new RegExp(
  `(^|,? and |; |, )[Bb]oth (?:(?:of )?(?:them|these)|(?:of )?(?:the )?(?:rows|lines|entries|records|items|cards)) (?:now |then |still )?(?:${must} (?:now |then |still )?)?(have|show|are|be|display|contain)(?= )(.+?)(?= *[.]?$)`,
);

const singles: Record<string, string> = {
  have: 'has',
  show: 'shows',
  are: 'is',
  be: 'is',
  display: 'displays',
  contain: 'contains',
};

/** "Tick A and B … both rows have the status Done": what is said of both is said of each. */
export function resolveBoth(text: string, heard: string): string {
  const [whole, joined = '', verb = '', rest = ''] = both.exec(text) ?? [];
  const [, first, second] = whole === undefined ? [] : ([...heard.matchAll(pair)].at(-1) ?? []);
  if (whole === undefined || !first || !second) return text;
  // "Select Ann and Bo": what is done with them is no part of the name.
  const named = matchVerb(first)?.rest || first;
  const told = [named, second].map((one) => `the row of ${one} ${singles[verb] ?? verb}${rest}`).join(' ¶ ');
  return text.replace(whole, joined === '' ? told : ` ¶ ${told}`);
}
