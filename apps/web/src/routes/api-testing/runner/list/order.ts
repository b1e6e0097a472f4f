/** The list with one item at another place. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from);
  const moved = list.slice(from, from + 1);
  const place = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, place), ...moved, ...rest.slice(place)];
}

/** “Ping (copy)”, and “Ping (copy 2)” where there is one already. */
export function nameCopy(name: string, taken: readonly string[]): string {
  const plain = name.replace(/ \(copy(?: \d+)?\)$/, '');
  for (let number = 1; ; number += 1) {
    const copy = `${plain} (copy${number > 1 ? ` ${number}` : ''})`.slice(-200);
    if (!taken.includes(copy)) return copy;
  }
}
