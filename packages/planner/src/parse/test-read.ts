import { parseRequirement } from './parse-requirement.ts';

/** The sentences of a text's steps, with a question mark before what was not understood. */
export function read(text: string): string[] {
  return parseRequirement(text).requirements.flatMap(({ steps }) =>
    steps.map((step) => ('sentence' in step ? step.sentence : `? ${step.source}`)),
  );
}
