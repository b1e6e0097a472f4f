import type { Answer } from './language-model.ts';
import { type Chosen, type Engine, type Task, type Written, writeAnswer } from './write-answer.ts';

interface Fork {
  begin: Chosen[];
  /** Of everything up to and with the token that differs. */
  logProbability: number;
}

/** A token less probable than this begins no further answer. */
const leastProbable = 0.001;

/** Where an answer could have gone on otherwise, behind the tokens that were given to it. */
function forksOf({ chosen }: Written, given: number): Fork[] {
  let before = 0;
  return chosen.flatMap((one, index) => {
    const behind = before;
    before += Math.log(one.probability);
    if (index < given) return [];
    return one.others
      .filter(({ probability }) => probability >= leastProbable)
      .map((other) => ({
        begin: [...chosen.slice(0, index), { ...other, others: [] }],
        logProbability: behind + Math.log(other.probability),
      }));
  });
}

function present(engine: Engine, { chosen, ended }: Written): Answer {
  const bytes = chosen.flatMap(({ token }) => [...(engine.bytesOf(token) ?? [])]);
  const logProbabilities = chosen.map(({ probability }) => Math.log(probability));
  const sum = logProbabilities.reduce((total, one) => total + one, 0);
  return {
    text: new TextDecoder().decode(Uint8Array.from(bytes)),
    logProbabilities,
    least: Math.min(0, ...logProbabilities),
    mean: logProbabilities.length > 0 ? sum / logProbabilities.length : 0,
    ended,
  };
}

/**
 * The most probable answer, then others: each leaves one found before at the place where the other token was most probable, and goes on
 * as probable as it can. Nothing is drawn by chance, so that the same question always gets the same answers.
 */
export async function writeAnswers(
  engine: Engine,
  task: Omit<Task, 'begin'>,
  samples: number,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  let forks: Fork[] = [{ begin: [], logProbability: 0 }];
  // The same text may be written in other tokens: such a try counts, but is no further answer.
  for (let tries = 0; tries < samples * 2 && answers.length < samples; tries += 1) {
    const [fork, ...rest] = forks.sort((one, other) => other.logProbability - one.logProbability);
    if (!fork) break;
    const written = await writeAnswer(engine, { ...task, begin: fork.begin });
    const answer = present(engine, written);
    const isWhole = answer.ended === 'end' || answer.ended === 'tokens';
    if (answers.length === 0 || (isWhole && !answers.some(({ text }) => text === answer.text)))
      answers.push(answer);
    if (answer.ended === 'time' || answer.ended === 'cancelled') break;
    forks = [...rest, ...forksOf(written, fork.begin.length)];
  }
  return answers;
}
