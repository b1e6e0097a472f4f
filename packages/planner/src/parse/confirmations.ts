import type { Part } from './told-parts.ts';

const cue =
  '(?:please )?(?:make sure|be sure|check|verify|ensure|confirm|see(?: to it)?|test)(?: that| if| whether)?';
const trouble = '(?:the|this|that) (?:problem|issue|bug|defect|mistake|regression|complaint|fix|behaviou?r)';
const what = `(?:this|that|it|everything|all of (?:this|that|it)|${trouble})`;
const adverbs = '(?:(?:really|still|now|again|also|indeed|actually|just) )*';
const well =
  '(?: (?:now|again|fine|well|correctly|properly|too|here|any ?more|as (?:expected|intended|described|it should)))*';
const fates = [
  `${what} ${adverbs}(?:no longer happens|(?:does|can|will|must|should) not happen|cannot happen|never happens|works?|is (?:now )?(?:fixed|solved|resolved|repaired|ok|okay|fine|correct|right|in order|true|so|the case)|has been (?:fixed|solved|resolved|repaired))${well}`,
  `${trouble} ${adverbs}(?:is|has) (?:gone|not back|disappeared|not come back)${well}`,
];
const confirmation = new RegExp(`(?:^|(?:,? and(?: then)?|,|;) )${cue} (?:${fates.join('|')})$`, 'i');

/** Most sentences have none of these words: to look for them is quick. */
const hint =
  /\b(?:happens?|works?|fixed|solved|resolved|repaired|ok|okay|fine|correct|right|order|true|so|case|gone|back|disappeared)\b/i;

/** "…, and make sure this no longer happens": what would show it must be told by what follows. */
export function isConfirmation(text: string): boolean {
  const found = confirmation.exec(text.trim().replace(/[.!?]+$/, ''));
  return found?.index === 0;
}

export function partConfirmations({ text, isIdle }: Part): Part[] {
  const bare = text.replace(/[.!?\s]+$/, '');
  const found = isIdle || !hint.test(bare) ? null : confirmation.exec(bare);
  if (!found) return [{ text, isIdle }];
  const asked = bare.slice(0, found.index);
  const confirmed = found[0].replace(/^(?:,? and(?: then)?|[,;]) /i, '');
  return [...(asked === '' ? [] : [{ text: asked, isIdle: false }]), { text: confirmed, isIdle: true }];
}
