import type { Condition, Target } from '@assay/planner/steps';
import type { StepContext } from '../act/context.ts';
import { type Found, groundIn, look, toFound } from '../act/find-target.ts';
import { nameTarget } from '../act/name-target.ts';
import { explain } from '../act/target-problem.ts';
import { Problem } from '../evidence/problem.ts';
import type { Candidate, Grounding, Purpose } from '../ground/types.ts';
import { isInside } from '../ground/view.ts';
import { isChoiceButton } from '../snapshot/attach-labels.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import { observeFigure, observeSpokenNumber } from './changed-number.ts';
import { isFaithful } from './faithful.ts';
import { followLabel } from './follow-label.ts';
import { judgeCompared } from './judge-compared.ts';
import { judgeElement } from './judge-element.ts';
import { judgeHolding } from './judge-holding.ts';
import { nameTyped, speakLoosely, widenToItem } from './loose-subjects.ts';
import { nameBadge } from './number-beside.ts';
import { observeChosen } from './observe-chosen.ts';
import { observeEmptiness } from './observe-emptiness.ts';
import { observeListed } from './observe-listed.ts';
import { observeCount, observeSorted } from './observe-many.ts';
import { findMessages, observeMessage } from './observe-message.ts';
import { observeNear } from './observe-near.ts';
import { offersOption } from './offered.ts';
import { asksForNumber, findTellingNumber } from './telling-number.ts';
import { containsText, fold, show } from './texts.ts';
import { observeToldNumber } from './told-counts.ts';
import { judged, type Observation } from './types.ts';

/** What kind of element a condition speaks of, where the author named no kind. */
function purposesOf(condition: Condition, target: Target): Purpose[] {
  const isState = condition.is === 'checked' || condition.is === 'unchecked' || condition.is === 'selected';
  // A row is ticked by the box in it.
  if (isState && /^(?:row|item|card|message)$/.test(target.kind ?? '')) return ['check', 'look'];
  if (target.kind) return ['look'];
  if (condition.is === 'checked' || condition.is === 'unchecked') return ['check', 'choose', 'look'];
  if (condition.is === 'value' || condition.is === 'required') return ['type', 'look'];
  if (condition.is === 'selected') return ['choose', 'look'];
  return ['look'];
}

async function groundFor(
  context: StepContext,
  snapshot: PageSnapshot,
  target: Target,
  condition: Condition,
): Promise<Grounding> {
  let last: Grounding = { outcome: 'not found', nearest: [] };
  for (const purpose of purposesOf(condition, target)) {
    last = preferState(snapshot, condition, await groundIn(context, snapshot, target, purpose));
    if (last.outcome !== 'not found') return last;
  }
  return last;
}

function candidatesOf(grounding: Grounding): Candidate[] {
  if (grounding.outcome === 'found') return [grounding.chosen];
  return grounding.outcome === 'ambiguous' ? grounding.candidates : [];
}

const perhaps = 0.5;

/** What somebody chose for the words is gone or only changed: "hidden" must not hold because an element got another name. */
function explainChanged(target: Target, grounding: Grounding): Problem | undefined {
  if (grounding.outcome !== 'not found' || !grounding.lost) return undefined;
  return grounding.nearest.some(({ score }) => score >= perhaps) ? explain(target, grounding) : undefined;
}

