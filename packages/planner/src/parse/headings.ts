import type { Outcome } from './outcomes.ts';

const asking = '(?:(?:please|pls|kindly) )?(?:verify|check|test|validate|make sure|ensure)';
const introducing = new RegExp(`^${asking}\\b[^\\uE000\\d"]+:$`, 'i');
/** What a requirement is about as a whole: nobody sees a checkout, it is gone through. */
const topic = new RegExp(
  `^${asking} (?:the |our |my )?(?:[a-z-]+ ){0,3}(?:chec?k-?out|log-?in|log-?out|sign-?up|registration|ordering|purchase|payment|booking|searching|sorting|filtering|upload|validation|navigation|flow|process|workflow|function|functionality|feature|behaviou?r|handling|removal|calculation)[.!]?$`,
);
const topicCapital = (text: string) => text.trim().charAt(0).toLowerCase() + text.trim().slice(1);

/** "Check that the answers are kept:" above the steps and results that say so in detail. */
export function isHeading(text: string, isFirst: boolean, hasMore: boolean): boolean {
  return isFirst && hasMore && introducing.test(text.trim());
}

/** "Please verify the guest checkout." before the steps of it. */
export function isTopic(sentence: string, isFirstOfMore: boolean): boolean {
  return isFirstOfMore && topic.test(topicCapital(sentence));
}

const untouched =
  /^(?:without (?:any|further) (?:further )?(?:changes?|actions?|input|interaction|steps?)|without (?:doing|changing|touching) anything(?: else)?|with nothing (?:in it|inside|else|done)|as (?:it is|they are))$/i;

/** That nothing is done beforehand needs no step; it stays with what it was said of, where there is a check. */
export function frameHeadings(outcomes: Outcome[]): Outcome[] {
  const isChecked = outcomes.some(
    (one) => one.is === 'commands' && one.commands.some((command) => command.do === 'expect'),
  );
  return outcomes.map((outcome) =>
    isChecked && outcome.is === 'unknown' && untouched.test(outcome.source.trim().replace(/[.,]$/, ''))
      ? { source: outcome.source, is: 'frame' }
      : outcome,
  );
}
