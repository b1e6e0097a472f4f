import { type Clause, cutClauses } from './clauses.ts';
import { endOfLabel, isValueLabel, type Label, readLabel, wordsOfLabel } from './labels.ts';
import { endOfGreeting } from './mail.ts';
import { isSureNote } from './section-names.ts';
import { type Reading, roleOf } from './state.ts';
import type { Context, Role } from './types.ts';

/** As what something is put down. */
export interface Voice {
  role: Role;
  context: Context;
  parent?: number | undefined;
}

export interface Said {
  /** The first piece of what was said. */
  first?: number;
  last?: number;
  /** The voice at the end, which a label on the way may have changed. */
  voice: Voice;
}

const contents = new Set<Role>(['step', 'claim', 'sentence', 'data']);

export function put(reading: Reading, start: number, end: number, voice: Voice): number | undefined {
  const isSignature = start >= reading.signature;
  const role = isSignature ? 'note' : voice.role;
  const index = reading.list.put(start, end, role, voice.context, voice.parent);
  if (index === undefined) return undefined;
  if (contents.has(role)) reading.hasContent = true;
  if (role === 'goal') reading.hasGoal = true;
  if (role === 'title') reading.hasTitle = true;
  return index;
}

export function putLabel(
  reading: Reading,
  label: Label,
  context: Context,
  parent?: number,
): number | undefined {
  return reading.list.put(label.start, endOfLabel(reading.text, label), 'label', context, parent);
}

/** "… Expected: it is shown." on the line of a step, "| Priority: high" behind a pipe. */
function changesVoice(text: string, label: Label, clause: Clause): boolean {
  if (!label.kind || !label.hasColon || label.end >= clause.end) return false;
  if (label.kind === 'expected' || label.kind === 'steps' || label.kind === 'before') return true;
  if (clause.lead === 'pipe') return label.kind !== 'data' || isValueLabel(text, label, clause.end);
  return label.kind === 'note' && isSureNote(label.name);
}

function voiceAfter(
  label: Label,
  text: string,
  voice: Voice,
  piece: number | undefined,
  step: number | undefined,
): Voice {
  const name = wordsOfLabel(text, label);
  const kind = label.kind ?? 'text';
  const context: Context = { ...voice.context, section: name };
  if (label.number !== undefined) context.number = label.number;
  return { role: roleOf(kind), context, parent: (kind === 'expected' ? step : undefined) ?? piece };
}

/** Puts down the sentences between `start` and `end`. */
export function say(reading: Reading, start: number, end: number, voice: Voice): Said {
  const said: Said = { voice };
  const { text } = reading;
  let step: number | undefined;
  const isTold = voice.role !== 'step' && voice.role !== 'sentence';
  for (const clause of cutClauses(text, start, end, isTold)) {
    const isFirst = clause.start === start;
    const base = clause.lead === 'pipe' ? voice : said.voice;
    const label = isFirst ? undefined : readLabel(text, clause.start, clause.end);
    let from = clause.start;
    let now = voiceOfClause(base, clause);
    if (label && changesVoice(text, label, clause)) {
      const piece = putLabel(reading, label, base.context, base.parent);
      now = voiceAfter(label, text, base, piece, step);
      from = label.end;
      if (clause.lead !== 'pipe' || label.kind === 'expected') said.voice = now;
    }
    for (const part of cutGiven(text, from, clause.end, now)) {
      const index = put(reading, part.start, part.end, part.voice);
      if (index === undefined) continue;
      said.first ??= index;
      said.last = index;
      if (part.voice.role === 'step' || part.voice.role === 'sentence') step = index;
    }
  }
  return said;
}

/** What an arrow leads to may be a result as well as the next thing to do. */
function voiceOfClause(voice: Voice, clause: Clause): Voice {
  const context = clause.number === undefined ? voice.context : { ...voice.context, number: clause.number };
  const role = voice.role === 'step' && clause.lead === 'arrow' ? 'sentence' : voice.role;
  return { ...voice, role, context };
}

const given = /given\s/iy;
const when = /,\s+when\s/i;
const then = /,\s+then\s/i;

interface Part {
  start: number;
  end: number;
  voice: Voice;
}

/** "Given I am on the page, when I click X, then Y is shown" in one sentence. */
function cutGiven(text: string, start: number, end: number, voice: Voice): Part[] {
  const whole = [{ start, end, voice }];
  given.lastIndex = start;
  if (voice.role !== 'sentence' || end - start > 2000 || !given.test(text)) return whole;
  const sentence = text.slice(start, end);
  const second = when.exec(sentence);
  const third = then.exec(sentence);
  if (!third || (second && second.index > third.index)) return whole;
  const cuts = [...(second ? [second.index] : []), third.index];
  const roles: Role[] = second ? ['step', 'step', 'claim'] : ['step', 'claim'];
  return roles.map((role, index) => ({
    start: start + (index === 0 ? 0 : (cuts[index - 1] ?? 0) + 1),
    end: start + (cuts[index] === undefined ? sentence.length : cuts[index] + 1),
    voice: { ...voice, role },
  }));
}

/** Puts down the greeting at the beginning of a letter; the place where the rest begins. */
export function greet(reading: Reading, start: number, end: number, context: Context): number {
  if (reading.isGreeted || reading.hasContent) return start;
  const stop = endOfGreeting(reading.text, start, end);
  if (stop === undefined) return start;
  reading.isGreeted = true;
  reading.list.put(start, stop, 'note', context);
  return stop;
}
