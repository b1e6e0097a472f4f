import { type Answer, type LanguageModel, ModelError } from '../runtime/index.ts';

/** Answers by the sentence that is asked about, and keeps what it was asked. */
export function say(answers: Record<string, string>, least = -0.01): LanguageModel & { prompts: string[] } {
  const prompts: string[] = [];
  return {
    prompts,
    async complete({ prompt }) {
      prompts.push(prompt);
      const said = /<<(.*?)>>/s.exec(prompt)?.[1] ?? '';
      const text = answers[said];
      if (text === undefined) throw new ModelError('unavailable', 'The language model cannot be loaded.');
      const answer: Answer = { text, logProbabilities: [least], least, mean: least, ended: 'end' };
      return [answer];
    },
    describe: () => ({ name: 'said', status: { state: 'ready' } }),
    close: async () => undefined,
  };
}
