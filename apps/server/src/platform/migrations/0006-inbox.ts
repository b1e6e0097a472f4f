import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('inbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('owner_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('type', 'text')
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('priority', 'text')
    .addColumn('rating', 'integer')
    .addColumn('browser_info', 'text', (column) => column.notNull())
    .addColumn('system_info', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await sql`
    insert into inbox (id, source, owner_id, name, email, title, description, type, category, priority, rating, browser_info,
      system_info, status, created_at)
    select id, 'contact', null, name, email, subject, message, null, '', null, null, '{}', '{}',
      case status when 'pending' then 'open' else status end, created_at
    from contact_messages`.execute(db);
  await db.schema.dropTable('contact_messages').execute();
  for (const [name, columns] of [
    ['inbox_by_owner', ['owner_id', 'created_at', 'id']],
    ['inbox_by_time', ['created_at', 'id']],
    ['inbox_by_status', ['status', 'created_at', 'id']],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on('inbox')
      .columns([...columns])
      .execute();
  }
  await db.schema
    .createTable('inbox_answers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('message_id', 'text', (column) => column.notNull().references('inbox.id').onDelete('cascade'))
    .addColumn('author_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('mailed', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('inbox_answers_by_message')
    .on('inbox_answers')
    .columns(['message_id', 'created_at'])
    .execute();
  await db.schema.createIndex('inbox_answers_by_author').on('inbox_answers').column('author_id').execute();
  await db.schema
    .createTable('upvotes')
    .addColumn('message_id', 'text', (column) => column.notNull().references('inbox.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('upvotes_once', ['message_id', 'user_id'])
    .execute();
  await db.schema.createIndex('upvotes_by_user').on('upvotes').column('user_id').execute();
}
