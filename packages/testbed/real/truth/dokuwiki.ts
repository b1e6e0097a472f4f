import type { Page } from 'playwright-core';
import type { Truths } from '../truth.ts';

const passwords: Record<string, string> = {
  karen: 'karen-garden-5',
  leo: 'leo-garden-6',
  mina: 'mina-garden-7',
};

async function fillLogin(page: Page, user: string, password: string): Promise<void> {
  const form = page.locator('#dw__login');
  await form.locator('input[name=u]').fill(user);
  await form.locator('input[name=p]').fill(password);
  await Promise.all([page.waitForEvent('load'), form.locator('button[type=submit]').click()]);
}

async function login(page: Page, base: string, user: keyof typeof passwords & string): Promise<void> {
  await page.goto(`${base}/doku.php?id=start&do=login`);
  await fillLogin(page, user, passwords[user] ?? '');
}

const content = (page: Page) => page.locator('main#dokuwiki__content');
const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim();
const trimmed = (texts: string[]) => texts.map(squeezed);
const same = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

async function signUp(page: Page, base: string, values: Record<string, string>): Promise<void> {
  await page.goto(`${base}/`);
  await page.locator('#dokuwiki__usertools').getByRole('link', { name: 'Register' }).click();
  const form = page.locator('#dw__register');
  for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value);
  await Promise.all([page.waitForEvent('load'), form.getByRole('button', { name: 'Register' }).click()]);
}

