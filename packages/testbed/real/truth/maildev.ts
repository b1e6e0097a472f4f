import type { Truths } from '../truth.ts';

type Page = Parameters<Truths[string]>[0]['page'];

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The row of the mail with this subject. */
const row = (page: Page, subject: string) =>
  page
    .locator('.email-item')
    .filter({ has: page.locator('.title', { hasText: new RegExp(`^\\s*${escapePattern(subject)}`) }) });

const rows = (page: Page) => page.locator('.email-item');

const subjects = async (page: Page) =>
  page
    .locator('.email-item .title')
    .evaluateAll((all) => all.map((one) => (one.firstChild?.textContent ?? '').replace(/\s+/g, ' ').trim()));

const counter = async (page: Page) => {
  const all = await page.locator('.brand-unread').allInnerTexts();
  return tidy(all.join(' '));
};

const inbox = async (page: Page, base: string) => {
  await page.goto(`${base}/`);
  await page.locator('.email-item').first().waitFor();
};

const open = async (page: Page, subject: string) => {
  await row(page, subject).click();
  await page.locator('.email-meta .subject', { hasText: subject }).waitFor();
};

/** What the frame with the HTML of the mail shows; '' as long as it shows nothing. */
const frameText = async (page: Page) => {
  const frame = page.frames().find((one) => /\/email\/[^/]+\/html$/.test(one.url()));
  if (!frame) return '';
  return tidy(await frame.evaluate(() => document.body?.innerText ?? '').catch(() => ''));
};

const view = (page: Page) => page.locator('.email-toolbar > li').first();
const entry = (page: Page, name: string) => view(page).locator('.dropdown-menu a', { hasText: name });
const choose = async (page: Page, name: string) => {
  await view(page).locator('.dropdown-trigger').click();
  await entry(page, name).click();
};
const meta = async (page: Page, kind: string) =>
  tidy((await page.locator(`.email-meta .row.${kind}`).allInnerTexts()).join(' '));
const plain = async (page: Page) => {
  const panel = page.locator('.email-content-view-plain');
  return (await panel.isVisible()) ? panel.innerText() : '';
};
const greyed = async (page: Page, selector: string, name: string) =>
  page
    .locator(selector, { hasText: name })
    .first()
    .evaluate((one) => one.classList.contains('disabled') && getComputedStyle(one).pointerEvents === 'none');

