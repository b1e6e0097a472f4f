const day = 86_400_000;

/** A date stands for its whole day in UTC. */
function readBound(given: string, isEnd: boolean): number {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(given);
  return Date.parse(given) + (isDay && isEnd ? day : isEnd ? 1 : 0);
}

/** What a call's period means: from `start`, before `end`. */
export function readBounds(query: {
  test_case_id?: string | undefined;
  start?: string | undefined;
  end?: string | undefined;
}): { testCaseId?: string; start?: number; end?: number } {
  return {
    ...(query.test_case_id !== undefined && { testCaseId: query.test_case_id }),
    ...(query.start !== undefined && { start: readBound(query.start, false) }),
    ...(query.end !== undefined && { end: readBound(query.end, true) }),
  };
}
