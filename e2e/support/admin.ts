import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { callOnce } from './call.ts';
import type { Person, TestServer } from './server.ts';

/** Makes calls to the server as one person, for what happens beside the page. */
export async function becomeCaller(server: TestServer, person: Person) {
  const token = await server.logIn(person);
  return async (method: string, path: string, body?: object): Promise<Response> => {
    const reply = await callOnce(new URL(path, server.address), {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${await reply.text()}`);
    return reply;
  };
}

/** Puts accounts into the database that nobody ever signs in with, the last one the newest of all. */
export function seedAccounts(
  server: TestServer,
  name: string,
  count: number,
): { id: string; email: string }[] {
  const now = Date.now();
  const accounts = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    email: `${name}-${String(index + 1).padStart(3, '0')}@example.com`,
    first: `Nr${index + 1}`,
    status: index % 10 === 0 ? 'disabled' : 'active',
    created: now + index * 1000,
  }));
  server.sql(
    `insert into users (id, email, password_hash, first_name, last_name, role, status, session_version, created_at,
       updated_at, phone, company, job_title, timezone, bio, notification_preferences)
     select value ->> 'id', value ->> 'email', 'none', value ->> 'first', ?, 'user', value ->> 'status', 0,
       value ->> 'created', value ->> 'created', '', '', '', 'UTC', '', '{}'
     from json_each(?)`,
    name,
    JSON.stringify(accounts),
  );
  return accounts;
}

export function section(page: Page, name: 'User management' | 'Feedback management' | 'Audit log'): Locator {
  return page.getByRole('region', { name });
}

/** The row of one account. */
export function rowOf(page: Page, email: string): Locator {
  return section(page, 'User management').getByRole('row').filter({ hasText: email });
}

/** Picks another value in a row and answers the question that follows. */
export async function choose(field: Locator, value: string, answer: string): Promise<void> {
  await field.selectOption(value);
  await field.page().getByRole('alertdialog').getByRole('button', { name: answer }).click();
}

export const users = (page: Page): Locator => section(page, 'User management');
export const emails = (page: Page): Locator => users(page).locator('tbody td[data-label="Email"]');
export const pagesOfUsers = (page: Page): Locator =>
  users(page).getByRole('navigation', { name: 'Pages of users' });
export const statusFilter = (page: Page): Locator => users(page).getByLabel('Status', { exact: true });
export const searchField = (page: Page): Locator => page.getByLabel('Search users');
export const question = (page: Page): Locator => page.getByRole('alertdialog');
export const userError = (page: Page): Locator => users(page).getByRole('alert');

export const inbox = (page: Page): Locator => section(page, 'Feedback management');
export const titles = (page: Page): Locator => inbox(page).getByRole('heading', { level: 3 });
export const cardOf = (page: Page, title: string): Locator =>
  inbox(page).getByRole('listitem').filter({ hasText: title });
export const openMessage = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title });
export const contact = { name: 'Joan Clarke', email: 'joan@example.com', subject: 'Billing Question' };
