export interface Node {
  next: Map<number, Node>;
  /** Whether a word ends here. */
  ends: boolean;
}

const encoder = new TextEncoder();

/** Words byte by byte; those that begin alike share their beginning. */
export function buildTrie(words: Iterable<string>): Node {
  const root: Node = { next: new Map(), ends: false };
  for (const word of words) {
    if (!word) continue;
    let node = root;
    for (const byte of encoder.encode(word)) {
      let next = node.next.get(byte);
      if (!next) {
        next = { next: new Map(), ends: false };
        node.next.set(byte, next);
      }
      node = next;
    }
    node.ends = true;
  }
  return root;
}
