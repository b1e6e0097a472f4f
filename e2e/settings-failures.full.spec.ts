import { chooseTab, expectProblem, field, openSettings, saveButton } from './support/settings.ts';
import { arrive, expect, storedToken, test } from './support/test.ts';

test('failures say what failed and why, and nothing typed is lost', async ({ page, signInAs }) => {
  await signInAs();
  const network = 'Network error. Please check your connection and try again.';
  const unavailable = { status: 503, json: { error: 'The server is stopping.' } };

  for (const [answer, text] of [
    ['no answer', network],
    [
      { status: 500, json: { error: 'x' } },
      'Failed to load profile data: Server error. Please try again later.',
    ],
    [unavailable, 'Failed to load profile data: The server is stopping.'],
    [{ json: { success: false } }, 'Failed to load profile data: The server sent no profile.'],
  ] as const) {
    await page.route('**/api/user/profile', (route) =>
      answer === 'no answer' ? route.abort() : route.fulfill(answer),
    );
    await page.goto('/settings');
    await expect(page.getByRole('alert').getByText(text, { exact: true })).toBeVisible();
    await page.unroute('**/api/user/profile');
  }
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(field(page, 'First name')).toHaveValue('Ada');

  for (const [answer, reason] of [
    ['no answer', network],
    [unavailable, 'The server is stopping.'],
  ] as const) {
    const refuse = () =>
      page.route('**/api/user/**', (route) =>
        answer === 'no answer' ? route.abort() : route.fulfill(answer),
      );
    await openSettings(page);
    await refuse();
    await field(page, 'Company').fill('Engines');
    await saveButton(page).click();
    await expect(page.getByRole('alert').getByText(`Failed to update profile: ${reason}`)).toBeVisible();
    await expect(field(page, 'Company')).toHaveValue('Engines');

    await chooseTab(page, 'Security');
    await field(page, 'Current password').fill('analytical');
    await field(page, 'New password').fill('difference');
    await field(page, 'Confirm new password').fill('difference');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expectProblem(page, 'Current password', `Failed to change password: ${reason}`);
    await expect(field(page, 'Current password')).toBeFocused();
    await expect(field(page, 'New password')).toHaveValue('difference');

    await chooseTab(page, 'Danger Zone');
    await field(page, 'Type DELETE to confirm').fill('DELETE');
    await field(page, 'Password').fill('analytical');
    await page.getByRole('button', { name: 'Delete account' }).click();
    await page.getByRole('button', { name: 'Delete Forever' }).click();
    await expectProblem(page, 'Password', `Failed to delete account: ${reason}`);
    await expect(field(page, 'Password')).toBeFocused();
    expect(await storedToken(page)).not.toBeNull();
    await page.unroute('**/api/user/**');
    page.once('dialog', (dialog) => void dialog.accept());
  }
});

test('a session that is over leads to the login page, wherever that turns out', async ({
  page,
  signInAs,
  server,
}) => {
  const person = await signInAs();
  const over = { status: 401, json: { error: 'Authentication failed. Please log in again.' } };
  await page.route('**/api/user/**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill(over),
  );
  const fillIn = {
    profile: async () => {
      await field(page, 'Company').fill('Engines');
      await saveButton(page).click();
    },
    security: async () => {
      await field(page, 'Current password').fill('analytical');
      await field(page, 'New password').fill('difference');
      await field(page, 'Confirm new password').fill('difference');
      await page.getByRole('button', { name: 'Change password' }).click();
    },
    notifications: async () => {
      await page.getByRole('switch', { name: 'Marketing emails' }).check();
      await saveButton(page).click();
    },
    danger: async () => {
      await field(page, 'Type DELETE to confirm').fill('DELETE');
      await field(page, 'Password').fill('analytical');
      await page.getByRole('button', { name: 'Delete account' }).click();
      await page.getByRole('button', { name: 'Delete Forever' }).click();
    },
    nothing: () =>
      page.route('**/api/user/profile', (route) => route.fulfill(over)).then(() => page.reload()),
  };
  for (const [tab, act] of Object.entries(fillIn)) {
    await test.step(tab, async () => {
      await openSettings(page, tab);
      await act();
      await arrive(page, '/login', 'Log in');
      expect(await storedToken(page)).toBeNull();
      const token = await server.logIn(person);
      await page.evaluate((value) => localStorage.setItem('token', value), token);
    });
  }
});
