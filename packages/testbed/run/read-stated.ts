import { findAddress, toCases } from '@assay/language/read';
import { type ParsedRequirement, readFlags } from '@assay/planner/reading';

/** A text as flows of steps, read without a language model: what is not canonical stays words. */
export function readStated(text: string): ParsedRequirement {
  const address = findAddress(text);
  return {
    ...(address !== undefined && { address }),
    requirements: toCases(text).map(({ title, isTitled, text: filled, steps }) => ({
      title,
      ...(isTitled && { titled: true as const }),
      steps,
      flags: readFlags(filled),
    })),
  };
}
