import { expectAccessible, expectAccessibleAtBothWidths } from './support/accessible.ts';
import { protectedPaths } from './support/paths.ts';
import { arrive, expect, test } from './support/test.ts';
import { becomeTester } from './support/tester.ts';

const publicPaths = [
  '/',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/reset-password?token=abc',
  '/contact',
  '/privacy',
  '/terms',
  '/no/such/page',
  '/shared/no-such-link',
];

/** Their own tests check these in both themes and at both widths, in each of their states. */
const checkedElsewhere = [
  '/api-testing',
  '/analytics',
  '/visual-testing',
  '/reports',
  '/feedback',
  '/admin',
  '/settings',
];

for (const [theme, width] of [
  ['light', 1280],
  ['dark', 400],
] as const) {
  test.describe(`in the ${theme} theme, loaded at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });
    test.beforeEach(({ page }) => page.addInitScript((value) => localStorage.setItem('theme', value), theme));

    test('every public page is accessible', async ({ page }) => {
      test.slow();
      for (const path of publicPaths) {
        await test.step(path, async () => {
          await page.goto(path);
          await expectAccessibleAtBothWidths(page);
        });
      }
    });

    test('every protected page is accessible', async ({ page, signInAs }) => {
      test.slow();
      await signInAs({ role: 'super_admin' });
      for (const path of protectedPaths.filter((one) => !checkedElsewhere.includes(one))) {
        await test.step(path, async () => {
          await page.goto(path);
          await expectAccessibleAtBothWidths(page);
        });
      }
    });

    test('the pages of one run and of one test case are accessible', async ({ page, signInAs, server }) => {
      const tester = await becomeTester(server, await signInAs());
      const first = await tester.prepare('Click "Save". Check that the page shows "Saved".', {
        target_url: null,
      });
      for (const [path, sign] of [
        [`/runs/${first.run_id}`, 'Test cases'],
        [`/test-cases/${first.test_case_id}`, 'Steps'],
        ['/automation', 'Recent runs'],
      ] as const) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: sign, level: 2 })).toBeVisible();
        await expectAccessibleAtBothWidths(page);
      }
    });
  });
}

for (const theme of ['light', 'dark'] as const) {
  for (const width of [1280, 400]) {
    test.describe(`in the ${theme} theme at ${width} px`, () => {
      test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });
      test.beforeEach(({ page }) =>
        page.addInitScript((value) => localStorage.setItem('theme', value), theme),
      );

      test('open menus, messages and errors are accessible', async ({ page, signInAs }) => {
        await page.route('**/api/register', (route) =>
          route.fulfill({ status: 409, json: { error: 'Taken.' } }),
        );
        await page.goto('/signup');
        await page.getByRole('button', { name: 'Sign up' }).click();
        await expectAccessible(page);
        await page.goto('/login');
        await page.getByLabel('Email').fill('nobody@example.com');
        await page.getByLabel('Password', { exact: true }).fill('wrong');
        await page.getByRole('button', { name: 'Log in' }).click();
        await expect(page.locator('form').getByRole('alert').first()).toBeVisible();
        await expectAccessible(page);

        await signInAs({ role: 'super_admin' });
        await page.goto('/dashboard');
        if (width < 768) await page.getByRole('button', { name: 'Menu' }).click();
        await page.getByRole('button', { name: 'Testing Suite' }).click();
        await page.getByRole('button', { name: /Super Admin/ }).click();
        await expectAccessible(page);
      });
    });
  }
}

test('a person signs up and in by keyboard alone', async ({ page }) => {
  await page.goto('/signup');
  // The frame of the page is there before what it holds.
  await expect(page.getByLabel('First name')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('First name')).toBeFocused();
  const type = async (text: string, tabs: number) => {
    await page.keyboard.type(text);
    for (let turn = 0; turn < tabs; turn += 1) await page.keyboard.press('Tab');
  };
  await type('Ada', 1);
  await type('Lovelace', 1);
  await type('keyboard@example.com', 1);
  await type('analytical', 2);
  await type('analytical', 0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Registration Successful' })).toBeVisible();
  await page.keyboard.press('Escape');
  await arrive(page, '/login', 'Log in');
  await page.getByLabel('Email').focus();
  await type('keyboard@example.com', 1);
  await page.keyboard.type('analytical');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('with reduced motion nothing moves for longer than a blink', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const longest = await page.evaluate(() =>
    Math.max(
      0,
      ...[...document.querySelectorAll('*')].flatMap((element) => {
        const { animationName, animationDuration, transitionDuration } = getComputedStyle(element);
        const seconds = (list: string) =>
          list.split(',').map((one) => Number.parseFloat(one) * (one.includes('ms') ? 0.001 : 1));
        return [
          ...(animationName === 'none' ? [] : seconds(animationDuration)),
          ...seconds(transitionDuration),
        ];
      }),
    ),
  );
  expect(longest).toBeLessThanOrEqual(0.001);
});
