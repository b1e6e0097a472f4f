import {
  emails,
  pagesOfUsers,
  rowOf,
  searchField,
  seedAccounts,
  statusFilter,
  userError,
  users,
} from './support/admin.ts';
import { arrive, expect, test } from './support/test.ts';

test('accounts are found by search, filters, sorting and pages, and the address keeps the view', async ({
  page,
  server,
  signInAs,
}) => {
  test.slow();
  const admin = await signInAs({ role: 'admin' });
  const seeded = seedAccounts(server, 'finder', 120);
  const newest = seeded.toReversed();
  await page.goto('/admin');
  await arrive(page, '/admin', 'Admin Dashboard');

  await test.step('the numbers are those of the database', async () => {
    const [counted] = server.read(
      "select count(*) as users, sum(status = 'active') as active from users where created_at > 0",
    );
    const tile = (name: string) => page.locator('dl div').filter({ hasText: name }).getByRole('definition');
    await expect(tile('Users')).toHaveText(String(counted?.users));
    await expect(tile('Active')).toHaveText(String(counted?.active));
    await expect(tile('New this week')).toHaveText(String(counted?.users));
    await expect(tile('Open feedback')).toHaveText(/^\d+$/);
  });

  await test.step('the navigation of the page leads to its parts and leaves the address alone', async () => {
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Audit log' })
      .click();
    await expect(page.getByRole('heading', { name: 'Audit log' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Audit log' })).toBeInViewport();
    await expect(page).toHaveURL('/admin');
  });

  await test.step('ten on a page, newest first, and at most five page buttons', async () => {
    await expect(users(page).getByRole('columnheader')).toHaveText([
      'User',
      'Email',
      'Role',
      'Status',
      'Joined',
      'Actions',
    ]);
    await expect(emails(page)).toHaveText(newest.slice(0, 10).map(({ email }) => email));
    await expect(pagesOfUsers(page).getByRole('button')).toHaveText([
      'Previous',
      '1',
      '2',
      '3',
      '4',
      '5',
      'Next',
    ]);
    await expect(pagesOfUsers(page).getByRole('button', { name: 'Previous' })).toBeDisabled();
    await pagesOfUsers(page).getByRole('button', { name: 'Page 5' }).click();
    await expect(page).toHaveURL('/admin?page=5');
    await expect(emails(page).first()).toHaveText(newest[40]?.email ?? '');
    await expect(pagesOfUsers(page).getByRole('button')).toHaveText([
      'Previous',
      '3',
      '4',
      '5',
      '6',
      '7',
      'Next',
    ]);
    await pagesOfUsers(page).getByRole('button', { name: 'Next' }).click();
    await expect(users(page).getByText('Showing 51 to 60 of')).toBeVisible();
  });

  await test.step('Back and reload bring a view again', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/admin?page=5');
    await expect(emails(page).first()).toHaveText(newest[40]?.email ?? '');
    await page.reload();
    await expect(emails(page).first()).toHaveText(newest[40]?.email ?? '');
  });

  await test.step('a search by part of an email goes back to page 1, in any case', async () => {
    await searchField(page).fill('FINDER-01');
    await expect(page).toHaveURL('/admin?search=FINDER-01');
    await expect(emails(page)).toHaveCount(10);
    await expect(users(page).getByText('Showing 1 to 10 of 10.')).toBeVisible();
    const { id, email } = seeded[57] ?? { id: '', email: '' };
    await searchField(page).fill(id.slice(2, 30).toUpperCase());
    await expect(emails(page)).toHaveText([email]);
    await expect(rowOf(page, email).getByTitle(id)).toBeVisible();
    await users(page).getByRole('button', { name: 'Clear search' }).click();
    await expect(searchField(page)).toBeFocused();
    await expect(searchField(page)).toHaveValue('');
    await expect(page).not.toHaveURL(/search/);
    await page.goBack();
    await expect(searchField(page)).toHaveValue(id.slice(2, 30).toUpperCase());
    await expect(emails(page)).toHaveText([email]);
    await page.goForward();
    await expect(page).toHaveURL('/admin');
    await expect(searchField(page)).toHaveValue('');
  });

  await test.step('filters and page sizes go back to page 1', async () => {
    await searchField(page).fill('finder');
    await expect(page).toHaveURL('/admin?search=finder');
    await pagesOfUsers(page).getByRole('button', { name: 'Page 2' }).click();
    await statusFilter(page).selectOption('Disabled');
    await expect(page).toHaveURL('/admin?search=finder&status=disabled');
    await expect(users(page).getByText('Showing 1 to 10 of 12.')).toBeVisible();
    await users(page).getByLabel('Role', { exact: true }).selectOption('Moderator');
    await expect(users(page).getByText('No users match the search and the filters.')).toBeVisible();
    await users(page).getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/admin');
    await expect(statusFilter(page)).toHaveValue('');
    const size = users(page).getByLabel('Per page');
    await expect(size.getByRole('option')).toHaveText(['5', '10', '25', '50', '100']);
    await pagesOfUsers(page).getByRole('button', { name: 'Page 3' }).click();
    for (const rows of ['100', '50', '25', '5']) {
      await size.selectOption(rows);
      await expect(page).toHaveURL(`/admin?size=${rows}`);
      await expect(emails(page)).toHaveCount(Number(rows));
    }
  });

  await test.step('the heads of Email and Joined sort', async () => {
    await searchField(page).fill('finder');
    const email = users(page).getByRole('columnheader', { name: 'Email' });
    const joined = users(page).getByRole('columnheader', { name: 'Joined' });
    await expect(joined).toHaveAttribute('aria-sort', 'descending');
    await email.getByRole('button').click();
    await expect(email).toHaveAttribute('aria-sort', 'ascending');
    await expect(emails(page).first()).toHaveText('finder-001@example.com');
    await email.getByRole('button').click();
    await expect(emails(page).first()).toHaveText('finder-120@example.com');
    await expect(page).toHaveURL('/admin?search=finder&size=5&sort=email&order=desc');
    await joined.getByRole('button').click();
    await joined.getByRole('button').click();
    await expect(joined).toHaveAttribute('aria-sort', 'ascending');
    await expect(email).toHaveAttribute('aria-sort', 'none');
    await expect(emails(page).first()).toHaveText('finder-001@example.com');
  });

  await test.step('the page before stays while the next is loading; one behind the last leads to the last', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/api\/admin\/users\?.*page=2/, async (route) => {
      await held;
      await route.continue();
    });
    await pagesOfUsers(page).getByRole('button', { name: 'Page 2' }).click();
    await expect(users(page).locator('[aria-busy=true]')).toBeVisible();
    await expect(emails(page).first()).toHaveText('finder-001@example.com');
    release();
    await expect(emails(page).first()).toHaveText('finder-006@example.com');
    await page.goto('/admin?search=finder&size=100&page=9');
    await expect(page).toHaveURL('/admin?search=finder&page=2&size=100');
    await expect(emails(page)).toHaveCount(20);
  });

  await test.step('super admins are protected, and the own row is marked', async () => {
    await page.goto('/admin?role=super_admin');
    const protectedRow = rowOf(page, 'admin@assay.local');
    await expect(protectedRow.getByText('Protected')).toBeVisible();
    await expect(protectedRow.getByRole('combobox')).toHaveCount(0);
    await expect(protectedRow.getByRole('button')).toHaveCount(0);
    await page.goto(`/admin?search=${admin.email}`);
    await expect(rowOf(page, admin.email).getByText('You', { exact: true })).toBeVisible();
  });
});

