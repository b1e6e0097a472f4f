import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/platform/database/database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** An empty database that is up to date, to copy for each test: quicker than to bring each up to date. */
    sqliteTemplate: string | undefined;
  }
}

export default async function makeSqliteTemplate(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-sqlite-'));
  const { close } = await openDatabase({ DATA_DIR: folder, DATABASE_URL: undefined });
  await close();
  project.provide('sqliteTemplate', join(folder, 'assay.sqlite'));
  return () => rmSync(folder, { recursive: true, force: true });
}