/** Being visible is about any element of that name: all of them decide together. */
async function observePresence(
  context: StepContext,
  snapshot: PageSnapshot,
  target: Target,
  grounding: Grounding,
  wantsVisible: boolean,
): Promise<Observation> {
  const changed = explainChanged(target, grounding);
  if (changed) return { outcome: 'problem', problem: changed };
  const told = wantsVisible || target.kind === 'message' ? [] : findNotices(snapshot, target.name);
  const isTold = (element: SeenElement) =>
    told.some((notice) => notice === element || isInside(element, notice));
  const faithful = candidatesOf(grounding).filter(
    ({ element }) => isFaithful(target, element) && !isTold(element) && !isClosedList(target, element),
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
  const isOffered = faithful.length === 0 && (await offersOption(context, snapshot, target));
  const shown = visible.length > 0 || spelledOut || isOffered;
  const [one] = visible.length > 0 ? visible : faithful;
  const found = one && (await toFound(context, snapshot, target, 'look', [one, ...others(grounding, one)]));
  const state = shown ? 'it is visible' : found ? 'it is there, but not visible' : 'there is no such element';
  const nearest = grounding.outcome === 'not found' ? grounding.nearest.slice(0, 3) : [];
  const hint =
    !shown && nearest.length > 0 ? `; the nearest are ${nearest.map(({ phrase }) => phrase).join('; ')}` : '';
  return judged(shown === wantsVisible, state + hint, found);
}

/** A choice is called a list as well, but the list can be seen only while it is open. */
function isClosedList({ kind }: Target, element: SeenElement): boolean {
  return kind === 'list' && isChoiceButton(element);
}

const removal =
  /\b(?:removed|deleted|archived|moved|hidden|cancell?ed|discarded|cleared|emptied|taken|dismissed|closed)\b/i;

/** Messages that mention something: "X was removed" does not show that X is still there. */
function findNotices({ elements }: PageSnapshot, name: string): SeenElement[] {
  return elements.filter(
    ({ role, states, text }) =>
      /^(?:status|alert|log)$/.test(role) &&
      states.visible &&
      text.length > name.length + 3 &&
      (text.includes(name) || (removal.test(text) && ` ${fold(text)} `.includes(` ${fold(name)} `))),
  );
}

function others(grounding: Grounding, one: Candidate): Candidate[] {
  const all =
    grounding.outcome === 'found' ? [grounding.chosen, ...grounding.others] : candidatesOf(grounding);
  return all.filter((candidate) => candidate !== one);
}

async function judgeFound(
  context: StepContext,
  snapshot: PageSnapshot,
  found: Found,
  condition: Condition,
): Promise<Observation> {
  if (condition.is === 'compared') return judgeCompared(context, snapshot, found, condition);
  if (condition.is === 'holding') return judgeHolding(snapshot, found.element, condition.target);
  return judgeElement(found, condition);
}

/** Looks at every element that could be meant; where they disagree, the author must say which one. */
async function judgeAll(
  context: StepContext,
  snapshot: PageSnapshot,
  target: Target,
  condition: Condition,
  grounding: Grounding,
): Promise<Observation> {
  if (grounding.outcome === 'not found') return { outcome: 'problem', problem: explain(target, grounding) };
  let agreed: Observation | undefined;
  // Of a kind without a name any may be meant that shows a text which no other would show by chance.
  const isAny =
    target.name === '' && !target.within && condition.is === 'text' && /\p{L}.*\p{L}/u.test(condition.value);
  for (const candidate of candidatesOf(grounding)) {
    const found: Found = await toFound(context, snapshot, target, 'look', [
      candidate,
      ...others(grounding, candidate),
    ]);
    const observation = await judgeFound(context, snapshot, found, condition);
    if (observation.outcome === 'problem') return observation;
    if (isAny && observation.holds) return observation;
    if (
      !isAny &&
      agreed?.outcome === 'judged' &&
      agreed.holds !== observation.holds &&
      grounding.outcome === 'ambiguous'
    ) {
      return { outcome: 'problem', problem: explain(target, grounding) };
    }
    agreed ??= observation;
  }
  return (
    agreed ?? {
      outcome: 'problem',
      problem: new Problem('not found', `${nameTarget(target)} was not found.`),
    }
  );
}

/** Several numbers, or none at all. */
function showsNoNumber(seen: Observation): boolean {
  if (seen.outcome === 'problem') return seen.problem.class === 'ambiguous';
  return !seen.holds && seen.found !== undefined && !/\d/.test(seen.actual);
}

/** What is chosen may be the button in the line of that name. */
function preferState({ elements }: PageSnapshot, condition: Condition, grounding: Grounding): Grounding {
  const isState = condition.is === 'checked' || condition.is === 'unchecked' || condition.is === 'selected';
  if (!isState || grounding.outcome !== 'found') return grounding;
  const hasState = ({ states }: SeenElement) => states.checked !== undefined || states.selected !== undefined;
  const { element } = grounding.chosen;
  if (hasState(element)) return grounding;
  const inside = elements.filter(
    (one) => one.states.visible && one.containers.includes(element.ref) && hasState(one),
  );
  const [only] = inside;
  return only && inside.length === 1
    ? { ...grounding, chosen: { ...grounding.chosen, element: only } }
    : grounding;
}

export async function observeElement(
  context: StepContext,
  target: Target,
  condition: Condition,
): Promise<Observation> {
  const snapshot = await look(context, context.progress);
  if (condition.is === 'count') return observeCount(context, snapshot, target, condition);
  if (target.kind === 'message' && condition.is === 'text' && !target.within && !target.near)
    return observeMessage(context, snapshot, target, condition);
  const spoken = await observeSpokenNumber(context, snapshot, target, condition);
  if (spoken) return spoken;
  const listed = condition.is === 'text' ? observeListed(snapshot, target, condition) : undefined;
  if (listed) return listed;
  const emptiness = condition.is === 'empty' ? observeEmptiness(snapshot, target) : undefined;
  if (emptiness) return emptiness;
  const grounding = await groundFor(context, snapshot, target, condition);
  if (condition.is === 'visible' || condition.is === 'hidden') {
    const isThere = condition.is === 'visible';
    const presence = await observePresence(context, snapshot, target, grounding, isThere);
    const isMissed = isThere && presence.outcome === 'judged' && !presence.holds;
    const typed = isMissed ? nameTyped(context, target) : undefined;
    return typed ? observeElement(context, typed, condition) : presence;
  }
  const chosen = await observeChosen(context, snapshot, target, condition);
  if (chosen) return chosen;
  const isUnnamed = grounding.outcome === 'not found' || (target.name === '' && target.kind === 'badge');
  const figure = isUnnamed ? await observeFigure(context, snapshot, target, condition) : undefined;
  if (figure) return figure;
  const badge = grounding.outcome === 'not found' ? nameBadge(target, condition) : undefined;
  if (badge) return observeElement(context, badge, condition);
  const told =
    grounding.outcome === 'not found'
      ? await observeToldNumber(context, snapshot, target, condition)
      : undefined;
  if (told) return told;
  const near =
    grounding.outcome === 'not found' ? await observeNear(context, snapshot, target, condition) : undefined;
  if (near) return near;
  if (condition.is === 'sorted') return observeSorted(context, snapshot, target, condition, grounding);
  const labelled = followLabel(snapshot, target, condition, grounding);
  const widened = widenToItem(snapshot, target, condition, labelled);
  const seen = await judgeAll(context, snapshot, target, condition, widened);
  const isUnclear = asksForNumber(condition) && showsNoNumber(seen);
  const telling = isUnclear ? await findTellingNumber(context, snapshot, target) : undefined;
  if (telling) return judgeElement(telling, condition);
  const spokenOf = isUnclear ? await observeFigure(context, snapshot, target, condition) : undefined;
  return spokenOf ?? speakLoosely(context, snapshot, target, condition, seen);
}
