/** Counts what calls answered in each situation, to be printed as a table. */
export interface Tally {
  note: (situation: string, answer: string) => void;
  print: (calls: number) => string;
}

export function createTally(): Tally {
  const rows = new Map<string, Map<string, number>>();
  return {
    note(situation, answer) {
      const row = rows.get(situation) ?? new Map<string, number>();
      rows.set(situation, row);
      row.set(answer, (row.get(answer) ?? 0) + 1);
    },
    print(calls) {
      const answers = ['admitted', '401', '403', '404', 'nothing found'];
      const width = Math.max(...[...rows.keys()].map(({ length }) => length));
      const line = (name: string, cells: readonly unknown[]) =>
        `${name.padEnd(width)} ${cells.map((cell) => String(cell).padStart(13)).join('')}`;
      const total = [...rows.values()].flatMap((row) => [...row.values()]).reduce((sum, one) => sum + one, 0);
      const lines = [...rows].map(([name, row]) =>
        line(
          name,
          answers.map((answer) => row.get(answer) ?? '·'),
        ),
      );
      return [
        `Permissions: ${calls} calls of the contract in ${rows.size} situations, ${total} requests`,
        line('', answers),
        ...lines,
      ].join('\n');
    },
  };
}
