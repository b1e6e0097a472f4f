import type { Locator, Page } from '@playwright/test';
import { callOnce } from './call.ts';
import type { Person, TestServer } from './server.ts';
import { expect } from './test.ts';

/** A signed-in person who speaks to the server directly. */
export async function speakAs(server: TestServer, person: Person) {
  const token = await server.logIn(person);
  return async (method: string, path: string, body?: object): Promise<void> => {
    const reply = await callOnce(new URL(path, server.address), {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${await reply.text()}`);
  };
}

/** An administrator, who answers feedback and moves it on. */
export async function becomeAdmin(server: TestServer) {
  const person = await server.register({ firstName: 'Grace', lastName: 'Hopper' });
  server.sql('update users set role = ? where email = ?', 'admin', person.email);
  return speakAs(server, person);
}

export function findFeedback(server: TestServer, title: string): Record<string, unknown> {
  const rows = server.read('select * from inbox where title = ?', title);
  expect(rows).toHaveLength(1);
  return rows[0] ?? {};
}

export function card(page: Page, title: string): Locator {
  return page.getByRole('article', { name: title });
}

export function titleField(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Title' });
}

export function descriptionField(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Description' });
}

export function submitButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Submit(ting…| Feedback)$/ });
}

export async function fillFeedback(page: Page, title: string, description = 'Words.'): Promise<void> {
  await titleField(page).fill(title);
  await descriptionField(page).fill(description);
}
