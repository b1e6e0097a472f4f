import type { Truths } from '../truth.ts';

type Page = Parameters<Truths[string]>[0]['page'];

const titles = (page: Page) => page.getByTestId('package-title').allInnerTexts();

const commands = (page: Page) =>
  page
    .locator('[data-testid^="installListItem-"]')
    .evaluateAll((items) => items.map((item) => (item.textContent ?? '').trim()));

const historyOf = (page: Page) => page.getByTestId('version-list-link').allInnerTexts();

const figure = async (page: Page) => {
  const text = await page.locator('[data-testid="versions"] h6', { hasText: 'Version History' }).innerText();
  return /\((\d+)\)/.exec(text)?.[1] ?? '';
};

const fillLogin = async (page: Page, name: string, password: string) => {
  await page.getByTestId('header--button-login').click();
  await page.getByPlaceholder('Your username').fill(name);
  await page.getByPlaceholder('Your strong password').fill(password);
};

const submit = async (page: Page) => {
  await page.getByTestId('login-dialog-form-login-button').click();
};

const search = async (page: Page, words: string) => {
  const field = page.getByPlaceholder('Search Packages');
  await field.click();
  await field.fill('');
  await field.pressSequentially(words, { delay: 30 });
};

const suggested = (page: Page) =>
  page
    .getByRole('option')
    .evaluateAll((items) => items.map((item) => item.querySelector('span span')?.textContent ?? ''));

const same = (a: readonly string[], b: readonly string[]) => JSON.stringify(a) === JSON.stringify(b);

const openFromList = async (page: Page, name: string) => {
  await page.getByTestId('package-title').getByText(name, { exact: true }).click();
};

