import { noteNames, type ParsedRequirement, parseRequirement, planTests } from '@assay/planner';
import { reportPlanned } from '@assay/runner';
import { describe, expect, test } from 'vitest';
import { listNames, loadRecipe, loadTexts } from '../real/load.ts';
import { loadReadingTexts, loadVerdictTexts } from './load-texts.ts';

interface Text {
  id: string;
  text: string;
}

const readingSets = ['seen', 'unseen', 'fresh'] as const;
const verdictSets = ['gallery', 'bank', 'board', 'clinic', 'desk', 'travel', 'unseen', 'campus'] as const;

async function loadOpen(): Promise<[string, Text[]][]> {
  const recipes = await Promise.all(listNames().map(loadRecipe));
  return recipes
    .filter(({ half }) => half === 'open')
    .map((recipe) => [`real/${recipe.name}`, loadTexts(recipe)]);
}

const corpora: [string, Text[]][] = [
  ...readingSets.map((set): [string, Text[]] => [`reading/${set}`, loadReadingTexts(set)]),
  ...verdictSets.map((set): [string, Text[]] => [`verdicts/${set}`, loadVerdictTexts(set)]),
  ...(await loadOpen()),
];

function foldWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A sentence must not hide in the form of a text. */
const mostWordsOfForm = 8;
const forms = new Set<string | undefined>(['label', 'keyword', 'list mark', 'joining words']);

function findUncovered(text: string, { pieces = [] }: ParsedRequirement): string[] {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  return words.flatMap(({ 0: word, index }) => {
    const holding = pieces.filter(({ start, end }) => start <= index && index < end);
    return holding.length === 1 ? [] : [`“${word}” is in ${holding.length} pieces`];
  });
}

function findWrongPieces(text: string, { pieces = [], requirements }: ParsedRequirement): string[] {
  const steps = requirements.flatMap((requirement) => requirement.steps);
  const unread = new Set(steps.flatMap((step) => ('command' in step ? [] : foldWords(step.source))));
  return pieces.flatMap((piece) => {
    const line = text.slice(0, piece.start).split('\n').length;
    const wrong = piece.line === line ? [] : [`line ${piece.line} is ${line}`];
    const words = foldWords(piece.text);
    if (piece.is === 'not read' && requirements.length > 0 && !words.some((word) => unread.has(word)))
      wrong.push(`no step hands back “${piece.text}”`);
    if (piece.is === 'note' && !noteNames.some((name) => name === piece.note))
      wrong.push(`a note has no name: “${piece.text}”`);
    if (forms.has(piece.note) && words.length > mostWordsOfForm)
      wrong.push(`a sentence is a ${piece.note}: “${piece.text}”`);
    return wrong;
  });
}

/** Each text is read once for all that is asked about it. */
function once<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const result = known.get(text) ?? read(text);
    known.set(text, result);
    return result;
  };
}

const read = once((text) => parseRequirement(text));

/** Every sentence taken for a remark: the worst that a second reader can do. */
const readNothing = once((text) => {
  const sentences = read(text).requirements.flatMap((one) => one.sentences ?? []);
  return parseRequirement(text, new Map(sentences.map(({ sentence }) => [sentence, { commands: [] }])));
});

const page = {
  address: 'http://127.0.0.1:3000/',
  title: 'Start',
  headings: ['Start'],
  fields: [],
  buttons: [],
  links: [],
  forms: [],
};

function planOf(parsed: ParsedRequirement) {
  return planTests(
    { ...parsed, address: parsed.address ?? page.address },
    { testType: 'functional', complexity: 'medium', includeEdgeCases: true, page },
  );
}

const plan = once((text) => planOf(read(text)));

describe.each(corpora)('%s', (_, texts) => {
  // The ids alone: some of the texts are not to be read by whoever works on the parser.
  const list = (find: (text: string) => string[]) =>
    texts.flatMap(({ id, text }) => (find(text).length > 0 ? [id] : []));

  test('every word is in one piece: a step, a named note, or not read, with its line', () => {
    const find = (parsed: ParsedRequirement, text: string) => [
      ...findUncovered(text, parsed),
      ...findWrongPieces(text, parsed),
    ];
    expect(list((text) => find(read(text), text))).toEqual([]);
    expect(list((text) => find(readNothing(text), text))).toEqual([]);
  });

  test('what was not read is in the plan, with its line, and in no note about the plan', () => {
    const wrong = list((text) => {
      const parsed = read(text);
      const { cases, notes } = plan(text);
      const planned = new Set(cases.flatMap(({ steps }) => steps.map(({ source }) => source)));
      const unread = parsed.requirements
        .flatMap(({ steps }) => steps)
        .flatMap((step) => ('command' in step ? [] : [step]));
      return [
        ...unread.filter(({ source }) => !planned.has(source)).map(({ source }) => `lost: ${source}`),
        ...unread.filter(({ line }) => line === undefined).map(({ source }) => `without line: ${source}`),
        ...[...notes, ...cases.map(({ description }) => description)].filter((note) =>
          /not (?:understood|read)/.test(note),
        ),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('only a step that stands for nothing says that words were not read', () => {
    const wrong = list((text) =>
      plan(text).cases.flatMap(({ steps }) =>
        steps.flatMap((step, index) => {
          const { not_read: notRead } = reportPlanned(step, index, 'pending');
          return 'command' in step === (notRead === null) ? [] : [step.source];
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('a text of which nothing is checked states no case with checks of ours', () => {
    const wrong = list((text) =>
      planOf(readNothing(text))
        .cases.filter(({ origin }) => origin === 'stated')
        .flatMap(({ steps }) =>
          steps.flatMap((step) =>
            'command' in step && step.source === '' && step.command.do === 'expect' ? [step.sentence] : [],
          ),
        ),
    );
    expect(wrong).toEqual([]);
  });
});
