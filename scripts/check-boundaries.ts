// Import boundaries, cycles between folders, undeclared dependencies: all need every import, so each file is parsed once.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { isTest } from './architecture.ts';
import { findViolations, readImports } from './boundaries.ts';
import { findUndeclared, type Manifest, workspaceOf } from './declared-dependencies.ts';
import { describeCycle, findFolderCycles } from './folder-cycles.ts';

const list = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.ts', '*.tsx', '*.mjs'],
  { encoding: 'utf8' },
);
const files = list.split('\n').filter(Boolean);
const imports = readImports(process.cwd(), files);
// Plain scripts are outside the module table.
const violations = findViolations(imports.filter(({ file }) => !file.endsWith('.mjs')));
const manifests = Object.fromEntries(
  globSync(['package.json', '{packages,apps}/*/package.json', '{e2e,bench}/package.json']).map(
    (file): [string, Manifest] => [workspaceOf(file), JSON.parse(readFileSync(file, 'utf8'))],
  ),
);
const undeclared = findUndeclared(imports, manifests);
const cycles = findFolderCycles(imports.filter(({ file }) => !isTest(file) && !file.endsWith('.mjs')));
for (const problem of [...violations, ...undeclared]) console.error(problem);
for (const cycle of cycles) console.error(describeCycle(cycle));
console.log(
  `Import boundaries: ${files.length} files, ${violations.length} violations, ${cycles.length} cycles between folders, ${undeclared.length} undeclared dependencies.`,
);
process.exitCode = violations.length + undeclared.length + cycles.length > 0 || files.length === 0 ? 1 : 0;
