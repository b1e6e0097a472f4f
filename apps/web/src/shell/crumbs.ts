import { capitalise } from '@assay/contract/text';
import { paths } from '../paths/paths.ts';

export interface Crumb {
  to: string;
  /** Decorative, shown before the label. */
  emoji?: string;
  label: string;
}

const known = new Map(
  Object.entries({
    dashboard: { emoji: '📊', label: 'Dashboard' },
    'enhanced-requirements': { emoji: '✨', label: 'Enhanced AI Testing' },
    requirements: { emoji: '📝', label: 'Standard Testing' },
    analytics: { emoji: '📈', label: 'Analytics' },
    'visual-testing': { emoji: '👁️', label: 'Visual Testing' },
    'api-testing': { emoji: '🔌', label: 'API Testing' },
    reports: { emoji: '📋', label: 'Reports' },
    automation: { emoji: '🤖', label: 'Automation' },
    schedules: { emoji: '⏰', label: 'Schedules' },
    feedback: { emoji: '💬', label: 'Feedback' },
    admin: { emoji: '🛡️', label: 'Admin' },
    system: { emoji: '🩺', label: 'System health' },
    settings: { emoji: '⚙️', label: 'Account Settings' },
    contact: { emoji: '📧', label: 'Contact' },
    privacy: { emoji: '🔒', label: 'Privacy Policy' },
    terms: { emoji: '📜', label: 'Terms of Service' },
  }),
);

/** Pages of one thing: where their list is, and what the thing is called. */
const details = new Map(
  Object.entries({
    'test-cases': { list: 'dashboard', emoji: '🧪', label: 'Test case' },
    projects: { list: 'dashboard', emoji: '📁', label: 'Project' },
    runs: { list: 'automation', emoji: '🏃', label: 'Run' },
    executions: { list: 'reports', emoji: '🔍', label: 'Report of a run' },
  }),
);

/** Pages that belong to another one. */
const parents = new Map(Object.entries({ schedules: 'automation' }));

const withoutCrumbs: readonly string[] = [
  paths.home,
  paths.login,
  paths.signup,
  paths.forgotPassword,
  paths.resetPassword,
];

/** The way from home to a page, one crumb per path segment; none where the bar is hidden. */
export function listCrumbs(pathname: string): Crumb[] {
  const segments = pathname.split('/').filter(Boolean);
  // Whoever follows a shared link is a guest, and its last part says nothing to anybody.
  if (withoutCrumbs.includes(`/${segments.join('/')}`) || segments[0] === 'shared') return [];
  return [{ to: paths.home, emoji: '🏠', label: 'Home' }, ...(listDetail(segments) ?? listWay(segments))];
}

function listWay(segments: readonly string[]): Crumb[] {
  const parent = parents.get(segments[0] ?? '');
  const way = segments.map((segment, index) => ({
    to: `/${segments.slice(0, index + 1).join('/')}`,
    ...faceOf(segment),
  }));
  return parent ? [{ to: `/${parent}`, ...faceOf(parent) }, ...way] : way;
}

function listDetail(segments: readonly string[]): Crumb[] | undefined {
  const [kind = '', id] = segments;
  const detail = details.get(kind);
  if (!detail || !id || segments.length !== 2) return undefined;
  const { list, emoji, label } = detail;
  return [
    { to: `/${list}`, ...faceOf(list) },
    { to: `/${kind}/${id}`, emoji, label },
  ];
}

function faceOf(segment: string): { emoji?: string; label: string } {
  return known.get(segment) ?? { label: capitalise(decode(segment)) };
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
