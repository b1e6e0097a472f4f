import { foldWords } from '@assay/contract/text';
import type { Target } from '@assay/planner/steps';
import { explain } from '../ground/target-problem.ts';
import type { Candidate, Grounding } from '../ground/types.ts';
import { isInside } from '../ground/view.ts';
import type { Problem } from '../progress/problem.ts';
import { isChoiceButton } from '../snapshot/attach-labels.ts';
import { keyOf } from '../snapshot/key-of.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import { isFaithful } from './faithful.ts';
import { findMessages } from './observe-message.ts';
import { offersOption } from './offered.ts';
import type { PageView } from './page-view.ts';
import { wasSeen } from './seen-before.ts';
import { containsText, show } from './texts.ts';
import { choose, judged, type Observation } from './types.ts';

export function candidatesOf(grounding: Grounding): Candidate[] {
  if (grounding.outcome === 'found') return [grounding.chosen];
  return grounding.outcome === 'ambiguous' ? grounding.candidates : [];
}

export function others(grounding: Grounding, one: Candidate): Candidate[] {
  const all =
    grounding.outcome === 'found' ? [grounding.chosen, ...grounding.others] : candidatesOf(grounding);
  return all.filter((candidate) => candidate !== one);
}

const perhaps = 0.5;

/** What somebody chose for the words is gone or only changed: "hidden" must not hold because an element got another name. */
function explainChanged(target: Target, grounding: Grounding): Problem | undefined {
  if (grounding.outcome !== 'not found' || !grounding.lost) return undefined;
  return grounding.nearest.some(({ score }) => score >= perhaps) ? explain(target, grounding) : undefined;
}

/** Being visible is about any element of that name: all of them decide together. */
export function observePresence(
  page: PageView,
  target: Target,
  grounding: Grounding,
  wantsVisible: boolean,
): Observation {
  const { snapshot } = page;
  const changed = explainChanged(target, grounding);
  if (changed) return { outcome: 'problem', problem: changed };
  const told = target.kind === 'message' ? [] : findNotices(snapshot, target.name, wantsVisible);
  const isTold = (element: SeenElement) =>
    told.some((notice) => notice === element || isInside(element, notice));
  const faithful = candidatesOf(grounding).filter(
    ({ element }) =>
      isFaithful(target, element) &&
      !isTold(element) &&
      !isClosedList(target, element) &&
      !(wantsVisible && isOrdinaryLink(page, target, element)),
  );
  const visible = faithful.filter(({ element }) => element.states.visible);
  const [message] = findMessages(snapshot, target);
  if (visible.length === 0 && message)
    visible.push({ element: message, score: 1, reason: 'it is such a message', phrase: show(message.text) });
  const isText = !target.kind || target.kind === 'text' || target.kind === 'message';
  const spelledOut =
    isText &&
    !target.within &&
    !target.near &&
    target.name !== '' &&
    containsText(
      told.reduce((text, notice) => text.replace(notice.text, ''), snapshot.text),
      target.name,
    );
  const isOffered = faithful.length === 0 && offersOption(page, target);
  const shown = visible.length > 0 || spelledOut || isOffered;
  const [one] = visible.length > 0 ? visible : faithful;
  const found = one && choose(snapshot, target, [one, ...others(grounding, one)]);
  const state = shown ? 'it is visible' : found ? 'it is there, but not visible' : 'there is no such element';
  const nearest = grounding.outcome === 'not found' ? grounding.nearest.slice(0, 3) : [];
  const hint =
    !shown && nearest.length > 0 ? `; the nearest are ${nearest.map(({ phrase }) => phrase).join('; ')}` : '';
  return judged(shown === wantsVisible, state + hint, found);
}

/** Lists that open are often made of links; a link that was there before the last action is no option of such a list. */
function isOrdinaryLink(page: PageView, { kind }: Target, element: SeenElement): boolean {
  if (kind !== 'option' || element.role !== 'link') return false;
  return wasSeen(page, (one) => keyOf(one) === keyOf(element));
}

/** A choice is called a list as well, but the list can be seen only while it is open. */
function isClosedList({ kind }: Target, element: SeenElement): boolean {
  return kind === 'list' && isChoiceButton(element);
}

const removal =
  /\b(?:removed|deleted|archived|moved|hidden|cancell?ed|discarded|cleared|emptied|taken|dismissed|closed)\b/i;

/** Messages that mention something: "X was removed" does not show that X is still there. Who wants to see it may mean any other. */
function findNotices({ elements }: PageSnapshot, name: string, wantsVisible: boolean): SeenElement[] {
  if (wantsVisible && removal.test(name)) return [];
  return elements.filter(
    ({ role, states, text }) =>
      (!wantsVisible || removal.test(text)) &&
      /^(?:status|alert|log)$/.test(role) &&
      states.visible &&
      text.length > name.length + 3 &&
      (text.includes(name) ||
        (removal.test(text) && ` ${foldWords(text)} `.includes(` ${foldWords(name)} `))),
  );
}
