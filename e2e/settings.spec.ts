import { expectAccessible } from './support/accessible.ts';
import { shownIn, watchNotifications } from './support/notifications.ts';
import { chooseTab, expectProblem, field, openSettings, saveButton } from './support/settings.ts';
import { expect, test } from './support/test.ts';

test('the profile is loaded, changed, saved, and asked about before unsaved changes are left', async ({
  page,
  signInAs,
  server,
}) => {
  const person = await signInAs();
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.postDataJSON());
  });
  await openSettings(page);
  await expect(page).toHaveTitle(/^Account Settings/);
  await expect(page.getByRole('tab')).toHaveText(['Profile', 'Security', 'Notifications', 'Danger Zone']);
  await expect(field(page, 'First name')).toHaveValue('Ada');
  await expect(field(page, 'Last name')).toHaveValue('Lovelace');
  await expect(field(page, 'Email')).toHaveValue(person.email);
  await expect(field(page, 'Email')).toHaveAttribute('readonly');
  await expect(field(page, 'Email')).toHaveAccessibleDescription(
    'You sign in with it, so it stays as it is.',
  );
  await expect(field(page, 'Timezone')).toHaveValue('UTC');
  await expect(field(page, 'Timezone').locator('option')).toHaveText([
    'UTC',
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Los_Angeles',
    'Europe/London',
    'Europe/Paris',
    'Europe/Berlin',
    'Asia/Tokyo',
    'Asia/Shanghai',
    'Asia/Karachi',
    'Asia/Kolkata',
    'Australia/Sydney',
  ]);

  const typed = {
    'First name': ' Grace ',
    'Last name': 'Hopper',
    Phone: '+1 555 0100',
    Company: 'Navy',
    'Job title': 'Rear admiral',
    Bio: 'First line.\nSecond line.',
  };
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text);
  await field(page, 'Timezone').selectOption('America/New_York');
  await expect(field(page, 'Bio')).toHaveAccessibleDescription('24/2000 characters');
  await expect(field(page, 'Bio')).toHaveAttribute('maxlength', '2000');

  await test.step('it survives a look at another tab', async () => {
    await page.getByRole('tab', { name: 'Profile' }).press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Security' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible();
    await expect(page).toHaveURL('/settings?tab=security');
    await chooseTab(page, 'Profile');
    await expect(field(page, 'Job title')).toHaveValue('Rear admiral');
    await expect(page.getByText('You have unsaved changes.')).toBeVisible();
  });

  await test.step('leaving asks', async () => {
    const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(dialog).toContainText('Your changes to your profile are not saved.');
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await expect(page).toHaveURL('/settings?tab=profile');
  });

  await test.step('it is saved once, however often Save is pressed', async () => {
    await saveButton(page).dblclick();
    await expect(page.getByText('Your profile has been updated.')).toBeVisible();
    await expect(page.getByText('Everything is saved.')).toBeVisible();
    expect(sent).toEqual([
      {
        firstName: 'Grace',
        lastName: 'Hopper',
        phone: '+1 555 0100',
        company: 'Navy',
        jobTitle: 'Rear admiral',
        timezone: 'America/New_York',
        bio: 'First line.\nSecond line.',
        notificationPreferences: { email: true, browser: true, marketing: false },
      },
    ]);
    await expect(field(page, 'First name')).toHaveValue('Grace');
    expect(
      server.read('select first_name, job_title, timezone, bio from users where email = ?', person.email),
    ).toEqual([
      {
        first_name: 'Grace',
        job_title: 'Rear admiral',
        timezone: 'America/New_York',
        bio: 'First line.\nSecond line.',
      },
    ]);
    await page.reload();
    await expect(field(page, 'Timezone')).toHaveValue('America/New_York');
    await expect(field(page, 'Bio')).toHaveValue('First line.\nSecond line.');
  });

  await test.step('changes are discarded, and then leaving does not ask', async () => {
    await field(page, 'Company').fill('Nowhere');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(field(page, 'Company')).toHaveValue('Navy');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});

test('what the server finds wrong stands at its field, and the first one has the focus', async ({
  page,
  signInAs,
}) => {
  await signInAs();
  await openSettings(page);
  const unseen = 'a\u0007b';
  const rows = [
    ['First name', '  ', 'First name is required.'],
    ['Last name', '', 'Last name is required.'],
    ['Phone', unseen, 'Phone may not contain control characters.'],
    ['Company', unseen, 'Company may not contain control characters.'],
    ['Job title', unseen, 'Job title may not contain control characters.'],
    ['Bio', unseen, /Bio may not contain control characters\./],
  ] as const;
  for (const [label, text] of rows) await field(page, label).fill(text);
  await saveButton(page).click();
  for (const [label, , problem] of rows) await expectProblem(page, label, problem);
  await expect(field(page, 'First name')).toBeFocused();
  await expect(page.getByRole('alert').getByText(/^Failed to update profile: /)).toBeVisible();

  await field(page, 'First name').fill('Ada');
  await expect(field(page, 'First name')).not.toHaveAttribute('aria-invalid', 'true');
  await saveButton(page).click();
  await expect(field(page, 'Last name')).toBeFocused();
});

