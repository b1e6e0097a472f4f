import { type Command, renderStep, type Target } from '@assay/planner/steps';
import type { Context } from '../ground/outcome.ts';
import { kindOf, targetFor } from '../ground/phrases.ts';
import { resolve } from '../ground/resolve.ts';
import type { Purpose } from '../ground/types.ts';
import { viewOf } from '../ground/view.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';

const nothing: Context = {};

/** How the author would have named the element: the target with its name changed, where that leads to it. */
export function renameTarget(
  snapshot: PageSnapshot,
  target: Target,
  purpose: Purpose,
  element: SeenElement,
): Target {
  const view = viewOf(snapshot);
  const kind = target.kind && (kindOf(element) ?? target.kind);
  const name = element.name || element.label || element.placeholder || element.text;
  const renamed: Target = { ...target, name, ...(kind && { kind }) };
  const found = resolve(view, renamed, purpose, nothing);
  const leadsThere = found.outcome === 'found' && found.best.element.ref === element.ref;
  return leadsThere ? renamed : targetFor(view, element, purpose, nothing);
}

/** The canonical sentence of a step with another target. */
export function proposeSentence(command: Command, target: Target): string {
  if (command.do === 'open') return renderStep({ ...command, address: target.name });
  return renderStep('target' in command ? { ...command, target } : command);
}
