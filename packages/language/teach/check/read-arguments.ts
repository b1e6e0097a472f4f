export interface Arguments {
  files: string[];
  /** Folders of recorded pages besides the repository's own. */
  folders: string[];
  showsNotes: boolean;
}

/** Folders follow `--pages`; files of examples end in `.jsonl`. */
export function readArguments(given: readonly string[]): Arguments {
  const read: Arguments = { files: [], folders: [], showsNotes: false };
  let isPages = false;
  for (const one of given) {
    if (one === '--notes') read.showsNotes = true;
    else if (one.startsWith('--')) isPages = one === '--pages';
    else if (isPages && !one.endsWith('.jsonl')) read.folders.push(one);
    else read.files.push(one);
  }
  return read;
}
