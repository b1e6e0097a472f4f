export { type Answer, nothing, readAnswer, untestable, writeAnswer } from './answer.ts';
export type { Budget, Question } from './types.ts';
export { usualBudget, writePrompt } from './write-prompt.ts';