test('preferences are stored without the profile that is being edited', async ({
  page,
  signInAs,
  server,
}) => {
  const person = await signInAs();
  const stored = () => {
    const [row] = server.read(
      'select notification_preferences, company from users where email = ?',
      person.email,
    );
    return { preferences: JSON.parse(String(row?.notification_preferences)), company: row?.company };
  };
  await openSettings(page);
  await field(page, 'Company').fill('Not saved yet');
  await chooseTab(page, 'Notifications');
  const email = page.getByRole('switch', { name: 'Email notifications' });
  const browser = page.getByRole('switch', { name: 'Browser notifications' });
  const marketing = page.getByRole('switch', { name: 'Marketing emails' });
  await expect(email).toBeChecked();
  await expect(browser).toBeChecked();
  await expect(marketing).not.toBeChecked();
  await expect(email).toHaveAccessibleDescription(/password reset, is always sent\.$/);
  await email.uncheck();
  await browser.uncheck();
  await marketing.check();
  await expect(page.getByText('You have unsaved changes.')).toBeVisible();
  await saveButton(page).click();
  await expect(page.getByText('Your notification preferences have been saved.')).toBeVisible();
  expect(stored()).toEqual({ preferences: { email: false, browser: false, marketing: true }, company: '' });

  await chooseTab(page, 'Profile');
  await expect(field(page, 'Company'), 'the edits are still there').toHaveValue('Not saved yet');
  await chooseTab(page, 'Notifications');
  await marketing.uncheck();
  await chooseTab(page, 'Profile');
  await saveButton(page).click();
  await expect(page.getByText('Your profile has been updated.')).toBeVisible();
  expect(stored(), 'unsaved preferences are not sent with the profile').toEqual({
    preferences: { email: false, browser: false, marketing: true },
    company: 'Not saved yet',
  });
});

test('preferences are read as an object, as JSON, or by default', { tag: '@full' }, async ({
  page,
  signInAs,
}) => {
  await signInAs();
  for (const [sent, shown] of [
    [JSON.stringify({ email: false, browser: false, marketing: true }), [false, false, true]],
    ['{email:', [true, true, false]],
    [null, [true, true, false]],
  ] as const) {
    await page.route('**/api/user/profile', async (route) => {
      const answer = await (await route.fetch()).json();
      answer.data.notification_preferences = sent;
      await route.fulfill({ json: answer });
    });
    await openSettings(page, 'notifications');
    const switches = await page.getByRole('switch').all();
    expect(await Promise.all(switches.map((one) => one.isChecked()))).toEqual(shown);
    await page.unroute('**/api/user/profile');
  }
});

test('what this browser allows is said in words, and asked for on a click', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs();
  const state = page.getByRole('status').filter({ hasText: 'browser' });
  const allow = page.getByRole('button', { name: 'Allow in this browser' });
  const sendTest = page.getByRole('button', { name: 'Send a test notification' });
  const wanted = page.getByRole('switch', { name: 'Browser notifications' });

  await watchNotifications(context, 'denied');
  await openSettings(page, 'notifications');
  await expect(state).toContainText(/^Blocked.*To unblock them, open the site settings/);
  await expect(allow.or(sendTest)).toHaveCount(0);

  await watchNotifications(context, 'default');
  await openSettings(page, 'notifications');
  await expect(state).toContainText(/^Not asked yet/);
  await allow.click();
  await expect(state).toContainText(/^Allowed/);
  await sendTest.click();
  await expect(page.getByText('A test notification has been sent.')).toBeVisible();
  expect(await shownIn(page)).toMatchObject([{ title: 'Notifications work', tag: 'test' }]);

  await page.reload();
  await expect(state).toContainText(/^Not asked yet/);
  await wanted.uncheck();
  await expect(allow, 'nobody is asked for what they do not want').toHaveCount(0);
  await wanted.check();
  await expect(state, 'switching it on asks').toContainText(/^Allowed/);

  await page.addInitScript(() => Reflect.deleteProperty(window, 'Notification'));
  await openSettings(page, 'notifications');
  await expect(state).toContainText(/^Not supported.*https, or localhost\.$/);
});

for (const theme of ['light', 'dark'] as const) {
  test(`every tab is accessible in the ${theme} theme`, { tag: '@full' }, async ({
    page,
    context,
    signInAs,
  }) => {
    test.slow();
    await signInAs();
    await watchNotifications(context, 'granted');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    for (const width of [1280, 400]) {
      await page.setViewportSize({ width, height: 800 });
      await openSettings(page);
      await field(page, 'First name').fill('');
      await saveButton(page).click();
      await expectProblem(page, 'First name', 'First name is required.');
      await expectAccessible(page);
      await chooseTab(page, 'Security');
      await page.getByRole('button', { name: 'Change password' }).click();
      await expectProblem(page, 'Current password', 'Current password is required');
      await expectAccessible(page);
      await chooseTab(page, 'Notifications');
      await expectAccessible(page);
      await chooseTab(page, 'Danger Zone');
      await field(page, 'Type DELETE to confirm').fill('DELETE');
      await field(page, 'Password').fill('x');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Delete account' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Keep Account' }).click();
      page.once('dialog', (dialog) => void dialog.accept());
    }
  });
}
