import type { Page } from '@playwright/test';
import { protectedPaths } from './support/paths.ts';
import { arrive, expect, storedToken, test } from './support/test.ts';

/** Stops the page's clock, so that from here on only the test moves it. */
async function freezeClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
}

const bar = (page: Page) => page.getByRole('banner');
const userButton = (page: Page) =>
  bar(page).getByRole('button', { name: /User|Administrator|Moderator|Super Admin/ });

test.describe('the route guard', () => {
  for (const path of protectedPaths) {
    test(`${path} leads to /login without a token`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL('/login');
    });
  }

  test('lets any stored token through: the server decides', async ({ page }) => {
    await page.goto('/privacy');
    await page.evaluate(() => localStorage.setItem('token', 'anything'));
    // The server would end this session; here it is the guard's turn.
    await page.route('**/api/**', (route) => route.abort());
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/dashboard');
    await expect(userButton(page)).toContainText('User');
  });
});

test.describe('the navigation bar', () => {
  test('signed out: Home, the theme, Login and Sign Up', async ({ page }) => {
    await page.goto('/');
    await expect(bar(page).getByRole('link')).toHaveText(['Assay', 'Home', 'Login', 'Sign Up']);
    await expect(bar(page).getByRole('button', { name: 'Dark' })).toBeVisible();
  });

  test('signed in: the Testing Suite, the links and the user menu', async ({ page, signInAs }) => {
    const { email } = await signInAs();
    await page.goto('/dashboard');
    await expect(bar(page).getByRole('link')).toHaveText([
      'Assay',
      'Home',
      'Dashboard',
      'Analytics',
      'Feedback',
    ]);

    await bar(page).getByRole('button', { name: 'Testing Suite' }).click();
    for (const [name, target] of [
      ['Enhanced AI Testing NEW', '/enhanced-requirements'],
      ['Standard Testing', '/requirements'],
      ['Visual Testing', '/visual-testing'],
      ['API Testing', '/api-testing'],
    ] as const) {
      await expect(bar(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', target);
    }
    await expect(bar(page).getByRole('separator')).toBeVisible();

    const name = email.split('@')[0] ?? '';
    await expect(userButton(page)).toHaveText(new RegExp(`^P\\s*${name}\\s*User$`));
    await userButton(page).click();
    await expect(bar(page).getByText(email, { exact: true })).toBeVisible();
    await expect(bar(page).getByRole('link', { name: 'Account Settings' })).toHaveAttribute(
      'href',
      '/settings',
    );
    await expect(bar(page).getByRole('link', { name: /Admin Dashboard/ })).toHaveCount(0);
  });

  for (const [role, label, link] of [
    ['super_admin', 'Super Admin', 'Admin Dashboard SUPER'],
    ['admin', 'Administrator', 'Admin Dashboard'],
    ['moderator', 'Moderator', null],
    ['user', 'User', null],
  ] as const) {
    test(`shows a ${role} as ${label}`, { tag: '@full' }, async ({ page, signInAs }) => {
      await signInAs({ role });
      await page.goto('/dashboard');
      await expect(userButton(page)).toContainText(label);
      await userButton(page).click();
      const admin = bar(page).getByRole('link', { name: /Admin Dashboard/ });
      if (link === null) await expect(admin).toHaveCount(0);
      else {
        await expect(admin).toHaveAccessibleName(link);
        await expect(admin).toHaveAttribute('href', '/admin');
      }
    });
  }

  test('the menus open independently, and any link closes them', async ({ page, signInAs }) => {
    await signInAs();
    await page.goto('/dashboard');
    const suite = bar(page).getByRole('button', { name: 'Testing Suite' });
    await suite.click();
    await userButton(page).click();
    await expect(suite).toHaveAttribute('aria-expanded', 'true');
    await expect(userButton(page)).toHaveAttribute('aria-expanded', 'true');
    await bar(page).getByRole('link', { name: 'Analytics' }).click();
    await expect(page).toHaveURL('/analytics');
    await expect(suite).toHaveAttribute('aria-expanded', 'false');
    await expect(userButton(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('Escape closes a menu and gives the focus back', async ({ page, signInAs }) => {
    await signInAs();
    await page.goto('/dashboard');
    const suite = bar(page).getByRole('button', { name: 'Testing Suite' });
    await suite.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(bar(page).getByRole('link', { name: /Enhanced AI Testing/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(suite).toHaveAttribute('aria-expanded', 'false');
    await expect(suite).toBeFocused();
  });

  test('Sign Out removes the token and goes to /login', async ({ page, signInAs }) => {
    await signInAs();
    await page.goto('/dashboard');
    await page.evaluate(() => localStorage.setItem('mine: a draft', 'of somebody who leaves'));
    await userButton(page).click();
    await bar(page).getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/login');
    expect(await storedToken(page)).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('mine: a draft'))).toBeNull();
    await page.goBack();
    await expect(page, 'going back does not bring a protected page').toHaveURL('/login');
  });

  test('signing out in one tab signs out the bar of another', async ({ page, signInAs, context }) => {
    await signInAs();
    await page.goto('/dashboard');
    const other = await context.newPage();
    await other.goto('/privacy');
    await expect(userButton(other)).toBeVisible();
    await userButton(page).click();
    await bar(page).getByRole('button', { name: 'Sign Out' }).click();
    await expect(bar(other).getByRole('link', { name: 'Login' })).toBeVisible();
  });

  test('an e-mail that cannot be read shows U and User', async ({ page }) => {
    await page.goto('/privacy');
    await page.evaluate(() => localStorage.setItem('token', 'x.y.z'));
    await page.goto('/privacy');
    await expect(userButton(page)).toHaveText(/^U\s*User\s*User$/);
  });
});

test('the theme is light at first, and the choice is kept', async ({ page }) => {
  const theme = () => page.locator('html').getAttribute('data-mantine-color-scheme');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/login');
  expect(await theme()).toBe('light');
  await page.getByRole('button', { name: 'Dark' }).click();
  expect(await theme()).toBe('dark');
  await page.reload();
  expect(await theme()).toBe('dark');
  await page.getByRole('button', { name: 'Light' }).click();
  expect(await theme()).toBe('light');
});

test.describe('breadcrumbs', () => {
  const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' });

  for (const [path, label] of [
    ['/dashboard', '📊 Dashboard'],
    ['/enhanced-requirements', '✨ Enhanced AI Testing'],
    ['/requirements', '📝 Standard Testing'],
    ['/admin', '🛡️ Admin'],
    ['/contact', '📧 Contact'],
    ['/privacy', '🔒 Privacy Policy'],
    ['/terms', '📜 Terms of Service'],
    ['/somewhere', 'Somewhere'],
  ] as const) {
    test(`${path} is shown as ${label}`, async ({ page, signInAs }) => {
      await signInAs();
      await page.goto(path);
      await expect(crumbs(page).locator('[aria-current=page]')).toHaveText(label);
      await expect(crumbs(page).getByRole('link')).toHaveAttribute('href', '/');
    });
  }

  for (const path of ['/', '/login', '/signup', '/forgot-password', '/reset-password']) {
    test(`are hidden on ${path}`, { tag: '@full' }, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(crumbs(page)).toHaveCount(0);
    });
  }

  test('hide their middle below 480 px', async ({ page }) => {
    await page.goto('/one/two/three');
    await expect(crumbs(page).getByRole('listitem')).toHaveText(['🏠 Home', 'One', 'Two', 'Three']);
    await page.setViewportSize({ width: 479, height: 800 });
    await expect(crumbs(page).getByRole('listitem').filter({ visible: true })).toHaveText([
      '🏠 Home',
      'Three',
    ]);
    await page.setViewportSize({ width: 480, height: 800 });
    await expect(crumbs(page).getByRole('listitem').filter({ visible: true })).toHaveCount(4);
  });
});

test('below 768 px the menu is behind a hamburger', async ({ page, signInAs }) => {
  await signInAs();
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto('/dashboard');
  const hamburger = bar(page).getByRole('button', { name: 'Menu' });
  await expect(bar(page).getByRole('link', { name: 'Analytics' })).toBeHidden();
  await hamburger.click();
  await bar(page).getByRole('link', { name: 'Analytics' }).click();
  await expect(page).toHaveURL('/analytics');
  await expect(hamburger).toHaveAttribute('aria-expanded', 'false');
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(hamburger).toBeHidden();
  await expect(bar(page).getByRole('link', { name: 'Analytics' })).toBeVisible();
});

test.describe('a chunk that does not load', () => {
  const chunk = /\/static\/js\/contact-.*\.js$/;

  test('is told with its type and address, and the shell stays', async ({ page }) => {
    await page.route(chunk, (route) => route.abort('failed'));
    await page.goto('/');
    await page.getByRole('link', { name: 'Talk to Sales' }).click();
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(
      page.getByText(/^Loading chunk failed \(error: http\S+\/static\/js\/contact-\S+\.js\)$/),
    ).toBeVisible();
    await expect(bar(page)).toBeVisible();
    await page.unroute(chunk);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { name: 'Contact', level: 1 })).toBeVisible();
  });

  test('is given up after 120 seconds', { tag: '@full' }, async ({ page }) => {
    await page.clock.install();
    await page.route(chunk, () => undefined);
    await page.goto('/');
    await freezeClock(page);
    const asked = page.waitForRequest(chunk);
    await page.getByRole('link', { name: 'Talk to Sales' }).click();
    await asked;
    await page.clock.fastForward(119_000);
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toHaveCount(0);
    await page.clock.fastForward(2_000);
    await expect(
      page.getByText(/^Loading chunk failed \(timeout: http\S+\/static\/js\/contact-\S+\.js\)$/),
    ).toBeVisible();
  });
});

test.describe('messages', () => {
  async function signUp(page: Page) {
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Lovelace');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Password', { exact: true }).fill('analytical');
    await page.getByLabel('Confirm password', { exact: true }).fill('analytical');
    await page.getByRole('button', { name: 'Sign up' }).click();
  }

  for (const [status, title, lasts] of [
    [200, 'Registration Successful', 3000],
    [409, 'Registration Failed', 5000],
  ] as const) {
    test(`${title} stays ${lasts} ms`, async ({ page }) => {
      await page.clock.install();
      await page.route('**/api/register', (route) =>
        route.fulfill({ status, json: { message: 'Told.', error: 'Told.' } }),
      );
      await page.goto('/signup');
      await expect(page.getByLabel('First name')).toBeVisible();
      await freezeClock(page);
      await signUp(page);
      const notice = page.getByRole('dialog', { name: title });
      await expect(notice).toBeVisible();
      await page.clock.runFor(lasts - 100);
      await expect(notice).toBeVisible();
      await page.clock.runFor(200);
      await expect(notice).toHaveCount(0);
    });
  }

  test('a toast stays 3000 ms', async ({ page }) => {
    await page.clock.install();
    await page.route('**/api/reset-password', (route) => route.fulfill({ json: { message: 'It is done.' } }));
    await page.goto('/reset-password?token=abc');
    await page.getByLabel('New password', { exact: true }).fill('difference');
    await page.getByLabel('Confirm password', { exact: true }).fill('difference');
    await freezeClock(page);
    await page.getByRole('button', { name: 'Reset password' }).click();
    await expect(page.getByText('It is done.')).toBeVisible();
    await page.clock.runFor(2900);
    await expect(page.getByText('It is done.')).toBeVisible();
    await page.clock.runFor(200);
    await expect(page.getByText('It is done.')).toHaveCount(0);
  });

  test('the notification modal keeps the focus inside and closes by Escape', async ({ page }) => {
    await page.clock.install();
    await page.route('**/api/register', (route) => route.fulfill({ status: 409, json: { error: 'Taken.' } }));
    await page.goto('/signup');
    await expect(page.getByLabel('First name')).toBeVisible();
    await freezeClock(page);
    await signUp(page);
    const notice = page.getByRole('dialog', { name: 'Registration Failed' });
    await expect(notice).toBeVisible();
    for (let turn = 0; turn < 3; turn += 1) {
      await page.keyboard.press('Tab');
      await expect(notice.getByRole('button', { name: 'OK' })).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(notice).toHaveCount(0);
  });
});

test('a page is loaded in few pieces', async ({ page, signInAs }) => {
  await signInAs();
  const pieces = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/static\/(js|css)\//.test(pathname)) pieces.add(pathname);
  });
  await page.goto('/dashboard');
  await arrive(page, '/dashboard', 'Dashboard');
  expect(pieces.size, [...pieces].join('\n')).toBeLessThan(35);
});
