export interface FairQueue<Item> {
  readonly length: number;
  add(owner: string, item: Item): void;
  /** Before everything else: it was taken, and could not be done. */
  putBack(item: Item): void;
  /** Owners take turns, whatever number of items each has. */
  take(): Item | undefined;
  remove(item: Item): boolean;
  /** Everything that waits, which is then gone. */
  clear(): Item[];
}

export function createQueue<Item>(): FairQueue<Item> {
  let first: Item[] = [];
  /** In the order of their turns: who was served goes behind the others. */
  const byOwner = new Map<string, Item[]>();

  function clear(): Item[] {
    const all = [...first, ...[...byOwner.values()].flat()];
    first = [];
    byOwner.clear();
    return all;
  }

  return {
    get length() {
      return first.length + [...byOwner.values()].reduce((sum, items) => sum + items.length, 0);
    },
    add(owner, item) {
      const items = byOwner.get(owner);
      if (items) items.push(item);
      else byOwner.set(owner, [item]);
    },
    putBack(item) {
      first.unshift(item);
    },
    take() {
      const urgent = first.shift();
      if (urgent !== undefined) return urgent;
      for (const [owner, items] of byOwner) {
        const item = items.shift();
        byOwner.delete(owner);
        if (items.length > 0) byOwner.set(owner, items);
        if (item !== undefined) return item;
      }
      return undefined;
    },
    remove(item) {
      for (const items of [first, ...byOwner.values()]) {
        const index = items.indexOf(item);
        if (index < 0) continue;
        items.splice(index, 1);
        return true;
      }
      return false;
    },
    clear,
  };
}
