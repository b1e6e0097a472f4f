/** Does work that is asked for at any time: never twice at once, and once more where it was asked for meanwhile. */
export interface Again {
  (): void;
  /** Resolves once nothing is left to do. */
  settled: () => Promise<void>;
}

/** The work deals with its own failures. */
export function createAgain(work: () => Promise<void>): Again {
  let isWanted = false;
  let working: Promise<void> | undefined;

  async function repeat(): Promise<void> {
    while (isWanted) {
      isWanted = false;
      await work();
    }
    working = undefined;
  }

  const ask = () => {
    isWanted = true;
    working ??= Promise.resolve().then(repeat);
  };
  return Object.assign(ask, {
    settled: async () => {
      while (working) await working;
    },
  });
}
