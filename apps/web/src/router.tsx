import { createBrowserRouter, redirect } from 'react-router';
import { loadChunk } from './lib/load-chunk.ts';
import { readToken } from './lib/session.ts';
import { paths } from './paths/paths.ts';
import { ErrorView } from './shell/error-view.tsx';
import { FirstLoad } from './shell/pending-bar.tsx';
import { BareError, Shell } from './shell/shell.tsx';

/** Only the presence of a token counts here; the server checks it on every call. */
function requireToken(): void {
  if (!readToken()) throw redirect(paths.login);
}

const publicRoutes = [
  { path: paths.home, lazy: loadChunk(() => import('./routes/home/page.tsx')) },
  { path: paths.login, lazy: loadChunk(() => import('./routes/login/page.tsx')) },
  { path: paths.signup, lazy: loadChunk(() => import('./routes/signup/page.tsx')) },
  { path: paths.forgotPassword, lazy: loadChunk(() => import('./routes/forgot-password/page.tsx')) },
  { path: paths.resetPassword, lazy: loadChunk(() => import('./routes/reset-password/page.tsx')) },
  { path: paths.contact, lazy: loadChunk(() => import('./routes/contact/page.tsx')) },
  { path: paths.privacy, lazy: loadChunk(() => import('./routes/privacy/page.tsx')) },
  { path: paths.terms, lazy: loadChunk(() => import('./routes/terms/page.tsx')) },
  { path: paths.shared, lazy: loadChunk(() => import('./routes/shared/page.tsx')) },
  { path: '*', lazy: loadChunk(() => import('./routes/not-found/page.tsx')) },
];

const protectedRoutes = [
  { path: paths.requirements, lazy: loadChunk(() => import('./routes/requirements/page.tsx')) },
  {
    path: paths.enhancedRequirements,
    lazy: loadChunk(() => import('./routes/enhanced-requirements/page.tsx')),
  },
  { path: paths.dashboard, lazy: loadChunk(() => import('./routes/dashboard/page.tsx')) },
  { path: paths.analytics, lazy: loadChunk(() => import('./routes/analytics/page.tsx')) },
  { path: paths.visualTesting, lazy: loadChunk(() => import('./routes/visual-testing/page.tsx')) },
  { path: paths.apiTesting, lazy: loadChunk(() => import('./routes/api-testing/page.tsx')) },
  { path: paths.reports, lazy: loadChunk(() => import('./routes/reports/page.tsx')) },
  { path: paths.feedback, lazy: loadChunk(() => import('./routes/feedback/page.tsx')) },
  { path: paths.admin, lazy: loadChunk(() => import('./routes/admin/page.tsx')) },
  { path: paths.adminSystem, lazy: loadChunk(() => import('./routes/admin/system/page.tsx')) },
  { path: paths.settings, lazy: loadChunk(() => import('./routes/settings/page.tsx')) },
  { path: paths.automation, lazy: loadChunk(() => import('./routes/automation/page.tsx')) },
  { path: paths.schedules, lazy: loadChunk(() => import('./routes/schedules/page.tsx')) },
  { path: paths.execution, lazy: loadChunk(() => import('./routes/executions/page.tsx')) },
  { path: paths.run, lazy: loadChunk(() => import('./routes/runs/page.tsx')) },
  { path: paths.testCase, lazy: loadChunk(() => import('./routes/test-cases/page.tsx')) },
  { path: paths.project, lazy: loadChunk(() => import('./routes/projects/page.tsx')) },
];

/** Every page of the product, each in a chunk of its own. */
export const router = createBrowserRouter([
  {
    Component: Shell,
    ErrorBoundary: BareError,
    children: [
      {
        // Inside the shell, so that the navigation stays when a page is loading or broken.
        ErrorBoundary: ErrorView,
        HydrateFallback: FirstLoad,
        children: [
          ...publicRoutes,
          {
            middleware: [requireToken],
            lazy: loadChunk(() => import('./shell/signed-in-area.tsx')),
            children: protectedRoutes,
          },
        ],
      },
    ],
  },
]);
