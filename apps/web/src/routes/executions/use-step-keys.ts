import type { StepReport } from '@assay/contract';
import { useEffect, useRef } from 'react';
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
  useEffect(() => {
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
  const isOnStep = Boolean(target.closest('[data-step]'));
  if (key === 'Enter' && selected !== null && (isNowhere || isOnStep)) {
    event.preventDefault();
    onPicture(selected);
    return;
  }
  const isLetter = key === 'j' || key === 'k';
  if (!isOnStep && !(isLetter && (isNowhere || target.closest('[data-step-keys]')))) return;
  const goal = stepForKey(key, steps, selected);
  if (goal === undefined || goal === null) return;
  event.preventDefault();
  onSelect(goal);
  document.getElementById(pickId(goal))?.focus();
}
