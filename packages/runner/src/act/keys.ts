import { nameTarget } from '../ground/name-target.ts';
import { Problem } from '../progress/problem.ts';
import { remaining } from '../progress/progress.ts';
import type { StepContext } from './context.ts';
import { explainAction } from './explain-failure.ts';
import type { Found } from './find-target.ts';
import { keyNames } from './key-names.ts';
import { doing } from './record.ts';

function nameKey(written: string): string {
  const known = keyNames[written.toLowerCase().replace(/[\s_-]/g, '')];
  if (known) return known;
  if (/^f\d{1,2}$/i.test(written)) return written.toUpperCase();
  return written;
}

/** "ctrl + shift+k" as the browser wants it: "Control+Shift+K". */
export function normaliseKeys(written: string): string {
  const parts = written
    .trim()
    .split(/\s*\+\s*(?=\S)/)
    .map(nameKey);
  const last = parts.at(-1) ?? '';
  // The letter's key decides, not its case: a capital is asked for with Shift.
  const letter = /^[a-z]$/i.test(last);
  return [
    ...parts.slice(0, -1),
    letter ? (parts.includes('Shift') ? last.toUpperCase() : last.toLowerCase()) : last,
  ].join('+');
}

/** Presses keys wherever the focus is. */
export async function pressAnywhere({ session, record }: StepContext, keys: string): Promise<void> {
  await session.pages.current().keyboard.press(keys);
  record?.add({ do: 'press', keys });
}

/** Presses keys in an element, or wherever the focus is. */
export async function pressKeys(context: StepContext, written: string, found?: Found): Promise<void> {
  const keys = normaliseKeys(written);
  // Pressed once only: a key that was sent although no answer came must not be sent again.
  const timeout = remaining(context.progress);
  try {
    if (!found) await pressAnywhere(context, keys);
    else {
      const press = () => found.handle.press(keys, { timeout, noWaitAfter: true });
      await doing(context, found, press, (at) => ({ do: 'press', at, keys }));
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    if (/Unknown key/.test(message)) {
      throw new Problem(
        'not understood',
        `"${written}" is not a key. Write it like Enter, Escape or Control+A.`,
      );
    }
    throw explainAction(error, found ? nameTarget(found.target) : 'The page');
  }
}
