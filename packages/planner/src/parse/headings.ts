import { actions } from './accounting-words.ts';
import { isActor } from './subjects.ts';
import { matchVerb } from './verbs.ts';

const ticket = /^[A-Z][A-Z0-9]{0,7}-\d+\b[:,]?\s*/;
/** Values, names in quotes and ways through menus may be meant to be used. */
const usable = /["“”'@/>→|=\uE000]|->|\d/;
const finite =
  /^(?:am|is|are|was|were|be|been|has|have|had|do|does|did|can|cannot|will|should|must|shall|may|shows?|says?|stays?|when|if|once|after|before|while|until)$/;
const joint = /^(?:and|then|to|or)$/;
/** "Frobnicate the gizmo" is an order in words that nobody knows. */
const ordering =
  /^\S+ (?:the|an?|my|your|our|his|her|its|their|this|that|these|those|all|each|every|it|them)\b/i;

/** "IHM-240 history complete?", "Cart totals": names what a text is about, and holds no verb that anybody could follow. */
export function isHeading(line: string): boolean {
  const text = line.trim().replace(ticket, '');
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length < 2 || words.length > 8 || /[.!;,]$|[.;:] /.test(text)) return false;
  if (usable.test(text) || ordering.test(text) || words.slice(0, 2).some(isActor)) return false;
  if (matchVerb(text)?.inflection === 'base') return false;
  return !words.some(
    (word, index) => finite.test(word) || (joint.test(words[index - 1] ?? '') && actions.has(word)),
  );
}
