import { makeFinder } from './hearing.ts';

/** Says who reported what, greets, thanks or gives the reason: about the requirement, no step and no claim. */
const people =
  '(?:(?:an?|our|the|one|some|several|many|two|three|another|most|my) )?(?:[\\w-]+ ){0,3}?(?:customers?|users?|colleagues?|clients?|team|support|marketing|sales|qa|hr|someone|somebody|people|management|boss|owner|shoppers?|visitors?|guests?|staff|lady|gentleman|man|woman|he|she|they|we|i)';
const told =
  '(?:called|wrote|told|phoned|contacted|e-?mailed|rang|informed|asked) (?:us|in|me|to|our|the|yesterday|today|this|about|because|last|again|support)|(?:has |have )?(?:reports?|reported|says?|said|claims?|claimed|complains?|complained|mentioned|noticed|wrote|writes) (?:that|about|of|to|in|on|this|yesterday|today|last)|(?:says?|said|claims?|claimed|thinks?) (?:the|it|she|he|they|there|nothing|our) [^,:]*|(?:was|were|is|are) (?:angry|upset|confused|unhappy|annoyed|surprised)|got in touch|had (?:a|an|some|several|many) (?:\\w+ )?(?:problems?|complaints?|incidents?|issues?|bugs?|reports?|tickets?|security)|(?:has|have|had) (?:recently|just|already)? ?(?:received|gotten|got) (?:\\w+ )*(?:complaints?|reports?|calls?|tickets?|mails?)';
const forms = [
  new RegExp(
    `^(?:hello,? |hi,? |yesterday,? |today,? |last week,? |this morning,? |recently,? )?${people} (?:${told})\\b`,
    'i',
  ),
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|day))\b[^.:;]{0,30}$/i,
  /^(?:many thanks|thanks|thanx|thx|cheers|(?:kind|best|warm) regards|regards|greetings)\b[^:;]{0,40}$/i,
  /^thank you(?: very much| so much| in advance)?(?:,? [A-Z]\w+)?$/i,
  /^(?:(?:hi|hello|hey|dear)\b[^.:;]{0,25}?, ?)?(?:could|can|would|will) (?:you|somebody|someone|anyone)\b[^:;]{0,15}\b(?:check|test|look (?:at|into)|have a look at|verify|take a look at)\b[^:;]{0,60}\?$/i,
  /^this (?:matters|happens|happened|affects|concerns|came up|occurs|occurred|(?:is|was) (?:important|critical|crucial|needed|urgent|annoying|because|about|why|necessary|an? (?:regression|bug|smoke|test|quick|simple|known|very|high)))\b/i,
  /^this (?:test|test case|ticket|story|requirement|scenario|issue|text) (?:is|was|covers|describes|concerns|deals|came|belongs)\b/i,
  /^we (?:recently|once|already|just) (?:had|have had|got|received|changed|fixed|released|rewrote|moved)\b/i,
  /^(?:background|context|reason|fyi|by the way|btw)\b[:,]/i,
];
const findAside = makeFinder(forms);
/** Words of a claim: what they stand in is never passed over. */
export const claiming =
  /\b(?:should|must|shall|has to|have to|needs? to|expect\w*|ensure|make sure|confirm|assert)\b|\uE000q/i;

/** A claim or an order is never one, however it is wrapped. */
export function isAside(sentence: string): boolean {
  const text = sentence.trim().replace(/[.!]+$/, '');
  return !claiming.test(text) && findAside(text) >= 0;
}

/** "(The search looks at senders and subjects.)" explains; a claim in brackets stays one. */
export function isBracketed(sentence: string): boolean {
  const text = sentence.trim();
  return /^\([^()]+\)\.?$/.test(text) && !claiming.test(text) && !/[=→]|->/.test(text);
}
