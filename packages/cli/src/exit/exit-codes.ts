/** What a script can tell from the end of a run. */
export const exitCodes = {
  passed: 0,
  notPassed: 1,
  wrongUsage: 2,
  outOfReach: 3,
  interrupted: 130,
  terminated: 143,
} as const;

/** The command cannot be understood; the message says what to write instead. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The server or a browser cannot be used, so nothing was tested. */
export class OutOfReach extends Error {
  override name = 'OutOfReach';
}
