import { looksLikeAddress } from './addresses.ts';
import { callForm, keepForm, readCall, readKeep } from './calls.ts';
import { fillInForm, readFillIn } from './fill-ins.ts';
import type { Command, Target } from './language.ts';
import { anyNumber } from './numbers.ts';
import { anyOrdinal, readOrdinal } from './ordinals.ts';
import { anyMark, maskQuoted } from './quoting.ts';
import { readExpectation } from './read-expectation.ts';
import { verbs } from './render.ts';
import { literalAt, readTarget } from './targets.ts';

/** Reads a canonical sentence; anything else, however sensible, is undefined. */
export function readCanonical(sentence: string): Command | undefined {
  const { masked, values } = maskQuoted(sentence.trim().replace(/(?<=[^.])\.$/, ''));
  return readMasked(masked, values);
}

function readMasked(masked: string, values: string[]): Command | undefined {
  for (const { form, read } of sentences) {
    const match = form.exec(masked);
    const command = match && read(match.slice(1), values);
    if (command) return command;
  }
  return undefined;
}

/** `If the "Accept cookies" button is visible, click it`: either part may have commas of its own. */
function readConditional(words: string, values: string[]): Command | undefined {
  for (let at = words.indexOf(', '); at >= 0; at = words.indexOf(', ', at + 1)) {
    const condition = readExpectation(words.slice(0, at), values);
    const rest = words.slice(at + 2);
    const isSmall = rest.charAt(0) !== rest.charAt(0).toUpperCase();
    const action =
      condition && isSmall ? readMasked(rest.charAt(0).toUpperCase() + rest.slice(1), values) : undefined;
    if (condition && action && action.do !== 'expect' && !action.if) return { ...action, if: condition };
  }
  return undefined;
}

type Read = (parts: string[], values: string[]) => Command | undefined;

function whole(text: string | undefined, values: string[]): Target | undefined {
  const read = text === undefined ? undefined : readTarget(text, values);
  return read?.rest === '' ? read.target : undefined;
}

/** A command about one target, built once the target is known. */
function about(
  text: string | undefined,
  values: string[],
  build: (target: Target) => Command | undefined,
): Command | undefined {
  const target = whole(text, values);
  return target && build(target);
}

const simpleVerbs = Object.entries(verbs).map(([action, verb]): [string, Read] => [
  `${verb} (.+)`,
  ([target], values) =>
    about(target, values, (found) => ({ do: action as keyof typeof verbs, target: found })),
]);