export const truths: Truths = {
  'maildev-01': async ({ page, base, eventually }) => {
    await inbox(page, base);
    if (!(await eventually(async () => (await counter(page)) === '16 (+11)'))) return false;
    await open(page, 'Reset your password');
    return eventually(
      async () => (await counter(page)) === '16 (+10)' && (await page.title()).includes('10'),
    );
  },
  'maildev-02': async ({ page, base, eventually }) => {
    await inbox(page, base);
    await open(page, 'Order 1003 cancelled');
    await page.locator('.email-toolbar > li > a', { hasText: 'Delete' }).click();
    return eventually(
      async () =>
        (await row(page, 'Order 1003 cancelled').count()) === 0 &&
        (await rows(page).count()) === 15 &&
        (await page.locator('.email-meta .subject').allInnerTexts()).join() === 'Stock report, week 12',
    );
  },
  'maildev-03': async ({ page, context, base, eventually }) => {
    await inbox(page, base);
    await open(page, 'Stock report, week 12');
    if (!(await eventually(async () => (await plain(page)).trim() === 'Two files are attached.')))
      return false;
    await choose(page, 'Attachments');
    const files = page.locator('.panel-attachments a:visible');
    if (!(await eventually(async () => (await files.count()) === 2))) return false;
    const names = (await files.allInnerTexts()).map((one) => one.trim());
    if (!names[0]?.endsWith('.csv') || !names[1]?.endsWith('.txt')) return false;
    const tab = context.waitForEvent('page', { timeout: 8000 });
    await files.nth(1).click();
    const second = await tab;
    return eventually(
      async () => (await second.locator('body').innerText()).trim() === 'Garden Birds: reorder 20 copies.',
    );
  },
  'maildev-04': async ({ page, base, eventually }) => {
    await inbox(page, base);
    await open(page, 'Order 1001 confirmed');
    const html = await eventually(async () => {
      const text = await frameText(page);
      return (
        /The Quiet Harbour\s*18\.50/.test(text) &&
        /Maps of the North\s*32\.00/.test(text) &&
        text.includes('Total: 50.50')
      );
    });
    if (!html) return false;
    await choose(page, 'Text');
    return eventually(async () => (await plain(page)).includes('Total: 50.50'));
  },
  'maildev-05': async ({ page, context, base, eventually }) => {
    await inbox(page, base);
    const second = await context.newPage();
    await inbox(second, base);
    if ((await rows(page).count()) !== 16 || (await rows(second).count()) !== 16) return false;
    await page.bringToFront();
    await open(page, 'Stock report, week 12');
    await page.locator('.email-toolbar > li > a', { hasText: 'Delete' }).click();
    await second.bringToFront();
    return eventually(
      async () =>
        (await rows(second).count()) === 15 &&
        (await counter(second)).startsWith('15') &&
        (await row(second, 'Stock report, week 12').count()) === 0 &&
        (await row(second, 'Order 1003 cancelled').count()) === 1,
    );
  },
  'maildev-06': async ({ page, base, eventually }) => {
    await inbox(page, base);
    await open(page, 'New in March');
    return eventually(async () => {
      const bcc = await page.locator('.email-meta .calculated-bcc app-address').allInnerTexts();
      return (
        (await meta(page, 'from')).includes('Birch Newsletter') &&
        (await meta(page, 'to')).includes('readers@birchbooks.example') &&
        bcc.map((one) => one.replace(/[\s,]/g, '')).join() ===
          'ann.keller@mail.example,bo.lindqvist@mail.example'
      );
    });
  },
  'maildev-07': async ({ page, base, eventually }) => {
    await inbox(page, base);
    if (!(await eventually(async () => (await counter(page)) === '16 (+11)'))) return false;
    await page.getByTitle('Mark all emails as read').click();
    if (!(await eventually(async () => (await counter(page)) === '16'))) return false;
    await page.reload();
    await rows(page).first().waitFor();
    return eventually(
      async () => (await counter(page)) === '16' && (await page.locator('.email-item.unread').count()) === 0,
    );
  },
  'maildev-08': async ({ page, base, eventually }) => {
    await inbox(page, base);
    const dark = async () =>
      page.locator('body').evaluate((body) => {
        const numbers = (getComputedStyle(body).backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
        return body.classList.contains('dark-theme') && numbers.slice(0, 3).every((one) => one < 100);
      });
    const icon = async (name: string) => (await page.locator(`.header-nav .fa-${name}`).count()) === 1;
    const isDark = async () => (await dark()) && (await icon('sun')) && !(await icon('moon'));
    const isLight = async () => !(await dark()) && (await icon('moon')) && !(await icon('sun'));
    if (!(await eventually(isLight))) return false;
    await page.locator('.header-nav .fa-moon').click();
    if (!(await eventually(isDark))) return false;
    await page.reload();
    if (!(await eventually(isDark))) return false;
    await page.locator('.header-nav .fa-sun').click();
    return eventually(isLight);
  },
  'maildev-09': async ({ page, base, eventually }) => {
    await inbox(page, base);
    if (!(await eventually(async () => (await counter(page)).startsWith('16')))) return false;
    if ((await subjects(page))[0] !== 'Maintenance on 5 April') return false;
    const others = (await subjects(page)).slice(1).join('|');
    await open(page, 'Maintenance on 5 April');
    await page.locator('.email-toolbar > li > a', { hasText: 'Delete' }).click();
    const gone = async () =>
      (await subjects(page)).join('|') === others && (await counter(page)).startsWith('15');
    if (!(await eventually(gone))) return false;
    await page.reload();
    return eventually(gone);
  },
  'maildev-10': async ({ page, base, eventually }) => {
    await inbox(page, base);
    const subject = 'Grüße aus Köln: Frage zur Lieferung';
    await row(page, 'Grüße aus Köln').click();
    return eventually(
      async () =>
        (await row(page, subject).count()) === 1 &&
        (await page.locator('.email-meta .subject').allInnerTexts()).join() === subject &&
        (await meta(page, 'from')).includes('Élodie Müller <elodie@lesen.example>') &&
        (await plain(page)).includes('liefern Sie auch nach Österreich?'),
    );
  },
  'maildev-11': async ({ page, base, eventually }) => {
    await inbox(page, base);
    return eventually(async () => {
      const all = await subjects(page);
      return (
        all[0] === 'Maintenance on 5 April' &&
        all[1] === 'How was your order?' &&
        all[2] === 'Grüße aus Köln: Frage zur Lieferung' &&
        all.at(-1) === 'Order 1001 confirmed' &&
        (await rows(page).last().innerText()).includes('2025-03-03')
      );
    });
  },
  'maildev-12': async ({ page, base, eventually }) => {
    await inbox(page, base);
    await page.getByPlaceholder('Search...').fill('invoice');
    if (!(await eventually(async () => (await rows(page).count()) === 1))) return false;
    await open(page, 'Invoice 2025-0117');
    await choose(page, 'Attachments');
    return eventually(async () => {
      const files = (await page.locator('.panel-attachments a:visible').allInnerTexts()).map((one) =>
        one.trim(),
      );
      return (
        files.length === 1 &&
        files[0]?.endsWith('.csv') === true &&
        (await meta(page, 'from')).includes('Accounts <accounts@birchbooks.example>') &&
        (await meta(page, 'to')).includes('Ann Keller')
      );
    });
  },
  'maildev-13': async ({ page, base, eventually }) => {
    await inbox(page, base);
    await open(page, 'Payment for order 1003 failed');
    return eventually(async () => {
      const text = await frameText(page);
      return text.includes('card was declined') && text.includes('before 19 March 2025');
    });
  },
  'maildev-14': async ({ page, base, eventually }) => {
    await inbox(page, base);
    const bin = page.getByTitle('Delete all emails');
    const red = async () => (await page.locator('.fa-trash-alt.danger').count()) === 1;
    const full = async () => (await rows(page).count()) === 16;
    const turned = page
      .locator('.fa-trash-alt.danger')
      .waitFor({ timeout: 2000 })
      .then(
        () => true,
        () => false,
      );
    await bin.click();
    if (!(await turned) || !(await full())) return false;
    await page.waitForTimeout(3000);
    if (await red()) return false;
    await bin.click();
    await page.waitForTimeout(3000);
    if ((await red()) || !(await full())) return false;
    await bin.dblclick();
    return eventually(
      async () =>
        (await rows(page).count()) === 0 && (await page.getByText('No emails', { exact: true }).isVisible()),
    );
  },
  'maildev-15': async ({ page, base, eventually }) => {
    await inbox(page, base);
    await open(page, 'Confirm your address');
    return eventually(async () => (await frameText(page)).includes('730264'), 10000);
  },
  'maildev-16': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    return eventually(async () => page.getByText('You are running MailDev 2.2.1').isVisible());
  },
  'maildev-17': async ({ page, base, eventually }) => {
    await inbox(page, base);
    return eventually(async () => (await page.locator('.email-item .fa-paperclip:visible').count()) === 2);
  },
  'maildev-18': async ({ page, base, eventually }) => {
    await inbox(page, base);
    await open(page, 'Offer for 500 bookmarks');
    if (!(await eventually(async () => (await plain(page)).includes('140.00')))) return false;
    const trigger = view(page).locator('.dropdown-trigger');
    if (tidy(await trigger.innerText()) !== 'Text') return false;
    await trigger.click();
    const menu = '.email-toolbar > li:first-child .dropdown-menu a';
    if (!(await greyed(page, menu, 'HTML')) || !(await greyed(page, menu, 'Attachments'))) return false;
    if (!(await greyed(page, '.email-toolbar > li > a', 'Relay'))) return false;
    await entry(page, 'Headers').click();
    return eventually(async () =>
      (await page.locator('.panel-headers tr:visible').allInnerTexts()).some(
        (one) => /^from\s/.test(one) && one.includes('mira@printhouse.example'),
      ),
    );
  },
  'maildev-19': async ({ page, base, eventually }) => {
    await inbox(page, base);
    await open(page, 'Order 1002 confirmed');
    await view(page).locator('.dropdown-trigger').click();
    const entries = view(page).locator('.dropdown-menu a');
    if (!(await eventually(async () => entries.first().isVisible()))) return false;
    const names = (await entries.allInnerTexts()).map(tidy);
    return (
      names.join('|').replace(/\([\d.]+ (bytes|KB)\)$/, '(size)') ===
        'HTML|Text|Headers|Attachments|Source (size)' &&
      (await greyed(page, '.email-toolbar > li:first-child .dropdown-menu a', 'Attachments'))
    );
  },
  'maildev-20': async ({ page, base, eventually }) => {
    await inbox(page, base);
    const ticks = page.locator('.header-nav a:has(.fa-check-double)');
    await ticks.hover();
    if ((await ticks.getAttribute('title')) !== 'Mark all emails as read') return false;
    await page.locator('.header-nav .fa-cog').click();
    const menu = page.locator('.header-nav-more-menu');
    if (!(await eventually(async () => menu.isVisible()))) return false;
    const labels = (await menu.locator('label').allInnerTexts()).map(tidy);
    if (labels.join('|') !== 'Browser notifications|Open new mail') return false;
    const box = page.locator('#toggle-auto-show');
    if (await box.isChecked()) return false;
    await menu.getByText('Open new mail').click();
    if (!(await eventually(async () => box.isChecked()))) return false;
    await page.reload();
    await rows(page).first().waitFor();
    await page.locator('.header-nav .fa-cog').click();
    return eventually(async () => (await menu.isVisible()) && (await box.isChecked()));
  },
  'maildev-21': async ({ page, base, eventually }) => {
    await inbox(page, base);
    await page.getByPlaceholder('Search...').fill('bicycle');
    return eventually(
      async () =>
        (await rows(page).count()) === 0 &&
        (await counter(page)).startsWith('16') &&
        (await page.getByText('No emails', { exact: true }).isVisible()),
    );
  },
  'maildev-22': async ({ page, base, eventually }) => {
    await inbox(page, base);
    if (!(await eventually(async () => (await counter(page)) === '16 (+11)'))) return false;
    for (const [subject, header] of [
      ['How was your order?', '16 (+10)'],
      ['Order 1002 confirmed', '16 (+10)'],
      ['Order 1003 cancelled', '16 (+9)'],
    ] as const) {
      await open(page, subject);
      if (!(await eventually(async () => (await counter(page)) === header))) return false;
    }
    return true;
  },
  'maildev-23': async ({ page, base, eventually }) => {
    await inbox(page, base);
    const box = page.getByPlaceholder('Search...');
    for (const [input, mails, first] of [
      ['ORDER 1003', 2, 'Order 1003 cancelled'],
      ['  order 1003  ', 2, 'Order 1003 cancelled'],
      ['Garden Birds', 2, 'Page 40 is missing'],
      ['Österreich', 1, 'Grüße aus Köln: Frage zur Lieferung'],
      ['482913', 1, 'Reset your password'],
    ] as const) {
      await box.fill(input);
      const found = await eventually(async () => {
        const all = await subjects(page);
        return all.length === mails && all[0] === first;
      });
      if (!found) return false;
    }
    await box.press('Control+a');
    await box.press('Backspace');
    return eventually(async () => (await rows(page).count()) === 16);
  },
  'maildev-24': async ({ page, base, eventually }) => {
    await inbox(page, base);
    const bold = async (subject: string) =>
      row(page, subject)
        .locator('.title')
        .evaluate((one) => Number(getComputedStyle(one).fontWeight) >= 600);
    if (!(await eventually(async () => bold('Page 40 is missing')))) return false;
    await open(page, 'Page 40 is missing');
    await page.goBack();
    return eventually(
      async () =>
        (await page.getByText('Now receiving all emails on port').isVisible()) &&
        !(await bold('Page 40 is missing')) &&
        (await bold('Re: Page 40 is missing')),
    );
  },
  'maildev-25': async ({ page, base, eventually }) => {
    await inbox(page, base);
    return eventually(async () => {
      const all = (await rows(page).allInnerTexts())
        .map(tidy)
        .filter((one) => one.includes('To: cem.aydin@mail.example'));
      return (
        all.length === 4 &&
        all[0]?.startsWith('Order 1003 cancelled') === true &&
        all.at(-1)?.startsWith('Reset your password') === true
      );
    });
  },
  'maildev-26': async ({ page, base }) => {
    const first = await page.request.patch(`${base}/email/read-all`);
    if (first.status() !== 200 || (await first.json()) !== 11) return false;
    const second = await page.request.patch(`${base}/email/read-all`);
    if (second.status() !== 200 || (await second.json()) !== 0) return false;
    const mails = (await (await page.request.get(`${base}/email`)).json()) as { read: boolean }[];
    return mails.length === 16 && mails.every((one) => one.read === true);
  },
  'maildev-27': async ({ page, base }) => {
    const answer = await page.request.delete(`${base}/email/no-such-mail`);
    const body = (await answer.json()) as { error?: string };
    const mails = (await (await page.request.get(`${base}/email`)).json()) as unknown[];
    return answer.status() === 404 && body.error === 'Email not found' && mails.length === 16;
  },
};
