import { isLook, isSetting } from '../../steps/entries.ts';
import type { NotUnderstood, Step } from '../../steps/language.ts';

/** The address that a flow opens before anything else, as it was written; undefined where it begins at the site itself. */
export function openedFirst(steps: readonly (Step | NotUnderstood)[]): string | undefined {
  const first = steps
    .filter((step) => 'command' in step)
    .map(({ command }) => command)
    .find((command) => !isSetting(command) && !isLook(command));
  if (first?.do !== 'open' || first.named || first.address.includes('{{')) return undefined;
  return first.address;
}
