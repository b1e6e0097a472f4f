/** A, B, C … as the name of a candidate in texts and on its picture. */
export function letterOf(place: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + (place % 26));
}
