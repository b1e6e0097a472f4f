import { expectAccessible } from './support/accessible.ts';
import { choose, question, rowOf, section, users } from './support/admin.ts';
import { expectMessage } from './support/messages.ts';
import { arrive, expect, test } from './support/test.ts';

test('roles and status are changed and accounts deleted once that is confirmed', async ({
  page,
  server,
  signInAs,
  browser,
}) => {
  test.slow();
  const admin = await signInAs({ role: 'admin' });
  const grace = await server.register({ firstName: 'Grace', lastName: 'Hopper' });
  const token = { name: 'token', value: await server.logIn(grace) };
  const theirs = await browser.newContext({
    baseURL: server.address,
    storageState: { cookies: [], origins: [{ origin: server.address, localStorage: [token] }] },
  });
  const elsewhere = await theirs.newPage();
  await elsewhere.goto('/automation');
  await arrive(elsewhere, '/automation', 'Automation Dashboard');

  await page.clock.install();
  await page.goto(`/admin?search=${grace.email}`);
  const row = rowOf(page, grace.email);
  const role = row.getByLabel(`Role of ${grace.email}`);
  const state = row.getByLabel(`Status of ${grace.email}`);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.postData()}`);
  });

  await test.step('Cancel and Escape leave everything as it was', async () => {
    await expect(role.getByRole('option')).toHaveText(['User', 'Moderator', 'Administrator']);
    await expect(state.getByRole('option')).toHaveText(['Active', 'Disabled', 'Suspended']);
    await role.focus();
    await page.keyboard.press('a');
    await expect(question(page)).toContainText(
      `The role of Grace Hopper (${grace.email}) changes from User to Administrator.`,
    );
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(role).toHaveValue('user');
    await expect(role).toBeFocused();
    await state.selectOption('disabled');
    await expect(question(page)).toContainText('Disabled prevents login');
    await page.keyboard.press('Escape');
    await expect(state).toHaveValue('active');
    await row.getByRole('button', { name: `Delete ${grace.email}` }).click();
    await expect(question(page)).toContainText('This is final');
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    expect(sent).toEqual([]);
  });

  await test.step('a role is changed, once however often the button is pressed', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/role', async (route) => {
      await held;
      await route.continue();
    });
    await role.selectOption('moderator');
    await question(page).getByRole('button', { name: 'Change role' }).dblclick();
    await expect(question(page).getByRole('button', { name: 'Changing…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await question(page).getByRole('button', { name: 'Cancel' }).click({ force: true });
    await expect(question(page)).toBeVisible();
    release();
    await expectMessage(page, 'User role successfully updated');
    await expect(question(page)).toHaveCount(0);
    await expect(role).toHaveValue('moderator');
    expect(sent).toEqual(['PUT {"role":"moderator","from":"user"}']);
    expect(server.read('select role from users where email = ?', grace.email)).toEqual([
      { role: 'moderator' },
    ]);
  });

  await test.step('each status is set, and says what it means', async () => {
    for (const [value, meaning] of [
      ['suspended', 'temporary restriction'],
      ['active', 'restores access'],
    ] as const) {
      await state.selectOption(value);
      await expect(question(page)).toContainText(meaning);
      await question(page).getByRole('button', { name: 'Change status' }).click();
      await expect(state).toHaveValue(value);
      await expectMessage(page, 'User status successfully updated');
      await expect(question(page)).toHaveCount(0);
    }
    expect(sent.slice(1), 'each says what it was changed from').toEqual([
      'PUT {"status":"suspended","from":"active"}',
      'PUT {"status":"active","from":"suspended"}',
    ]);
    expect(server.read('select status from users where email = ?', grace.email)).toEqual([
      { status: 'active' },
    ]);
  });

  await test.step('an active administrator is deleted after a stronger warning; the success goes after 3 s', async () => {
    await choose(role, 'admin', 'Change role');
    await expect(role).toHaveValue('admin');
    await row.getByRole('button', { name: `Delete ${grace.email}` }).click();
    await expect(question(page)).toContainText('Warning: this is an active administrator.');
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 60_000);
    await question(page).getByRole('button', { name: 'Delete administrator' }).click();
    const told = users(page).getByText('User successfully deleted');
    await expect(told).toBeVisible();
    await page.clock.runFor(2900);
    await expect(told).toBeVisible();
    await page.clock.runFor(200);
    await expect(told).toHaveCount(0);
    await page.clock.resume();
    await expect(row).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'User management' })).toBeFocused();
    expect(server.read('select id from users where email = ?', grace.email)).toEqual([]);
  });

  await test.step('who was deleted and is signed in elsewhere lands on the login page', async () => {
    await elsewhere.reload();
    await expect(elsewhere).toHaveURL('/login');
    await theirs.close();
  });

  await test.step('the audit log tells all of it, newest first', async () => {
    const audit = section(page, 'Audit log');
    await page.getByLabel('Search the audit log').fill(grace.email.toUpperCase());
    await expect(audit.locator('tbody td[data-label="What"]')).toHaveText([
      'User deleted',
      'User role changed',
      'User status changed',
      'User status changed',
      'User role changed',
    ]);
    await expect(audit.locator('tbody td[data-label="Who"]').first()).toHaveText(admin.email);
    await expect(audit.locator('tbody td[data-label="On whom"]').first()).toHaveText(
      /^Deleted account [0-9a-f]{8}…$/,
    );
    await expect(audit.locator('tbody tr').last()).toContainText('Role User  Moderator');
    await audit.getByLabel('Action').selectOption('User deleted');
    await expect(audit.locator('tbody tr')).toHaveCount(1);
    await expect(page).toHaveURL(/audit_action=user\+deleted/);
  });
});

for (const role of ['user', 'moderator']) {
  test(`a ${role} is told what is missing`, { tag: '@full' }, async ({ page, signInAs }) => {
    await signInAs({ role });
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'You need admin permissions' })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.getByRole('main').getByLabel('Search users')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
}

test('a session that is over leads to the login page', { tag: '@full' }, async ({ page }) => {
  await page.goto('/privacy');
  await page.evaluate(() => localStorage.setItem('token', 'over'));
  await page.goto('/admin');
  await expect(page).toHaveURL('/login');
});
