import type { Unit } from './blocks.ts';

const afterStep = /[\s,]*[([]?\b(?:after|in|at|on) step (\d{1,2})\b[)\]]?(?=[.!]?$)/i;
const stepFirst = /^(?:\()?(?:after |in |at |on )?step (\d{1,2})\)?\s*[:,)-]\s*/i;

/**
 * Expectations that bear the numbers of the steps belong to them: "Steps: 1. … 2. … Expected: 1. … 2. …", and "… is shown
 * after step 2". The others stay where they stand.
 */
export function pairExpectations(units: Unit[]): Unit[] {
  const steps = units.filter(({ mode, mark }) => mode === 'plain' && mark !== undefined);
  const expected = units.filter(({ mode }) => mode === 'then');
  if (steps.length < 2 || expected.length === 0) return units;
  const moved = new Map<Unit, Unit[]>();
  const byNumber = pairAll(steps, expected);
  for (const [index, unit] of expected.entries()) {
    const number = (afterStep.exec(unit.text) ?? stepFirst.exec(unit.text))?.[1];
    const step =
      number === undefined
        ? byNumber && steps[index]
        : steps.find(({ mark, text }) => mark === number && text !== '');
    if (!step || units.indexOf(step) > units.indexOf(unit)) continue;
    const text = number === undefined ? unit.text : unit.text.replace(afterStep, '').replace(stepFirst, '');
    moved.set(step, [...(moved.get(step) ?? []), { ...unit, text }]);
    moved.set(unit, []);
  }
  return units.flatMap((unit) =>
    unit.mode === 'then' ? (moved.get(unit) ?? [unit]) : [unit, ...(moved.get(unit) ?? [])],
  );
}

/** As many as there are steps, with the same marks in the same order, after the last of them. */
function pairAll(steps: Unit[], expected: Unit[]): boolean {
  return (
    steps.length === expected.length &&
    steps.every(({ mark }, index) => mark !== undefined && mark === expected[index]?.mark)
  );
}
