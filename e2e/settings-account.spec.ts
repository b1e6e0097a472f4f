import { chooseTab, expectProblem, field, openSettings } from './support/settings.ts';
import { arrive, expect, storedToken, test } from './support/test.ts';

test('a new password ends every other session and keeps this one', async ({
  page,
  signInAs,
  server,
  browser,
}) => {
  const person = await signInAs();
  const elsewhere = await browser.newContext({ baseURL: server.address });
  const other = await elsewhere.newPage();
  await other.goto('/login');
  await other.evaluate((token) => localStorage.setItem('token', token), await server.logIn(person));
  await openSettings(other);

  await openSettings(page);
  await field(page, 'Company').fill('Not saved yet');
  await chooseTab(page, 'Security');
  const change = page.getByRole('button', { name: 'Change password' });
  await expect(field(page, 'Current password')).toHaveAttribute('autocomplete', 'current-password');
  await expect(field(page, 'New password')).toHaveAttribute('autocomplete', 'new-password');
  await expect(page.locator('input[autocomplete="username"]')).toHaveValue(person.email);
  const type = async (current: string, next: string, again = next) => {
    await field(page, 'Current password').fill(current);
    await field(page, 'New password').fill(next);
    await field(page, 'Confirm new password').fill(again);
    await change.click();
  };

  await type('', 'difference');
  await expectProblem(page, 'Current password', 'Current password is required');
  await type('analytical', 'difference', 'differences');
  await expectProblem(page, 'Confirm new password', 'Passwords do not match');
  await expect(field(page, 'Confirm new password')).toBeFocused();
  await type('analytical', 'short');
  await expectProblem(page, 'New password', /Password must be at least 6 characters long/);
  await type('wrong', 'difference');
  await expectProblem(
    page,
    'Current password',
    /^Failed to change password: The current password is not correct\.$/,
  );
  await type('analytical', 'x'.repeat(201));
  await expectProblem(page, 'New password', /Password may have at most 200 characters\./);

  const old = await storedToken(page);
  await type('analytical', 'difference');
  await expect(page.getByText(/^Your password has been changed\. You stay signed in here/)).toBeVisible();
  for (const label of ['Current password', 'New password', 'Confirm new password']) {
    await expect(field(page, label)).toHaveValue('');
  }
  const fresh = await storedToken(page);
  expect(fresh).not.toBe(old);
  const statusWith = async (token: string | null) =>
    (await page.request.get('/api/user/profile', { headers: { authorization: `Bearer ${token}` } })).status();
  expect([await statusWith(old), await statusWith(fresh)]).toEqual([401, 200]);
  await chooseTab(page, 'Profile');
  await expect(field(page, 'Company'), 'the page did not start over').toHaveValue('Not saved yet');

  await other.reload();
  await arrive(other, '/login', 'Log in');
  await field(other, 'Email').fill(person.email);
  await field(other, 'Password').fill('difference');
  await other.getByRole('button', { name: 'Log in' }).click();
  await expect(other).toHaveURL('/dashboard');
  await elsewhere.close();
});

test('signing out everywhere ends other sessions and, where wanted, tokens; a new role shows without a new login', {
  tag: '@full',
}, async ({ page, signInAs, server }) => {
  const person = await signInAs();
  const other = await server.logIn(person);
  const program = await page.request.post('/api/access-tokens', {
    headers: { authorization: `Bearer ${other}` },
    data: { name: 'Nightly robot' },
  });
  const { token } = (await program.json()) as { token: string };
  const statusWith = async (given: string) =>
    (await page.request.get('/api/user/profile', { headers: { authorization: `Bearer ${given}` } })).status();

  await openSettings(page);
  await chooseTab(page, 'Security');
  const part = page.getByRole('region', { name: 'Sign out everywhere else' });
  const signOut = part.getByRole('button', { name: 'Sign out everywhere else' });
  await signOut.click();
  await expect(page.getByText('You are signed out everywhere else.', { exact: true })).toBeVisible();
  expect([await statusWith(other), await statusWith(token)]).toEqual([401, 200]);
  await expect(page.getByText('Nightly robot')).toBeVisible();
  await part.getByRole('checkbox', { name: 'Revoke all my access tokens as well' }).check();
  await signOut.click();
  await expect(page.getByText(/1 access token is revoked\.$/)).toBeVisible();
  await expect(page.getByText('Nightly robot')).toHaveCount(0);
  expect(await statusWith(token)).toBe(401);

  server.sql("update users set role = 'admin' where email = ?", person.email);
  await chooseTab(page, 'Profile');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await arrive(page, '/dashboard', 'Dashboard');
  await page.getByRole('button', { name: /Administrator/ }).click();
  await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toBeVisible();
});

