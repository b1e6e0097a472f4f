import { selectLines } from '../view/index.ts';
import { cutText } from './cut-text.ts';
import type { Budget, Question } from './types.ts';

export const usualBudget: Budget = { view: 1600, text: 1200, done: 400 };

/** The last steps, oldest first, as many as the budget holds. */
function keepLast(steps: readonly string[], budget: number): string[] {
  let left = budget;
  const kept = steps.toReversed().filter((step) => {
    left -= step.length + 1;
    return left >= 0;
  });
  return kept.reverse();
}

/**
 * The same words for every model, taught or not: the page, of a large one the lines that the sentence is about, the text with the sentence
 * marked `<<…>>`, the steps before it. What changes least comes first, so that a model need not read it again for the next sentence.
 */
export function writePrompt(question: Question, budget: Budget = usualBudget): string {
  const { page, text, start, end, role, done } = question;
  const last = keepLast(done, budget.done);
  return [
    page ? selectLines(page, text.slice(start, end), budget.view) : 'No page',
    ...(last.length > 0 ? ['Done:', ...last] : []),
    'Text:',
    cutText(text, start, end, budget.text),
    ...(role === undefined ? [] : [`Role: ${role}`]),
    'Steps:\n',
  ].join('\n');
}
