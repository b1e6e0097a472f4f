import { type Command, findUnaccounted, maskLiterals, renderStep } from '@assay/planner/reading';

/** Where one part of a sentence ends and the next begins. */
const seams = /,(?!\d)|[;:–]|\b(?:and|but|while|whereas|which|so|because|since|although|though)\b/i;

/** Words that stand in any step. */
const common = new Set(
  'the a an of in on at to is are it that page be shown visible check click type from with for i you this not as'.split(
    ' ',
  ),
);

function stemsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .filter((word) => !common.has(word))
    .map((word) => word.replace(/(?:ies|ing|ed|es|s|y|e)$/, ''));
}

/**
 * "You stay on the login page and read that the password is wrong", read as the page alone: a part of the sentence of which no word
 * is in any step, though it claims something. An aside looks the same, so a reading that is sure may leave it out.
 */
export function dropsPart(sentence: string, commands: readonly Command[]): boolean {
  const { text, literals } = maskLiterals(sentence);
  const told = new Set(stemsOf(commands.map(renderStep).join(' ')));
  return text.split(seams).some((part) => {
    const isTold = part.includes('\uE000') || stemsOf(part).some((stem) => told.has(stem));
    return !isTold && findUnaccounted(part, commands, literals).length > 1;
  });
}
