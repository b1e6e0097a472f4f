import { randomUUID } from 'node:crypto';
import type { Db } from '../../platform/database.ts';

export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export async function insertContactMessage(db: Db, message: ContactMessage): Promise<void> {
  await db
    .insertInto('contact_messages')
    .values({ id: randomUUID(), ...message, status: 'pending', created_at: Date.now() })
    .execute();
}