const table: [string, Read][] = [
  [
    'Check that (.+)',
    ([claim = ''], values) => {
      const expectation = readExpectation(claim, values);
      return expectation && { do: 'expect', ...expectation };
    },
  ],
  ['If (.+)', ([words = ''], values) => readConditional(words, values)],
  [
    `Open the address (${anyMark})( in a new browser tab)?`,
    ([address = '', tab], values) => ({
      do: 'open',
      address: literalAt(address, values),
      ...(tab && { inTab: true }),
    }),
  ],
  [
    `Open (${anyMark})( in a new browser tab)?`,
    ([mark = '', tab], values) => {
      const address = literalAt(mark, values);
      return looksLikeAddress(address) ? { do: 'open', address, ...(tab && { inTab: true }) } : undefined;
    },
  ],
  [
    `Go to the (${anyMark}) page`,
    ([name = ''], values) => ({ do: 'open', address: literalAt(name, values), named: true }),
  ],
  ['Go (back|forward)', ([way]) => ({ do: way === 'back' ? 'back' : 'forward' })],
  ['Reload the page', () => ({ do: 'reload' })],
  [
    'Double-click (.+)',
    ([target], values) => about(target, values, (found) => ({ do: 'click', target: found, times: 2 })),
  ],
  [
    '(Right-click|Click) (.+?)(?: (\\d+) times)?',
    ([verb, target, times], values) =>
      about(target, values, (found) => ({
        do: 'click',
        target: found,
        ...(verb === 'Right-click' && { button: 'right' }),
        ...(times && { times: Number(times) }),
      })),
  ],
  [
    `Type (${anyMark}) in (.+)`,
    ([text = '', target], values) =>
      about(target, values, (found) => ({ do: 'type', target: found, text: literalAt(text, values) })),
  ],
  ['Clear (.+)', ([target], values) => about(target, values, (found) => ({ do: 'clear', target: found }))],
  [
    `Select (${anyMark}) from (.+)`,
    ([option = '', target], values) =>
      about(target, values, (found) => ({ do: 'select', target: found, option: literalAt(option, values) })),
  ],
  ...simpleVerbs,
  [
    `Set the browser clock to (${anyMark})`,
    ([to = ''], values) => ({ do: 'set clock', to: literalAt(to, values) }),
  ],
  [
    `Set (.+) to (${anyMark})`,
    ([target, value = ''], values) =>
      about(target, values, (found) => ({ do: 'set', target: found, value: literalAt(value, values) })),
  ],
  [`Press (${anyMark})`, ([keys = ''], values) => ({ do: 'press', keys: literalAt(keys, values) })],
  [
    `Press (${anyMark}) in (.+)`,
    ([keys = '', target], values) =>
      about(target, values, (found) => ({ do: 'press', keys: literalAt(keys, values), target: found })),
  ],
  [
    'Drag (.+) onto (.+)',
    ([target, onto], values) =>
      about(onto, values, (place) =>
        about(target, values, (found) => ({ do: 'drag', target: found, onto: place })),
      ),
  ],
  [
    `Upload the file (${anyMark})`,
    ([file = ''], values) => ({ do: 'upload', file: literalAt(file, values) }),
  ],
  [
    `Upload the file (${anyMark}) to (.+)`,
    ([file = '', target], values) =>
      about(target, values, (found) => ({ do: 'upload', file: literalAt(file, values), target: found })),
  ],
  [
    `Switch to the browser tab (${anyMark})`,
    ([tab = ''], values) => ({ do: 'switch to tab', tab: literalAt(tab, values) }),
  ],
  [
    `Switch to the (${anyOrdinal}) browser tab`,
    ([ordinal = '']) => ({ do: 'switch to nth tab', ordinal: readOrdinal(ordinal) }),
  ],
  [
    `(Accept|Dismiss) the browser dialog(?: with (${anyMark}))?`,
    ([answer, text], values) => ({
      do: 'answer dialog',
      accept: answer === 'Accept',
      ...(text && { text: literalAt(text, values) }),
    }),
  ],
  [
    `Wait(?: up to (${anyNumber}) seconds?)? until (.+)`,
    ([seconds, claim = ''], values) => {
      const until = readExpectation(claim, values);
      return until && { do: 'wait', until, ...(seconds && { seconds: Number(seconds) }) };
    },
  ],
  [`Pause for (${anyNumber}) seconds?`, ([seconds]) => ({ do: 'pause', seconds: Number(seconds) })],
  [
    `Log in as (${anyMark}) with the password (${anyMark})`,
    ([user = '', password = ''], values) => ({
      do: 'log in',
      credentials: { user: literalAt(user, values), password: literalAt(password, values) },
    }),
  ],
  [fillInForm, readFillIn],
  [
    `Remember (.+) as (${anyMark})`,
    ([target, name = ''], values) =>
      about(target, values, (found) => ({ do: 'remember', target: found, as: literalAt(name, values) })),
  ],
  [
    '(Resize the window to|Use a touch screen of) (\\d+) by (\\d+)',
    ([how, width, height]) => ({
      do: 'resize',
      width: Number(width),
      height: Number(height),
      ...(how?.startsWith('Use') && { touch: true }),
    }),
  ],
  [callForm, readCall],
  [keepForm, readKeep],
];

const sentences = table.map(([form, read]) => ({ form: new RegExp(`^${form}$`), read }));
