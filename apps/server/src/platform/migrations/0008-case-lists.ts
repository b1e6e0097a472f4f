import { type Kysely, sql } from 'kysely';

/** Each way in which people look through thousands of cases has its index. */
const indexes: Record<string, string> = {
  test_cases_by_title: 'owner_id, lower(title), id',
  test_cases_by_status: 'owner_id, status, created_at',
  test_cases_by_project: 'project_id, created_at',
};

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, columns] of Object.entries(indexes)) {
    await sql.raw(`create index ${name} on test_cases (${columns})`).execute(db);
  }
}
