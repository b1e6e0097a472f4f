import { readCanonical, renderStep } from '@assay/planner/reading';
import type { NotUnderstood, Place, Step } from '@assay/planner/steps';
import { fillExample, type Requirement, readStructure } from '../structure/index.ts';
import { listSentences, type TextSentence } from './list-sentences.ts';

/** What a text states as one case: sentences in canonical form as steps, the others to be read when their turn comes. */
export interface TextCase {
  title: string;
  /** The author gave the title; else it is the beginning of the text. */
  isTitled: boolean;
  /** What the places of the steps count in: the author's text, with the values of one example filled in. */
  text: string;
  steps: (Step | NotUnderstood)[];
}

const reason = 'Not read yet.';

/** An address, or the path of one. */
const somewhere = String.raw`(?:https?:\/\/|\/(?=[\p{L}#]))[^\s<>"']*[^\s<>"'.,;:!?)\]]`;
/** "/users/new/:", "Where: http://shop.test", "(page: /orders)": nothing but a place, with a label perhaps. */
const onlyPlace = new RegExp(
  `^(?<aside>[([])?(?:\\p{L}+(?: \\p{L}+)?: ?)?(?<address>${somewhere})[)\\]]?[.:]?$`,
  'u',
);
const pathAside = /\((\/[\p{L}#][^\s<>"')]*)\)/u;

function openStep(address: string, source: string): Step {
  const command = { do: 'open', address } as const;
  return { source, sentence: renderStep(command), command };
}

/** What is done in an expected result may be what later steps rest on: "Then I click Save and …". */
const doing =
  /\b(?:click|press|tap|open|go|visit|type|enter|fill|select|choose|pick|log|sign|tick|check|uncheck|upload|drag|submit|add|delete|remove|save|search|send|reload|repeat)(?:s|es|ed|ing)?\b/i;

function toStep(sentence: TextSentence, text: string, ofCase: number | undefined): Step | NotUnderstood {
  const source = sentence.text.trim();
  const command = readCanonical(source.replace(/\.$/, '')) ?? readCanonical(source);
  if (command) return { source, sentence: renderStep(command), command };
  const place = onlyPlace.exec(source)?.groups?.address;
  if (place !== undefined) return openStep(place, source);
  const line = text.slice(0, sentence.start).split('\n').length;
  const { start, end } = sentence;
  return {
    source,
    reason,
    line,
    place: { start, end, ...(ofCase !== undefined && { ofCase }) },
    ...(sentence.role === 'claim' && !doing.test(source) && { about: 'claim' as const }),
    again: true,
  };
}

const address = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]/u;
/** "localhost:3000/cart", "shop.example": a host without a scheme. Those of mail addresses are none. */
const host =
  /(?<![\p{L}\p{N}@/._-])(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|app|test|local|example|edu|gov|info|shop|co|uk|de|fr|eu|ai))(?::\d+)?(?:\/[^\s<>"']*[^\s<>"'.,;:!?)\]])?(?![\p{L}\p{N}@-]|\.\p{L})/iu;

/** The first address in a text. */
export function findAddress(text: string): string | undefined {
  return (address.exec(text) ?? host.exec(text))?.[0];
}

/** An address in a title, a heading or a goal says where the case begins. */
function openStated({ shared, pieces }: Requirement, sentences: readonly TextSentence[]): Step[] {
  if (sentences.some(({ text }) => address.test(text))) return [];
  const texts = [...shared, ...pieces].map(({ text }) => text);
  const [found = texts.flatMap((text) => pathAside.exec(text)?.[1] ?? [])[0]] = texts.flatMap(
    (text) => address.exec(text)?.[0] ?? [],
  );
  return found === undefined ? [] : [openStep(found, found)];
}

/** A place in brackets behind the text is where all of it happens: "… (page: /orders)". */
function bringPlaceForward(steps: readonly (Step | NotUnderstood)[]): (Step | NotUnderstood)[] {
  const last = steps.at(-1);
  const isAside = last !== undefined && onlyPlace.exec(last.source)?.groups?.aside !== undefined;
  return isAside ? [last, ...steps.slice(0, -1)] : [...steps];
}

function titleOf({ title, pieces }: Requirement): string {
  const first = title ?? pieces.find(({ text }) => text.trim() !== '');
  const words = first?.text.trim().replace(/(?<=[^.])\.$/, '') ?? '';
  return words.length > 80 ? `${words.slice(0, 79).replace(/\s\S*$/, '')}…` : words;
}

/** The cases that a text states, one for each of its requirements and of their examples. */
export function toCases(text: string): TextCase[] {
  const structure = readStructure(text);
  const cases: TextCase[] = [];
  for (const [index, requirement] of structure.requirements.entries()) {
    const examples = requirement.examples.length > 0 ? requirement.examples : [undefined];
    for (const example of examples) {
      const filled = example ? fillExample(text, example) : text;
      const read = example ? readStructure(filled) : structure;
      const own = read.requirements[index];
      // The table of examples stands in the text, but is no step of its own.
      const sentences = own ? listSentences(read, own).filter(({ role }) => !example || role !== 'data') : [];
      if (!own || sentences.length === 0) continue;
      const ofCase = example && cases.length;
      const written = bringPlaceForward(sentences.map((sentence) => toStep(sentence, filled, ofCase)));
      const steps = [...openStated(own, sentences), ...written];
      cases.push({ title: titleOf(own), isTitled: own.title !== undefined, text: filled, steps });
    }
  }
  return cases;
}

/** The text that a place counts in: the author's, or that of the case with its values filled in. */
export function textOf(text: string, { ofCase }: Place): string {
  return ofCase === undefined ? text : (toCases(text)[ofCase]?.text ?? text);
}
