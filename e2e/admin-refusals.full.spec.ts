import {
  becomeCaller,
  choose,
  emails,
  question,
  rowOf,
  seedAccounts,
  statusFilter,
  userError,
} from './support/admin.ts';
import { arrive, expect, test } from './support/test.ts';

test('what the server refuses is told in its words, and the list is loaded again', async ({
  page,
  server,
  signInAs,
}) => {
  test.slow();
  const admin = await signInAs({ role: 'admin' });
  const colleague = await server.register();
  server.sql("update users set role = 'admin' where email = ?", colleague.email);
  const call = await becomeCaller(server, colleague);
  const seeded = seedAccounts(server, 'stale', 5);
  await page.goto('/admin?search=stale');
  const [one, two, three, four, five] = seeded.map(({ id, email }) => ({
    id,
    email,
    row: rowOf(page, email),
  }));
  if (!one || !two || !three || !four || !five) throw new Error('The accounts are missing.');
  const dismiss = async () => {
    await userError(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(userError(page)).toBeEmpty();
  };
  await expect(emails(page)).toHaveCount(5);

  await test.step('changed meanwhile', async () => {
    await call('PUT', `/api/admin/users/${one.id}/role`, { role: 'moderator' });
    await choose(one.row.getByLabel('Role of'), 'admin', 'Change role');
    await expect(userError(page)).toHaveText(
      'Failed to update user role: Somebody else has changed this account in the meantime: its role is moderator now. Look again, then make your change.',
    );
    await expect(one.row.getByLabel('Role of')).toHaveValue('moderator');
    await dismiss();
    await call('PUT', `/api/admin/users/${two.id}/status`, { status: 'suspended' });
    await choose(two.row.getByLabel('Status of'), 'disabled', 'Change status');
    await expect(userError(page)).toContainText('Failed to update user status: Somebody else has changed');
    await expect(two.row.getByLabel('Status of')).toHaveValue('suspended');
  });

  await test.step('deleted meanwhile', async () => {
    await call('DELETE', `/api/admin/users/${three.id}`);
    await three.row.getByRole('button', { name: 'Delete' }).click();
    await question(page).getByRole('button', { name: 'Delete account' }).click();
    await expect(userError(page)).toContainText('Failed to delete user (404): This account is gone');
    await expect(three.row).toHaveCount(0);
    await call('DELETE', `/api/admin/users/${four.id}`);
    await choose(four.row.getByLabel('Status of'), 'suspended', 'Change status');
    await expect(userError(page)).toContainText('Failed to update user status: This account is gone');
    await expect(four.row).toHaveCount(0);
  });

  await test.step('a super admin by now', async () => {
    for (const [act, text] of [
      [
        () => choose(five.row.getByLabel('Role of'), 'admin', 'Change role'),
        'Failed to update user role: Cannot change super admin role',
      ],
      [
        () => choose(five.row.getByLabel('Status of'), 'suspended', 'Change status'),
        'Failed to update user status: Cannot change super admin status',
      ],
      [
        async () => {
          await five.row.getByRole('button', { name: 'Delete' }).click();
          await question(page).getByRole('button', { name: 'Delete account' }).click();
        },
        'Failed to delete user (403): Cannot delete super admin account',
      ],
    ] as const) {
      server.sql("update users set role = 'user' where id = ?", five.id);
      await page.reload();
      await expect(five.row.getByRole('combobox')).toHaveCount(2);
      server.sql("update users set role = 'super_admin' where id = ?", five.id);
      await act();
      await expect(userError(page)).toHaveText(text);
      await expect(five.row.getByText('Protected')).toBeVisible();
    }
    server.sql("update users set role = 'user' where id = ?", five.id);
  });

  await test.step('the last administrator', async () => {
    const others = server.read(
      "select id, role from users where role in ('admin', 'super_admin') and email <> ?",
      admin.email,
    );
    for (const { id } of others) server.sql("update users set role = 'moderator' where id = ?", String(id));
    await page.goto(`/admin?search=${admin.email}`);
    await rowOf(page, admin.email).getByLabel('Role of').selectOption('user');
    await expect(question(page)).toContainText('This is your own account: you lose access to this page.');
    await question(page).getByRole('button', { name: 'Change role' }).click();
    await expect(userError(page)).toHaveText(
      'Failed to update user role: You are the last administrator. Give somebody else the admin role first.',
    );
    for (const { id, role } of others)
      server.sql('update users set role = ? where id = ?', String(role), String(id));
  });

  await test.step('no answer, and no answer of ours', async () => {
    await page.route(/users\/[^/]+$/, (route) => route.abort());
    await rowOf(page, admin.email).getByRole('button', { name: 'Delete' }).click();
    await expect(question(page)).toContainText('Warning: this is your own account.');
    await question(page).getByRole('button', { name: 'Delete administrator' }).click();
    await expect(userError(page)).toHaveText(
      'Failed to delete user: Network error. Please check your connection and try again.',
    );
    await dismiss();
  });

  await test.step('who is made a user meanwhile sees that, not the tables', async () => {
    server.sql("update users set role = 'user' where email = ?", admin.email);
    await statusFilter(page).selectOption('Disabled');
    await expect(page.getByRole('heading', { name: 'You need admin permissions' })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
  });

  await test.step('a session that is over by the time of a change leads to the login page', async () => {
    server.sql("update users set role = 'admin' where email = ?", admin.email);
    await page.goto('/admin?search=stale');
    await expect(five.row).toBeVisible();
    // Another part of the page that is still being loaded would lead to the login page, too.
    await page.waitForLoadState('networkidle');
    server.sql('update users set session_version = session_version + 1 where email = ?', admin.email);
    await choose(five.row.getByLabel('Status of'), 'suspended', 'Change status');
    await arrive(page, '/login', 'Log in');
    expect(server.read('select status from users where id = ?', five.id)).toEqual([{ status: 'active' }]);
  });
});
