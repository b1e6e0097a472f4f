import type { Page } from 'playwright-core';
import type { Truths } from '../truth.ts';

const password = 'petrel-and-tea';

async function sendLogin(page: Page, secret: string): Promise<void> {
  await page.fill('#login-form [name=login]', 'odile');
  await page.fill('#login-form [name=password]', secret);
  await page.click('#login-form [type=submit]');
}

async function logIn(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/login`);
  await sendLogin(page, password);
  await page.locator('#shaarli-menu >> text=Tools').waitFor();
}

async function logOut(page: Page): Promise<void> {
  await page.locator('#shaarli-menu-desktop-logout a').click();
  await page.locator('#login-button').waitFor();
}

const titles = (page: Page) => page.locator('.linklist-link:visible').allInnerTexts();

const entry = (page: Page, title: string) =>
  page.locator('.linklist-item').filter({ has: page.locator('.linklist-link', { hasText: title }) });

/** The text of the bar above the list, its blanks made single. */
async function bar(page: Page): Promise<string> {
  const text = await page.locator('#search-result-content').first().innerText();
  return text.replace(/\s+/g, ' ').trim();
}

const isSame = (one: readonly unknown[], other: readonly unknown[]) =>
  JSON.stringify(one) === JSON.stringify(other);

async function body(page: Page): Promise<string> {
  return (await page.locator('body').innerText()).replace(/\s+/g, ' ');
}

async function search(page: Page, term: string): Promise<void> {
  await page.fill('#search-linklist .searchterm', term);
  await page.press('#search-linklist .searchterm', 'Enter');
}

const tagRows = (page: Page) =>
  page
    .locator('.tag-list-item')
    .evaluateAll((rows) =>
      rows.map((row) =>
        ['.count', '.tag-link'].map((part) => row.querySelector(part)?.textContent?.trim()).join(' '),
      ),
    );

export const truths: Truths = {
  'shaarli-01': async ({ page, base, eventually }) => {
    await page.goto(base);
    const travelling = entry(page, 'Anholt harbour guide').locator('.linklist-item-tags a');
    await travelling.getByText('harbour', { exact: true }).click();
    await eventually(async () => (await bar(page)) === '3 results tagged harbour');
    await travelling.getByText('travel', { exact: true }).click();
    return eventually(
      async () =>
        (await bar(page)) === '2 results tagged harbour travel' &&
        isSame(await titles(page), ['Anholt harbour guide', 'Ferry timetable, winter']),
    );
  },
  'shaarli-02': async ({ page, base, eventually }) => {
    await logIn(page, base);
    await page.goto(base);
    if ((await titles(page))[0] !== 'First aid afloat') return false;
    await entry(page, 'Ferry timetable, winter').locator('.ctrl-pin a').click();
    return eventually(
      async () =>
        isSame((await titles(page)).slice(0, 2), ['Ferry timetable, winter', 'First aid afloat']) &&
        (await page.locator('.label-sticky:visible').count()) === 2,
    );
  },
  'shaarli-03': async ({ page, base, eventually }) => {
    await logIn(page, base);
    await page.locator('[title="Only display private links"]').first().click();
    return eventually(async () => {
      const shown = await titles(page);
      const labels = await page.locator('.linklist-item .label-private:visible').count();
      return (
        (await bar(page)) === '6 results with status private' &&
        labels === shown.length &&
        shown[0] === 'Resolutions' &&
        shown.at(-1) === 'Insurance papers of the Petrel' &&
        !shown.includes('Harbour webcam')
      );
    });
  },
  'shaarli-04': async ({ page, base, eventually }) => {
    await page.goto(base);
    await search(page, 'opening hours');
    return eventually(
      async () =>
        (await bar(page)) === '1 result for opening hours' &&
        isSame(await titles(page), ['Opening hours of the sail loft']) &&
        !(await body(page)).includes('Albers'),
    );
  },
  'shaarli-05': async ({ page, base, eventually }) => {
    await logIn(page, base);
    const meteors = entry(page, 'Meteor showers of the year');
    const counter = page.locator('.linkcount:visible').first();
    const starts = (await counter.innerText()).startsWith('36 shaares');
    page.once('dialog', (dialog) => void dialog.dismiss());
    await meteors.locator('.ctrl-delete a').click();
    await page.waitForTimeout(1000);
    const stays = await meteors.isVisible();
    page.once('dialog', (dialog) => void dialog.accept());
    await meteors.locator('.ctrl-delete a').click();
    await eventually(async () => (await meteors.count()) === 0);
    await page.reload();
    const goes = await eventually(
      async () =>
        (await counter.innerText()).startsWith('35 shaares') &&
        (await titles(page)).length === 20 &&
        (await meteors.count()) === 0,
    );
    return starts && stays && goes;
  },
  'shaarli-06': async ({ page, base, eventually }) => {
    await page.goto(base);
    await page.locator('.paging_older').first().click();
    return eventually(async () => {
      const shown = await titles(page);
      return (
        shown.length === 10 &&
        shown[0] === 'Kerning by eye: a game' &&
        shown[9] === 'How to splice an eye into three-strand rope'
      );
    });
  },
  'shaarli-07': async ({ page, base, eventually }) => {
    await page.goto(base);
    const sizes = page.locator('.linksperpage').first();
    await sizes.getByText('50', { exact: true }).click();
    const isWhole = await eventually(
      async () => (await titles(page)).length === 30 && !(await body(page)).includes('1 / 2'),
    );
    await sizes.getByText('20', { exact: true }).click();
    const isParted = await eventually(
      async () => (await titles(page)).length === 20 && (await body(page)).includes('1 / 2'),
    );
    return isWhole && isParted;
  },
  'shaarli-08': async ({ page, base }) => {
    await page.goto(`${base}/tags/cloud`);
    const heading = await page.locator('h2.window-title').innerText();
    return heading.includes('29 tags') && (await page.locator('#cloudtag a:not(.count)').count()) === 29;
  },
  'shaarli-09': async ({ page, base }) => {
    await page.goto(`${base}/daily?day=20240811`);
    const text = await body(page);
    return (
      (await page.locator('h3.window-subtitle').innerText()).trim() === 'August 11, 2024' &&
      (await page.locator('.daily-entry').count()) === 2 &&
      text.includes('Night sky over the bay, gallery') &&
      text.includes('Meteor showers of the year') &&
      !text.includes('Offer for new sails') &&
      text.includes('Previous day') &&
      text.includes('Next day')
    );
  },
  'shaarli-10': async ({ page, base, eventually }) => {
    await page.goto(`${base}/login`);
    if (!(await page.locator('#longlastingsessionform').isChecked())) return false;
    await sendLogin(page, 'petrel-and-coffee');
    const isRefused = await eventually(
      async () =>
        (await body(page)).includes('Wrong login/password.') &&
        (await page.inputValue('#login-form [name=login]')) === 'odile' &&
        (await page.inputValue('#login-form [name=password]')) === '',
    );
    await page.goto(`${base}/admin/tools`);
    return (
      isRefused &&
      new URL(page.url()).pathname === '/login' &&
      (await page.locator('#login-form [name=password]').isVisible())
    );
  },
  'shaarli-11': async ({ page, base, eventually }) => {
    const table: [string, number][] = [
      ['harbour', 5],
      ['27.90', 1],
      ['星空', 1],
      ['rolling galley', 1],
      ['photo', 5],
      ['sailing -quiz', 6],
    ];
    for (const [term, hits] of table) {
      await page.goto(base);
      await search(page, term);
      if (!(await eventually(async () => new RegExp(`^${hits} results? for`).test(await bar(page)))))
        return false;
    }
    return true;
  },
  'shaarli-12': async ({ page, base, eventually }) => {
    await logIn(page, base);
    await page.locator('#shaarli-menu-tags a').click();
    await page.getByText('Alphabetical', { exact: true }).first().click();
    const row = page.locator('.tag-list-item[data-tag=rope]');
    await row.locator('.rename-tag').click();
    await row.locator('.rename-tag-input').fill('ropework');
    await row.locator('.validate-rename-tag').click();
    const renamed = async () => {
      const rows = await tagRows(page);
      return (
        rows.includes('1 ropework') &&
        !rows.some((text) => text.endsWith(' rope')) &&
        (await page.locator('h2.window-title').innerText()).includes('32 tags')
      );
    };
    const atOnce = await eventually(renamed);
    await page.reload();
    return atOnce && eventually(renamed);
  },
  'shaarli-13': async ({ page, base }) => {
    for (const path of ['links', 'tags']) {
      const reply = await page.request.get(`${base}/api/v1/${path}`);
      if (reply.status() !== 401 || (await reply.json()) !== 'Not authorized') return false;
    }
    return true;
  },
  'shaarli-14': async ({ page, base, eventually }) => {
    await page.goto(base);
    const arrow = page.locator('.fold-all:visible').first();
    const descriptions = page.locator('.linklist-item-description:visible');
    const before = await descriptions.count();
    await arrow.click();
    await page.waitForTimeout(500);
    const isFolded =
      (await descriptions.count()) === 0 &&
      (await titles(page)).length === 20 &&
      (await page.locator('.linklist-item-tags:visible').count()) === 19;
    await arrow.click();
    const isBack = await eventually(
      async () =>
        (await descriptions.count()) === before &&
        (await body(page)).includes('Closed on Wednesdays. Ring twice.'),
    );
    return isFolded && isBack;
  },
  'shaarli-15': async ({ page, base, eventually }) => {
    await logIn(page, base);
    await page.goto(`${base}/admin/tags`);
    await page.fill('[name=fromtag]', 'cooking');
    await page.fill('[name=totag]', 'galley');
    await page.click('[name=renametag]');
    return eventually(async () => {
      const shown = await titles(page);
      const tagged = page
        .locator('.linklist-item-tags')
        .filter({ has: page.getByText('galley', { exact: true }) });
      return (
        (await body(page)).includes('The tag was renamed in 6 bookmarks.') &&
        (await tagged.count()) === shown.length &&
        shown[0] === 'Pickled herring, three ways'
      );
    });
  },
  'shaarli-16': async ({ page, base, eventually }) => {
    await logIn(page, base);
    await page.goto(base);
    await page.fill('.toolbar-plugin [name=post]', 'https://yards.example/petrel');
    await page.click('.toolbar-plugin [type=submit]');
    await page.fill('[name=lf_title]', 'Petrel build log');
    await page.fill('[name=lf_tags]', 'boat history');
    await page.click('[name=save_edit]');
    return eventually(async () => {
      const tags = await entry(page, 'Petrel build log').locator('.linklist-item-tags a').allInnerTexts();
      const count = await page.locator('.linkcount:visible').first().innerText();
      return (
        isSame((await titles(page)).slice(0, 2), ['First aid afloat', 'Petrel build log']) &&
        isSame(tags, ['boat', 'history']) &&
        count.startsWith('37 shaares')
      );
    });
  },
  'shaarli-17': async ({ page, base, eventually }) => {
    await logIn(page, base);
    await page.goto(`${base}/admin/tools`);
    await page.click('text=Change password');
    const fields = page.locator('#changepasswordform [type=password]:visible');
    if (!(await eventually(async () => (await fields.count()) === 2))) return false;
    const change = async (old: string, answer: string) => {
      await page.fill('[name=oldpassword]', old);
      await page.fill('[name=setpassword]', 'kettle-77');
      await page.click('#changepasswordform [type=submit]');
      return eventually(async () => (await body(page)).includes(answer));
    };
    if (!(await change('petrel-and-rum', 'The old password is not correct.'))) return false;
    if (!(await change(password, 'Your password has been changed'))) return false;
    await logOut(page);
    await page.goto(`${base}/login`);
    await sendLogin(page, 'kettle-77');
    return eventually(() => page.locator('#shaarli-menu >> text=Tools').isVisible());
  },
  'shaarli-18': async ({ page, base, eventually }) => {
    await logIn(page, base);
    await page.goto(`${base}/admin/configure`);
    if ((await page.inputValue('#title')) !== 'The Chart Table') return false;
    await page.fill('#title', "Captain's Table");
    await page.click('#configform [name=save]');
    if (!(await eventually(async () => (await body(page)).includes('Configuration was saved.'))))
      return false;
    const isNamed = async () =>
      (await page.locator('#shaarli-title-desktop').innerText()).trim() === "Captain's Table" &&
      (await page.title()) === "Captain's Table";
    await page.goto(base);
    const inside = await eventually(isNamed);
    await logOut(page);
    await page.goto(base);
    return inside && eventually(isNamed);
  },
  'shaarli-19': async ({ page, base, eventually }) => {
    await page.goto(base);
    const icon = page.locator('[title="Filter untagged links"]').first();
    await icon.click();
    const isFiltered = await eventually(
      async () =>
        (await bar(page)) === '1 result without any tag' && isSame(await titles(page), ['Harbour webcam']),
    );
    await icon.click();
    const isWhole = await eventually(
      async () =>
        (await titles(page)).length === 20 &&
        (await titles(page))[0] === 'First aid afloat' &&
        (await page.locator('#search-result-content').count()) === 0,
    );
    return isFiltered && isWhole;
  },
  'shaarli-20': async ({ page, base, eventually }) => {
    await logIn(page, base);
    await page.goto(`${base}/admin/configure`);
    await page.selectOption('#language', { label: 'German' });
    await page.click('#configform [name=save]');
    const menu = async () => (await page.locator('#shaarli-menu').innerText()).split(/\s+/);
    const isGerman = await eventually(async () => {
      const words = await menu();
      return (
        words.includes('Teilen') &&
        words.includes('Täglich') &&
        !words.includes('Shaare') &&
        !words.includes('Daily')
      );
    });
    await page.goto(base);
    const text = await body(page);
    return isGerman && text.includes('Links pro Seite') && text.includes('Harbour webcam');
  },
  'shaarli-21': async ({ page, base }) => {
    await page.goto(`${base}/tags/list?sort=alpha`);
    const tags = (await tagRows(page)).map((text) => text.split(' ')[1]);
    return isSame(tags.slice(0, 3), ['astronomy', 'boat', 'bread']) && tags.at(-1) === '日本語';
  },
  'shaarli-22': async ({ page, base }) => {
    await logIn(page, base);
    await page.goto(`${base}/admin/plugins`);
    const look = (section: string) =>
      page.locator(`${section} tbody tr.main-row:visible`).evaluateAll((rows) =>
        rows.map((row) => ({
          name: row.querySelector('strong')?.textContent,
          isTicked: row.querySelector('input')?.checked,
          arrows: row.querySelectorAll('.order').length,
        })),
      );
    const enabled = await look('#enabled_plugins');
    const disabled = await look('#disabled_plugins');
    return (
      isSame(
        enabled.map(({ name }) => name),
        ['addlink toolbar', 'archiveorg'],
      ) &&
      enabled.every(({ isTicked, arrows }) => isTicked && arrows === 2) &&
      disabled.length === 8 &&
      disabled.every(({ isTicked, arrows }) => !isTicked && arrows === 0) &&
      disabled.at(-1)?.name === 'wallabag'
    );
  },
  'shaarli-23': async ({ page, base }) => {
    await logIn(page, base);
    await page.goto(`${base}/admin/export`);
    const choices = page.locator('main [type=radio]:visible');
    const all = page.locator('main [type=radio][value=all]');
    if ((await choices.count()) !== 3 || !(await all.isChecked())) return false;
    const isPrepended = await page.locator('[name=prepend_note_url]').isChecked();
    await page.locator('main [type=radio][value=private]').check();
    return isPrepended && !(await all.isChecked());
  },
  'shaarli-24': async ({ page, base, eventually }) => {
    const table: [string, number][] = [
      ['astronomy', 4],
      ['typography', 3],
      ['boat', 10],
      ['radio', 3],
    ];
    for (const [tag, hits] of table) {
      await page.goto(base);
      await page.fill('#search-linklist .searchtags', tag);
      await page.click('#search-linklist .search-button');
      if (!(await eventually(async () => (await bar(page)) === `${hits} results tagged ${tag}`)))
        return false;
    }
    return true;
  },
  'shaarli-25': async ({ page, base, eventually }) => {
    await logIn(page, base);
    await page.goto(base);
    await search(page, 'marmalade');
    const marmalade = entry(page, 'Marmalade in one pan');
    await eventually(async () => (await bar(page)) === '1 result for marmalade');
    await marmalade.locator('.ctrl-edit a').click();
    await page.check('[name=lf_private]');
    await page.click('[name=save_edit]');
    const isPrivate = await eventually(() => marmalade.locator('.label-private').isVisible());
    await logOut(page);
    await page.goto(base);
    await search(page, 'marmalade');
    return isPrivate && eventually(async () => (await bar(page)) === 'Nothing found.');
  },
  'shaarli-26': async ({ page, base, eventually }) => {
    await page.goto(`${base}/daily`);
    await page.getByText('Monthly', { exact: true }).click();
    const month = async () => (await page.locator('h3.window-subtitle').innerText()).trim();
    for (const next of ['February, 2025', 'January, 2025']) {
      await page.getByText('Previous month').click();
      if (!(await eventually(async () => (await month()) === next))) return false;
    }
    const text = await body(page);
    const isFull =
      (await page.locator('.daily-entry').count()) === 2 &&
      text.includes('Anholt harbour guide') &&
      text.includes('Resolutions');
    await page.getByText('Next month').click();
    return (
      isFull &&
      eventually(
        async () =>
          (await month()) === 'February, 2025' && (await body(page)).includes('Cheap VHF antenna tester'),
      )
    );
  },
  'shaarli-27': async ({ page, base, eventually }) => {
    await logIn(page, base);
    await page.click('#shaarli-menu >> text=Shaare');
    await page.fill('#addlink-form [name=post]', 'https://crumb.example/marmalade');
    await page.click('#addlink-form [type=submit]');
    return eventually(async () => {
      const text = await body(page);
      return (
        text.includes('Edit Shaare') &&
        text.includes('Created: August 15, 2023') &&
        (await page.inputValue('[name=lf_title]')) === 'Marmalade in one pan' &&
        (await page.inputValue('[name=lf_tags]')).trim() === 'cooking preserves' &&
        !(await page.locator('[name=lf_private]').isChecked())
      );
    });
  },
};
