import type { Truths } from '../truth.ts';

type Tools = Parameters<Truths[string]>[0];
type Page = Tools['page'];
type Eventually = Tools['eventually'];

/** Wait until the page's own scripts have taken over. */
const ready = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const app = document.querySelector('#app');
    return app !== null && '__vue_app__' in app && document.querySelector('.VPContent') !== null;
  });
  await page.waitForTimeout(300);
};

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await ready(page);
};

const reload = async (page: Page): Promise<void> => {
  await page.reload();
  await ready(page);
};

const path = (page: Page): string => new URL(page.url()).pathname;
const isHome = (page: Page): boolean => path(page) === '/';
const clean = (text: string): string =>
  text
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
const texts = async (page: Page, selector: string): Promise<string[]> =>
  (await page.locator(selector).allInnerTexts()).map(clean);
const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one, at) => one === b[at]);
const heading = async (page: Page): Promise<string> => (await texts(page, '.vp-doc h1'))[0] ?? '';
const onPage = (page: Page, eventually: Eventually, title: string): Promise<boolean> =>
  eventually(async () => (await heading(page)) === title);

// the two calculators
const plus = (page: Page) => page.getByRole('button', { name: 'More harbours' });
const minus = (page: Page) => page.getByRole('button', { name: 'Fewer harbours' });
const count = async (page: Page): Promise<string> => clean(await page.locator('[data-count]').innerText());
const result = async (page: Page): Promise<string> =>
  clean(await page.locator('.vp-doc [role=status]').innerText());

const setHarbours = async (page: Page, wanted: number): Promise<boolean> => {
  for (let turn = 0; turn < 40; turn++) {
    const now = Number.parseInt(await count(page), 10);
    if (now === wanted) return true;
    const button = now < wanted ? plus(page) : minus(page);
    if (await button.isDisabled()) return false;
    await button.click();
    await page.waitForTimeout(30);
  }
  return false;
};

const estimate = async (
  page: Page,
  eventually: Eventually,
  size: string,
  speed: string,
  minutes: number,
): Promise<boolean> => {
  await page.getByLabel('Size in GB').fill(size);
  await page.getByLabel('Speed in Mbit/s').selectOption(speed);
  return eventually(async () => (await result(page)) === `About ${minutes} minutes`);
};

// the search
const box = '.VPLocalSearchBox';
const input = (page: Page) => page.locator(`${box} input`);
const hits = async (page: Page): Promise<string[]> => texts(page, `${box} .results .result .titles`);
const closed = (page: Page, eventually: Eventually): Promise<boolean> =>
  eventually(async () => (await page.locator(box).count()) === 0);
const searchByKey = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+k');
  await input(page).waitFor();
  await page.waitForTimeout(300);
};

// the appearance
const isDark = async (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const parts = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? ['255'];
    return document.documentElement.classList.contains('dark') && Number(parts[0]) < 80;
  });
const appearance = (page: Page) => page.locator('.VPNavBarAppearance button');
const side = (page: Page, name: string) =>
  page.locator('.VPSidebar').getByRole('link', { name, exact: true });
const group = (page: Page, name: string) =>
  page.locator('.VPSidebar section').filter({ has: page.getByRole('heading', { name, exact: true }) });

