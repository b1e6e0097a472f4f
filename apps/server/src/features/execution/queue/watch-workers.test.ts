import { expect, test } from 'vitest';
import { nameProcess } from '../../../platform/database/processes.ts';
import { createWatch, place } from './watch-workers.ts';

const elsewhere = { id: 'far', name: 'far (1)', place: 'another machine', seenAt: 1000 };

test('a worker is gone when its signs stand still for half a minute of looking, whatever the clocks say', () => {
  let now = 0;
  const watch = createWatch(() => now);
  const goneAt = (time: number, seenAt: number) => {
    now = time;
    return watch.findGone([{ ...elsewhere, seenAt }]).length > 0;
  };
  expect(goneAt(0, 1000), 'an old sign alone says nothing').toBe(false);
  expect(goneAt(29_000, 1000)).toBe(false);
  // Its clock goes backwards; it lives all the same.
  expect(goneAt(29_500, 500)).toBe(false);
  expect(goneAt(59_000, 500)).toBe(false);
  expect(goneAt(59_500, 500)).toBe(true);

  // While the database was away nobody could give a sign.
  watch.beginAnew();
  expect(goneAt(200_000, 500)).toBe(false);
  expect(goneAt(230_000, 500)).toBe(true);
});

test.skipIf(place === '')('one of the same machine is known at once to be dead or alive', () => {
  const dead = { ...elsewhere, id: 'dead', name: 'here (4194304)', place };
  const alive = { ...elsewhere, id: 'alive', name: nameProcess(), place };
  const sameNumber = { ...elsewhere, id: 'other', name: 'here (4194304)' };
  expect(createWatch().findGone([dead, alive, sameNumber])).toEqual([dead]);
});
