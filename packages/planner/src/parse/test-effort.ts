const sample =
  'Open the cart, type "Ada" in the "Name" field and click "Order". The total should be $12.00. '.repeat(11);

/** Text work that is always the same: some 4 ms on a machine of 2024. */
function calibrate(): number {
  let words = 0;
  for (let turn = 0; turn < 100; turn += 1) {
    const parts = sample.toLowerCase().split(/\b/);
    words += parts.map((part) => part.trim()).filter(Boolean).length;
  }
  return words;
}

/** Processor time of this thread alone: what others do on the machine is left out, and compiling and collecting beside it. */
function cpuTime(work: () => void): number {
  const start = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(start);
  return user + system;
}

/**
 * How much processor time work takes, as a multiple of a loop that is always the same and runs in turns with it, so that the speed
 * of the machine does not count. The processor's clock is coarse, so the turns are added up.
 */
export function measureEffort(work: () => void, turns: number): number {
  calibrate();
  work();
  let own = 0;
  let calibrating = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    own += cpuTime(work);
    calibrating += cpuTime(calibrate);
  }
  return own / Math.max(1, calibrating);
}