test('lists of any shape are read, and what is none is said', { tag: '@full' }, async ({
  page,
  signInAs,
}) => {
  test.slow();
  await signInAs({ role: 'admin' });
  const rows = Array.from({ length: 12 }, (_, index) => ({
    id: `id-${index}`,
    email: `shape${index}@example.com`,
    role: 'user',
    status: index < 3 ? 'suspended' : 'active',
    created_at: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
  }));
  let answer: { status?: number; json?: unknown; body?: string } = { json: rows };
  await page.route('**/api/admin/users?*', (route) => route.fulfill(answer));

  await test.step('a plain array is searched, filtered, sorted and paged here', async () => {
    await page.goto('/admin');
    await expect(emails(page)).toHaveCount(10);
    await expect(emails(page).first()).toHaveText('shape11@example.com');
    await pagesOfUsers(page).getByRole('button', { name: 'Page 2' }).click();
    await expect(emails(page)).toHaveText(['shape1@example.com', 'shape0@example.com']);
    await searchField(page).fill('ID-1');
    await expect(emails(page)).toHaveText([
      'shape11@example.com',
      'shape10@example.com',
      'shape1@example.com',
    ]);
    await statusFilter(page).selectOption('Suspended');
    await expect(emails(page)).toHaveText(['shape1@example.com']);
  });

  for (const [name, given, count] of [
    ['a data array', { data: rows }, 10],
    ['a page', { data: rows.slice(0, 4), total: 4, has_more: false, page: 1, page_size: 10 }, 4],
  ] as const) {
    await test.step(name, async () => {
      answer = { json: given };
      await page.goto('/admin');
      await expect(emails(page)).toHaveCount(count);
    });
  }

  await test.step('more than are counted', async () => {
    answer = { json: { data: rows.slice(0, 10), total: 1000, has_more: true, page: 1, page_size: 10 } };
    await page.goto('/admin?search=shape');
    await expect(users(page).getByText('More than 1,000 match; refine the search.')).toBeVisible();
  });

  await test.step('nothing at all hints at missing permissions', async () => {
    answer = { json: [] };
    await page.goto('/admin');
    await expect(users(page).getByText(/No users were found.*admin permissions/)).toBeVisible();
  });

  for (const [name, given] of [
    ['an object', { json: { users: rows } }],
    ['null', { json: null }],
    ['a text', { json: 'users' }],
    ['rows that are none', { json: [{ name: 'Ada' }] }],
    ['no array in data', { json: { data: {} } }],
  ] as const) {
    await test.step(`${name} is refused`, async () => {
      answer = given;
      await page.goto('/admin');
      await expect(userError(page)).toHaveText('Invalid data format received from server');
      await expect(users(page).getByRole('table')).toHaveCount(0);
    });
  }

  await test.step('a failure can be dismissed, and the list be asked for again', async () => {
    answer = { status: 500, json: { error: 'Server error. Please try again later.' } };
    await page.goto('/admin');
    await expect(userError(page)).toHaveText('Failed to fetch users: Server error. Please try again later.');
    await userError(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(userError(page)).toBeEmpty();
    answer = { json: rows };
    await users(page).getByRole('button', { name: 'Retry' }).click();
    await expect(emails(page)).toHaveCount(10);
  });
});
