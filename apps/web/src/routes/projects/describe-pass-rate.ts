import { formatPercent } from '../../ui/format-figures.ts';
import type { Project } from './project.ts';

/** The share of a project's cases whose last run passed, to one decimal; null where it has none. */
export function describePassRate({
  test_cases: all = 0,
  passed = 0,
}: Pick<Project, 'test_cases' | 'passed'>) {
  return all === 0 ? null : formatPercent((passed / all) * 100);
}
