/** node packages/reader/train/score.ts FOLDER [MODEL.bin] [--show]: how many sentences are read as they should be. */
import { loadReader } from '../src/read.ts';
import { tell, tellWritten } from './one-way.ts';
import { readTexts } from './texts.ts';

const [, , folder = '', model, show] = process.argv;
const reader = await loadReader(model);
const figures = { sentences: 0, right: 0, sure: 0, sureAndRight: 0, verySure: 0, verySureAndRight: 0 };
const began = performance.now();
for (const { sentence, before, steps } of readTexts(folder)) {
  const guess = reader.read({ sentence, before });
  const isRead = guess && (guess.commands.length > 0 || guess.certainty > 0);
  const told = isRead ? tell(guess.commands) || '(nothing)' : '?';
  const isRight = told === tellWritten(steps);
  const certainty = guess?.certainty ?? 0;
  figures.sentences += 1;
  figures.right += Number(isRight);
  figures.sure += Number(certainty > 0.5);
  figures.sureAndRight += Number(certainty > 0.5 && isRight);
  figures.verySure += Number(certainty > 0.8);
  figures.verySureAndRight += Number(certainty > 0.8 && isRight);
  if (show && !isRight)
    console.log(
      `${sentence}\n   must: ${steps.join(' | ')}\n   read: ${told.replaceAll('\n', ' | ')} (${certainty.toFixed(2)})`,
    );
}
console.table({ ...figures, msPerSentence: Math.round((performance.now() - began) / figures.sentences) });
