import { execFileSync } from 'node:child_process';
import { isTest, knownCycles } from './architecture.ts';
import { findViolations, readImports } from './boundaries.ts';
import { describeCycle, findFolderCycles } from './folder-cycles.ts';

const list = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.ts', '*.tsx'],
  { encoding: 'utf8' },
);
const files = list.split('\n').filter(Boolean);
const imports = readImports(process.cwd(), files);
const violations = findViolations(imports);
const found = findFolderCycles(imports.filter(({ file }) => !isTest(file)));
const cycles = found.filter(({ inside }) => !knownCycles.includes(inside));
const solved = knownCycles.filter((folder) => !found.some(({ inside }) => inside === folder));
for (const violation of violations) console.error(violation);
for (const cycle of cycles) console.error(describeCycle(cycle));
for (const folder of solved) console.error(`${folder} has no cycle any more: take it off knownCycles.`);
console.log(
  `Import boundaries: ${files.length} files, ${violations.length} violations, ${cycles.length} cycles between folders.`,
);
process.exitCode = violations.length + cycles.length + solved.length > 0 || files.length === 0 ? 1 : 0;
