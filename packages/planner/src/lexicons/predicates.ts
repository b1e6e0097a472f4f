import type { stateWords } from '../steps/phrases.ts';
import { list } from './list.ts';

/** What a subject can do that can be checked; the key names the reading. */
export const predicateVerbs = {
  appear: list(
    'appear, show up, turn up, pop up, come up, exist, open up, open, emerge, become available, slide in, come into view, load, come, occur, be raised',
  ),
  disappear: list('disappear, vanish, go away, close, hide, fade away, fade out, go off'),
  contain: list('contain, include, mention, feature'),
  show: list(
    'show, display, read, say, ask, state, list, hold, present, return, indicate, reveal, report, present, render, give, offer, yield',
  ),
  equal: list('equal'),
  match: list('match'),
  'start with': list('start with, starts with, begin with'),
  'end with': list('end with, end in'),
  have: list('have, has, carry'),
  cost: list('cost'),
  point: list('point to, link to, lead to, refer to'),
  go: list(
    'redirect to, take, bring, navigate to, land on, arrive at, get to, end up on, reach, forward to, lead, jump to, return to, send, stay on, remain on, go to, move to, come to',
  ),
  become: list('become, remain, stay, turn, get, look, keep'),
  change: list(
    'change to, switch to, default to, update to, increase to, decrease to, go up to, go down to, go back to, go back down to, come down to, fall to, sink to, climb to, grow to, drop to, rise to, turn into, turn to',
  ),
  accept: list('accept, allow, permit'),
  download: list('download'),
  work: list('work, function, behave, operate'),
} as const;
export type PredicateVerb = keyof typeof predicateVerbs;

type State = Exclude<(typeof stateWords)[number], 'clean'>;

/** Words for states, as they follow "is". */
export const stateAdjectives: [State, string[]][] = [
  [
    'visible',
    list(
      'visible, displayed, shown, present, there, available, rendered, seen, listed, on display, on screen, open, opened, showing, revealed, presented, found, included, published, in view, created, appearing, in place, expected, raised, thrown, triggered, added, returned, offered, visible again, given, loaded, left, remaining, back',
    ),
  ],
  [
    'hidden',
    list(
      'hidden, invisible, gone, removed, absent, missing, deleted, closed, not there, no longer there, dismissed, away, cleared away, out of view, unavailable',
    ),
  ],
  ['enabled', list('enabled, active, clickable, usable, editable, activated')],
  [
    'disabled',
    list(
      'disabled, inactive, greyed out, grayed out, unclickable, not clickable, read-only, readonly, deactivated',
    ),
  ],
  ['checked', list('checked, ticked, on, switched on, turned on')],
  ['unchecked', list('unchecked, unticked, off, switched off, turned off, unmarked')],
  ['focused', list('focused, in focus, focussed')],
  ['empty', list('empty, blank, cleared, emptied')],
  ['required', list('required, mandatory, compulsory, obligatory')],
  ['expanded', list('expanded, unfolded, folded out')],
  ['collapsed', list('collapsed, folded, folded up, folded in')],
  ['selected', list('selected, chosen, preselected, pre-selected, highlighted, picked, the active one')],
];

export const modals = list(`
  should, must, shall, will, would, has to, have to, needs to, need to, ought to, can, may, is expected to, are expected to,
  is supposed to, are supposed to, is to, are to, is able to, are able to
`);

export const colours = list(
  'red, green, blue, yellow, orange, black, white, grey, gray, purple, pink, brown',
);

/** What an action brings about in something else: "clicking X opens Y". */
export const consequenceVerbs: [Consequence, string[]][] = [
  [
    'visible',
    list(
      'show, display, reveal, open, bring up, expand, create, add, produce, trigger, pop up, present, give, list, uncover',
    ),
  ],
  ['hidden', list('close, hide, remove, dismiss, collapse, delete, clear away')],
  ['enabled', list('enable, activate')],
  ['disabled', list('disable, deactivate')],
  ['empty', list('clear, empty, reset')],
  ['selected', list('select, highlight')],
  ['checked', list('check, tick, switch on, turn on')],
  ['unchecked', list('uncheck, untick, switch off, turn off')],
  ['focused', list('focus, put the focus on, move the focus to')],
  ['page', list('take, bring, lead, redirect, navigate, go, send, forward, return, direct, land')],
];
export type Consequence = State | 'page';
