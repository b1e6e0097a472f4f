import { findFirefox } from '@assay/runner';
import { arrive, expect, storedToken, test, typeInto } from './support/test.ts';

test.skip(
  ({ browserName }) => browserName === 'firefox' && !findFirefox(),
  'Firefox is not installed. Install it, or set FIREFOX_PATH.',
);

test('a person signs up, logs in, forgets and resets the password, and signs out', async ({
  page,
  server,
  browserName,
}) => {
  const email = `journey-${browserName}@example.com`;
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started Free' }).first().click();

  await arrive(page, '/signup', 'Sign up');
  await typeInto(page, 'First name', 'Ada');
  await typeInto(page, 'Last name', 'Lovelace');
  await typeInto(page, 'Email', email);
  await typeInto(page, 'Password', 'analytical');
  await typeInto(page, 'Confirm password', 'analytical');
  // Watched from within the page: it closes by itself, and a slow machine may look too late.
  await page.evaluate(() => {
    const watch = () => {
      const dialog = document.querySelector('dialog, [role=dialog]');
      if (dialog) document.documentElement.dataset.told = dialog.textContent ?? '';
    };
    new MutationObserver(watch).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.locator('html')).toHaveAttribute(
    'data-told',
    /Registration Successful.*Your account has been created\. You can log in now\./,
  );
  const notice = page.getByRole('dialog', { name: 'Registration Successful' });
  await arrive(page, '/login', 'Log in');
  await expect(notice, 'it closes by itself').toHaveCount(0);

  await typeInto(page, 'Email', email);
  await typeInto(page, 'Password', 'analytical');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/dashboard');
  expect(await storedToken(page)).toMatch(/^eyJ/);
  await page.getByRole('button', { name: new RegExp(`journey-${browserName}`) }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await arrive(page, '/login', 'Log in');
  expect(await storedToken(page)).toBeNull();

  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await arrive(page, '/forgot-password', 'Forgot password');
  await typeInto(page, 'Email', email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();

  const link = new URL(/http:\S+/.exec(server.lastMail())?.[0] ?? '');
  expect(link.origin).toBe(server.address);
  await page.goto(link.href);
  await typeInto(page, 'New password', 'difference');
  await typeInto(page, 'Confirm password', 'difference');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Your password has been reset.')).toBeVisible();
  await arrive(page, '/login', 'Log in');

  const logIn = page.getByRole('button', { name: 'Log in' });
  await typeInto(page, 'Email', email);
  await typeInto(page, 'Password', 'analytical');
  await logIn.click();
  await expect(page.getByRole('alert').first()).toContainText('Invalid credentials.');
  await typeInto(page, 'Password', 'difference');
  await logIn.click();
  await expect(page).toHaveURL('/dashboard');
});
