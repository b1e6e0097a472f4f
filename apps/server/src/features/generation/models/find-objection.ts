import type { Command } from '@assay/planner';
import type { SiteBounds } from './site-bounds.ts';

/** What a model may propose; a person who types the step by hand may do more. */
const most = { seconds: 60, clicks: 20, pixels: 8000 };

function findSeconds(command: Command): number {
  if (command.do !== 'expect' && command.if) {
    const { if: condition, ...action } = command;
    return (condition.withinSeconds ?? 0) + findSeconds(action);
  }
  if (command.do === 'pause') return command.seconds;
  if (command.do === 'wait') return Math.max(command.seconds ?? 0, command.until.withinSeconds ?? 0);
  return command.do === 'expect' ? (command.withinSeconds ?? 0) : 0;
}

/** Why a step that was understood is not taken over from a model; undefined where it is. */
export function findObjection(command: Command, bounds: SiteBounds): string | undefined {
  // The name of a page is held to the same rule, since an address could be written as one.
  if (command.do === 'open' || command.do === 'call') {
    const outside = bounds.findOutside(command.address);
    if (outside !== undefined)
      return `It leads to ${outside}, which is neither the site under test nor named in the requirement.`;
  }
  if (findSeconds(command) > most.seconds) return `It waits longer than ${most.seconds} seconds.`;
  if (command.do === 'click' && (command.times ?? 1) > most.clicks)
    return `It clicks more than ${most.clicks} times.`;
  if (command.do === 'resize' && Math.max(command.width, command.height) > most.pixels)
    return `It asks for a window of more than ${most.pixels} pixels.`;
  return undefined;
}
