import type { Expectation } from '@assay/planner/steps';
import type { StepContext } from '../../act/context.ts';
import { cannotCheck } from '../../judge/observe-page.ts';
import type { Observation } from '../../judge/types.ts';
import { within } from '../../progress/progress.ts';
import { type Findings, judgeFindings } from './findings.ts';
import { makeControls } from './in-page/controls.ts';
import { readTapTargets, type TapTarget } from './in-page/tap-targets.ts';

interface Point {
  x: number;
  y: number;
}

function middleOf({ box }: TapTarget): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** From a point to the nearest edge of a box; 0 inside it. */
function distanceTo(point: Point, { box }: TapTarget): number {
  const x = Math.max(box.x - point.x, 0, point.x - (box.x + box.width));
  const y = Math.max(box.y - point.y, 0, point.y - (box.y + box.height));
  return Math.hypot(x, y);
}

/**
 * WCAG 2.2, 2.5.8: a target is large enough, or a circle of that size around its middle touches no other target, or it stands
 * in a line of text, or the browser itself decides its size, or another one does the same.
 */
export function judgeTapTargets(targets: readonly TapTarget[], least: number): Findings {
  // Half a pixel is rounding.
  const isLarge = ({ box }: TapTarget) => Math.min(box.width, box.height) >= least - 0.5;
  const small = targets.filter((target) => !isLarge(target));
  const isCrowded = (target: TapTarget): TapTarget | undefined => {
    const middle = middleOf(target);
    const own = targets.indexOf(target);
    return targets.find((other, index) => {
      if (other === target || target.inside.includes(index) || other.inside.includes(own)) return false;
      if (distanceTo(middle, other) < least / 2) return true;
      const away = middleOf(other);
      return !isLarge(other) && Math.hypot(middle.x - away.x, middle.y - away.y) < least;
    });
  };
  const hasEquivalent = ({ href }: TapTarget) =>
    href !== '' && targets.some((other) => other.href === href && isLarge(other));
  const wrong = small.flatMap((target) => {
    if (target.isInline || target.isNative || hasEquivalent(target)) return [];
    const neighbour = isCrowded(target);
    if (!neighbour) return [];
    const size = `${Math.round(target.box.width)} by ${Math.round(target.box.height)} pixels`;
    return [`${target.name} is ${size} and too close to ${neighbour.name}`];
  });
  const excused = small.length - wrong.length;
  return {
    wrong,
    notes:
      excused > 0 ? [`${excused} smaller ones are allowed by WCAG 2.5.8: spaced, in a text, or native`] : [],
  };
}

export async function observeTapTargets(
  context: StepContext,
  condition: Expectation['condition'],
): Promise<Observation> {
  if (condition.is !== 'number' || condition.comparison !== 'at least' || condition.unit !== undefined)
    return cannotCheck('tap targets', condition);
  const page = context.session.pages.current();
  const reading: Promise<TapTarget[]> = page.evaluate(`(${readTapTargets})((${makeControls})())`);
  const targets = await within(context.progress, reading, 'The page could not be read in time.');
  const least = condition.value;
  return judgeFindings(
    judgeTapTargets(targets, least),
    `${targets.length} tap targets were looked at, none is smaller than ${least} pixels without good reason`,
  );
}
