import { expectAccessible } from './support/accessible.ts';
import {
  becomeCaller,
  choose,
  contact,
  emails,
  inbox,
  openMessage,
  question,
  rowOf,
  searchField,
  section,
  seedAccounts,
  titles,
} from './support/admin.ts';
import { expectMessage } from './support/messages.ts';
import { expect, test } from './support/test.ts';

for (const theme of ['light', 'dark'] as const) {
  test(`the tables and the question are accessible in the ${theme} theme, wide and narrow`, async ({
    page,
    server,
    signInAs,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await signInAs({ role: 'admin' });
    const [first] = seedAccounts(server, `axe-${theme}`, 5);
    server.sql("update users set role = 'admin' where id = ?", first?.id ?? '');
    for (const width of [1280, 400]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/admin?size=5&sort=email');
      await expect(emails(page)).toHaveCount(5);
      await expectAccessible(page);
      const row = rowOf(page, `axe-${theme}-001`);
      await searchField(page).fill(`axe-${theme}-001`);
      await expect(emails(page)).toHaveCount(1);
      await row.getByRole('button', { name: /Delete/ }).click();
      await expect(question(page)).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await choose(row.getByLabel('Status of'), width > 400 ? 'suspended' : 'active', 'Change status');
      await expectMessage(page, 'User status successfully updated');
      await expectAccessible(page);
    }
  });
}

for (const theme of ['light', 'dark'] as const) {
  test(`the inbox and an open message are accessible in the ${theme} theme, wide and narrow`, async ({
    page,
    server,
    signInAs,
  }) => {
    server.sql('delete from inbox');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    const admin = await signInAs({ role: 'admin' });
    const call = await becomeCaller(server, admin);
    await call('POST', '/api/contact', { ...contact, message: 'What does it cost?' });
    await call('POST', '/api/feedback', {
      title: 'Critical',
      description: 'word '.repeat(100),
      type: 'bug',
      priority: 'critical',
      browserInfo: { userAgent: 'x'.repeat(200) },
    });
    for (const width of [1280, 400]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/admin');
      await expect(titles(page)).toHaveCount(2);
      await inbox(page).getByRole('button', { name: 'Open Critical' }).click();
      await page.getByText('Browser and system information').click();
      await page.getByLabel('Your answer').fill('Thank you.');
      await page.getByRole('button', { name: 'Send answer' }).click();
      await expect(openMessage(page, 'Critical').getByText('Thank you.').first()).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(section(page, 'Audit log').getByRole('row').nth(1)).toBeVisible();
      await expectAccessible(page);
    }
  });
}
