import { becomeCaller, cardOf, choose, contact, inbox, openMessage, section } from './support/admin.ts';
import { expectMessage } from './support/messages.ts';
import { arrive, expect, test } from './support/test.ts';

test('messages are read whole and answered, and a typed answer is not lost', async ({
  page,
  server,
  signInAs,
}) => {
  server.sql('delete from inbox');
  const admin = await signInAs({ role: 'admin' });
  const grace = await server.register({ firstName: 'Grace', lastName: 'Hopper' });
  const call = await becomeCaller(server, grace);
  await call('POST', '/api/feedback', {
    title: 'Too dark',
    description: 'First line.\nSecond line.',
    contactEmail: 'grace@elsewhere.example',
    browserInfo: { userAgent: 'Testing/1.0', cookieEnabled: true },
    systemInfo: { url: 'https://assay.example/feedback' },
  });
  await call('POST', '/api/contact', { ...contact, message: 'What does it cost?' });
  await page.goto('/admin');
  const answer = page.getByLabel('Your answer');
  const send = page.getByRole('button', { name: 'Send answer' });

  await test.step('feedback: everything that is known of it', async () => {
    await inbox(page).getByRole('button', { name: 'Open Too dark' }).click();
    const whole = openMessage(page, 'Too dark');
    await expect(whole).toContainText('First line.\nSecond line.');
    await expect(whole).toContainText(`Grace Hopper, ${grace.email}`);
    await expect(whole).toContainText('grace@elsewhere.example');
    await expect(whole.getByText('Testing/1.0')).toBeHidden();
    await whole.getByText('Browser and system information').click();
    await expect(whole.getByText('Testing/1.0')).toBeVisible();
    await expect(whole.getByText('https://assay.example/feedback')).toBeVisible();
    await expect(whole.getByText('Nobody has answered yet.')).toBeVisible();
  });

  await test.step('an empty answer is not sent, and one that fails stays', async () => {
    await send.click();
    await expect(page.getByText('Answer is required.')).toBeVisible();
    await expect(answer).toBeFocused();
    await page.route('**/answers', (route) =>
      route.fulfill({ status: 500, json: { error: 'The email could not be sent.', code: 'MAIL_FAILED' } }),
    );
    await answer.fill('We made it lighter.');
    await send.click();
    await expect(page.getByText('Failed to send the answer: The email could not be sent.')).toBeVisible();
    await expect(answer).toHaveValue('We made it lighter.');
    await page.unroute('**/answers');
  });

  await test.step('it asks before a typed answer is thrown away', async () => {
    const asks = page.getByRole('alertdialog', { name: 'Throw your answer away?' });
    await page.keyboard.press('Escape');
    await asks.getByRole('button', { name: 'Keep writing' }).click();
    await expect(answer).toHaveValue('We made it lighter.');
    await openMessage(page, 'Too dark').getByRole('button', { name: 'Close' }).click();
    await expect(asks).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(asks).toHaveCount(0);
    await expect(answer).toHaveValue('We made it lighter.');
  });

  await test.step('the owner of feedback reads the answer, and gets a mail', async () => {
    const posted: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posted.push(request.url());
    });
    await send.dblclick();
    await expect(
      page.getByText('The answer stands on their feedback page and was sent by mail.'),
    ).toBeVisible();
    await expect(answer).toHaveValue('');
    const given = openMessage(page, 'Too dark').getByRole('region', { name: 'Answers' });
    await expect(given.getByRole('listitem')).toHaveCount(1);
    await expect(given).toContainText('We made it lighter.');
    await expect(given.getByText('Mailed')).toBeVisible();
    expect(posted).toHaveLength(1);
    expect(server.lastMail()).toContain('To: grace@elsewhere.example');
    expect(server.lastMail()).toContain('We made it lighter.');
    const { data } = (await (await call('GET', '/api/feedback')).json()) as {
      data: { response_count: number; answers: { message: string }[] }[];
    };
    expect(data[0]).toMatchObject({ response_count: 1, answers: [{ message: 'We made it lighter.' }] });
  });

  await test.step('who does not want mail gets none, and the page says so', async () => {
    server.sql(
      'update users set notification_preferences = ? where email = ?',
      JSON.stringify({ email: false, browser: true, marketing: false }),
      grace.email,
    );
    const before = server.lastMail();
    await answer.fill('And darker again.');
    await send.click();
    await expect(page.getByText(/stands on their feedback page\. It was not mailed/)).toBeVisible();
    expect(server.lastMail()).toBe(before);
  });

  await test.step('the status is changed from there, too', async () => {
    await choose(page.getByLabel('Status of this message'), 'resolved', 'Change status');
    await expectMessage(page, 'Feedback status successfully updated');
    await expect(page.getByLabel('Status of this message')).toHaveValue('resolved');
    await openMessage(page, 'Too dark').getByRole('button', { name: 'Close' }).click();
    await expect(openMessage(page, 'Too dark')).toHaveCount(0);
    await expect(cardOf(page, 'Too dark').getByText('2 answers')).toBeVisible();
    await expect(cardOf(page, 'Too dark').getByRole('button', { name: 'Open' })).toBeFocused();
  });

  await test.step('a contact message is answered by mail', async () => {
    await inbox(page).getByRole('button', { name: 'Open Billing Question' }).click();
    await expect(page.getByText('It goes to joan@example.com by mail.')).toBeVisible();
    await answer.fill('It is free.');
    await send.click();
    await expect(page.getByText('The answer was sent by mail.')).toBeVisible();
    expect(server.lastMail()).toContain('To: joan@example.com');
    expect(server.lastMail()).toContain('It is free.');
  });

  await test.step('a typed answer is thrown away where that is wanted', async () => {
    await answer.fill('One more thing.');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Throw away' }).click();
    await expect(openMessage(page, 'Billing Question')).toHaveCount(0);
  });

  await test.step('the audit log knows of it', async () => {
    const audit = section(page, 'Audit log');
    await page.getByLabel('Search the audit log').fill(admin.email);
    await expect(audit.locator('tbody td[data-label="What"]')).toHaveText([
      'Message answered',
      'Message status changed',
      'Message answered',
      'Message answered',
    ]);
    await expect(audit.locator('tbody td[data-label="On whom"]')).toHaveText([
      'Billing Question',
      'Too dark',
      'Too dark',
      'Too dark',
    ]);
    await expect(audit.locator('tbody tr').nth(1)).toContainText('Status Pending');
    await expect(audit.locator('tbody tr').nth(1)).toContainText('Resolved');
  });
});

test('leaving the page with a typed answer asks first', { tag: '@full' }, async ({
  page,
  server,
  signInAs,
}) => {
  server.sql('delete from inbox');
  const admin = await signInAs({ role: 'admin' });
  const call = await becomeCaller(server, admin);
  await call('POST', '/api/contact', { ...contact, message: 'What does it cost?' });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /Administrator/ }).click();
  await page.getByRole('link', { name: 'Admin Dashboard' }).click();
  await inbox(page).getByRole('button', { name: 'Open Billing Question' }).click();
  await page.getByLabel('Your answer').fill('One more thing.');
  await page.goBack();
  const asks = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await asks.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByLabel('Your answer')).toHaveValue('One more thing.');
  await page.goBack();
  await asks.getByRole('button', { name: 'Leave' }).click();
  await arrive(page, '/dashboard', 'Dashboard');
});
