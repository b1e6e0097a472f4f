import {
  becomeAdmin,
  card,
  descriptionField,
  fillFeedback,
  findFeedback,
  submitButton,
  titleField,
} from './support/feedback.ts';
import { arrive, expect, test } from './support/test.ts';

const thanks = 'Feedback submitted successfully! Thank you for your input';
const changed = 'Feedback status updated successfully';

test('a person sends feedback and follows what becomes of it', async ({
  page,
  server,
  signInAs,
  browser,
}) => {
  test.slow();
  await page.clock.install();
  const person = await signInAs();
  const title = `Quarterly zebra report ${person.email}`;
  const history = page.getByRole('tab', { name: 'My Feedback' });

  await test.step('nothing was sent yet', async () => {
    await page.goto('/feedback?tab=history');
    await arrive(page, '/feedback?tab=history', 'Feedback');
    await expect(page.getByText('You have not sent any feedback yet.')).toBeVisible();
    const footer = page.getByRole('navigation', { name: 'Footer' });
    for (const name of ['Privacy Policy', 'Terms of Service', 'Contact']) {
      await expect(footer.getByRole('link', { name })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Submit Your First Feedback' }).click();
    await expect(page).toHaveURL('/feedback');
  });

  await test.step('the form has its defaults and says what is missing, without a request', async () => {
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') sent += 1;
    });
    await expect(page.getByLabel('Type')).toHaveValue('general');
    await expect(page.getByLabel('Priority')).toHaveValue('medium');
    await expect(page.getByRole('radio', { name: '5 of 5, excellent' })).toBeChecked();
    await submitButton(page).click();
    await expect(page.getByText('Title is required.')).toBeVisible();
    await expect(page.getByText('Description is required.')).toBeVisible();
    await expect(titleField(page)).toBeFocused();
    await fillFeedback(page, 'x'.repeat(201), 'y'.repeat(5001));
    await page.getByLabel('Contact email').fill('nobody');
    await expect(page.getByText('201/200 characters')).toBeVisible();
    await expect(page.getByText('5001/5000 characters')).toBeVisible();
    await submitButton(page).click();
    await expect(page.getByText('Title may have at most 200 characters.')).toBeVisible();
    await expect(page.getByText('Description may have at most 5000 characters.')).toBeVisible();
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
    expect(sent).toBe(0);
  });

  await test.step('it is sent whole, once, and after two seconds the history opens', async () => {
    await page.getByLabel('Type').selectOption('Feature');
    await page.getByLabel('Priority').selectOption('High');
    await page.getByLabel('Category').fill('Reports');
    await page.getByRole('radio', { name: '4 of 5, very good' }).check();
    await page.getByLabel('Contact email').fill('elsewhere@example.com');
    await fillFeedback(page, title, 'First line.\n<script>alert(1)</script>');
    await page.getByText('What is sent along about your browser').click();
    await expect(
      page
        .getByRole('definition')
        .filter({ hasText: /^1280x800$/ })
        .first(),
    ).toBeVisible();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await submitButton(page).dblclick();
    await expect(page.getByText(thanks)).toBeVisible();
    await page.clock.runFor(1999);
    await expect(page).toHaveURL('/feedback');
    await expect(titleField(page)).toHaveValue('');
    await expect(page.getByLabel('Type')).toHaveValue('general');
    await page.clock.runFor(1);
    await expect(page).toHaveURL('/feedback?tab=history');
    await page.clock.resume();
    await expect(history).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('heading', { name: 'What you sent' })).toBeFocused();
  });

  await test.step('the server has all of it', async () => {
    const row = findFeedback(server, title);
    expect(row).toMatchObject({
      source: 'feedback',
      type: 'feature',
      category: 'Reports',
      description: 'First line.\n<script>alert(1)</script>',
      priority: 'high',
      rating: 4,
      email: 'elsewhere@example.com',
      status: 'open',
    });
    const browserInfo = await page.evaluate(() => ({
      userAgent: navigator.userAgent,
      language: navigator.language,
      platform: navigator.platform,
      cookieEnabled: true,
      onLine: true,
      screenResolution: `${screen.width}x${screen.height}`,
      windowSize: `${innerWidth}x${innerHeight}`,
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    }));
    expect(JSON.parse(String(row.browser_info))).toEqual(browserInfo);
    expect(JSON.parse(String(row.system_info))).toEqual({
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      url: `${server.address}/feedback`,
      referrer: '',
    });
  });

  const own = card(page, title);
  await test.step('its card shows it', async () => {
    for (const text of [
      'Open',
      'High priority',
      'Feature',
      'Category Reports',
      'Rated 4 of 5',
      '0 upvotes',
    ]) {
      await expect(own.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(own.getByText('0 responses')).toBeVisible();
    await expect(own.getByText('First line.\n<script>alert(1)</script>')).toBeVisible();
    await expect(own.getByRole('time')).toHaveAttribute('title', /\d{4}/);
  });

  await test.step('it can be closed and reopened, and nothing else', async () => {
    const [close, reopen] = ['Close', 'Reopen'].map((name) => own.getByRole('button', { name, exact: true }));
    await close?.click();
    await expect(page.getByText(changed)).toBeVisible();
    await expect(own.getByText('Closed', { exact: true })).toBeVisible();
    await expect(close ?? own).toHaveCount(0);
    await expect(reopen ?? own).toBeFocused();
    expect(findFeedback(server, title).status).toBe('closed');
    await page.keyboard.press('Enter');
    await expect(own.getByText('Open', { exact: true })).toBeVisible();
    await expect(close ?? own).toBeFocused();
    await expect.poll(() => findFeedback(server, title).status).toBe('open');
  });

  await test.step('another person finds it by a similar title and upvotes it', async () => {
    const other = await browser.newPage();
    const token = await server.logIn(await server.register());
    await other.addInitScript((value) => localStorage.setItem('token', value), token);
    await other.goto(`${server.address}/feedback`);
    await titleField(other).fill('A zebra report');
    const similar = other.getByRole('complementary', { name: 'Others asked for this already?' });
    await expect(similar.getByText('Similar to your title:')).toBeVisible();
    await expect(similar.getByRole('listitem')).toHaveText([new RegExp(`${title}FeatureOpen$`)]);
    const upvote = similar.getByRole('button', { name: `upvote “${title}”` });
    await expect(upvote).toHaveAttribute('aria-pressed', 'false');
    await upvote.click();
    await expect(upvote).toHaveAttribute('aria-pressed', 'true');
    await expect(upvote).toHaveAccessibleName(`1 upvote, upvote “${title}”`);
    await other.reload();
    await expect(upvote).toHaveAttribute('aria-pressed', 'true');
    await other.close();
  });

  await test.step('an administrator answers, and moves it on while the page is open', async () => {
    const admin = await becomeAdmin(server);
    const id = findFeedback(server, title).id;
    await admin('POST', `/api/admin/feedback/${id}/answers`, { message: 'Zebras come\nin <b>March</b>.' });
    await page.reload();
    await expect(own.getByText('1 upvote', { exact: true })).toBeVisible();
    await expect(own.getByText('1 response', { exact: true })).toBeVisible();
    const answer = own.getByRole('listitem');
    await expect(answer).toContainText('Grace');
    await expect(answer.getByRole('time')).toBeVisible();
    await expect(answer.getByText('Zebras come\nin <b>March</b>.')).toBeVisible();

    await admin('PUT', `/api/admin/feedback/${id}/status`, { status: 'in_progress' });
    await own.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText(/^Failed to update feedback status: Only open/)).toBeVisible();
    await expect(own.getByText('In progress')).toBeVisible();
    await expect(own.getByRole('button', { name: /Close|Reopen/ })).toHaveCount(0);
  });

  await test.step('one’s own feedback can be upvoted, and is marked among the most wanted', async () => {
    const upvote = page.getByRole('button', { name: `upvote “${title}”` });
    await upvote.click();
    await expect(own.getByText('2 upvotes', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Submit Feedback' }).click();
    await titleField(page).fill('zebra report');
    await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('Yours');
    await upvote.click();
    await expect(upvote).toHaveAttribute('aria-pressed', 'false');
    await expect(upvote).toHaveAccessibleName(/^1 upvote,/);
  });
});

test('a draft survives until it is sent, and nobody is led away who goes on alone', { tag: '@full' }, async ({
  page,
  signInAs,
}) => {
  await page.clock.install();
  await signInAs();
  await page.goto('/feedback');
  await fillFeedback(page, 'A draft', 'Not yet\nfinished.');
  await page.getByLabel('Priority').selectOption('Critical');
  const [submit, history] = ['Submit Feedback', 'My Feedback'].map((name) => page.getByRole('tab', { name }));
  await history?.click();
  await submit?.click();
  await expect(descriptionField(page)).toHaveValue('Not yet\nfinished.');
  await page.reload();
  await expect(titleField(page)).toHaveValue('A draft');
  await expect(descriptionField(page)).toHaveValue('Not yet\nfinished.');
  await expect(page.getByLabel('Priority')).toHaveValue('critical');

  await submitButton(page).click();
  await expect(page.getByText(thanks)).toBeVisible();
  await history?.click();
  await submit?.click();
  await page.clock.fastForward(2500);
  await expect(page).toHaveURL('/feedback');
  await page.reload();
  await expect(titleField(page)).toHaveValue('');

  await fillFeedback(page, 'Another one');
  await submitButton(page).click();
  await expect(page.getByText(thanks)).toBeVisible();
  await page.getByRole('link', { name: 'Contact' }).click();
  await page.clock.fastForward(2500);
  await arrive(page, '/contact', 'Contact');
});

test('feedback is sent, found and closed by keyboard alone', { tag: '@full' }, async ({ page, signInAs }) => {
  await page.clock.install();
  await signInAs();
  await page.goto('/feedback');
  await page.getByRole('tab', { name: 'Submit Feedback' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/feedback?tab=history');
  await expect(page.getByRole('tab', { name: 'My Feedback' })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.getByLabel('Type')).toBeVisible();
  const tab = async (times = 1) => {
    for (let turn = 0; turn < times; turn += 1) await page.keyboard.press('Tab');
  };
  await tab();
  await page.keyboard.type('b');
  await expect(page.getByLabel('Type')).toHaveValue('bug');
  await tab(2);
  await page.keyboard.type('Keys');
  await tab();
  await page.keyboard.type('Only keys.');
  await tab(2);
  await expect(page.getByRole('radio', { name: '5 of 5, excellent' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '3 of 5, good' })).toBeChecked();
  await tab(2);
  await page.keyboard.press('Enter');
  await expect(page.getByText('cookieEnabled')).toBeVisible();
  await tab();
  await page.keyboard.press('Enter');
  await expect(page.getByText(thanks)).toBeVisible();
  await page.clock.fastForward(2000);
  await expect(page.getByRole('heading', { name: 'What you sent' })).toBeFocused();
  await expect(card(page, 'Keys')).toBeVisible();
  await tab();
  await page.keyboard.press('Space');
  await expect(card(page, 'Keys').getByText('1 upvote')).toBeVisible();
  await tab();
  await page.keyboard.press('Enter');
  await expect(card(page, 'Keys').getByText('Closed')).toBeVisible();
  await expect(card(page, 'Keys')).toContainText('Rated 3 of 5');
});
