import { picked } from '../ground/input-value.ts';
import { nameTarget } from '../ground/name-target.ts';
import { remaining } from '../progress/progress.ts';
import { readElement } from '../snapshot/read-element.ts';
import type { StepContext } from './context.ts';
import { explainAction } from './explain-failure.ts';
import type { Found } from './find-target.ts';
import { patiently } from './patiently.ts';
import { doing } from './record.ts';

const selectAll = process.platform === 'darwin' ? 'Meta+A' : 'ControlOrMeta+A';

/** An editor draws its text itself and takes the keys in a text area out of sight, which holds nothing for long. */
function isOfEditor({ element: { tag, states, box } }: Found): boolean {
  return tag === 'textarea' && !states.visible && box.width > 0 && box.height > 0;
}

/**
 * Whether keys must be pressed one by one: the stock Firefox's filled-in text goes unnoticed by React, filling in ignores a
 * length limit, and suggestions and editors listen to keys.
 */
function needsKeys(context: StepContext, found: Found, text: string): boolean {
  const { element } = found;
  if (picked.test(element.inputType)) return false;
  const { maxLength } = element.constraints;
  return (
    context.session.engine === 'firefox' ||
    element.role === 'combobox' ||
    isOfEditor(found) ||
    (maxLength !== undefined && text.length > maxLength)
  );
}

async function typeKeys(context: StepContext, found: Found, text: string): Promise<void> {
  const timeout = remaining(context.progress);
  const { keyboard } = context.session.pages.current();
  const typing = async () => {
    await found.handle.focus();
    await found.handle.press(selectAll, { timeout });
    await found.handle.press('Delete', { timeout });
    // A line break is typed as Enter, which a text area takes as such and a field as sending.
    await keyboard.type(text);
  };
  await doing(context, found, typing, (at, record) => ({ do: 'type', at, ...record.written(text) }));
}

/** Puts a text in a field, in place of what is there, and looks whether it stayed. */
export async function typeText(context: StepContext, found: Found, text: string): Promise<void> {
  const { handle, element } = found;
  const isSecret = element.inputType === 'password';
  if (isSecret) context.onSecret(text);
  else context.session.typed.push({ field: `${found.target.name} ${element.name || element.label}`, text });
  const what = nameTarget(found.target);
  try {
    if (needsKeys(context, found, text)) await typeKeys(context, found, text);
    else await fillOrType(context, found, text);
  } catch (error) {
    throw explainAction(error, what);
  }
  if (context.session.dialogs.open() || isOfEditor(found)) return;
  const { value } = await readElement(handle).catch(() => ({ value: undefined }));
  if (value !== undefined && value !== text) {
    const shown = isSecret ? 'something else' : `"${value}"`;
    context.warn(`After typing, ${what} holds ${shown}${isSecret ? '' : `, not "${text}"`}.`);
  }
}

const field = ':is(input:not([type=hidden]), textarea, [contenteditable=true], [contenteditable=""]):visible';

/** Pages that filter as one types often listen to keys alone; a key that writes nothing tells them. */
function listensToKeys({ element: { tag, inputType } }: Found): boolean {
  return tag === 'textarea' || (tag === 'input' && /^(?:|text|search|tel|email|url)$/.test(inputType));
}

async function fillOrType(context: StepContext, found: Found, text: string): Promise<void> {
  const fill = (handle: Found['handle'], other?: Found['handle']) =>
    doing(
      context,
      found,
      async () => {
        await patiently(context, (timeout) => handle.fill(text, { timeout }));
        if (listensToKeys(found)) await handle.press('Shift', { timeout: remaining(context.progress) });
      },
      (at, record) => ({ do: 'fill', at, ...record.written(text) }),
      other,
    );
  try {
    await fill(found.handle);
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    // A cell that is being edited has a field in it.
    const inner = /not an <input>/.test(message) ? await found.handle.$$(field) : [];
    const only = inner[0] as Found['handle'] | undefined;
    if (only && inner.length === 1) return fill(only, only);
    // What a number field refuses when filled in, a person can still try to type.
    if (!/Cannot type text into input|Malformed value|not an <input>/.test(message)) throw error;
    if (found.element.inputType !== 'number') throw error;
    await typeKeys(context, found, text);
  }
}

export async function clearField(context: StepContext, found: Found): Promise<void> {
  await typeText(context, found, '');
}
