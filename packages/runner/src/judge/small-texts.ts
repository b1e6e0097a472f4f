import { foldWords } from '@assay/contract/text';
import type { Condition, Target } from '@assay/planner/steps';
import { fieldRoles } from '../snapshot/attach-labels.ts';
import type { SeenElement } from '../snapshot/types.ts';
import { innermost } from './observe-message.ts';
import type { PageView } from './page-view.ts';
import { containsText, matchText, show } from './texts.ts';
import { choose, judged, type Observation } from './types.ts';

const looks =
  '(?:small|little|tiny|short|grey|gray|red|green|whole|progress|status|summary|info|information|result)';
const nouns =
  '(?:lines?|texts?|sentences?|labels?|notes?|captions?|counters?|counts?|badges?|words|wording|display|indicator|info|information)';
const places =
  '(?:above|below|beneath|underneath|under (?:it|them|that)|at the (?:very )?(?:top|bottom)|on top|there|beside (?:it|them|that)|next to (?:it|them|that)|at the end)';
const words = new RegExp(`^(?:${looks} )*${nouns}(?: ${places})?$`);
const sorts = new RegExp(`^${looks}(?: ${looks})*$`);

/** Words for some small text of the page, which bears no such name itself. */
function isSmallText({ name, kind, ordinal, within, near }: Target): boolean {
  if (ordinal !== undefined || within || near) return false;
  if (name === '') return kind === 'badge' || kind === 'text';
  const isText = kind === 'badge' || kind === 'text';
  return ((!kind || isText) && words.test(foldWords(name))) || (isText && sorts.test(foldWords(name)));
}

/** As much as may stand beside the words that are claimed. */
const mostBeside = 40;

function saysShortly({ states, text, role, interactive }: SeenElement, value: string): boolean {
  return (
    states.visible &&
    !interactive &&
    !fieldRoles.has(role) &&
    text.length <= value.length + mostBeside &&
    containsText(text, value)
  );
}

/**
 * "The counter says '1 person'", "the line at the top reads …": found by what it says, like a message. Where the words are nowhere on
 * the page the claim is wrong; words amid a longer text leave open what was meant.
 */
export function observeSmallText(
  page: PageView,
  target: Target,
  condition: Extract<Condition, { is: 'text' }>,
): Observation | undefined {
  const { snapshot } = page;
  const { how, value } = condition;
  if (how === 'matches' || !isSmallText(target) || !/\p{L}{2}/u.test(value)) return undefined;
  const saying = innermost(snapshot.elements.filter((element) => saysShortly(element, value)));
  const one = saying.find(({ text }) => matchText(text, 'equals', value)) ?? saying[0];
  if (one && (how === 'contains' || matchText(one.text, how, value))) {
    const candidate = { element: one, score: 1, reason: 'it says this', phrase: show(one.text) };
    const found = choose(snapshot, target, [candidate]);
    return judged(true, `it shows ${show(one.text)}`, found);
  }
  return containsText(snapshot.text, value) ? undefined : judged(false, 'the text is nowhere on the page');
}