export const truths: Truths = {
  'verdaccio-01': async ({ page, base, eventually }) => {
    const notice = page.getByText('Counts leap days twice. Use 1.1.0 or newer.');
    await page.goto(`${base}/`);
    await openFromList(page, 'harbor-dates');
    await page.getByTestId('versions-tab').click();
    const badge = await eventually(
      async () =>
        (await page.getByTestId('deprecated-badge').count()) === 1 &&
        (await page.getByTestId('version-1.0.0').getByTestId('deprecated-badge').count()) === 1,
    );
    await page.getByTestId('version-1.0.0').getByRole('link').click();
    const shown = await eventually(async () => {
      const at = await notice.boundingBox();
      const readme = await page.getByTestId('readme').boundingBox();
      return at !== null && readme !== null && at.y < readme.y;
    });
    await page.getByTestId('versions-tab').click();
    await page.getByTestId('version-1.1.0').getByRole('link').click();
    const other = await eventually(
      async () =>
        (await commands(page))[0] === 'npm install harbor-dates@1.1.0' &&
        (await page.getByTestId('readme').isVisible()) &&
        (await notice.count()) === 0,
    );
    return badge && shown && other;
  },
  'verdaccio-02': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    await page.getByTestId('header--button-login').click();
    const inner = page.getByTestId('login-dialog-form-login-button');
    const dialog = await eventually(
      async () => (await page.locator('[role=dialog] input').count()) === 2 && (await inner.isDisabled()),
    );
    await page.getByPlaceholder('Your username').fill('paula');
    await page.getByPlaceholder('Your strong password').fill('paula-registry-8');
    await submit(page);
    const inside = await eventually(
      async () =>
        (await page.locator('[role=dialog]').count()) === 0 &&
        same((await titles(page)).slice(0, 2), ['@atelier/icons', '@atelier/theme']),
    );
    await page.getByTestId('logInDialogIcon').click();
    const menu = await eventually(async () =>
      /^Hi\s*paula\s*Logout$/.test((await page.getByRole('menu').innerText()).trim()),
    );
    await page.getByText('Logout').click();
    const outside = await eventually(async () => {
      const all = await titles(page);
      return (
        (await page.getByTestId('header--button-login').isVisible()) &&
        all[0] === 'color-steps' &&
        !all.some((title) => title.startsWith('@atelier'))
      );
    });
    return dialog && inside && menu && outside;
  },
  'verdaccio-03': async ({ page, base, eventually }) => {
    const pairs = [
      ['Paula', 'paula-registry-8'],
      ['paula', 'PAULA-REGISTRY-8'],
      ['quinn', 'paula-registry-8'],
    ] as const;
    for (const [name, password] of pairs) {
      await page.goto(`${base}/`);
      await fillLogin(page, name, password);
      await submit(page);
      const refused = await eventually(
        async () =>
          (await page.locator('[role=dialog]').getByText('Invalid username or password').isVisible()) &&
          (await page.getByPlaceholder('Your username').inputValue()) === name &&
          (await page.getByTestId('logInDialogIcon').count()) === 0,
      );
      if (!refused) return false;
    }
    return true;
  },
  'verdaccio-04': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    await page.getByTestId('header--tooltip-settings').click();
    await page.getByRole('tab').nth(1).click();
    const languages = page.locator('#simple-tabpanel-1 span');
    const offered = await eventually(
      async () => (await languages.count()) === 15 && (await languages.first().innerText()) === 'English',
    );
    await page.getByText('German', { exact: true }).click();
    const button = page.getByTestId('header--button-login');
    const german = async () => (await button.innerText()).toLowerCase() === 'einloggen';
    const changed = await eventually(german);
    await page.reload();
    const kept = await eventually(german);
    await openFromList(page, 'harbor-forms');
    const tabs = await eventually(async () =>
      same(
        (await page.getByRole('tab').allInnerTexts()).map((text) => text.toLowerCase()),
        ['readme', 'abhängigkeiten', 'versionen', 'uplinks'],
      ),
    );
    const english = await eventually(() =>
      page.getByText('Checks of form fields with messages').first().isVisible(),
    );
    return offered && changed && kept && tabs && english;
  },
  'verdaccio-05': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    await search(page, 'csv files');
    const found = await eventually(
      async () =>
        same(await suggested(page), ['csv-keeper']) &&
        (await page.getByRole('option').first().innerText()).trim().endsWith('0.2.0'),
    );
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const opened = await eventually(async () => page.url() === `${base}/-/web/detail/csv-keeper`);
    return found && opened;
  },
  'verdaccio-06': async ({ page, base, eventually }) => {
    await page.goto(`${base}/-/web/detail/@atelier/icons`);
    const sorry = page.getByText('Sorry, you need credentials');
    const first = await eventually(() => sorry.isVisible());
    await fillLogin(page, 'quinn', 'quinn-registry-3');
    await submit(page);
    const inside = await eventually(() => page.getByTestId('logInDialogIcon').isVisible());
    const turned = await eventually(
      async () =>
        (await sorry.count()) === 0 && (await page.getByText('Sixty icons in two weights.').isVisible()),
    );
    return first && inside && turned;
  },
  'verdaccio-07': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    await openFromList(page, 'paper-print');
    await page.getByTestId('dependencies-tab').click();
    await page.getByText('harbor-dates: ^1.2.0').click();
    return eventually(
      async () =>
        page.url() === `${base}/-/web/detail/harbor-dates` &&
        /Latest v2\.0\.0 /.test(await page.getByTestId('sidebar').innerText()) &&
        !(await page.getByTestId('sidebar').innerText()).includes('1.2.0') &&
        (await commands(page))[0] === 'npm install harbor-dates@2.0.0',
    );
  },
  'verdaccio-08': async ({ page, base, eventually }) => {
    await page.goto(`${base}/-/web/detail/nothing-here`);
    const told = await eventually(() => page.getByText("Sorry, we couldn't find it...").isVisible());
    await page.getByRole('button', { name: 'Go to the home page' }).click();
    const home = await eventually(
      async () => page.url() === `${base}/` && (await titles(page))[0] === 'color-steps',
    );
    return told && home;
  },
  'verdaccio-09': async ({ page, base, eventually }) => {
    await page.goto(`${base}/-/web/detail/harbor-forms`);
    await page.getByTestId('versions-tab').click();
    const sidebar = page.getByTestId('sidebar');
    const before = await eventually(
      async () =>
        same(await page.locator('[data-testid^="tag-"] a').allInnerTexts(), ['next', 'latest']) &&
        (await sidebar.innerText()).includes('Size: 705 Bytes'),
    );
    await page.getByTestId('tag-next').getByRole('link').click();
    const after = await eventually(async () => {
      const lines = await commands(page);
      const text = await sidebar.innerText();
      return (
        page.url().endsWith('/v/1.1.0-beta.1') &&
        lines.length === 3 &&
        lines.every((line) => line.endsWith('@1.1.0-beta.1')) &&
        text.includes('Size: 719 Bytes') &&
        !text.includes('Latest')
      );
    });
    await page.getByTestId('versions-tab').click();
    const still = await eventually(
      async () => (await historyOf(page)).length === 4 && (await figure(page)) === '4',
    );
    return before && after && still;
  },
  'verdaccio-10': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    await page.getByTestId('header--button-login').click();
    const dialog = page.locator('[role=dialog]');
    const name = page.getByPlaceholder('Your username');
    const password = page.getByPlaceholder('Your strong password');
    const button = page.getByTestId('login-dialog-form-login-button');
    const off = () => button.isDisabled();
    const both = await eventually(off);
    await name.fill('paula');
    await page.waitForTimeout(500);
    const noPassword = await off();
    await password.fill('p');
    const short = await eventually(() =>
      dialog.getByText('password must be at least 2 characters').isVisible(),
    );
    await password.fill('paula-registry-8');
    const enabled = await eventually(() => button.isEnabled());
    await name.fill('');
    const required = await eventually(
      async () => (await dialog.getByText('username is a required field').isVisible()) && (await off()),
    );
    await name.fill(' paula ');
    await page.waitForTimeout(800);
    const blanks = await off();
    const hidden = (await password.getAttribute('type')) === 'password';
    return both && noPassword && short && enabled && required && blanks && hidden;
  },
  'verdaccio-11': async ({ page, base, eventually }) => {
    await page.goto(`${base}/-/web/detail/harbor-dates`);
    await page.getByTestId('versions-tab').click();
    const rows = [
      ['', ['2.0.0', '1.2.0', '1.1.0', '1.0.0']],
      ['^1.0.0', ['1.2.0', '1.1.0', '1.0.0']],
      ['>=1.2', ['2.0.0', '1.2.0']],
      ['2', ['2.0.0']],
      ['abc', []],
    ] as const;
    for (const [typed, versions] of rows) {
      await page.getByTestId('versions').locator('input').fill(typed);
      const right = await eventually(
        async () => same(await historyOf(page), versions) && (await figure(page)) === String(versions.length),
      );
      if (!right) return false;
    }
    return true;
  },
  'verdaccio-12': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    await openFromList(page, 'harbor-forms');
    await page.getByTestId('versions-tab').click();
    return eventually(async () => same(await historyOf(page), ['1.0.0', '1.1.0-beta.1', '0.9.0', '0.8.0']));
  },
  'verdaccio-13': async ({ page, base }) => {
    const call = (password: string) =>
      page.request.post(`${base}/-/verdaccio/sec/login`, { data: { username: 'quinn', password } });
    const good = await call('quinn-registry-3');
    const body = (await good.json()) as { username?: string; token?: unknown };
    const bad = await call('quinn-registry-4');
    const refused = (await bad.json()) as { error?: string; token?: unknown };
    return (
      good.status() === 200 &&
      body.username === 'quinn' &&
      typeof body.token === 'string' &&
      body.token !== '' &&
      bad.status() === 401 &&
      refused.error === 'bad username/password, access denied' &&
      refused.token === undefined
    );
  },
  'verdaccio-14': async ({ page, base }) => {
    const without = await page.request.get(`${base}/@atelier%2ficons`);
    const refused = (await without.json()) as { error?: string };
    const authorization = `Basic ${Buffer.from('quinn:quinn-registry-3').toString('base64')}`;
    const given = await page.request.get(`${base}/@atelier%2ficons`, { headers: { authorization } });
    const body = (await given.json()) as { name?: string; 'dist-tags'?: { latest?: string } };
    return (
      given.status() === 200 &&
      body.name === '@atelier/icons' &&
      body['dist-tags']?.latest === '5.1.0' &&
      refused.error?.startsWith('authorization required') === true &&
      without.status() === 403
    );
  },
  'verdaccio-15': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    await page.getByTestId('package-title').first().waitFor();
    const all: string[] = [];
    const look = async () => {
      for (const title of await titles(page)) if (!all.includes(title)) all.push(title);
    };
    await look();
    for (let turn = 0; turn < 8; turn++) {
      await page.mouse.wheel(0, 400);
      await page.waitForTimeout(300);
      await look();
    }
    return eventually(async () => {
      await look();
      return all.length === 11 && all[0] === 'color-steps' && all.at(-1) === 'tiny-slug';
    });
  },
  'verdaccio-16': async ({ page, base, eventually }) => {
    await page.goto(`${base}/-/web/detail/queue-step`);
    await page.getByTestId('raw-btn').click();
    const viewer = page.locator('[role=dialog]');
    const shown = await eventually(async () => {
      const text = (await viewer.innerText()).replace(/\s/g, '');
      return text.includes('Manifestofqueue-step') && text.includes('"4.0.1":string"2024-06-19T');
    });
    await page.getByTestId('close-raw-viewer').click();
    const closed = await eventually(
      async () =>
        (await viewer.count()) === 0 &&
        (await page.getByText('Jobs are kept in a file until they are done.').isVisible()),
    );
    return shown && closed;
  },
  'verdaccio-17': async ({ page, base, eventually }) => {
    await page.goto(`${base}/-/web/detail/harbor-forms`);
    await page.getByTestId('versions-tab').click();
    const field = page.getByTestId('versions').locator('input');
    const reads = (count: number) =>
      eventually(
        async () => (await historyOf(page)).length === count && (await figure(page)) === String(count),
      );
    await field.fill('>=0.9.0');
    const filtered = await reads(3);
    await field.fill('');
    const whole = await reads(4);
    return filtered && whole;
  },
  'verdaccio-18': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    const item = page.getByTestId('package-item-list').filter({ hasText: 'harbor-table' });
    const listed = await eventually(async () => /\bv3\.1\.0\b/.test(await item.innerText()));
    await openFromList(page, 'harbor-table');
    const column = await eventually(
      async () =>
        /\bv3\.1\.0\b/.test(await page.getByTestId('sidebar').innerText()) &&
        (await commands(page))[0] === 'npm install harbor-table@3.1.0',
    );
    return listed && column;
  },
  'verdaccio-19': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    await search(page, 'harbor');
    const three = await eventually(async () =>
      same([...(await suggested(page))].sort(), ['harbor-dates', 'harbor-forms', 'harbor-table']),
    );
    if (!three) return false;
    await page.getByRole('option').filter({ hasText: 'harbor-forms' }).click();
    return eventually(
      async () =>
        page.url() === `${base}/-/web/detail/harbor-forms` &&
        (await page.getByText('Rules for fields: required, length, pattern, date.').isVisible()),
    );
  },
  'verdaccio-20': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    await fillLogin(page, 'paula', 'paula-registry-9');
    await submit(page);
    const dialog = page.locator('[role=dialog]');
    const refused = await eventually(() => dialog.getByText('Invalid username or password').isVisible());
    if (!refused) return false;
    await page.getByTestId('close-login-dialog-button').click();
    return eventually(
      async () =>
        (await dialog.count()) === 0 &&
        (await page.getByTestId('header--button-login').isVisible()) &&
        !(await titles(page)).some((title) => title.startsWith('@atelier')),
    );
  },
  'verdaccio-21': async ({ page, base, eventually }) => {
    await page.goto(`${base}/-/web/detail/harbor-forms`);
    await page.locator('#basic-button').click();
    await page.getByRole('menuitem', { name: 'latest version' }).click();
    const bare = async () => {
      const lines = await commands(page);
      return lines[0] === 'npm install harbor-forms' && lines.at(-1) === 'pnpm install harbor-forms';
    };
    const chosen = await eventually(bare);
    await page.reload();
    const kept = await eventually(bare);
    await page.goto(`${base}/-/web/detail/tiny-slug`);
    const other = await eventually(async () => (await commands(page))[0] === 'npm install tiny-slug@1.0.3');
    return chosen && kept && other;
  },
  'verdaccio-22': async ({ page, base, eventually }) => {
    await page.goto(`${base}/-/web/detail/harbor-forms`);
    const first = await eventually(
      async () => (await commands(page))[0] === 'npm install harbor-forms@1.0.0',
    );
    await page.locator('#basic-button').click();
    await page.getByRole('menuitem', { name: 'global package' }).click();
    const npm = await eventually(
      async () => (await commands(page))[0] === 'npm install -g harbor-forms@1.0.0',
    );
    const yarn = await eventually(
      async () => (await commands(page))[1] === 'yarn global add harbor-forms@1.0.0',
    );
    const pnpm = await eventually(
      async () => (await commands(page))[2] === 'pnpm install -g harbor-forms@1.0.0',
    );
    return first && npm && yarn && pnpm;
  },
  'verdaccio-23': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    await page.getByTestId('header--tooltip-info').click();
    const dialog = page.locator('[role=dialog]');
    const front = await eventually(
      async () => (await page.getByRole('tab', { name: 'About' }).getAttribute('aria-selected')) === 'true',
    );
    const lines = (await dialog.innerText()).split(/\n+/).map((line) => line.trim());
    const useful = lines.slice(lines.indexOf('Useful links') + 1, lines.indexOf('How to connect'));
    const connect = lines
      .slice(lines.indexOf('How to connect') + 1)
      .filter((line) => !line.startsWith('http'));
    const links =
      useful.length === 6 &&
      useful[0] === 'Installation' &&
      same(connect.slice(0, 4), ['Discussions', 'YouTube Channel', 'Discord Chat', 'Mailing List']);
    await page.getByRole('tab', { name: 'License' }).click();
    const license = await eventually(() => dialog.getByText('MIT License', { exact: true }).isVisible());
    await dialog.getByRole('button', { name: 'Close' }).click();
    const gone = await eventually(async () => (await dialog.count()) === 0);
    return front && links && license && gone;
  },
  'verdaccio-24': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    await search(page, 'HARBOR-F');
    const upper = await eventually(async () => (await suggested(page))[0] === 'harbor-forms');
    await search(page, '日本語');
    const none = await eventually(
      async () =>
        (await page.getByText('No results found').isVisible()) && (await suggested(page)).length === 0,
    );
    await search(page, 'paula');
    const author = await eventually(async () => {
      const names = await suggested(page);
      return names.includes('harbor-dates') && names.includes('paper-print');
    });
    return upper && none && author;
  },
  'verdaccio-25': async ({ page, context, base, eventually }) => {
    await page.goto(`${base}/`);
    await fillLogin(page, 'quinn', 'quinn-registry-3');
    await submit(page);
    const account = page.getByTestId('logInDialogIcon');
    const inside = await eventually(() => account.isVisible());
    await page.reload();
    const still = await eventually(() => account.isVisible());
    const tab = await context.newPage();
    await tab.goto(`${base}/-/web/detail/@atelier/theme`);
    await tab.getByTestId('dependencies-tab').click();
    const shown = await eventually(
      async () =>
        same(await tab.getByTestId('dependencies').getByRole('button').allInnerTexts(), [
          'color-steps: ^1.3.0',
          '@atelier/icons: ^5.0.0',
        ]) && (await tab.getByText('you need credentials').count()) === 0,
    );
    return inside && still && shown;
  },
  'verdaccio-26': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    const item = page.getByTestId('package-item-list').filter({ hasText: 'color-steps' });
    const hint = async (text: string) =>
      eventually(async () => same(await page.getByRole('tooltip').allInnerTexts(), [text]));
    await item.getByRole('button', { name: 'Homepage' }).hover();
    const house = await hint('Visit homepage');
    const cloud = item.getByTestId('download-tarball');
    await cloud.hover();
    const ball = await hint('Tarball');
    const [download] = await Promise.all([page.waitForEvent('download'), cloud.click()]);
    const named = download.suggestedFilename() === 'color-steps-1.3.0.tgz';
    const list = await eventually(
      async () => page.url() === `${base}/` && (await titles(page))[0] === 'color-steps',
    );
    return house && ball && named && list;
  },
  'verdaccio-27': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    await page.getByTestId('header--tooltip-settings').click();
    const dialog = page.locator('[role=dialog]');
    const part = (name: string) => dialog.getByRole('button', { name, exact: true });
    const states = async (npm: boolean, yarn: boolean, pnpm: boolean) =>
      eventually(async () => {
        const now: string[] = [];
        for (const name of ['npm', 'yarn', 'pnpm']) {
          now.push((await part(name).getAttribute('aria-expanded')) ?? '');
        }
        return same(now, [npm, yarn, pnpm].map(String));
      });
    const opened = await eventually(
      async () =>
        (await dialog.getByText('Configuration', { exact: true }).isVisible()) &&
        (await page.getByRole('tab', { name: 'Package Managers' }).getAttribute('aria-selected')) === 'true',
    );
    const collapsed = await states(false, false, false);
    await part('npm').click();
    const lines = dialog.locator('#panel1a-content [data-testid="tab-content"] span');
    const three = await eventually(async () => {
      const texts = (await lines.allInnerTexts()).filter((text) => text.trim() !== '');
      return texts.length === 3 && texts[0] === `npm set registry ${base}/`;
    });
    await part('pnpm').click();
    const two = await states(true, false, true);
    await dialog.getByRole('button', { name: 'Close' }).click();
    const gone = await eventually(
      async () => (await dialog.count()) === 0 && (await titles(page)).length > 0,
    );
    return opened && collapsed && three && two && gone;
  },
};
