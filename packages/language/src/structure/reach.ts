import { continues } from './joins.ts';
import { isValueLabel } from './labels.ts';
import type { Reading } from './state.ts';

/** The last line of what begins on the line at `index`: the lines that go on with its sentence. */
export function lastLineOf(reading: Reading, index: number, indent: number): number {
  let last = index;
  for (;;) {
    const line = reading.lines[last + 1];
    const kind = reading.kinds[last + 1];
    const before = reading.lines[last];
    if (!line || !before || !kind) return last;
    const isPlain = kind.is === 'plain' || (kind.is === 'label' && !kind.label.kind);
    if (!isPlain || !continues(reading.text, before, line, indent)) return last;
    if (kind.is === 'label' && isValueLabel(reading.text, kind.label, line.end)) return last;
    last++;
  }
}
