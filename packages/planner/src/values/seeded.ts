/** Numbers that depend on nothing but a text: the same seed gives the same run. */
export type Draw = (below: number) => number;

/** FNV-1a over the text, then the splitmix32 generator. */
export function drawFrom(text: string): Draw {
  let state = 0x811c9dc5;
  for (const character of text) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (below) => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return Math.floor((((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32) * below);
  };
}

export function pick(draw: Draw, from: readonly string[]): string {
  return from[draw(from.length)] ?? '';
}
