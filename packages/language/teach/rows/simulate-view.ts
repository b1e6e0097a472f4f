import type { ViewLine } from '@assay/language/view';
import { readCanonical, type Target } from '@assay/planner/reading';
import { partsOf } from '../check/parts-of-step.ts';
import { isStep } from './canonical.ts';
import type { Draft } from './draft.ts';
import type { Random } from './random.ts';

const most = { lines: 14, near: 40, name: 60 };
const share = 0.92;

function targetsOf(step: string): Target[] {
  const command = isStep(step) ? readCanonical(step) : undefined;
  if (!command) return [];
  const { acting } = partsOf(command);
  if (command.do === 'expect' && command.subject.of === 'element') return [command.subject.target];
  return acting.map(({ target }) => target);
}

/** As a view would show it: `button "Save"`, `row "Ann": button "Edit"`. */
function toLine({ name, kind, within }: Target): string | undefined {
  if (name === '' || name === 'it' || name.length > most.name || /["\\\n]/.test(name)) return undefined;
  const own = kind === 'row' || kind === 'table' ? `${kind} "${name}"` : `${kind ?? 'text'} "${name}"`;
  if (within?.name && /^(?:row|card|item)$/.test(within.kind ?? ''))
    return `${within.kind} "${within.name}": ${own}`;
  return own;
}

function linesOf(draft: Draft): string[] {
  return draft.steps.flatMap(targetsOf).flatMap((target) => toLine(target) ?? []);
}

/** Puts a made-up page in front of texts that have none: the things of the sentence among those of its neighbours. */
export function simulateViews(drafts: readonly Draft[], random: Random, sure = false): Draft[] {
  const each = drafts.map(linesOf);
  return drafts.map((draft, index) => {
    const own = (each[index] ?? []).filter(() => sure || random.chance(share));
    const others = each
      .slice(Math.max(0, index - most.near), index + most.near)
      .flat()
      .filter((line) => !own.includes(line));
    const chosen = [...new Set([...own, ...random.shuffle(others)])].slice(
      0,
      Math.max(most.lines, own.length),
    );
    const lines = random.shuffle(chosen).map((text): ViewLine => ({ text, level: 0 }));
    return { ...draft, page: { id: 'made up', title: 'Page', lines } };
  });
}
