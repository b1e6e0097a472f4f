import type { CaseView } from '@assay/contract';
import { clean, cut, type Screen, widthOf } from './screen.ts';
import { colourOf, nameVerdict, tellTime } from './words.ts';

const widestCase = 60;
const gap = '  ';

function fill(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** Case, verdict, steps, time and reason. At a terminal each case keeps to one line; elsewhere the reason is whole. */
export function writeTable(views: readonly CaseView[], screen: Screen): string {
  const rows = views.map((view) => ({
    view,
    cells: [
      cut(clean(view.title), widestCase),
      nameVerdict(view),
      `${view.successful_steps}/${view.total_steps}`,
      tellTime(view.execution_time),
    ],
  }));
  const heads = ['Case', 'Verdict', 'Steps', 'Time'];
  const widths = heads.map((head, index) =>
    Math.max(widthOf(head), ...rows.map(({ cells }) => widthOf(cells[index] ?? ''))),
  );
  // A narrow terminal takes from the titles first.
  const fixed = widths.slice(1).reduce((sum, width) => sum + width + gap.length, 0);
  if (screen.isTerminal) widths[0] = Math.max(12, Math.min(widths[0] ?? 0, screen.columns - fixed - 30));
  const left = screen.columns - fixed - (widths[0] ?? 0) - gap.length - 1;
  const { paint } = screen;
  const line = (cells: string[], reason: string, colour?: ReturnType<typeof colourOf>) => {
    const filled = cells.map((cell, index) => fill(cut(cell, widths[index] ?? 0), widths[index] ?? 0));
    if (colour) filled[1] = paint(colour, filled[1] ?? '');
    return `${[...filled, screen.isTerminal ? cut(reason, Math.max(10, left)) : reason].join(gap).trimEnd()}`;
  };
  const body = rows.map(({ view, cells }) => line(cells, clean(view.reason), colourOf(view.verdict)));
  return [paint('bold', line(heads, 'Reason')), ...body].map((row) => `${row}\n`).join('');
}
