import type { CaseView } from '@assay/contract';
import type { Told } from '../engine/engine.ts';
import { clean, type Screen } from './screen.ts';
import { count, nameVerdict, tellTime } from './words.ts';
import { writeDetails } from './write-details.ts';
import { writeTable } from './write-table.ts';

function tellCounts(views: readonly CaseView[]): string {
  const groups = Map.groupBy(views, nameVerdict);
  const passed = groups.get('passed')?.length ?? 0;
  groups.delete('passed');
  const others = [...groups].map(([name, cases]) => `${cases.length} ${name}`);
  const head = `${passed} of ${count(views.length, 'case')} passed`;
  return others.length === 0 ? head : `${head}; ${others.join(', ')}`;
}

/** The end of the output: a table of all cases, what did not pass, and how many did. */
export function writeSummary(
  finished: readonly Told[],
  milliseconds: number,
  screen: Screen,
  wasCancelled: boolean,
): string {
  const views = finished.flatMap(({ reports }) => reports.map((report) => report.case));
  const troubles = finished.flatMap(({ requirement, trouble }) =>
    trouble ? [`${screen.paint('yellow', '!')} ${clean(requirement.name)}: ${clean(trouble)}\n`] : [],
  );
  const notPassed = views.filter(({ verdict }) => verdict !== 'passed');
  const parts = [
    ...(views.length > 0 ? ['\n', writeTable(views, screen), '\n'] : []),
    ...notPassed.map((view) => writeDetails(view, screen)),
    ...troubles,
  ];
  const isGood = views.length > 0 && notPassed.length === 0 && troubles.length === 0 && !wasCancelled;
  const last = `${wasCancelled ? 'Cancelled. ' : ''}${tellCounts(views)}, in ${tellTime(milliseconds)}.`;
  return `${parts.join('')}${screen.paint(isGood ? 'green' : 'red', last)}\n`;
}
