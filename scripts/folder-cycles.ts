import { dirname, join, normalize } from 'node:path/posix';

/** One import of a file, as it is written. */
export interface Import {
  file: string;
  specifier: string;
}

/** Folders that import each other in a circle; a folder stands for everything below it. */
export interface FolderCycle {
  /** The folder in which they lie side by side. */
  inside: string;
  /** Names of its subfolders; `.` stands for the files that lie directly in it. */
  members: string[];
  imports: { from: string; to: string; example: string }[];
}

type Edges = Map<string, Map<string, string[]>>;

/** The lowest folder that holds both files, and which part of it each one lies in. */
function compare(file: string, target: string): { inside: string; from: string; to: string } {
  const left = file.split('/');
  const right = target.split('/');
  let depth = 0;
  while (depth < left.length - 1 && depth < right.length - 1 && left[depth] === right[depth]) depth += 1;
  const part = (path: string[]) => (path.length - 1 === depth ? '.' : (path[depth] ?? '.'));
  return { inside: left.slice(0, depth).join('/'), from: part(left), to: part(right) };
}

function gather(imports: readonly Import[]): Map<string, Edges> {
  const folders = new Map<string, Edges>();
  for (const { file, specifier } of imports) {
    if (!specifier.startsWith('.')) continue;
    const target = normalize(join(dirname(file), specifier));
    const { inside, from, to } = compare(file, target);
    if (from === to) continue;
    const edges = folders.get(inside) ?? new Map<string, Map<string, string[]>>();
    const targets = edges.get(from) ?? new Map<string, string[]>();
    targets.set(to, [...(targets.get(to) ?? []), `${file} -> ${target}`]);
    folders.set(inside, edges.set(from, targets));
  }
  return folders;
}

function reachable(edges: Edges, start: string): Set<string> {
  const seen = new Set<string>();
  const open = [start];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const next of edges.get(at)?.keys() ?? []) {
      if (!seen.has(next)) open.push(next);
      seen.add(next);
    }
  }
  return seen;
}

/** Cycles at every depth: between sibling folders, and between a folder's own files and its subfolders. */
export function findFolderCycles(imports: readonly Import[]): FolderCycle[] {
  const cycles: FolderCycle[] = [];
  for (const [inside, edges] of gather(imports)) {
    const reach = new Map([...edges.keys()].map((name) => [name, reachable(edges, name)]));
    const done = new Set<string>();
    for (const name of edges.keys()) {
      if (done.has(name) || !reach.get(name)?.has(name)) continue;
      const members = [...edges.keys()].filter(
        (other) => reach.get(name)?.has(other) && reach.get(other)?.has(name),
      );
      for (const member of members) done.add(member);
      const within = members.flatMap((from) =>
        [...(edges.get(from) ?? [])]
          .filter(([to]) => members.includes(to))
          .flatMap(([to, examples]) => examples.map((example) => ({ from, to, example }))),
      );
      cycles.push({ inside, members: members.sort(), imports: within });
    }
  }
  return cycles.sort((a, b) => a.inside.localeCompare(b.inside));
}

/** The cycle as lines: each pair of folders with the imports between them. */
export function describeCycle({ inside, members, imports }: FolderCycle): string {
  const pairs = Map.groupBy(imports, ({ from, to }) => `${from} -> ${to}`);
  const lines = [...pairs].flatMap(([pair, list]) => [
    `  ${pair} (${list.length})`,
    ...list.slice(0, 60).map(({ example }) => `    ${example}`),
  ]);
  return [`${inside}: cycle between ${members.join(', ')}`, ...lines].join('\n');
}
