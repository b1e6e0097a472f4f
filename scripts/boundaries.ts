import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, normalize } from 'node:path/posix';
import { parseSync } from 'oxc-parser';
import { features, impureBuiltins, isTest, moduleOf, pureModules, routeOf, table } from './architecture.ts';
import type { Import } from './folder-cycles.ts';
import { judgeFolders } from './folders.ts';

/** What matters here of a syntax tree's nodes. */
interface Node {
  type?: string;
  name?: string;
  value?: unknown;
  source?: Node;
  callee?: Node;
  expression?: Node;
  arguments?: Node[];
}

const importing = /^(Import|ExportAll|ExportNamed)Declaration$|^ImportExpression$|^TSImportType$/;

/** Every import of a file, whatever its form: static, re-export, dynamic, type, require. */
export function importsOf(file: string, source: string): string[] {
  const found: string[] = [];
  const add = (literal: Node | undefined) =>
    found.push(typeof literal?.value === 'string' ? literal.value : '(computed)');
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type = '', source: from, callee, arguments: given, expression } = node as Node;
    if (importing.test(type) && from) add(from);
    if (type === 'TSExternalModuleReference') add(expression);
    if (type === 'CallExpression' && callee?.name === 'require') add(given?.[0]);
    for (const part of Object.values(node)) visit(part);
  };
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  visit(program);
  return found;
}

const builtins = new Set(builtinModules.flatMap((name) => [name, `node:${name}`]));

export function packageName(specifier: string): string {
  // Single icons of that package, picked by apps/web/lucide-icons.ts.
  if (specifier.startsWith('lucide:')) return '@iconify-json/lucide';
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function mayImport(from: string, to: string, face: string | undefined): boolean {
  if (face === 'internals' || face === 'judging') return from === 'testbed' || from === 'teach';
  const allowed = table[from]?.mayImport ?? [];
  if (from === to || allowed.includes(to)) return true;
  return face !== undefined && allowed.includes(`${to}/${face}`);
}

function checkExternal(module: string, specifier: string): string | undefined {
  const name = specifier.replace(/^node:/, '').split('/')[0] ?? '';
  if (builtins.has(specifier) && /^web(-|$)/.test(module)) return 'the web has no Node built-ins';
  if (pureModules.includes(module) && builtins.has(specifier) && impureBuiltins.includes(name)) {
    return `${module} only computes; it may not touch ${specifier}`;
  }
  const allowed = table[module]?.external;
  if (allowed && !builtins.has(specifier) && !allowed.includes(packageName(specifier))) {
    return `${module} may not use the package ${packageName(specifier)}`;
  }
  return undefined;
}

function checkRelative(file: string, module: string, specifier: string): string | undefined {
  const target = normalize(join(dirname(file), specifier));
  const to = moduleOf(target);
  if (!to)
    return target.startsWith('..') || file.startsWith('apps/web/src')
      ? `${target} is outside the architecture`
      : undefined;
  if (isTest(target) && !isTest(file)) return 'a test’s helper is for tests';
  const ownArea = /^(packages|apps)\/[^/]+|^\w+/.exec(file)?.[0];
  if (ownArea !== /^(packages|apps)\/[^/]+|^\w+/.exec(target)?.[0] && /^(packages|apps)\//.test(target)) {
    return `import ${to} by its package name`;
  }
  if (isTest(file) && to !== 'web-routes') return undefined;
  if (!mayImport(module, to, undefined)) return `${module} may not import ${to}`;
  if (to !== module && features.includes(to) && !/\/index\.ts$/.test(target))
    return `import ${to} by its index.ts`;
  if (routeOf(file) && routeOf(target) && routeOf(file) !== routeOf(target))
    return 'a route never imports another route';
  return judgeFolders(file, target);
}

/** Why this import is not allowed, or undefined where it is. */
export function judge(file: string, specifier: string): string | undefined {
  const module = moduleOf(file);
  if (!module) return undefined;
  if (!table[module]) return `the module ${module} is not in the table`;
  if (specifier === '(computed)') return /^web(-|$)/.test(module) ? 'an import must be a literal' : undefined;
  if (specifier.startsWith('.')) return checkRelative(file, module, specifier);
  const ours = /^@assay\/([^/]+)(?:\/(.+))?$/.exec(specifier);
  if (ours?.[1])
    return isTest(file) || mayImport(module, ours[1], ours[2])
      ? undefined
      : `${module} may not import ${ours[1]}`;
  return isTest(file) ? undefined : checkExternal(module, specifier);
}

/** Every import of the files, each read once. */
export function readImports(root: string, files: readonly string[]): Import[] {
  return files.flatMap((file) =>
    importsOf(file, readFileSync(join(root, file), 'utf8')).map((specifier) => ({ file, specifier })),
  );
}

export function findViolations(imports: readonly Import[]): string[] {
  return imports.flatMap(({ file, specifier }) => {
    const reason = judge(file, specifier);
    return reason ? [`${file}: "${specifier}": ${reason}.`] : [];
  });
}