export const truths: Truths = {
  'dokuwiki-01': async ({ page, base }) => {
    await page.goto(`${base}/`);
    await page.locator('#dokuwiki__aside').getByRole('link', { name: 'Beds' }).click();
    await page.waitForURL(/id=beds/);
    const tools = page.locator('#dokuwiki__pagetools');
    if ((await tools.locator('a[title^="Edit this page"]').count()) > 0) return false;
    if ((await tools.locator('a[title^="Show pagesource"]').count()) !== 1) return false;
    await tools.locator('a[title^="Show pagesource"]').click();
    await page.waitForURL(/do=edit/);
    const area = page.locator('#wiki__text');
    if (!(await area.inputValue()).includes('| 3 | Mina Sallow | Rhubarb |')) return false;
    if (await area.isEditable()) return false;
    return (await page.getByRole('button', { name: 'Save' }).count()) === 0;
  },
  'dokuwiki-02': async ({ page, base }) => {
    await login(page, base, 'mina');
    await page.locator('#qsearch__in').fill('keys');
    await page.locator('#qsearch__in').press('Enter');
    await page.waitForURL(/do=search/);
    await content(page).locator('a[data-wiki-id="staff:keys"]').first().click();
    await page.waitForURL(/id=staff:keys/);
    const rows = trimmed(await content(page).locator('table tbody tr').allInnerTexts());
    return same(rows, ['Gate Karen Ross', 'Shed Leo Brandt', 'Tank Mina Sallow']);
  },
  'dokuwiki-03': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    await page.locator('#dokuwiki__aside').getByRole('link', { name: 'Rules' }).click();
    await page.waitForURL(/id=rules/);
    const toc = page.locator('#dw__toc');
    const visible = async () => {
      const texts: string[] = [];
      for (const link of await toc.locator('a').all())
        if (await link.isVisible()) texts.push(await link.innerText());
      return texts;
    };
    const all = ['Rules', 'Opening hours', 'Water', 'Animals'];
    if (!(await eventually(async () => same(await visible(), all)))) return false;
    await toc.locator('h3').click();
    if (!(await eventually(async () => (await visible()).length === 0))) return false;
    if (!(await content(page).locator('h2#water').isVisible())) return false;
    await toc.locator('h3').click();
    return eventually(async () => same(await visible(), all));
  },
  'dokuwiki-04': async ({ page, base, eventually }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    await login(page, base, 'leo');
    await page.goto(`${base}/doku.php?id=plants:bean&do=edit`);
    await page.locator('#wiki__text').fill('Фасоль любит //солнце//');
    await page.locator('#edbtn__preview').click();
    await page.locator('div.preview').waitFor();
    if (squeezed(await page.locator('div.preview').innerText()) !== 'Фасоль любит солнце') return false;
    if (!(await content(page).innerText()).includes('It is not saved yet!')) return false;
    await page.getByRole('button', { name: 'Cancel' }).click();
    return eventually(async () => {
      const text = await content(page).innerText();
      const editing = await page.locator('#wiki__text').count();
      return editing === 0 && text.includes('Runner beans climb two metres.') && !text.includes('Фасоль');
    });
  },
  'dokuwiki-05': async ({ page, base }) => {
    await page.goto(`${base}/doku.php?id=beds`);
    const holders = trimmed(await content(page).locator('table tbody td.col1').allInnerTexts());
    return holders.length === 5 && holders.indexOf('free') === 4;
  },
  'dokuwiki-06': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    await page.locator('#dokuwiki__aside').getByRole('link', { name: 'Rules' }).click();
    await page.waitForURL(/id=rules/);
    if (!(await content(page).innerText()).includes('The gate is open from 9 to 17.')) return false;
    await page.locator('#dokuwiki__pagetools a[title^="Old revisions"]').click();
    await page.waitForURL(/do=revisions/);
    const form = page.locator('#page__revisions');
    const lines = trimmed(await form.locator('li').allInnerTexts());
    if (lines.length !== 4 || !lines[0]?.startsWith('2025-09-21') || !lines[0].endsWith('(current)'))
      return false;
    if (!lines[3]?.startsWith('2025-02-03')) return false;
    const button = form.getByRole('button');
    const boxes = form.locator('input[type=checkbox]');
    if (!(await eventually(() => button.isDisabled()))) return false;
    await boxes.nth(0).check();
    await boxes.nth(3).check();
    if (!(await boxes.nth(1).isDisabled()) || !(await boxes.nth(2).isDisabled())) return false;
    if (!(await button.isEnabled())) return false;
    await button.click();
    await page.locator('table.diff').waitFor();
    const left = squeezed((await page.locator('td.diff-deletedline').allInnerTexts()).join(' '));
    const right = squeezed((await page.locator('td.diff-addedline').allInnerTexts()).join(' '));
    return (
      left.includes('The gate is open from 8 to 18.') && right.includes('The gate is open from 9 to 17.')
    );
  },
  'dokuwiki-07': async ({ page, base }) => {
    await page.goto(`${base}/`);
    await page.locator('#dokuwiki__usertools').getByRole('link', { name: 'Register' }).click();
    await page.locator('#dw__register').waitFor();
    const fields = page.locator('#dw__register input.edit');
    if ((await fields.count()) !== 5) return false;
    if ((await page.locator('#dw__register input.edit[required]').count()) !== 5) return false;
    await signUp(page, base, {
      login: 'zoe',
      pass: 'carrots+2025',
      passchk: 'carrots+2025',
      fullname: 'Zoë Fjällström',
      email: 'zoe.f@willow.example',
    });
    if (!(await content(page).innerText()).includes('The user has been created.')) return false;
    if (!(await page.locator('#dw__login').isVisible())) return false;
    await fillLogin(page, 'zoe', 'carrots+2025');
    const top = squeezed(await page.locator('#dokuwiki__usertools').innerText());
    return top.includes('Logged in as: Zoë Fjällström (zoe)');
  },
  'dokuwiki-08': async ({ page, base }) => {
    await signUp(page, base, {
      login: 'bodo',
      pass: 'bodo-garden-8',
      passchk: 'bodo-garden-8',
      fullname: 'Bodo Lenz',
      email: 'bodo@willow',
    });
    const errors = (await content(page).locator('div.error').allInnerTexts()).join(' ');
    return /mail/i.test(errors) && (await page.locator('#dw__register').isVisible());
  },
  'dokuwiki-09': async ({ page, base }) => {
    const table: [string, string[]][] = [
      ['water', ['rules', 'tomato']],
      ['Karen', ['beds', '2025-03', '2025-09']],
      ['dog*', ['rules', '2025-06']],
      ['unicorn', []],
    ];
    await page.goto(`${base}/`);
    for (const [term, expected] of table) {
      await page.locator('#qsearch__in').fill(term);
      await Promise.all([page.waitForEvent('load'), page.locator('#qsearch__in').press('Enter')]);
      const links = page.locator('.search_fulltextresult dt a[data-wiki-id]');
      const found = trimmed(await links.allInnerTexts()).sort();
      if (!same(found, [...expected].sort())) return false;
      const nothing = (await content(page).innerText()).includes('Nothing was found.');
      if (nothing !== (expected.length === 0)) return false;
    }
    return true;
  },
  'dokuwiki-10': async ({ page, base }) => {
    await login(page, base, 'leo');
    await page.goto(`${base}/doku.php?id=rules`);
    const buttons = content(page).locator('.secedit button');
    const titles = await buttons.evaluateAll((list) => list.map((button) => button.getAttribute('title')));
    if (!same(titles, ['Rules', 'Opening hours', 'Water', 'Animals'])) return false;
    await content(page).locator('.secedit button[title="Water"]').click();
    await page.locator('#wiki__text').waitFor();
    const text = await page.locator('#wiki__text').inputValue();
    if (!text.startsWith('===== Water =====') || /opening|gate|dogs/i.test(text)) return false;
    if ((await page.locator('#edit__summary').inputValue()).trim() !== '[Water]') return false;
    return !(await page.locator('#edit__minoredit').isChecked());
  },
  'dokuwiki-11': async ({ page, base }) => {
    const answer = await page.request.get(`${base}/lib/exe/ajax.php?call=suggestions&q=mow`);
    const body: unknown = await answer.json();
    return answer.status() === 200 && Array.isArray(body) && body[0] === 'mow' && same(body[1], ['mower']);
  },
  'dokuwiki-12': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    await page.locator('#dokuwiki__sitetools').getByRole('link', { name: 'Sitemap' }).click();
    const tree = page.locator('#index__tree');
    await tree.waitFor();
    const address = page.url();
    if ((await tree.locator('li.open').count()) > 0) return false;
    const folder = tree.locator('a.idx_dir', { hasText: 'plants' });
    await folder.click();
    const names = async () => {
      const texts: string[] = [];
      for (const link of await tree.locator('a[data-wiki-id^="plants:"]').all())
        if (await link.isVisible()) texts.push(squeezed(await link.innerText()));
      return texts;
    };
    const expected = ['bean', 'lavender', 'rhubarb', 'tomato'];
    if (!(await eventually(async () => same(await names(), expected)))) return false;
    if (page.url() !== address) return false;
    await page.waitForTimeout(1000);
    await folder.click();
    return eventually(async () => (await names()).length === 0);
  },
  'dokuwiki-13': async ({ page, base }) => {
    await page.goto(`${base}/`);
    if (squeezed(await page.locator('h1.logo').innerText()) !== 'Willow Street Garden') return false;
    const menu = trimmed(await page.locator('#dokuwiki__aside li').allInnerTexts());
    if (!same(menu, ['Home', 'Rules', 'Beds', 'Last meeting'])) return false;
    const top = trimmed(await page.locator('#dokuwiki__usertools li').allInnerTexts());
    if (!same(top, ['Register', 'Log In'])) return false;
    if ((await page.locator('#qsearch__in').inputValue()) !== '') return false;
    const tools = await content(page).locator('li', { hasText: 'Tools:' }).innerText();
    if (squeezed(tools) !== 'Tools: mower, shredder, wheelbarrow') return false;
    await page.locator('#dokuwiki__aside').getByRole('link', { name: 'Last meeting' }).click();
    await page.waitForURL(/meetings:2025-09/);
    return (await content(page).locator('h1').innerText()) === 'Meeting of 15 September 2025';
  },
  'dokuwiki-14': async ({ page, context, base, eventually }) => {
    await login(page, base, 'leo');
    await content(page).getByRole('link', { name: 'mower' }).click();
    await page.waitForURL(/tools:mower/);
    await page.locator('#dokuwiki__pagetools a[title^="Edit this page"]').click();
    const area = page.locator('#wiki__text');
    await area.waitFor();
    await area.fill((await area.inputValue()).replace('in repair until 20 August', 'ready'));
    await page.locator('#edit__summary').fill('belt "B-42" replaced');
    await page.locator('#edbtn__save').click();
    const ready = async (tab: Page) => {
      if ((await tab.locator('#wiki__text').count()) > 0) return false;
      const text = squeezed(await content(tab).innerText());
      return text.includes('Status: ready') && !text.includes('repair');
    };
    if (!(await eventually(() => ready(page)))) return false;
    await page.reload();
    if (!(await ready(page))) return false;
    const second = await context.newPage();
    await second.goto(`${base}/doku.php?id=tools:mower`);
    if (!(await ready(second))) return false;
    await page.goto(`${base}/doku.php?id=tools:mower&do=revisions`);
    const lines = await page.locator('#page__revisions li').allInnerTexts();
    return lines.length === 3 && (lines[0] ?? '').includes('belt "B-42" replaced');
  },
  'dokuwiki-15': async ({ page, base, eventually }) => {
    await login(page, base, 'leo');
    await page.locator('#dokuwiki__sitetools').getByRole('link', { name: 'Media Manager' }).click();
    const manager = page.locator('#mediamanager__page');
    await manager.locator('.namespaces').getByRole('link', { name: 'garden' }).click();
    if (!(await eventually(async () => (await manager.innerText()).includes('Files in garden'))))
      return false;
    await manager.locator('.filelist .tabs').getByRole('link', { name: 'Upload' }).click();
    await manager.locator('input[type=file]').waitFor({ state: 'attached' });
    const picture =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    await manager
      .locator('input[type=file]')
      .setInputFiles({ name: 'bee.png', mimeType: 'image/png', buffer: Buffer.from(picture, 'base64') });
    await manager.locator('#mediamanager__upload_button').click();
    const done = manager.locator('.qq-upload-success, .qq-upload-fail');
    if (!(await eventually(async () => (await done.count()) > 0))) return false;
    if ((await page.locator('.qq-upload-fail, div.error').count()) > 0) return false;
    await manager.locator('.filelist .tabs').getByRole('link', { name: 'Media Files' }).click();
    return eventually(async () => {
      const names = trimmed(await manager.locator('.filelist dd.name').allInnerTexts());
      return same(names, ['bee.png', 'plan.png']);
    });
  },
  'dokuwiki-16': async ({ page, base }) => {
    await page.goto(`${base}/`);
    await content(page).getByRole('link', { name: '2025-06' }).click();
    await page.waitForURL(/2025-06/);
    if ((await content(page).locator('h1').innerText()) !== 'Meeting of 16 June 2025') return false;
    const text = squeezed(await content(page).innerText());
    const decisions = trimmed(await content(page).locator('ol li').allInnerTexts());
    if (!same(decisions, ['Summer party on 26 July', 'Dogs on the lead'])) return false;
    return text.includes('Chair: Karen Ross') && text.includes('Next meeting 15 September 2025');
  },
  'dokuwiki-17': async ({ page, base }) => {
    const examples: [string, string][] = [
      ['leo', 'Leo-Garden-6'],
      ['leopold', 'leo-garden-6'],
      ['karen', 'mina-garden-7'],
    ];
    for (const [user, password] of examples) {
      await page.goto(`${base}/doku.php?id=start&do=login`);
      await fillLogin(page, user, password);
      const text = await page.locator('body').innerText();
      if (!text.includes('Sorry, username or password was wrong.') || text.includes('Logged in as'))
        return false;
      const link = page.locator('#dokuwiki__usertools').getByRole('link', { name: 'Log In' });
      if (!(await link.isVisible())) return false;
    }
    return true;
  },
  'dokuwiki-18': async ({ page, base }) => {
    await login(page, base, 'karen');
    await page.locator('#dokuwiki__usertools').getByRole('link', { name: 'Admin' }).click();
    await content(page).getByRole('link', { name: 'User Manager' }).click();
    await page.locator('#user__manager').waitFor();
    await page.locator('#user__manager thead input[name=usergroups]').fill('board');
    const search = page.locator('#user__manager input[title="Perform search"]');
    await Promise.all([page.waitForEvent('load'), search.click()]);
    const names = trimmed(await page.locator('tr.user_info td:nth-child(3)').allInnerTexts());
    return same(names, ['Mina Sallow']);
  },
  'dokuwiki-19': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    await page.locator('#qsearch__in').pressSequentially('tom', { delay: 80 });
    const box = page.locator('#qsearch__out');
    const there = await eventually(async () => {
      if (!(await box.isVisible())) return false;
      const entries = trimmed(await box.locator('li').allInnerTexts());
      return (await box.innerText()).includes('Matching pagenames') && same(entries, ['tomato (plants)']);
    });
    if (!there) return false;
    await box.getByRole('link', { name: 'tomato (plants)' }).click();
    return eventually(async () => page.url().endsWith('id=plants:tomato'));
  },
  'dokuwiki-20': async ({ page, base }) => {
    await page.goto(`${base}/doku.php?id=plants:tomato`);
    const headings = trimmed(await content(page).locator('h1, h2').allInnerTexts());
    if (!same(headings, ['Tomato', 'Sowing', 'Care'])) return false;
    const text = squeezed(await content(page).innerText());
    if (!text.includes('Break off side shoots once a week.')) return false;
    if (!text.includes('See also bean and lavender.')) return false;
    if (!/Last modified: 2025-07-14 .*by leo/.test(text)) return false;
    const bullets = trimmed(await content(page).locator('h2#sowing + div li').allInnerTexts());
    return same(bullets, ['Indoors from March', 'Outdoors from the middle of April']);
  },
  'dokuwiki-21': async ({ page, base }) => {
    await signUp(page, base, {
      login: 'ivo',
      pass: 'sun-flower-1',
      passchk: 'sun-flower-2',
      fullname: 'Ivo Marek',
      email: 'ivo@willow.example',
    });
    const errors = (await content(page).locator('div.error').allInnerTexts()).join(' ');
    if (!errors.includes('not identical')) return false;
    const form = page.locator('#dw__register');
    if (!(await form.isVisible())) return false;
    if ((await form.locator('[name=fullname]').inputValue()) !== 'Ivo Marek') return false;
    if ((await form.locator('[name=email]').inputValue()) !== 'ivo@willow.example') return false;
    await page.goto(`${base}/doku.php?id=start&do=login`);
    await fillLogin(page, 'ivo', 'sun-flower-1');
    return !(await page.locator('#dokuwiki__usertools').innerText()).includes('Logged in as');
  },
  'dokuwiki-22': async ({ page, base }) => {
    await login(page, base, 'leo');
    await content(page).getByRole('link', { name: 'bean' }).click();
    await page.waitForURL(/plants:bean/);
    await page.locator('#dokuwiki__pagetools a[title^="Edit this page"]').click();
    const area = page.locator('#wiki__text');
    await area.waitFor();
    const before = (await area.inputValue()).trim();
    await area.press('Control+a');
    await page.locator('#tool__bar button[title^="Strike"]').click();
    await page.waitForTimeout(500);
    const after = (await area.inputValue()).trim();
    return after.replace(/\s+~~$/, '~~') === `~~${before}~~`;
  },
  'dokuwiki-23': async ({ page, base, eventually }) => {
    await page.goto(`${base}/doku.php?id=plants:rhubarb`);
    const place = await page.locator('a.fn_top').boundingBox();
    if (!place) return false;
    await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 5 });
    const box = page.locator('.insitu-footnote');
    return eventually(
      async () =>
        (await box.count()) === 1 &&
        (await box.isVisible()) &&
        squeezed(await box.innerText()) === 'After that the stalks are sour.',
    );
  },
  'dokuwiki-24': async ({ page, base }) => {
    await login(page, base, 'leo');
    await page.locator('#dokuwiki__usertools').getByRole('link', { name: 'Update Profile' }).click();
    const form = page.locator('#dw__register');
    await form.waitFor();
    const name = form.locator('[name=login]');
    if ((await name.inputValue()) !== 'leo' || (await name.isEditable())) return false;
    if ((await form.locator('[name=fullname]').inputValue()) !== 'Leo Brandt') return false;
    if ((await form.locator('[name=email]').inputValue()) !== 'leo@willow.example') return false;
    await form.locator('[name=fullname]').fill('Leonard Brandt');
    await form.locator('[name=oldpass]').fill('12345');
    await Promise.all([page.waitForEvent('load'), form.getByRole('button', { name: 'Save' }).click()]);
    const errors = (await content(page).locator('div.error').allInnerTexts()).join(' ');
    const top = squeezed(await page.locator('#dokuwiki__usertools').innerText());
    return /password/i.test(errors) && top.includes('Leo Brandt (leo)');
  },
  'dokuwiki-25': async ({ page, base }) => {
    const table: [string, string[]][] = [
      ['tomato', ['start']],
      ['bean', ['plants:tomato', 'start']],
      ['rhubarb', ['plants:tomato', 'start']],
      ['lavender', ['plants:tomato', 'start']],
    ];
    for (const [plant, expected] of table) {
      await page.goto(`${base}/`);
      await content(page).getByRole('link', { name: plant }).click();
      await page.waitForURL(new RegExp(`plants:${plant}`));
      await page.locator('#dokuwiki__pagetools a[title^="Backlinks"]').click();
      await page.waitForURL(/do=backlink/);
      const found = trimmed(await content(page).locator('ul.idx li').allInnerTexts());
      if (!same(found, expected)) return false;
    }
    return true;
  },
  'dokuwiki-26': async ({ page, base }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    await login(page, base, 'karen');
    await page.locator('#dokuwiki__usertools').getByRole('link', { name: 'Admin' }).click();
    await content(page).getByRole('link', { name: 'User Manager' }).click();
    const manager = page.locator('#user__manager');
    await manager.waitFor();
    const line = async () => squeezed(await manager.locator('p').first().innerText());
    if ((await line()) !== 'Displaying users 1-3 of 3 found. 3 users total.') return false;
    await manager.locator('tr.user_info', { hasText: 'mina' }).locator('input[type=checkbox]').check();
    await Promise.all([page.waitForEvent('load'), manager.locator('#usrmgr__del').click()]);
    if (!(await content(page).innerText()).includes('1 users deleted.')) return false;
    const names = trimmed(await manager.locator('tr.user_info td:nth-child(2)').allInnerTexts());
    if (!same(names, ['karen', 'leo'])) return false;
    return (await line()) === 'Displaying users 1-2 of 2 found. 2 users total.';
  },
  'dokuwiki-27': async ({ page, base, eventually }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    await login(page, base, 'karen');
    await content(page).getByRole('link', { name: 'rules' }).click();
    await page.waitForURL(/id=rules/);
    await page.locator('#dokuwiki__pagetools a[title^="Old revisions"]').click();
    const lines = page.locator('#page__revisions li');
    await lines.first().waitFor();
    if ((await lines.count()) !== 4) return false;
    await lines.filter({ hasText: 'longer hours' }).locator('a.wikilink1').click();
    await page.waitForURL(/rev=/);
    const note = 'This is an old revision of the document!';
    const old = await content(page).innerText();
    if (!old.includes(note) || !old.includes('from 8 to 20')) return false;
    await page.locator('#dokuwiki__pagetools a[title^="Restore"]').click();
    const back = await eventually(async () => {
      const text = await content(page).innerText();
      return !text.includes(note) && text.includes('from 8 to 20') && !/animals|dogs/i.test(text);
    });
    if (!back) return false;
    await page.locator('#dokuwiki__pagetools a[title^="Old revisions"]').click();
    await lines.first().waitFor();
    const texts = await lines.allInnerTexts();
    return (
      texts.length === 5 && ['autumn hours', 'dogs'].every((sum) => texts.some((line) => line.includes(sum)))
    );
  },
};
