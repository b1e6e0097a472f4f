/** Words that a sentence may begin with which tells something and asks for nothing. */
const telling = new Set(
  'the a an this that these those it its we i you they he she our my your their his her as in on at for with without within if when whenever while since because so there here what which who whose how why where all some any no none not only and but or nor to from of by about after before during between among under over regarding concerning once until till both each every either neither one two three four five six several many most more less few given feature scenario story background title summary note notes nb btw fyi context goal purpose aim reason remark hi hey hello dear thanks thank sorry ok okay well anyway also maybe perhaps normally usually sometimes today yesterday tomorrow last next first second third then now finally same such other another everybody everyone everything nobody nothing somebody someone something'.split(
    ' ',
  ),
);
const lead = /^(?:(?:please|kindly|then|now|next|and|also|finally|first|afterwards|so|just),? )+/i;
const order =
  /^(\p{L}+) (?:the|an?|all|any|every|each|its|your|my|our|their|this|that|these|those|it|them|him|her|some)\b/iu;
const demand =
  /\b(?:should|shall|must|ha(?:s|ve) to|ought to|needs? to|is to|are to|expect(?:s|ed)?|verify|ensure|make sure|confirm)\b/i;

/** "Everybody in the list is a designer", "All of them are open": of all that is there something is claimed. */
const ofAll =
  /^(?:(?:all|each|none|both|neither) (?:of )?|(?:every|no)\w* )(?:[\p{L}'-]+ ){0,5}(?:is|are|ha(?:s|ve)|shows?|says?|reads?|bears?|belongs?|holds?|contains?)\b/iu;

/** Whether a sentence may well ask for something: then it is not passed over as a remark, however sure somebody is. */
export function mayAsk(sentence: string): boolean {
  if (/:$/.test(sentence)) return false;
  if (demand.test(sentence) || ofAll.test(sentence.replace(lead, ''))) return true;
  const [, verb = ''] = order.exec(sentence.replace(lead, '')) ?? [];
  return verb !== '' && !telling.has(verb.toLowerCase()) && !/ing$/i.test(verb);
}
