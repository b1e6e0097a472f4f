import type { Page, Route } from '@playwright/test';
import { callOnce } from './support/call.ts';
import { startServer } from './support/server.ts';
import { expect, storedToken, test } from './support/test.ts';

/** How the server is made to answer: with this status and body, or not at all. */
type Fault = 'no answer' | { status: number; body?: object; raw?: string };

async function arrange(page: Page, path: string, fault: Fault): Promise<void> {
  await page.route(`**${path}`, (route: Route) =>
    fault === 'no answer'
      ? route.abort('connectionrefused')
      : route.fulfill({
          status: fault.status,
          contentType: 'application/json',
          body: fault.raw ?? JSON.stringify(fault.body ?? {}),
        }),
  );
}

const alert = (page: Page) => page.locator('form').getByRole('alert').first();

async function submitLogin(page: Page, email = 'ada@example.com', password = 'analytical') {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test.describe('login', () => {
  const disabled = 'Your account has been disabled. Please contact support for assistance';
  const suspended = 'Your account has been temporarily suspended. Please contact support for assistance';
  const deleted = 'This account no longer exists. Please contact support if you believe this is an error';
  const rows: [name: string, fault: Fault, message: string][] = [
    ['no answer', 'no answer', 'Unable to connect to server. Please check your connection and try again.'],
    [
      '401',
      { status: 401, body: { error: 'x' } },
      'Invalid credentials. Please check your email and password.',
    ],
    ['403 disabled', { status: 403, body: { code: 'ACCOUNT_DISABLED' } }, disabled],
    ['403 suspended', { status: 403, body: { code: 'ACCOUNT_SUSPENDED' } }, suspended],
    ['403 deleted', { status: 403, body: { code: 'ACCOUNT_DELETED' } }, deleted],
    [
      '403 with another reason',
      { status: 403, body: { message: 'Your region is closed.' } },
      'Your region is closed.',
    ],
    ['403 with no reason', { status: 403 }, 'Access denied. Please contact support for assistance.'],
    [
      '429',
      { status: 429, body: { error: 'x' } },
      'Too many login attempts. Please wait a moment and try again.',
    ],
    ['500', { status: 500, body: { error: 'x' } }, 'Server error. Please try again later.'],
    ['another status with a reason', { status: 418, body: { error: 'I am a teapot.' } }, 'I am a teapot.'],
    ['another status with no reason', { status: 418 }, 'Login failed. Please try again.'],
    [
      'another status without JSON',
      { status: 502, raw: '<html>Bad gateway</html>' },
      'Login failed. Please try again.',
    ],
  ];
  for (const [name, fault, message] of rows) {
    test(`${name}: ${message}`, async ({ page }) => {
      await arrange(page, '/api/login', fault);
      await submitLogin(page);
      await expect(alert(page)).toHaveText(message);
      await expect(page.getByLabel('Email'), 'nothing typed is lost').toHaveValue('ada@example.com');
      await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
    });
  }

  for (const [status, message] of [
    ['disabled', disabled],
    ['suspended', suspended],
  ] as const) {
    test(`the real server refuses a ${status} account`, async ({ page, server }) => {
      const { email, password } = await server.register();
      server.sql('update users set status = ? where email = ?', status, email);
      await submitLogin(page, email, password);
      await expect(alert(page)).toHaveText(message);
    });
  }

  test('the real server says that an account was deleted', async ({ page, server }) => {
    const person = await server.register();
    const token = await server.logIn(person);
    const reply = await callOnce(`${server.address}/api/user/account`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ password: person.password }),
    });
    expect(reply.status).toBe(200);
    await submitLogin(page, person.email, person.password);
    await expect(alert(page)).toHaveText(deleted);
  });

  test('the real server stops the 11th wrong login', async ({ page }) => {
    const strict = await startServer({ RATE_LIMITS: 'on' });
    try {
      await page.goto(`${strict.address}/login`);
      await page.getByLabel('Email').fill('ada@example.com');
      await page.getByLabel('Password', { exact: true }).fill('wrong');
      for (let turn = 0; turn < 11; turn += 1) {
        const answered = page.waitForResponse('**/api/login');
        await page.getByRole('button', { name: 'Log in' }).click();
        await answered;
        await expect(alert(page)).toBeVisible();
      }
      await expect(alert(page)).toHaveText('Too many login attempts. Please wait a moment and try again.');
    } finally {
      await strict.stop();
    }
  });

  test('a valid stored token leads to the dashboard, an invalid one is removed', async ({ page, server }) => {
    const token = await server.logIn(await server.register());
    await page.goto('/privacy');
    await page.evaluate((value) => localStorage.setItem('token', value), token);
    await page.goto('/login');
    await expect(page).toHaveURL('/dashboard');
    await page.evaluate(() => localStorage.setItem('token', 'stale'));
    for (const path of ['/login', '/signup']) {
      await page.goto(path);
      await expect(page.getByLabel('Email')).toBeVisible();
      expect(await storedToken(page)).toBeNull();
      await page.evaluate(() => localStorage.setItem('token', 'stale'));
    }
    await page.route('**/api/validate-token', (route) => route.abort());
    await page.goto('/login');
    await expect(page.getByLabel('Email')).toBeVisible();
    expect(await storedToken(page), 'without an answer nothing is known').toBe('stale');
  });

  test('empty fields are told beside them, without a request', async ({ page }) => {
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/login')) requests += 1;
    });
    await page.goto('/login');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('Email is required.')).toBeVisible();
    await expect(page.getByText('Password is required.')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    expect(requests).toBe(0);
  });
});