test('an account is deleted after the word, the password and a last question', async ({
  page,
  signInAs,
  server,
}) => {
  const person = await signInAs();
  await openSettings(page);
  await chooseTab(page, 'Danger Zone');
  await expect(page).toHaveURL('/settings?tab=danger');
  const remove = page.getByRole('button', { name: 'Delete account' });
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account forever?' });
  const fill = async (word: string, password: string) => {
    await field(page, 'Type DELETE to confirm').fill(word);
    await field(page, 'Password').fill(password);
  };

  for (const [word, password] of [
    ['', ''],
    ['DELETE', ''],
    ['', 'analytical'],
  ] as const) {
    await fill(word, password);
    await expect(remove).toBeDisabled();
  }
  await fill('', '');
  // Nobody gets here past the disabled button; a script does.
  await page.getByRole('form', { name: 'Delete account' }).evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
  });
  await expectProblem(page, 'Type DELETE to confirm', 'Please type DELETE to confirm');
  await expectProblem(page, 'Password', 'Password is required');
  await fill('delete', 'analytical');
  await remove.click();
  await expectProblem(page, 'Type DELETE to confirm', 'Please type DELETE to confirm');
  await expect(field(page, 'Type DELETE to confirm')).toBeFocused();

  await fill('DELETE', 'wrong');
  await remove.click();
  await expect(dialog.getByRole('button')).toHaveText(['Keep Account', 'Delete Forever']);
  await dialog.getByRole('button', { name: 'Keep Account' }).click();
  await expect(dialog).toHaveCount(0);
  expect(server.read('select 1 from users where email = ?', person.email)).toHaveLength(1);

  await remove.click();
  await dialog.getByRole('button', { name: 'Delete Forever' }).click();
  await expectProblem(page, 'Password', 'Failed to delete account: The password is not correct.');
  await expect(field(page, 'Password')).toBeFocused();

  await fill('DELETE', 'analytical');
  await page.clock.install();
  await remove.click();
  await dialog.getByRole('button', { name: 'Delete Forever' }).click();
  await expect(page.getByText('Your account has been deleted.')).toBeVisible();
  await arrive(page, '/settings?tab=danger', 'Account deleted');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await storedToken(page)).toBeNull();
  expect(server.read('select 1 from users where email = ?', person.email)).toEqual([]);
  await page.clock.fastForward(2000);
  await expect(page).toHaveURL('/');

  await page.goto('/login');
  await field(page, 'Email').fill(person.email);
  await field(page, 'Password').fill('analytical');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert').first()).toHaveText(
    'This account no longer exists. Please contact support if you believe this is an error',
  );
});

test('a super admin is refused by the server', { tag: '@full' }, async ({ page, signInAs, server }) => {
  const person = await signInAs({ role: 'super_admin' });
  await openSettings(page, 'danger');
  await field(page, 'Type DELETE to confirm').fill('DELETE');
  await field(page, 'Password').fill('analytical');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('button', { name: 'Delete Forever' }).click();
  await expectProblem(page, 'Password', 'Failed to delete account: Cannot delete super admin account');
  expect(server.read('select 1 from users where email = ?', person.email)).toHaveLength(1);
});