export const truths: Truths = {
  'vitepress-01': async ({ page, base, eventually }) => {
    const long = '1234567890'.repeat(7);
    await open(page, `${base}/`);
    await searchByKey(page);
    await page.keyboard.type(long);
    const cut = await eventually(async () => (await input(page).inputValue()) === long.slice(0, 64));
    await page.waitForTimeout(1000);
    return cut && (await hits(page)).length === 0;
  },

  'vitepress-02': async ({ page, base, eventually }) => {
    await open(page, `${base}/prices.html`);
    if (!(await setHarbours(page, 5))) return false;
    if (!(await setHarbours(page, 1))) return false;
    return eventually(
      async () =>
        (await minus(page).isDisabled()) &&
        (await count(page)) === '1 harbour' &&
        (await result(page)) === 'Jetty: 0 EUR per month',
    );
  },

  'vitepress-03': async ({ page, base, eventually }) => {
    await open(page, `${base}/`);
    await appearance(page).click();
    if (!(await eventually(() => isDark(page)))) return false;
    await page.getByRole('link', { name: 'See prices' }).click();
    if (!(await onPage(page, eventually, 'Prices')) || !(await isDark(page))) return false;
    await appearance(page).click();
    if (!(await eventually(async () => !(await isDark(page))))) return false;
    await reload(page);
    return !(await isDark(page));
  },

  'vitepress-04': async ({ page, base, eventually }) => {
    for (const [word, title] of [
      ['Sunday', 'Schedules'],
      ['retries', 'Settings'],
      ['german', 'Changes'],
    ] as const) {
      await open(page, `${base}/`);
      await searchByKey(page);
      await page.keyboard.type(word);
      if (!(await eventually(async () => (await hits(page)).some((hit) => hit.includes(title)))))
        return false;
      await page.keyboard.press('Enter');
      if (!(await closed(page, eventually)) || !(await onPage(page, eventually, title))) return false;
    }
    return true;
  },

  'vitepress-05': async ({ page, base }) => {
    await open(page, `${base}/reference/errors.html`);
    const codes = await texts(page, '.vp-doc tbody tr td:first-child');
    return codes.length === 5 && codes[0] === 'F101' && codes[4] === 'F415';
  },

  'vitepress-06': async ({ page, base, eventually }) => {
    await open(page, `${base}/guide/installation.html`);
    const commands = () => texts(page, '.vp-code-group code:visible');
    const tab = (name: string) => page.locator('.vp-code-group label', { hasText: name });
    if (!(await page.getByLabel('Linux').isChecked())) return false;
    if (!same(await commands(), ['sudo ferry-setup --service'])) return false;
    await tab('Windows').click();
    if (!(await eventually(async () => same(await commands(), ['ferry-setup.exe /service'])))) return false;
    await tab('macOS').click();
    if (!(await eventually(async () => same(await commands(), ['ferry-setup --launch-agent'])))) return false;
    await page.locator('.vp-code-group code:visible').hover();
    return eventually(async () =>
      page
        .locator('.vp-code-group .active button.copy')
        .evaluate((button) => getComputedStyle(button).opacity === '1'),
    );
  },

  'vitepress-07': async ({ page, base, eventually }) => {
    const choose = async (language: string): Promise<boolean> => {
      const menu = page.locator('.VPNavBarTranslations');
      await menu.hover();
      const entry = menu.getByRole('link', { name: language });
      if (!(await eventually(() => entry.isVisible()))) return false;
      await entry.click();
      await page.mouse.move(400, 650);
      return true;
    };
    const says = (words: string) => eventually(() => page.getByText(words, { exact: true }).isVisible());
    await open(page, `${base}/`);
    if (!(await choose('Deutsch')) || !(await says('Dateien, die ankommen')) || path(page) !== '/de/')
      return false;
    await page.locator('.VPHero').getByRole('link', { name: 'Einführung' }).click();
    if (!(await eventually(() => page.getByRole('heading', { name: 'So geht es' }).isVisible())))
      return false;
    await open(page, `${base}/de/`);
    return (await choose('English')) && (await says('Files that arrive')) && isHome(page);
  },

  'vitepress-08': async ({ page, base, eventually }) => {
    await open(page, `${base}/guide/troubleshooting.html`);
    if ((await page.getByLabel('Size in GB').inputValue()) !== '20') return false;
    if ((await page.getByLabel('Speed in Mbit/s').inputValue()) !== '50') return false;
    if ((await result(page)) !== 'About 54 minutes') return false;
    await page.getByLabel('Speed in Mbit/s').selectOption('100');
    return eventually(async () => (await result(page)) === 'About 27 minutes');
  },

  'vitepress-09': async ({ page, base }) => {
    await open(page, `${base}/changes.html`);
    const releases = await texts(page, '.vp-doc h2');
    const items = await texts(page, '.vp-doc li');
    const breaking = page.locator('.vp-doc .VPBadge', { hasText: 'breaking' });
    const lists = page.locator('.vp-doc ul');
    const pager = await texts(page, '.VPDocFooter .pager-link');
    return (
      same(releases, ['2.3.0 – 14 October 2025', '2.2.0 – 3 June 2025', '2.1.0 – 20 January 2025']) &&
      items.includes('Reports in German new') &&
      (await breaking.count()) === 1 &&
      (await lists.nth(2).locator('.VPBadge', { hasText: 'breaking' }).count()) === 1 &&
      same(pager, ['Previous page Prices'])
    );
  },

  'vitepress-10': async ({ page, base, eventually }) => {
    await open(page, `${base}/guide/troubleshooting.html`);
    const speed = page.getByLabel('Speed in Mbit/s');
    if ((await speed.inputValue()) !== '50') return false;
    if (!same((await speed.locator('option').allTextContents()).map(clean), ['10', '50', '100']))
      return false;
    return (
      (await estimate(page, eventually, '1', '10', 14)) &&
      (await estimate(page, eventually, '2.5', '100', 4)) &&
      (await estimate(page, eventually, '', '100', 0))
    );
  },

  'vitepress-11': async ({ page, base, eventually }) => {
    await open(page, `${base}/prices.html`);
    const rows = [
      [2, false, 'Jetty: 0 EUR per month'],
      [3, false, 'Quay: 19 EUR per month'],
      [5, true, 'Quay: 190 EUR per year'],
      [6, true, 'Port: 590 EUR per year'],
      [20, false, 'Port: 59 EUR per month'],
    ] as const;
    for (const [harbours, yearly, line] of rows) {
      if (!(await setHarbours(page, harbours))) return false;
      await page.getByLabel('Pay yearly').setChecked(yearly);
      if (!(await eventually(async () => (await result(page)) === line))) return false;
    }
    return true;
  },

  'vitepress-12': async ({ page, base, eventually }) => {
    await open(page, `${base}/`);
    await page.getByRole('button', { name: 'Search' }).click();
    await input(page).fill('ключ');
    const message = page.locator(`${box} .no-results`);
    if (
      !(await eventually(
        async () =>
          (await message.isVisible()) && clean(await message.innerText()) === 'No results for "ключ"',
      ))
    )
      return false;
    await page.locator(`${box} .clear-button`).click();
    if (
      !(await eventually(
        async () => (await input(page).inputValue()) === '' && (await message.count()) === 0,
      ))
    )
      return false;
    await page.keyboard.press('Escape');
    return (await closed(page, eventually)) && isHome(page);
  },

  'vitepress-13': async ({ page, base, eventually }) => {
    await open(page, `${base}/guide/introduction.html`);
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 5000);
    for (const title of ['Installation', 'First transfer', 'Schedules']) {
      await page.locator('.VPDocFooter .pager-link.next').click();
      if (!(await onPage(page, eventually, title))) return false;
    }
    await page.locator('.VPDocFooter .pager-link.prev').click();
    return (
      (await onPage(page, eventually, 'First transfer')) &&
      eventually(async () =>
        same(await texts(page, '.VPSidebar .is-active.is-link > .item'), ['First transfer']),
      )
    );
  },

  'vitepress-14': async ({ page, base, eventually }) => {
    await open(page, `${base}/guide/introduction.html`);
    if (await side(page, 'Commands').isVisible()) return false;
    await group(page, 'Reference').getByRole('button', { name: 'toggle section', exact: true }).click();
    const entries = () => group(page, 'Reference').getByRole('link').allInnerTexts();
    const unfolded = async () =>
      same((await entries()).map(clean), ['Commands', 'Settings', 'Error codes']) &&
      (await side(page, 'Commands').isVisible());
    if (!(await eventually(unfolded))) return false;
    await group(page, 'Daily use').getByRole('button', { name: 'toggle section', exact: true }).click();
    const gone = await eventually(async () => {
      for (const name of ['Schedules', 'Encryption', 'Troubleshooting'])
        if (await side(page, name).isVisible()) return false;
      return true;
    });
    return gone && unfolded();
  },

  'vitepress-15': async ({ page, base, eventually }) => {
    const answer = await page.goto(`${base}/guide/pricing`);
    await ready(page);
    if (answer?.status() !== 404) return false;
    if (!(await eventually(() => page.getByText('PAGE NOT FOUND', { exact: true }).isVisible())))
      return false;
    await page.getByRole('button', { name: 'Search' }).click();
    await input(page).fill('firewall');
    if (!(await eventually(async () => (await hits(page)).length > 0))) return false;
    await page.keyboard.press('Escape');
    if (!(await closed(page, eventually))) return false;
    await page.getByRole('link', { name: 'home' }).click();
    return eventually(
      async () => isHome(page) && (await page.getByText('Files that arrive', { exact: true }).isVisible()),
    );
  },

  'vitepress-16': async ({ page, base, eventually }) => {
    await open(page, `${base}/`);
    await page
      .getByRole('navigation', { name: 'Main Navigation' })
      .getByRole('link', { name: 'Guide' })
      .click();
    if (!(await onPage(page, eventually, 'Introduction'))) return false;
    await side(page, 'Troubleshooting').click();
    if (!(await onPage(page, eventually, 'Troubleshooting'))) return false;
    await page.getByText('The harbour is asleep').click();
    await page.getByText('The port is closed').click();
    return eventually(
      async () =>
        (await page.getByText('Open port 7420 in the firewall.').isVisible()) &&
        !(await page.getByText('Switch off the energy saver').isVisible()),
    );
  },

  'vitepress-17': async ({ page, base, eventually }) => {
    await open(page, `${base}/guide/troubleshooting.html`);
    return (
      (await estimate(page, eventually, '100', '100', 134)) && estimate(page, eventually, '-5', '100', 0)
    );
  },

  'vitepress-18': async ({ page, base }) => {
    await open(page, `${base}/reference/settings.html`);
    const cells = await texts(page, '.vp-doc tr:has-text("days to keep reports") td');
    return cells[1] === '60';
  },

  'vitepress-19': async ({ page, base, eventually }) => {
    await open(page, `${base}/`);
    const menu = page.locator('.VPNavBarMenuGroup');
    await menu.hover();
    if (!(await eventually(() => menu.getByRole('link', { name: 'Prices' }).isVisible()))) return false;
    return same((await menu.getByRole('link').allInnerTexts()).map(clean), ['Prices', 'Changes']);
  },

  'vitepress-20': async ({ page, base, eventually }) => {
    await open(page, `${base}/`);
    await page.getByRole('button', { name: 'Search' }).click();
    for (const [term, many] of [
      ['firewall', 2],
      ['F204', 2],
      ['pause', 4],
      ['Sunday', 1],
    ] as const) {
      await input(page).fill(term);
      await page.waitForTimeout(700);
      if (!(await eventually(async () => (await hits(page)).length === many))) return false;
    }
    return true;
  },

  'vitepress-21': async ({ page, base, eventually }) => {
    await open(page, `${base}/reference/commands.html`);
    const commands = ['ferry go', 'ferry status', 'ferry pause', 'ferry report'];
    if (!same(await texts(page, '.vp-doc h2'), commands)) return false;
    if (!(await eventually(async () => same(await texts(page, '.VPDocAsideOutline a'), commands))))
      return false;
    const options = same(await texts(page, '.vp-doc tbody td:first-child'), ['--dry', '--limit', '--quiet']);
    await page.locator('.vp-doc').getByRole('link', { name: 'Schedules' }).click();
    return (await onPage(page, eventually, 'Schedules')) && page.url().endsWith('#pauses') && options;
  },

  'vitepress-22': async ({ page, base, eventually }) => {
    await open(page, `${base}/`);
    await page.getByRole('link', { name: 'See prices' }).click();
    if (!(await onPage(page, eventually, 'Prices'))) return false;
    await plus(page).click();
    await plus(page).click();
    const chosen = async () =>
      (await count(page)) === '4 harbours' && (await result(page)) === 'Quay: 19 EUR per month';
    if (!(await eventually(chosen))) return false;
    await reload(page);
    return eventually(chosen);
  },

  'vitepress-23': async ({ page, base, eventually }) => {
    await open(page, `${base}/prices.html`);
    if (!(await setHarbours(page, 20))) return false;
    await plus(page)
      .click({ force: true, timeout: 2000 })
      .catch(() => undefined);
    await page.waitForTimeout(300);
    return eventually(
      async () =>
        (await plus(page).isDisabled()) &&
        (await count(page)) === '20 harbours' &&
        (await result(page)) === 'Port: 59 EUR per month',
    );
  },

  'vitepress-24': async ({ page, base, eventually }) => {
    await open(page, `${base}/`);
    await page.locator('a.VPFeature', { hasText: 'Encrypted' }).click();
    if (!(await onPage(page, eventually, 'Encryption'))) return false;
    const yaml = page.locator('.vp-code-group .language-yaml');
    const json = page.locator('.vp-code-group .language-json');
    if (!(await eventually(() => yaml.isVisible())) || (await json.isVisible())) return false;
    await page.locator('.vp-code-group label', { hasText: 'ferry.json' }).click();
    return eventually(async () => {
      if (!(await json.isVisible()) || (await yaml.isVisible())) return false;
      const sample = (await json.locator('code').innerText()).trim();
      return (
        !sample.includes('\n') &&
        sample.includes('"kind": "shared"') &&
        sample.includes('/etc/ferry/office.key')
      );
    });
  },

  'vitepress-25': async ({ page, base, eventually }) => {
    await open(page, `${base}/`);
    await searchByKey(page);
    await page.keyboard.type('F204');
    const found = await eventually(async () => {
      const list = await hits(page);
      return (
        list.length === 2 &&
        /Encryption.*Changing a key/.test(list[0] ?? '') &&
        /Error codes/.test(list[1] ?? '')
      );
    });
    if (!found) return false;
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    if (!(await onPage(page, eventually, 'Error codes'))) return false;
    return (await texts(page, '.vp-doc tr:has-text("F204") td'))[1] === 'wrong key';
  },

  'vitepress-26': async ({ page, context, base, eventually }) => {
    await open(page, `${base}/`);
    await appearance(page).click();
    if (!(await eventually(() => isDark(page)))) return false;
    const second = await context.newPage();
    await open(second, `${base}/guide/introduction.html`);
    await page.bringToFront();
    await reload(page);
    for (const tab of [page, second]) {
      if (!(await eventually(() => isDark(tab), 3000))) return false;
    }
    return true;
  },

  'vitepress-27': async ({ page, base, eventually }) => {
    await open(page, `${base}/`);
    await page
      .getByRole('navigation', { name: 'Main Navigation' })
      .getByRole('link', { name: 'Reference' })
      .click();
    if (!(await onPage(page, eventually, 'Commands'))) return false;
    await side(page, 'Error codes').click();
    if (!(await onPage(page, eventually, 'Error codes'))) return false;
    const rows = (await page.locator('.vp-doc tbody tr').all()).map(async (row) => {
      const cells = (await row.locator('td').allInnerTexts()).map(clean);
      return `${cells[0]} | ${cells[2]}`;
    });
    return same(await Promise.all(rows), [
      'F101 | check its name',
      'F102 | open port 7420',
      'F204 | copy the key again',
      'F310 | free some space',
      'F415 | run the route again',
    ]);
  },
};
