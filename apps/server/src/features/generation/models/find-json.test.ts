import { describe, expect, it } from 'vitest';
import { findJson } from './find-json.ts';

const tricky = { steps: ['Type "}{" in "a]"', 'ends \\', '{{unique email}}'], more: [{ a: [] }] };
const written = JSON.stringify(tricky);

describe('findJson', () => {
  it.each([
    ['all of the answer', written],
    ['an answer with spaces around it', `\n ${written} \n`],
    ['a fence', `\`\`\`json\n${written}\n\`\`\``],
    ['words around it', `Here {you} are: ${written} — enjoy "it"!`],
    ['a brace before it that is never closed', `Use { here. ${written}`],
    ['a bracket after it that is never opened', `${written} ]}`],
    ['thoughts before it', `<think>maybe {"steps":[]}</think>\n${written}`],
  ])('finds it in %s', (_, answer) => {
    expect([...findJson(answer)]).toContainEqual(tricky);
  });

  it('offers each one in turn', () => {
    expect([...findJson('First [1], then {"a":2} and no {more}.')]).toEqual([[1], { a: 2 }]);
  });

  it.each(['', 'none', '{"a":', '}{', '{a}'])('finds none in %j', (answer) => {
    expect([...findJson(answer)]).toEqual([]);
  });

  it('gives up on an answer that only opens', () => {
    expect([...findJson('{['.repeat(50_000))]).toEqual([]);
  });
});
