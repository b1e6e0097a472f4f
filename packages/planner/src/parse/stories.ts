import type { Story } from './types.ts';

const form =
  /^as (?:an? |the )?(.+?),? (?:i|we) (?:want|need|would like|wish|should be able|can|like|must be able)(?: to)? (.+?)(?:[,;]? (?:so that|so|in order to|in order that|because) (.+?))?[.!]?$/is;

/** "As a … I want … so that …": who wants it and why. It is no step. */
export function readStory(text: string): Story | undefined {
  const [, actor, goal, benefit = ''] = form.exec(text.trim()) ?? [];
  return actor && goal ? { actor: actor.trim(), goal: goal.trim(), benefit: benefit.trim() } : undefined;
}
