import type { Story } from './types.ts';

const form =
  /^as (?:an? |the )?(.+?),? (?:i|we) (?:(do not|never) )?(?:want|need|would like|wish|should be able|can|like|must be able)(?: to)? (.+?)(?:[,;]? (?:so that|so|in order to|in order that|because) (.+?))?[.!]?$/is;

/** Whether a paragraph begins with a wish, as stories do. */
export function beginsAsStory(text: string): boolean {
  return /^as (?:an?|the) .+? (?:i|we) (?:do not |never )?(?:want|need|can|would)\b/is.test(text);
}

/** "As a … I want … so that …": who wants it and why. It is no step. */
export function readStory(text: string): Story | undefined {
  const [, actor, not, goal, benefit = ''] = form.exec(text.trim()) ?? [];
  return actor && goal
    ? { actor: actor.trim(), goal: `${not ? 'not ' : ''}${goal.trim()}`, benefit: benefit.trim() }
    : undefined;
}
