import { expect, test } from './support/test.ts';

test.describe('home', () => {
  test('leads where it says', async ({ page }) => {
    await page.goto('/');
    for (const [name, target] of [
      ['Get Started Free', '/signup'],
      ['Start Free Today', '/signup'],
      ['Try Demo', '/enhanced-requirements?demo=1'],
      ['Talk to Sales', '/contact'],
    ] as const) {
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        target,
      );
    }
    const footer = page.getByRole('contentinfo');
    for (const target of ['/privacy', '/terms', '/contact']) {
      await expect(footer.locator(`a[href="${target}"]`)).toBeVisible();
    }
    for (const claim of ['10x', '99%', 'Up to 70%'])
      await expect(page.getByText(claim).first()).toBeVisible();
  });

  test('leads to the dashboard when a token is stored', async ({ page, signInAs }) => {
    await signInAs();
    await page.goto('/');
    for (const name of ['Get Started Free', 'Start Free Today']) {
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', '/dashboard');
    }
  });
});

test.describe('contact', () => {
  test('sends a message, confirms it, and lets another be sent', async ({ page, server }) => {
    await page.goto('/contact');
    await expect(page.getByLabel('Subject')).toHaveValue('General Inquiry');
    await expect(page.getByLabel('Subject').locator('option')).toHaveText([
      'General Inquiry',
      'Technical Support',
      'Feature Request',
      'Bug Report',
      'Business Partnership',
      'Enterprise Solutions',
      'API Integration',
      'Billing Question',
    ]);
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Subject').selectOption('Bug Report');
    await page.getByLabel('Message').fill('The basket stays empty.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText("Message sent successfully! We'll get back to you soon.")).toBeVisible();
    await page.getByRole('button', { name: 'Send Another Message' }).click();
    await expect(page.getByLabel('Message')).toHaveValue('');
    expect(
      server.read('select title as subject, description as message from inbox where name = ?', 'Ada'),
    ).toEqual([{ subject: 'Bug Report', message: 'The basket stays empty.' }]);
  });

  for (const [name, answer, reason] of [
    ['a reason', { status: 400, json: { error: 'The message is too long.' } }, 'The message is too long.'],
    ['no answer', null, 'Unable to connect to server. Please check your connection and try again.'],
  ] as const) {
    test(`tells a failure with ${name}, and loses nothing`, { tag: '@full' }, async ({ page }) => {
      await page.route('**/api/contact', (route) => (answer ? route.fulfill(answer) : route.abort()));
      await page.goto('/contact');
      await page.getByLabel('Name').fill('Ada');
      await page.getByLabel('Email').fill('ada@example.com');
      await page.getByLabel('Message').fill('Hello');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText(`Failed to send message: ${reason}`)).toBeVisible();
      await expect(page.getByLabel('Message')).toHaveValue('Hello');
    });
  }

  test('asks for what is missing beside the fields', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Name')).toBeFocused();
    await expect(page.getByRole('link', { name: /feedback/i })).toHaveAttribute('href', '/feedback');
    for (const time of ['4-8 hours', '24 hours', '2 business hours'])
      await expect(page.getByText(time)).toBeVisible();
  });
});

test('the policies state their periods, notice and tiers', async ({ page }) => {
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { name: 'Privacy Policy', level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/Test data.*2 years/);
  await expect(page.getByRole('main')).toContainText(/Analytics.*3 years/);
  await page.goto('/terms');
  await expect(page.getByRole('heading', { name: 'Terms of Service', level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('30 days notice');
  for (const tier of [
    /Free.*basic features/,
    /Premium.*advanced models/,
    /Enterprise.*custom integrations/,
  ]) {
    await expect(page.getByRole('main')).toContainText(tier);
  }
});

test('an unknown address says so and leads home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByText("Oops! The page you're looking for doesn't exist.")).toBeVisible();
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('/');
});

test('the API documentation is shown, without asking anybody else for anything', async ({ page, server }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.address) && !request.url().startsWith('data:'))
      elsewhere.push(request.url());
  });
  await page.goto('/api/docs/');
  await expect(page.getByText('Sign in with email and password')).toBeVisible();
  expect(elsewhere).toEqual([]);
});
