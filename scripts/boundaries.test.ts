import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findViolations, importsOf, judge, readImports } from './boundaries.ts';

describe('importsOf', () => {
  test.each([
    ['import type { A } from "x";', ['x']],
    ['import "x.css";', ['x.css']],
    ['export * from "x";', ['x']],
    ['export { a } from "x";', ['x']],
    ['const a = await import("x");', ['x']],
    ['type A = import("x").A;', ['x']],
    ['const a = require("x");', ['x']],
    ['import a = require("x");', ['x']],
    ['const a = await import(name);', ['(computed)']],
    ['// import "x"\nconst text = "import \'x\'"; export { text };', []],
  ])('%s', (source, expected) => {
    expect(importsOf('file.ts', source)).toEqual(expected);
  });
});

/** Writes the file with that one import, as a developer would, and runs the check over it. */
function plant(file: string, specifier: string): string[] {
  const root = mkdtempSync(join(tmpdir(), 'assay-boundaries-'));
  try {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    const source =
      specifier === '(computed)'
        ? 'export const a = import(location.href);'
        : `export type * from '${specifier}';`;
    writeFileSync(join(root, file), source);
    return findViolations(readImports(root, [file]));
  } finally {
    rmSync(root, { recursive: true });
  }
}

const server = 'apps/server/src';
const web = 'apps/web/src';

describe('planted violations are caught', () => {
  test.each([
    ['contract reaching for the server', 'packages/contract/src/a.ts', '@assay/server'],
    ['contract using a package that is not zod', 'packages/contract/src/a.ts', 'fastify'],
    ['contract touching files', 'packages/contract/src/a.ts', 'node:fs/promises'],
    ['planner touching the network', 'packages/planner/src/a.ts', 'node:http'],
    ['planner reaching for the runner', 'packages/planner/src/a.ts', '@assay/runner'],
    ['runner reaching past the step language', 'packages/runner/src/a.ts', '@assay/planner'],
    ['the runner reaching for the testbed', 'packages/runner/src/a.ts', '@assay/testbed/serve'],
    ['the product using the internals of the runner', 'packages/cli/src/a.ts', '@assay/runner/internals'],
    ['a package reached by its path', 'packages/runner/src/a.ts', '../../contract/src/index.ts'],
    ['platform reaching up to a feature', `${server}/platform/a.ts`, '../features/accounts/index.ts'],
    ['platform reaching up to the app', `${server}/platform/a.ts`, '../app.ts'],
    ['a feature reaching a later one', `${server}/features/accounts/a.ts`, '../feedback/index.ts'],
    ['analytics reaching reports', `${server}/features/analytics/a.ts`, '../reports/index.ts'],
    ['a feature reaching past a public face', `${server}/features/feedback/a.ts`, '../accounts/store.ts'],
    ['a type-only import past a public face', `${server}/app.ts`, './features/accounts/store.ts'],
    ['a feature using an engine that is not its own', `${server}/features/accounts/a.ts`, '@assay/planner'],
    ['a product file using a test’s helper', `${server}/app.ts`, '../test/start.ts'],
    ['the web reaching for the server', `${web}/lib/a.ts`, '@assay/server'],
    ['the web reaching the server by path', `${web}/lib/a.ts`, '../../../server/src/app.ts'],
    ['the web using a Node built-in', `${web}/lib/a.ts`, 'node:path'],
    ['the kit fetching data', `${web}/ui/a.tsx`, '../lib/client.ts'],
    ['the kit reaching the shell', `${web}/ui/a.tsx`, '../shell/store.ts'],
    ['lib reaching up to the shell', `${web}/lib/a.ts`, '../shell/store.ts'],
    ['a shared part reaching a route', `${web}/parts/a.tsx`, '../routes/login/page.tsx'],
    ['the shell reaching a shared part', `${web}/shell/a.tsx`, '../parts/evidence-dialog.tsx'],
    ['the shell reaching a route', `${web}/shell/a.tsx`, '../routes/login/page.tsx'],
    ['a route importing another route', `${web}/routes/login/page.tsx`, '../signup/page.tsx'],
    ['a test of a route importing another route', `${web}/routes/login/page.test.tsx`, '../signup/page.tsx'],
    ['a computed import in the web', `${web}/router.tsx`, '(computed)'],
    [
      'a folder reaching one that its row does not list',
      'packages/http/src/guard/a.ts',
      '../checks/index.ts',
    ],
    ['the step language reaching planning', 'packages/planner/src/steps/a.ts', '../plan/plan-cases.ts'],
    ['a folder importing the entry', 'packages/planner/src/steps/a.ts', '../index.ts'],
    ['a store importing its feature’s routes', `${server}/features/execution/store/a.ts`, '../routes.ts'],
    ['a folder nobody has put in the table', 'packages/http/src/misc/a.ts', './b.ts'],
    ['a shared part reaching another that it may not', `${web}/parts/run/a.tsx`, '../generation/results.tsx'],
    ['a module nobody has put in the table', 'packages/misc/src/a.ts', 'zod'],
  ])('%s', (_what, file, specifier) => {
    expect(plant(file, specifier)).toEqual([expect.stringContaining(`${file}: "${specifier}": `)]);
  });
});

describe('what the table allows passes', () => {
  test.each([
    ['packages/contract/src/a.ts', 'zod'],
    ['packages/contract/src/a.ts', './b.ts'],
    ['packages/runner/src/a.ts', '@assay/planner/steps'],
    [`${server}/platform/a.ts`, 'node:fs'],
    [`${server}/features/accounts/a.ts`, '../../platform/errors.ts'],
    [`${server}/features/feedback/a.ts`, '../accounts/index.ts'],
    [`${server}/features/visual/a.ts`, '@assay/visual'],
    [`${server}/app.ts`, './features/accounts/index.ts'],
    [`${server}/features/accounts/log-in.db.test.ts`, '../../../test/start.ts'],
    [`${web}/lib/a.ts`, '@assay/contract/errors'],
    [`${web}/routes/login/page.tsx`, './form.tsx'],
    [`${web}/routes/login/page.tsx`, '../../shell/notifications.ts'],
    [`${web}/routes/login/page.tsx`, '../../parts/evidence-dialog.tsx'],
    [`${web}/router.tsx`, './routes/login/page.tsx'],
    ['packages/http/src/checks/run/a.ts', '../../guard/index.ts'],
    ['packages/planner/src/index.ts', './steps/language.ts'],
    [`${server}/features/execution/routes.ts`, './store/runs.ts'],
    ['packages/http/src/guard/a.test.ts', '../checks/index.ts'],
    ['vitest.config.ts', 'vitest/config'],
  ])('%s imports %s', (file, specifier) => {
    expect(judge(file, specifier)).toBeUndefined();
  });
});
