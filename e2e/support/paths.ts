export const protectedPaths = [
  '/requirements',
  '/enhanced-requirements',
  '/dashboard',
  '/analytics',
  '/visual-testing',
  '/api-testing',
  '/reports',
  '/feedback',
  '/admin',
  '/settings',
  '/automation',
  '/schedules',
];