async function fillSignup(
  page: Page,
  change: { email?: string; password?: string; confirmation?: string } = {},
) {
  const { email = 'ada@example.com', password = 'analytical', confirmation = password } = change;
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(confirmation);
  await page.getByRole('button', { name: 'Sign up' }).click();
}

test.describe('signup', () => {
  const rows: [name: string, fault: Fault, message: string][] = [
    ['an error', { status: 409, body: { error: 'This email is taken.' } }, 'This email is taken.'],
    ['no reason', { status: 500 }, 'Registration failed'],
    ['no answer', 'no answer', 'Registration failed'],
  ];
  for (const [name, fault, message] of rows) {
    test(`${name}: ${message}`, async ({ page }) => {
      await arrange(page, '/api/register', fault);
      await fillSignup(page);
      const notice = page.getByRole('dialog', { name: 'Registration Failed' });
      await expect(notice).toContainText(message);
      // Escape rather than OK: on a slow machine it may have closed by itself.
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL('/signup');
      await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
    });
  }

  test('the real server refuses a taken email', async ({ page, server }) => {
    const { email } = await server.register();
    await fillSignup(page, { email });
    const notice = page.getByRole('dialog', { name: 'Registration Failed' });
    await expect(notice).toContainText('An account with this email already exists.');
  });

  for (const [name, change, message] of [
    ['passwords that differ', { confirmation: 'different' }, 'Passwords do not match'],
    ['a short password', { password: '12345' }, 'Password must be at least 6 characters long'],
  ] as const) {
    test(`${name}: ${message}, and no request`, async ({ page }) => {
      let requests = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/api/register')) requests += 1;
      });
      await fillSignup(page, change);
      await expect(page.getByText(message)).toBeVisible();
      expect(requests).toBe(0);
    });
  }
});

test.describe('forgot password', () => {
  const rows: [name: string, fault: Fault, message: string][] = [
    [
      '404',
      { status: 404, body: { error: 'x' } },
      'No account found with that email address. Please check your email or sign up for a new account.',
    ],
    [
      '429',
      { status: 429, body: { error: 'x' } },
      'Too many reset requests. Please wait a moment and try again.',
    ],
    ['500', { status: 500, body: { error: 'The mail server is down.' } }, 'The mail server is down.'],
    ['another status', { status: 418, body: { error: 'x' } }, 'Failed to send reset link. Please try again.'],
    ['no answer', 'no answer', 'Failed to send reset link. Please try again.'],
  ];
  for (const [name, fault, message] of rows) {
    test(`${name}: ${message}`, async ({ page }) => {
      await arrange(page, '/api/forgot-password', fault);
      await page.goto('/forgot-password');
      await page.getByLabel('Email').fill('ada@example.com');
      await page.getByRole('button', { name: 'Send reset link' }).click();
      await expect(alert(page)).toHaveText(message);
    });
  }

  test('the real server knows no such account', async ({ page }) => {
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(alert(page)).toContainText('No account found with that email address.');
  });

  test('the button waits for an email, and the panel leads back to login', async ({ page, server }) => {
    const { email } = await server.register();
    await page.goto('/forgot-password');
    const send = page.getByRole('button', { name: 'Send reset link' });
    await expect(send).toBeDisabled();
    await page.getByLabel('Email').fill('   ');
    await expect(send).toBeDisabled();
    await page.getByLabel('Email').fill(email);
    await send.click();
    await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to login' }).click();
    await expect(page).toHaveURL('/login');
  });
});

test.describe('reset password', () => {
  const rows: [name: string, fault: Fault, message: string][] = [
    [
      '400',
      { status: 400, body: { error: 'x' } },
      'Invalid or expired reset token. Please request a new password reset.',
    ],
    ['500', { status: 500, body: { error: 'The database is full.' } }, 'The database is full.'],
    ['another status with a reason', { status: 418, body: { message: 'I am a teapot.' } }, 'I am a teapot.'],
    ['another status with no reason', { status: 418 }, 'Failed to reset password. Please try again.'],
    ['no answer', 'no answer', 'Failed to reset password. Please try again.'],
  ];
  for (const [name, fault, message] of rows) {
    test(`${name}: ${message}`, async ({ page }) => {
      await arrange(page, '/api/reset-password', fault);
      await page.goto('/reset-password?token=abc');
      await page.getByLabel('New password', { exact: true }).fill('difference');
      await page.getByLabel('Confirm password', { exact: true }).fill('difference');
      await page.getByRole('button', { name: 'Reset password' }).click();
      await expect(alert(page)).toHaveText(message);
    });
  }

  test('the real server refuses a made-up token', async ({ page }) => {
    await page.goto('/reset-password?token=abc');
    await page.getByLabel('New password', { exact: true }).fill('difference');
    await page.getByLabel('Confirm password', { exact: true }).fill('difference');
    await page.getByRole('button', { name: 'Reset password' }).click();
    await expect(alert(page)).toHaveText(
      'Invalid or expired reset token. Please request a new password reset.',
    );
  });

  test('a link without a token says so and leads on', async ({ page }) => {
    await page.goto('/reset-password');
    await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await expect(page).toHaveURL('/forgot-password');
  });

  test('the fields are checked before anything is sent', async ({ page }) => {
    await page.goto('/reset-password?token=abc');
    const send = page.getByRole('button', { name: 'Reset password' });
    await expect(send).toBeDisabled();
    await page.getByLabel('New password', { exact: true }).fill('12345');
    await expect(send).toBeDisabled();
    await page.getByLabel('Confirm password', { exact: true }).fill('123456');
    await send.click();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await page.getByLabel('Confirm password', { exact: true }).fill('12345');
    await send.click();
    await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
  });
});
