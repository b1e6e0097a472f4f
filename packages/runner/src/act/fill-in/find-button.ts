import { isInside, viewOf } from '../../ground/view.ts';
import { fold, stem } from '../../ground/words.ts';
import type { PageSnapshot, SeenElement } from '../../snapshot/types.ts';
import { liesInNamed } from './name-place.ts';

const making =
  /^(?:new|add|create|make|start|open|write|book|send|report|invite|register|schedule|plan|set|up|post|request|submit|a|an|another|now)$/;

function coreOf(name: string): string {
  return fold(name)
    .split(' ')
    .filter((word) => !making.test(word))
    .map(stem)
    .join(' ');
}

function isPressable({ role, states, interactive }: SeenElement): boolean {
  return (interactive || /^(?:button|link|menuitem|tab)$/.test(role)) && states.visible && states.enabled;
}

/** The one button that is clearly there to begin such a record: "New transfer", "Add goal", "Invite". */
export function findOpener(
  snapshot: PageSnapshot,
  record: string,
  values: readonly string[],
): SeenElement | undefined {
  const own = coreOf(record);
  const isOwn = ({ name: called, text }: SeenElement) => {
    const name = called || text;
    const words = fold(name).split(' ');
    if (own === '') return words.includes(fold(record)) && words.length <= 3;
    return coreOf(name) === own && words.some((word) => making.test(word));
  };
  const all = snapshot.elements.filter((element) => isPressable(element) && isOwn(element));
  const here = all.filter((element) => values.some((value) => liesInNamed(snapshot, element, value)));
  const openers = here.length > 0 ? here : all;
  const ways = new Set(openers.map(({ href, ref }) => href || ref));
  return ways.size === 1 ? openers[0] : undefined;
}

const dismissing =
  /\b(?:cancel|close|back|discard|reset|clear|delete|remove|help|show|hide|previous|browse|upload|swap|more|less|fewer)\b/;
/** Goes on with a form and does not end it. */
const stepping = /^(?:continue|next|next step|proceed|go on|review|weiter)\b/;

type Ending = { button: SeenElement } | { problem: string };

/** The one button that sends what was filled in. */
export function findEnding(snapshot: PageSnapshot, filled: readonly SeenElement[], record: string): Ending {
  const [first] = filled;
  const { byRef } = viewOf(snapshot);
  const form = first?.containers
    .flatMap((ref) => byRef.get(ref) ?? [])
    .find(({ tag, role }) => tag === 'form' || /^(?:form|dialog|alertdialog)$/.test(role));
  const buttons = snapshot.elements.filter(
    ({ role, states, name, options }) =>
      role === 'button' &&
      states.visible &&
      options.length === 0 &&
      /\p{L}/u.test(name) &&
      !dismissing.test(fold(name)),
  );
  const own = form ? buttons.filter((button) => isInside(button, form)) : nearest(buttons, filled);
  const sending = own.filter(({ inputType }) => inputType === 'submit');
  const [button, other] = sending.length === 1 ? sending : preferNamed(own, record);
  if (!button) return { problem: 'The form has no button that sends it.' };
  if (other)
    return {
      problem: `The form could be sent by ${own.map(({ name }) => `"${name}"`).join(' or ')}. Say which one to press.`,
    };
  if (stepping.test(fold(button.name)))
    return {
      problem: `The form goes on with "${button.name}" and is not sent by it. Say what is done on its next steps.`,
    };
  return { button };
}

function preferNamed(buttons: readonly SeenElement[], record: string): readonly SeenElement[] {
  const words = new Set(fold(record).split(' ').map(stem));
  const named = buttons.filter(({ name }) =>
    fold(name)
      .split(' ')
      .some(
        (word) =>
          words.has(stem(word)) ||
          /^(?:save|submit|send|create|add|search|book|register|report|confirm|invite)$/.test(word),
      ),
  );
  return buttons.length > 1 && named.length === 1 ? named : buttons;
}

/** Where no form holds them: the buttons in the smallest part of the page that has the fields and a button. */
function nearest(buttons: readonly SeenElement[], filled: readonly SeenElement[]): SeenElement[] {
  const [first] = filled;
  const parts = first?.path.split('>') ?? [];
  for (let depth = parts.length - 1; depth > 0; depth -= 1) {
    const path = `${parts.slice(0, depth).join('>')}>`;
    if (!filled.every((one) => one.path.startsWith(path))) continue;
    const inside = buttons.filter((button) => button.frame === first?.frame && button.path.startsWith(path));
    if (inside.length > 0) return inside;
  }
  return [];
}
