/** The module table: the architecture. A module may import itself and what its row lists, nothing else. */

export interface Rule {
  /** Modules, or single public faces of a package written as `package/face`. */
  mayImport: readonly string[];
  /** Third-party packages and Node built-ins; absent: any. */
  external?: readonly string[];
}

const engines = ['contract'];
const everyFeature = [
  'accounts',
  'projects',
  'feedback',
  'generation',
  'visual-feature',
  'api-testing',
  'execution',
  'sharing',
  'webhooks',
  'analytics',
  'reports',
  'admin',
] as const;

export const table: Record<string, Rule> = {
  contract: { mayImport: [], external: ['zod'] },
  planner: { mayImport: engines, external: ['zod'] },
  visual: { mayImport: engines },
  http: { mayImport: engines },
  report: { mayImport: engines },
  runner: { mayImport: ['contract', 'planner/steps', 'http/guard', 'http/checks'] },
  language: {
    mayImport: ['contract', 'planner/steps', 'planner/reading', 'runner/grounding', 'runner/snapshot'],
  },
  teach: { mayImport: ['contract', 'planner', 'language', 'runner', 'testbed', 'demo'] },
  testbed: { mayImport: ['contract', 'planner', 'language', 'runner', 'demo'] },
  cli: { mayImport: ['contract', 'planner', 'language', 'runner', 'http', 'report', 'visual'] },

  platform: { mayImport: ['contract'] },
  accounts: { mayImport: ['contract', 'platform'] },
  projects: { mayImport: ['contract', 'platform', 'accounts'] },
  feedback: { mayImport: ['contract', 'platform', 'accounts'] },
  generation: {
    mayImport: ['contract', 'platform', 'accounts', 'projects', 'planner', 'language'],
  },
  'visual-feature': { mayImport: ['contract', 'platform', 'accounts', 'projects', 'visual'] },
  'api-testing': {
    mayImport: ['contract', 'platform', 'accounts', 'projects', 'http', 'planner', 'report'],
  },
  execution: {
    mayImport: [
      'contract',
      'platform',
      'accounts',
      'projects',
      'generation',
      'visual-feature',
      'planner',
      'language',
      'runner',
      'http/guard',
      'report',
    ],
  },
  sharing: { mayImport: ['contract', 'platform', ...before('sharing')] },
  webhooks: { mayImport: ['contract', 'platform', 'http/guard', ...before('webhooks')] },
  analytics: { mayImport: ['contract', 'platform', 'report', ...before('analytics')] },
  reports: { mayImport: ['contract', 'platform', 'report', ...before('reports')] },
  admin: { mayImport: ['contract', 'platform', ...before('admin')] },
  server: { mayImport: ['contract', 'platform', 'runner', 'demo', ...everyFeature] },

  'web-lib': { mayImport: ['contract', 'web-paths'] },
  'web-ui': { mayImport: ['contract', 'web-paths'] },
  'web-shell': { mayImport: ['contract', 'web-lib', 'web-ui', 'web-paths'] },
  'web-parts': { mayImport: ['contract', 'web-lib', 'web-ui', 'web-shell', 'web-paths'] },
  'web-routes': { mayImport: ['contract', 'web-lib', 'web-ui', 'web-shell', 'web-parts', 'web-paths'] },
  'web-paths': { mayImport: [], external: [] },
  web: { mayImport: ['web-lib', 'web-ui', 'web-shell', 'web-routes', 'web-paths'] },

  demo: { mayImport: [] },
  e2e: { mayImport: ['contract', 'runner', 'scripts'] },
  bench: {
    mayImport: ['contract', 'planner', 'language', 'runner', 'testbed', 'visual', 'http', 'demo', 'scripts'],
  },
  scripts: { mayImport: ['contract', 'runner'] },
};

function before(feature: (typeof everyFeature)[number]): readonly string[] {
  return everyFeature.slice(0, everyFeature.indexOf(feature));
}

/** Packages that only compute: no files, no network, no processes. */
export const pureModules = ['contract', 'planner', 'visual', 'report'];
export const impureBuiltins = [
  'fs',
  'net',
  'http',
  'https',
  'http2',
  'tls',
  'dns',
  'dgram',
  'child_process',
  'cluster',
];

/** Modules whose inside is hidden: others import their index alone. */
export const features: readonly string[] = everyFeature;

/** Which module a file belongs to; undefined for files outside the architecture (configuration at the root). */
export function moduleOf(file: string): string | undefined {
  const feature = /^apps\/server\/src\/features\/([^/]+)\//.exec(file)?.[1];
  if (feature) return feature === 'visual' ? 'visual-feature' : feature;
  const web = /^apps\/web\/src\/(lib|ui|shell|parts|routes|paths)\//.exec(file)?.[1];
  if (web) return `web-${web}`;
  if (file.startsWith('apps/server/src/platform/')) return 'platform';
  if (file.startsWith('packages/language/teach/')) return 'teach';
  const area = /^(?:packages|apps)\/([^/]+)\//.exec(file)?.[1];
  if (area) return area;
  return /^(e2e|bench|scripts)\//.exec(file)?.[1];
}

/** A route is a folder; it never imports another. */
export function routeOf(file: string): string | undefined {
  return /^apps\/web\/src\/routes\/([^/]+)\//.exec(file)?.[1];
}

/** Tests and what only they use: they may import anything within their package, and the built server. */
export function isTest(file: string): boolean {
  return /\.(test|fixture)\.tsx?$/.test(file) || file.startsWith('apps/server/test/');
}
