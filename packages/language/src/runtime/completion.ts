import type { CopyMask } from './copy-mask.ts';

/** One answer of an OpenAI-compatible API. */
export interface Completion {
  text: string;
  /** Empty where the server does not tell them. */
  logProbabilities: number[];
  /** It was not cut off. */
  isWhole: boolean;
}

export const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export function readCompletion(body: unknown, begun: string): Completion | undefined {
  const [choice] = list(field(body, 'choices'));
  const text = field(field(choice, 'message'), 'content');
  if (typeof text !== 'string') return undefined;
  const logProbabilities = list(field(field(choice, 'logprobs'), 'content')).flatMap((token) => {
    const one = field(token, 'logprob');
    return typeof one === 'number' ? [one] : [];
  });
  return {
    text: bareAnswer(text, begun),
    logProbabilities,
    isWhole: field(choice, 'finish_reason') !== 'length',
  };
}

/** Without what models that think say before, a code block around it, and steps that the prompt ends with. */
function bareAnswer(text: string, begun: string): string {
  const answer = text.replace(/^[\s\S]*<\/think>/, '').trim();
  const bare = /^```\w*\n([\s\S]*?)\n```$/.exec(answer)?.[1]?.trim() ?? answer;
  return begun !== '' && bare.startsWith(begun) ? bare.slice(begun.length).trim() : bare;
}

/** The objection to an answer with names or values that were not copied; undefined where all were. */
export function objectTo(text: string, mask: CopyMask): string | undefined {
  const state = mask.follow(mask.start, new TextEncoder().encode(text));
  return state && mask.mayEnd(state)
    ? undefined
    : "Something in this answer stands neither in the author's text nor on the page, or is no form of a step. Copy names, values and numbers letter by letter, and use only the given forms. Answer again.";
}
