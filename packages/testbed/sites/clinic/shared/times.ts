type Slot = readonly [time: string, isFree: boolean];

/** The times of each day on which a visit can be booked. */
export const slots: Readonly<Record<string, readonly Slot[]>> = {
  '2026-03-16': [
    ['09:00', true],
    ['09:30', false],
    ['10:00', true],
    ['11:30', true],
    ['14:00', true],
    ['15:30', true],
  ],
  '2026-03-17': [
    ['08:30', true],
    ['10:30', true],
    ['13:00', false],
    ['16:00', true],
  ],
  '2026-03-18': [
    ['09:00', true],
    ['11:00', true],
  ],
  '2026-03-19': [],
};

/** Where appointments can be moved to. */
export const newDays = ['2026-03-23', '2026-03-24', '2026-03-26'];
export const newTimes = ['09:30', '11:00', '15:00'];
