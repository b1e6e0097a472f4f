const exact = new Intl.NumberFormat('en');

/** A size as people read it. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
  if (bytes < 1_000_000) return `${exact.format(Math.round(bytes / 100) / 10)} kB`;
  return `${exact.format(Math.round(bytes / 100_000) / 10)} MB`;
}
