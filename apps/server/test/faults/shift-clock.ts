import { readFileSync } from 'node:fs';

// Loaded before a process of the product: its clock is then as far off as the file says, which is read again at SIGUSR2. Timers go on
// by the monotonic clock, as they do when the clock of a machine is set.
const RealDate = Date;
const file = process.env.CLOCK_FILE ?? '';
let offMs = 0;

function read(): void {
  offMs = Number(readFileSync(file, 'utf8'));
}

class ShiftedDate extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(RealDate.now() + offMs);
    else super(...given);
  }

  static override now(): number {
    return RealDate.now() + offMs;
  }
}

// Not all calls have one argument: `new Date(2026, 0, 1)` goes to the real one.
globalThis.Date = new Proxy(ShiftedDate, {
  construct: (target, given, wanted) =>
    given.length > 1 ? Reflect.construct(RealDate, given, wanted) : Reflect.construct(target, given, wanted),
  apply: () => new RealDate(ShiftedDate.now()).toString(),
}) as unknown as DateConstructor;
read();
process.on('SIGUSR2', read);
