/**
 * The module table within packages: which folder directly below a source root may import which others. What lies deeper belongs to
 * that folder. Files directly in the root are its entry: they may import every folder, and no folder imports them.
 */
export const folders: Record<string, Record<string, readonly string[]>> = {
  'packages/cli/src': {
    exit: [],
    requirements: ['exit'],
    engine: ['exit', 'requirements'],
    options: ['exit'],
    files: ['exit', 'engine', 'options'],
    output: ['requirements', 'engine'],
    secrets: ['requirements'],
    server: ['exit', 'requirements', 'engine', 'options'],
    standalone: ['exit', 'requirements', 'engine', 'options', 'secrets'],
  },
  'packages/contract/src': {
    secrets: [],
  },
  'packages/http/src': {
    guard: [],
    checks: ['guard'],
    exchange: ['checks'],
    load: ['guard'],
  },
  'packages/language/src': {
    choose: [],
    prompt: ['view'],
    read: ['choose', 'prompt', 'runtime', 'structure', 'view'],
    runtime: [],
    structure: [],
    view: [],
  },
  'packages/language/teach': {
    recording: [],
    makes: ['recording'],
    states: [],
    check: ['states'],
    rows: ['check', 'states'],
  },
  'packages/planner/src': {
    steps: [],
    api: ['steps'],
    requirement: ['steps'],
    values: [],
    exports: ['steps', 'values'],
    plan: ['steps', 'requirement'],
  },
  'packages/report/src': {
    text: [],
    exchange: ['text'],
    html: ['text', 'exchange'],
    junit: ['text', 'exchange'],
    api: ['text', 'exchange', 'html', 'junit'],
    csv: [],
    history: ['text', 'html', 'csv'],
  },
  'packages/runner/src': {
    calls: [],
    progress: [],
    snapshot: [],
    ground: ['progress', 'snapshot'],
    evidence: ['calls', 'progress', 'snapshot', 'ground'],
    judge: ['progress', 'snapshot', 'ground'],
    look: ['progress', 'snapshot', 'evidence'],
    memory: ['snapshot', 'ground', 'evidence'],
    act: ['calls', 'progress', 'snapshot', 'ground', 'evidence', 'judge', 'look', 'memory'],
    browsers: ['progress'],
    check: ['calls', 'progress', 'snapshot', 'ground', 'evidence', 'judge', 'look', 'act'],
    meaning: ['ground'],
    report: ['evidence'],
    run: [
      'calls',
      'progress',
      'snapshot',
      'ground',
      'evidence',
      'judge',
      'look',
      'memory',
      'act',
      'browsers',
      'check',
    ],
  },
  'packages/visual/src': {
    picture: [],
    inspect: ['picture'],
    decode: ['picture', 'inspect'],
    kernel: [],
    rows: ['decode', 'kernel'],
    mask: ['picture', 'rows'],
    compare: ['picture', 'decode', 'kernel', 'rows', 'mask'],
  },
  'packages/testbed': {
    gallery: [],
    pages: [],
    phrases: [],
    serve: [],
    run: ['pages', 'serve'],
    sites: [],
    texts: [],
    scoreboard: ['gallery', 'phrases', 'run', 'serve', 'sites', 'texts'],
    views: ['serve', 'run'],
    probes: ['run', 'serve', 'texts'],
    real: ['scoreboard', 'texts', 'views'],
  },
  'apps/server/src/platform': {
    engine: [],
    migrations: ['engine'],
    settings: [],
    database: ['engine', 'migrations', 'settings'],
    errors: [],
    access: ['settings', 'database', 'errors'],
    logs: ['settings'],
    mail: ['settings', 'errors'],
    storage: ['settings', 'errors'],
    observe: ['engine', 'settings', 'errors', 'logs', 'mail', 'storage'],
    signals: ['database'],
    http: ['settings', 'database', 'errors', 'access', 'storage', 'observe', 'signals'],
    services: ['settings', 'database', 'access', 'mail', 'storage', 'observe', 'signals'],
  },
  'apps/server/src/features/admin': {
    system: [],
  },
  'apps/server/src/features/api-testing': {
    context: [],
    store: ['context'],
    environments: ['store'],
    secrets: ['store'],
    configs: ['context', 'store', 'environments', 'secrets'],
    view: ['context', 'store'],
    exchange: ['context', 'store', 'secrets', 'view'],
    run: ['context', 'store', 'secrets', 'view'],
    load: ['context', 'store', 'view', 'run'],
  },
  'apps/server/src/features/execution': {
    store: [],
    context: ['store'],
    runs: ['store', 'context'],
    jobs: ['store', 'context', 'runs'],
    schedules: ['store', 'context', 'runs'],
    queue: ['store', 'context', 'runs', 'jobs', 'schedules'],
  },
  'apps/server/src/features/generation': {
    models: [],
  },
  'apps/server/src/features/visual': {
    engine: [],
    store: [],
  },
  'apps/server/src': {
    platform: [],
    features: ['platform'],
    operations: ['platform'],
  },
  'apps/web/src': {
    paths: [],
    lib: ['paths'],
    ui: ['paths'],
    shell: ['paths', 'lib', 'ui'],
    parts: ['paths', 'lib', 'ui', 'shell'],
    routes: ['paths', 'lib', 'ui', 'shell', 'parts'],
  },
  'apps/web/src/parts': {
    cases: [],
    common: [],
    run: ['common'],
    generation: ['run'],
    schedules: [],
    sharing: ['common'],
    visual: [],
  },
  'apps/demo/src': {
    bugs: [],
    shop: ['bugs'],
    forms: ['bugs', 'shop'],
    visit: ['bugs', 'shop'],
    render: ['shop', 'forms', 'visit'],
    pages: ['bugs', 'shop', 'forms', 'visit', 'render'],
  },
};

// The innermost root decides.
const roots = Object.keys(folders).sort((a, b) => b.length - a.length);

/** The folder directly below the root in which the file lies; undefined: directly in the root. */
function folderIn(root: string, file: string): string | undefined {
  const path = file.slice(root.length + 1);
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : undefined;
}

/** Why a file may not import another of the same package, or undefined where it may. */
export function judgeFolders(file: string, target: string): string | undefined {
  const root = roots.find((one) => file.startsWith(`${one}/`) && target.startsWith(`${one}/`));
  const table = root === undefined ? undefined : folders[root];
  if (root === undefined || !table) return undefined;
  const from = folderIn(root, file);
  const to = folderIn(root, target);
  if (from === undefined) return undefined;
  if (!table[from]) return `the folder ${root}/${from} is not in the table`;
  if (from === to) return undefined;
  if (to === undefined) return `${target} is the entry of ${root}, which no folder imports`;
  if (!table[to]) return `the folder ${root}/${to} is not in the table`;
  return table[from].includes(to) ? undefined : `the folder ${from} may not import ${to}`;
}
