import { paths } from '../paths.ts';

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
    feedback: { emoji: '💬', label: 'Feedback' },
    admin: { emoji: '🛡️', label: 'Admin' },
    settings: { emoji: '⚙️', label: 'Account Settings' },
    contact: { emoji: '📧', label: 'Contact' },
    privacy: { emoji: '🔒', label: 'Privacy Policy' },
    terms: { emoji: '📜', label: 'Terms of Service' },
  }),
);

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
  if (withoutCrumbs.includes(`/${segments.join('/')}`)) return [];
  const crumbs = segments.map((segment, index) => ({
    to: `/${segments.slice(0, index + 1).join('/')}`,
    ...faceOf(segment),
  }));
  return [{ to: paths.home, emoji: '🏠', label: 'Home' }, ...crumbs];
}

function faceOf(segment: string): { emoji?: string; label: string } {
  return known.get(segment) ?? { label: capitalise(decode(segment)) };
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
