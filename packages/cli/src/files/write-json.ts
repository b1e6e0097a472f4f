import type { Told } from '../engine/engine.ts';

/** Everything that was found out, for programs: the reports are those of `GET /api/executions/{id}`. */
export function writeJson(
  finished: readonly Told[],
  { version, exitCode }: { version: string; exitCode: number },
): string {
  const views = finished.flatMap(({ reports }) => reports.map((report) => report.case));
  const totals = Object.fromEntries(
    [...Map.groupBy(views, ({ verdict }) => verdict ?? 'not run')].map(([verdict, cases]) => [
      verdict,
      cases.length,
    ]),
  );
  const requirements = finished.map(({ requirement, notes, trouble, reports }) => ({
    name: requirement.name,
    file: requirement.from ?? null,
    notes,
    trouble,
    reports,
  }));
  const whole = { assay: version, exit_code: exitCode, cases: views.length, totals, requirements };
  return `${JSON.stringify(whole, null, 2)}\n`;
}
