import { type Command, renderStep } from '@assay/planner/reading';
import type { MarkedWords } from '../choose/marked-words.ts';
import { mayLeave } from './page-fit.ts';
import type { Sentence, SentenceReading } from './types.ts';

type Steps = Extract<SentenceReading, { means: 'steps' }>;

/** So many clauses that a reading has lost are read by themselves. */
const mostClauses = 2;

/** Where a clause of a sentence stands in the text; undefined where it is all of the sentence. */
function findPlace({ text, start, end }: Sentence, clause: MarkedWords) {
  const said = text.slice(start, end);
  const from = text.indexOf(clause.text, start + clause.start + said.length - said.trimStart().length);
  return from < 0 || clause.text.length >= said.trim().length
    ? undefined
    : { start: from, end: from + clause.text.length };
}

/**
 * Reads the clauses that the reading of a whole sentence has lost, each by itself: its steps come first or last, as the clause does in the
 * sentence. What is lost even then is handed back; beside actions it is a question.
 */
export async function readLostClauses(
  sentence: Sentence,
  reading: Steps,
  read: (clause: Sentence) => Promise<SentenceReading | undefined>,
): Promise<SentenceReading> {
  const { text, done, page } = sentence;
  let { commands }: { commands: readonly [Command, ...Command[]] } = reading;
  const settled: MarkedWords[] = [];
  const left: MarkedWords[] = [];
  for (const clause of reading.lost.filter(({ kind }) => kind === 'clause').slice(0, mostClauses)) {
    const place = findPlace(sentence, clause);
    if (!place) continue;
    const before = clause.start === 0 ? [] : commands;
    const own = await read({
      text,
      ...place,
      done: [...done, ...before.map(renderStep)],
      // The page that these steps lead to is not known yet.
      ...(page && !before.some(mayLeave) && { page }),
    });
    if (!own || own.means === 'question') continue;
    settled.push(clause);
    if (own.means === 'nothing') continue;
    commands = clause.start === 0 ? [...own.commands, ...commands] : [...commands, ...own.commands];
    left.push(
      ...own.lost.map((one) => ({ ...one, start: clause.start + one.start, end: clause.start + one.end })),
    );
  }
  const lost = [...reading.lost.filter((one) => !settled.includes(one)), ...left];
  const isClaim = commands.every(({ do: action }) => action === 'expect');
  return isClaim || !lost.some(({ kind }) => kind === 'clause')
    ? { ...reading, commands, lost }
    : { means: 'question', lost, others: [commands.map(renderStep).join('\n'), ...reading.others] };
}
