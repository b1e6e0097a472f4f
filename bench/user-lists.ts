import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type LaunchedServer, launchServer } from '../scripts/launch-server.ts';
import { logIn } from './log-in.ts';

const admin = { email: 'bench@example.com', password: 'bench-password' };
const sizes = [500, 50_000] as const;
const rounds = 60;
const firstNames = [
  'ada',
  'grace',
  'alan',
  'edsger',
  'barbara',
  'donald',
  'margaret',
  'linus',
  'radia',
  'ken',
];
const lastNames = ['lovelace', 'hopper', 'turing', 'dijkstra', 'liskov', 'knuth', 'hamilton', 'perlman'];
const year = 365 * 24 * 60 * 60 * 1000;

interface Installation {
  size: number;
  folder: string;
  address: string;
  headers: Record<string, string>;
  server: LaunchedServer;
}

/** The same people in every run: everything about them comes from their number. */
function describePerson(at: number) {
  const digest = createHash('sha256').update(`person ${at}`).digest('hex');
  const pick = (list: readonly string[], place: number) =>
    list[Number.parseInt(digest.slice(place, place + 4), 16) % list.length] ?? '';
  return {
    id: digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5'),
    email: `${pick(firstNames, 0)}.${pick(lastNames, 4)}${at}@company${at % 40}.example.com`,
    role: at % 100 === 0 ? 'admin' : at % 33 === 0 ? 'moderator' : 'user',
    status: at % 20 === 0 ? 'disabled' : at % 31 === 0 ? 'suspended' : 'active',
    createdAt: Date.now() - Math.round((Number.parseInt(digest.slice(0, 8), 16) / 2 ** 32) * year),
  };
}

function addPeople(folder: string, amount: number): void {
  const database = new DatabaseSync(join(folder, 'assay.sqlite'), { timeout: 20_000 });
  const insert = database.prepare(
    `insert into users (id, email, password_hash, first_name, last_name, notification_preferences, role, status, created_at, updated_at)
     values (?, ?, '', 'First', 'Last', '{}', ?, ?, ?, 0)`,
  );
  database.exec('begin');
  for (let at = 0; at < amount; at += 1) {
    const { id, email, role, status, createdAt } = describePerson(at);
    insert.run(id, email, role, status, createdAt);
  }
  database.exec('commit');
  database.close();
}

async function install(size: number): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'));
  const server = launchServer(['apps/server/src/main.ts', '--calls-only'], {
    DATA_DIR: folder,
    PORT: '0',
    RATE_LIMITS: 'off',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  const address = await server.ready;
  const headers = await logIn(address, admin);
  addPeople(folder, size);
  return { size, folder, address, headers, server };
}

/** What the page of administrators asks for, in round `at` with `size` people. */
const calls: Record<string, (at: number, size: number) => string> = {
  'numbers at the top': () => '/api/admin/summary',
  'first page': () => '/api/admin/users?page=1',
  'any page': (at, size) => `/api/admin/users?page=${1 + ((at * 7919) % (size / 10))}`,
  'last page': (_at, size) => `/api/admin/users?page=${size / 10}`,
  'by email, any page': (at, size) => `/api/admin/users?sort=email&page=${1 + ((at * 7919) % (size / 10))}`,
  'filter by status': (at) => `/api/admin/users?status=active&page=${1 + (at % 40)}`,
  'filter by role': (at) => `/api/admin/users?role=${at % 2 ? 'admin' : 'user'}&page=1`,
  'both filters, by email': () => '/api/admin/users?role=user&status=suspended&sort=email&page=1',
  'search: one email': (at, size) =>
    `/api/admin/users?search=${describePerson((at * 7919) % size).email.toUpperCase()}`,
  'search: one id': (at, size) => `/api/admin/users?search=${describePerson((at * 7919) % size).id}`,
  'search: a name': (at) => `/api/admin/users?search=${lastNames[at % lastNames.length]}`,
  'search: what all have': () => '/api/admin/users?search=example.com',
  'search: nobody': (at) => `/api/admin/users?search=nobody${at}`,
  'search: two letters': (at) => `/api/admin/users?search=${(at % 90) + 10}`,
  'search in a filter': (at) =>
    `/api/admin/users?search=${firstNames[at % firstNames.length]}&status=disabled&sort=email`,
  feedback: () => '/api/admin/feedback?page=1',
  'audit log': () => '/api/admin/audit?page=1',
};

async function time({ address, headers }: Installation, path: string): Promise<number> {
  const begin = performance.now();
  const reply = await fetch(address + path, { headers });
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}.`);
  return performance.now() - begin;
}

function p95(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
}

/** The calls of the administrators' page among 50,000 people, against the same calls among 500. */
export async function reportUserLists(): Promise<void> {
  const installations = await Promise.all(sizes.map(install));
  const times = new Map<string, Map<number, number[]>>();
  try {
    for (let round = -5; round < rounds; round += 1) {
      for (const [name, path] of Object.entries(calls)) {
        for (const installation of installations) {
          const taken = await time(installation, path(Math.abs(round), installation.size));
          if (round < 0) continue;
          const bySize = times.get(name) ?? new Map<number, number[]>();
          bySize.set(installation.size, [...(bySize.get(installation.size) ?? []), taken]);
          times.set(name, bySize);
        }
      }
    }
  } finally {
    for (const { server, folder } of installations) {
      server.child.kill('SIGTERM');
      await server.ended;
      rmSync(folder, { recursive: true, force: true });
    }
  }
  const [few, many] = sizes;
  console.log(`Calls of the administrators' page, p95 in ms among ${few} and ${many} people`);
  const print = (name: string, atFew: number, atMany: number) =>
    console.log(
      `  ${name.padEnd(24)}${atFew.toFixed(2).padStart(8)}${atMany.toFixed(2).padStart(8)}  ratio ${(atMany / atFew).toFixed(2)}`,
    );
  const all = (size: number) => [...times.values()].flatMap((bySize) => bySize.get(size) ?? []);
  for (const [name, bySize] of times) print(name, p95(bySize.get(few) ?? []), p95(bySize.get(many) ?? []));
  print('all calls (goal: below 3)', p95(all(few)), p95(all(many)));
}
