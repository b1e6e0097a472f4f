import type { Page } from '@playwright/test';
import { becomeCaller, cardOf, choose, contact, inbox, titles } from './support/admin.ts';
import { expectMessage } from './support/messages.ts';
import { expect, test } from './support/test.ts';

const error = (page: Page) => inbox(page).getByRole('alert').first();

test('the inbox is searched, filtered and sorted, and each status change is confirmed', async ({
  page,
  server,
  signInAs,
}) => {
  server.sql('delete from inbox');
  await signInAs({ role: 'admin' });
  const grace = await server.register({ firstName: 'Grace', lastName: 'Hopper' });
  const call = await becomeCaller(server, grace);
  const { data: wanted } = (await (
    await call('POST', '/api/feedback', {
      type: 'feature',
      title: 'Export to CSV',
      description: `Please. ${'Very much so. '.repeat(40)}The end.`,
      priority: 'high',
      rating: 4,
      category: 'Reports',
    })
  ).json()) as { data: { id: string } };
  for (let index = 1; index <= 11; index += 1) {
    await call('POST', '/api/feedback', { title: `Idea ${index}`, description: 'Nothing more.' });
  }
  await call('POST', `/api/feedback/${wanted.id}/upvote`);
  await call('POST', '/api/contact', { ...contact, message: 'What does it cost?' });
  await page.goto('/admin');

  await test.step('newest first, ten on a page', async () => {
    await expect(titles(page)).toHaveCount(10);
    await expect(titles(page).first()).toHaveText('Billing Question');
    await expect(cardOf(page, 'Billing Question')).toContainText('Joan Clarke · joan@example.com');
    await expect(page.locator('dl div').filter({ hasText: 'Open feedback' })).toContainText('13');
    await inbox(page).getByRole('button', { name: 'Page 2' }).click();
    await expect(page).toHaveURL('/admin?feedback_page=2');
    await expect(titles(page)).toHaveText(['Idea 2', 'Idea 1', 'Export to CSV']);
  });

  await test.step('most upvoted first, with all that is known of it, and folded where it is long', async () => {
    await inbox(page).getByLabel('Sort').selectOption('Most upvoted');
    await expect(page).toHaveURL('/admin?feedback_sort=upvotes');
    await expect(titles(page).first()).toHaveText('Export to CSV');
    const first = cardOf(page, 'Export to CSV');
    for (const part of ['Feature', 'High priority', 'Reports', 'Rated 4 of 5', '1 upvote', '0 answers']) {
      await expect(first.getByText(part, { exact: true })).toBeVisible();
    }
    await expect(first.getByText(/The end\./)).toHaveCount(0);
    await first.getByRole('button', { name: 'Show more' }).click();
    await expect(first.getByText(/The end\./)).toBeVisible();
  });

  await test.step('search, source and status', async () => {
    await page.getByLabel('Search feedback').fill('JOAN');
    await expect(titles(page)).toHaveText(['Billing Question']);
    await inbox(page).getByLabel('Source').selectOption('Feedback');
    await expect(inbox(page).getByText('No messages match the search and the filters.')).toBeVisible();
    await inbox(page).getByRole('button', { name: 'Clear filters' }).click();
    await inbox(page).getByLabel('Source').selectOption('Contact');
    await expect(titles(page)).toHaveText(['Billing Question']);
  });

  await test.step('a status is changed once that is confirmed', async () => {
    const status = cardOf(page, 'Billing Question').getByRole('combobox');
    await expect(status.getByRole('option')).toHaveText(['Pending', 'In progress', 'Resolved', 'Closed']);
    await choose(status, 'closed', 'Cancel');
    await expect(status).toHaveValue('pending');
    await choose(status, 'closed', 'Change status');
    await expect(status).toHaveValue('closed');
    await expectMessage(page, 'Feedback status successfully updated');
    await expect(page.locator('dl div').filter({ hasText: 'Open feedback' })).toContainText('12');
    await choose(status, 'in_progress', 'Change status');
    await expect(status).toHaveValue('in_progress');
    await inbox(page).getByLabel('Status', { exact: true }).selectOption('Resolved');
    await expect(titles(page)).toHaveCount(0);
  });

  await test.step('changed or gone meanwhile', async () => {
    await page.goto('/admin?feedback_search=idea');
    const idea = (number: number) => inbox(page).getByLabel(`Status of Idea ${number}`, { exact: true });
    await expect(idea(11)).toBeVisible();
    server.sql("update inbox set status = 'closed' where title = 'Idea 11'");
    await choose(idea(11), 'resolved', 'Change status');
    await expect(error(page)).toContainText(
      'Failed to update feedback status: This message was changed by somebody else in the meantime.',
    );
    await expect(idea(11)).toHaveValue('closed');
    await error(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(error(page)).toBeEmpty();
    server.sql("delete from inbox where title = 'Idea 10'");
    await choose(idea(10), 'resolved', 'Change status');
    await expect(error(page)).toContainText('Failed to update feedback status: This message is gone');
    await expect(idea(10)).toHaveCount(0);
  });

  await test.step('answers of other shapes', async () => {
    let answer: unknown = { messages: [] };
    await page.route('**/api/admin/feedback?*', (route) => route.fulfill({ json: answer }));
    await page.goto('/admin');
    await expect(error(page)).toHaveText('Invalid data format received from server');
    const { name, email } = contact;
    const bare = {
      id: 'm1',
      name,
      email,
      status: 'pending',
      message: 'Hello',
      created_at: '2026-01-01T00:00:00Z',
    };
    answer = [bare, { ...bare, id: 'm2', status: 'closed', message: 'Bye' }];
    await inbox(page).getByRole('button', { name: 'Retry' }).click();
    await expect(inbox(page).getByRole('listitem')).toHaveCount(2);
    await inbox(page).getByLabel('Status', { exact: true }).selectOption('Closed');
    await expect(inbox(page).getByText('Bye')).toBeVisible();
    await expect(inbox(page).getByText('Hello')).toHaveCount(0);
  });
});
