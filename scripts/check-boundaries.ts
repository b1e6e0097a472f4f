import { execFileSync } from 'node:child_process';
import { findViolations } from './boundaries.ts';

const list = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.ts', '*.tsx'],
  { encoding: 'utf8' },
);
const files = list.split('\n').filter(Boolean);
const violations = findViolations(process.cwd(), files);
for (const violation of violations) console.error(violation);
console.log(`Import boundaries: ${files.length} files, ${violations.length} violations.`);
process.exit(violations.length > 0 || files.length === 0 ? 1 : 0);
