import type { StepReport } from '@assay/contract';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { stepForKey } from './choose-step.ts';

interface StepKeys {
  steps: readonly StepReport[];
  selected: number | null;
  onSelect: (number: number) => void;
  onPicture: (number: number) => void;
}

export function pickId(number: number): string {
  return `pick-${number}`;
}

/**
 * j and k go through the steps and Enter opens the picture, while the focus is in the steps or nowhere in particular.
 * The arrows only do so inside the steps: elsewhere they scroll the page.
 */
export function useStepKeys(given: StepKeys): void {
  const latest = useRef(given);
  useLayoutEffect(() => {
    latest.current = given;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => handleKey(event, latest.current);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function handleKey(event: KeyboardEvent, { steps, selected, onSelect, onPicture }: StepKeys): void {
  const { target, key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!(target instanceof Element) || target.closest('dialog, input, textarea, select')) return;
  const isNowhere = target === document.body || target.tagName === 'MAIN';
  const focused = target.closest<HTMLElement>('[data-step]');
  const isOnStep = focused !== null;
  // The focus moves at once, the choice with the address a moment later: quick keys count from the focus.
  const current = focused ? Number(focused.dataset.step) : selected;
  if (key === 'Enter' && current !== null && (isNowhere || isOnStep)) {
    event.preventDefault();
    onPicture(current);
    return;
  }
  const isLetter = key === 'j' || key === 'k';
  if (!isOnStep && !(isLetter && (isNowhere || target.closest('[data-step-keys]')))) return;
  const goal = stepForKey(key, steps, current);
  if (goal === undefined || goal === null) return;
  event.preventDefault();
  onSelect(goal);
  document.getElementById(pickId(goal))?.focus();
}
