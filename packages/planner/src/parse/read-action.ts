import type { VerbFamily } from '../lexicons/verbs.ts';
import { readAdd } from './adding.ts';
import {
  readAccept,
  readCall,
  readDismiss,
  readRemember,
  readResize,
  readSearch,
  readSwitch,
} from './browsing.ts';
import { readCheck, readSelect, readSort, readToggle, readUncheck } from './choosing.ts';
import {
  readButtonVerb,
  readClick,
  readClose,
  readDoubleClick,
  readDrag,
  readHover,
  readRightClick,
  readScroll,
  readSubmit,
  readUpload,
} from './clicking.ts';
import { readKeys, readPress } from './keys.ts';
import type { Literal } from './literals.ts';
import { readCredentials, readLogIn } from './logging-in.ts';
import { readBack, readForward, readGo, readOpen, readReload } from './opening.ts';
import type { ActionReader, ActionReading } from './reader.ts';
import { readChange, readClear, readLeave, readSet, readTyping } from './typing.ts';
import { matchVerbs, type VerbMatch } from './verbs.ts';
import { readWait } from './waiting.ts';

const readers: Partial<Record<VerbFamily, ActionReader>> = {
  click: (verb, literals) => {
    const keys = verb.lemma === 'hit' ? readKeys(verb.rest.replace(/[.,;]$/, ''), literals) : undefined;
    return keys ? [{ do: 'press', keys }] : readClick(verb, literals);
  },
  'double click': readDoubleClick,
  'right click': readRightClick,
  type: readTyping,
  change: readChange,
  leave: readLeave,
  clear: readClear,
  select: readSelect,
  check: readCheck,
  uncheck: readUncheck,
  toggle: readToggle,
  hover: readHover,
  scroll: readScroll,
  drag: readDrag,
  upload: readUpload,
  open: readOpen,
  go: readGo,
  back: readBack,
  forward: readForward,
  reload: readReload,
  press: readPress,
  wait: readWait,
  'log in': readLogIn,
  search: readSearch,
  add: readAdd,
  remember: readRemember,
  resize: readResize,
  call: readCall,
  accept: readAccept,
  dismiss: readDismiss,
  switch: readSwitch,
  close: readClose,
  set: readSet,
  sort: readSort,
  use: (verb, literals) => {
    const credentials = readCredentials(`with ${verb.rest}`, literals);
    return credentials && [{ do: 'log in', credentials }];
  },
  submit: readSubmit,
  button: readButtonVerb,
};

/** The first reading of the clause's verb that makes sense. */
export function readAction(text: string, literals: Literal[]): ActionReading {
  let refusal: ActionReading;
  const plain = text.replace(/^(turn|switch|turns|switches|turning|switching) (.+?) (on|off)$/i, '$1 $3 $2');
  for (const verb of matchVerbs(plain)) {
    const reading = readVerb(verb, literals);
    if (Array.isArray(reading)) return reading;
    refusal ??= reading;
  }
  return refusal;
}

function readVerb(verb: VerbMatch, literals: Literal[]): ActionReading {
  return readers[verb.family]?.(verb, literals);
}
