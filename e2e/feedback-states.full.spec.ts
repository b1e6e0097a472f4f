import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import {
  becomeAdmin,
  card,
  fillFeedback,
  findFeedback,
  speakAs,
  submitButton,
  titleField,
} from './support/feedback.ts';
import { expect, test } from './support/test.ts';

/** How the server is made to answer: with this status and body, or not at all. */
type Fault = 'no answer' | [status: number, body: object];

async function arrange(page: Page, call: string, fault: Fault): Promise<void> {
  const [method, path = ''] = call.split(' ');
  await page.unrouteAll();
  await page.route(path, (route) => {
    if (route.request().method() !== method) return route.fallback();
    return fault === 'no answer' ? route.abort() : route.fulfill({ status: fault[0], json: fault[1] });
  });
}

/** Keeps an answer back until it is released. */
function hold(): { held: Promise<void>; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { held: promise, release: resolve };
}

test('every failure has its words, and nothing typed is lost', async ({ page, signInAs, server }) => {
  const person = await signInAs();
  await page.goto('/feedback');
  await fillFeedback(page, 'Kept', 'Kept too.');
  const alert = page.getByRole('form', { name: 'Feedback' }).getByRole('alert');
  const submitting: [Fault, string][] = [
    [[503, { error: 'The server is stopping.' }], 'Error: The server is stopping.'],
    [[502, {}], 'Failed to submit feedback'],
    ['no answer', 'Network error. Please try again.'],
  ];
  for (const [fault, message] of submitting) {
    await arrange(page, 'POST **/api/feedback', fault);
    await submitButton(page).click();
    await expect(alert.filter({ hasText: message })).toBeVisible();
    await expect(titleField(page)).toHaveValue('Kept');
  }
  await arrange(page, 'POST **/api/feedback', [
    400,
    { error: 'Please look again.', details: [{ field: 'description', message: 'Too rude.' }] },
  ]);
  await submitButton(page).click();
  await expect(alert.filter({ hasText: 'Error: Please look again.' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveAccessibleDescription(/Too rude\./);

  await test.step('who looks elsewhere meanwhile is told there', async () => {
    const { held, release } = hold();
    await page.route('**/api/feedback', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await held;
      await route.abort();
    });
    await submitButton(page).click();
    await expect(page.getByRole('button', { name: 'Submitting…' })).toBeVisible();
    await page.getByRole('tab', { name: 'My Feedback' }).click();
    // It disappears after some seconds: a wait that begins afterwards may miss it.
    const told = page.waitForFunction(
      (message) => document.body.innerText.includes(message),
      'Network error. Please try again.',
    );
    release();
    await told;
    await page.getByRole('tab', { name: 'Submit Feedback' }).click();
    await expect(titleField(page)).toHaveValue('Kept');
  });

  const fetching: [Fault, string][] = [
    [[500, {}], 'Failed to fetch feedback history'],
    ['no answer', 'Error fetching feedback history'],
  ];
  for (const [fault, message] of fetching) {
    await arrange(page, 'GET **/api/feedback', fault);
    await page.goto('/feedback?tab=history');
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await (await speakAs(server, person))('POST', '/api/feedback', { title: 'One', description: 'Of mine.' });
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  const own = card(page, 'One');
  await expect(own).toBeVisible();

  const changing: [Fault, string][] = [
    [[500, {}], 'Failed to update feedback status'],
    ['no answer', 'Error updating feedback status'],
  ];
  for (const [fault, message] of changing) {
    await arrange(page, 'PUT **/api/feedback/*/status', fault);
    await own.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(own.getByText('Open', { exact: true })).toBeVisible();
  }

  await test.step('an upvote that does not arrive is taken back', async () => {
    const { held, release } = hold();
    await arrange(page, 'GET **/api/feedback', 'no answer');
    await page.route('**/upvote', async (route) => {
      await held;
      await route.abort();
    });
    const upvote = own.getByRole('button', { name: 'upvote “One”' });
    await upvote.click();
    await expect(upvote).toHaveAttribute('aria-pressed', 'true');
    release();
    await expect(page.getByText(/^Your upvote was not changed/)).toBeVisible();
    await expect(upvote).toHaveAttribute('aria-pressed', 'false');
    await expect(upvote).toHaveAccessibleName(/^0 upvotes/);
  });

  await test.step('a list that cannot be had can be asked for again', async () => {
    await arrange(page, 'GET **/api/feedback/popular', [500, {}]);
    await page.goto('/feedback');
    const similar = page.getByRole('complementary', { name: 'Others asked for this already?' });
    await titleField(page).fill('');
    await expect(similar.getByText('What others asked for could not be loaded.')).toBeVisible();
    await page.unrouteAll();
    await similar.getByRole('button', { name: 'Retry' }).click();
    await expect(similar.getByText('Most wanted and not done yet:')).toBeVisible();
    await titleField(page).fill('Xylophone quagmire');
    await expect(similar.getByText('Nothing similar was found: yours seems to be new.')).toBeVisible();
  });

  await arrange(page, 'POST **/api/feedback', [401, { error: 'x', code: 'UNAUTHENTICATED' }]);
  await submitButton(page).click();
  await expect(page).toHaveURL('/login');
});

for (const theme of ['light', 'dark'] as const) {
  test(`every state is accessible in the ${theme} theme, whatever was written`, async ({
    page,
    signInAs,
    server,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    const send = await speakAs(server, await signInAs());
    const endless = `${theme}${'w'.repeat(190)}`;
    const sizes = [
      { width: 1280, height: 800 },
      { width: 400, height: 800 },
    ];
    const look = async () => {
      for (const size of sizes) {
        await page.setViewportSize(size);
        await expectAccessible(page);
      }
    };

    await page.goto('/feedback?tab=history');
    await expect(page.getByText('You have not sent any feedback yet.')).toBeVisible();
    await look();

    const long = { description: 'Endless words. '.repeat(300), category: 'c'.repeat(100) };
    await send('POST', '/api/feedback', { title: endless, ...long, priority: 'critical', rating: 1 });
    await send('POST', '/api/feedback', { title: `Short ${theme}`, description: 'a\nb', priority: 'low' });
    const admin = await becomeAdmin(server);
    const { id } = findFeedback(server, endless);
    await send('PUT', `/api/feedback/${findFeedback(server, `Short ${theme}`).id}/status`, {
      status: 'closed',
    });
    await send('POST', `/api/feedback/${id}/upvote`);
    await admin('POST', `/api/admin/feedback/${id}/answers`, { message: 'm'.repeat(300) });
    await page.reload();
    await expect(card(page, endless)).toBeVisible();
    await look();

    const words = card(page, endless).getByText(/^Endless words/);
    expect((await words.textContent())?.length).toBeLessThan(700);
    await card(page, endless).getByRole('button', { name: 'Show all' }).click();
    expect((await words.textContent())?.length).toBeGreaterThan(4000);
    await page.getByLabel('Show', { exact: true }).selectOption('Closed (1)');
    await expect(page.getByRole('article')).toHaveCount(1);
    await card(page, `Short ${theme}`).getByRole('button', { name: 'Reopen' }).click();
    await expect(page.getByText('None of your feedback has this status.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What you sent' })).toBeFocused();

    await page.goto('/feedback');
    await titleField(page).fill(endless);
    await expect(page.getByRole('button', { name: 'See 1 that sounds similar' })).toBeVisible();
    await titleField(page).fill(endless.repeat(2));
    await page.getByText('What is sent along about your browser').click();
    await submitButton(page).click();
    await expect(page.getByText('Description is required.')).toBeVisible();
    await look();
  });
}
