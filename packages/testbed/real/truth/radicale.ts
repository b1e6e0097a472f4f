import type { Locator, Page } from 'playwright-core';
import type { Scene, Truths } from '../truth.ts';

const passwords = { olivia: 'olivia-pass-7', marcus: 'marcus-pass-4', nina: 'nina-pass-2' };
type User = keyof typeof passwords;

const userBox = (page: Page) => page.locator('#loginscene [data-name=user]');
const passwordBox = (page: Page) => page.locator('#loginscene [data-name=password]');
const bar = (page: Page) => page.locator('#logoutview');
const logout = (page: Page) => bar(page).locator('[data-name=logout]');
const cards = (page: Page) => page.locator('#collectionsscene article:visible');
const card = (page: Page, title: string) =>
  cards(page).filter({ has: page.locator('h3').getByText(title, { exact: true }) });
const titles = (page: Page) => cards(page).locator('h3').allInnerTexts();
const addressOf = (within: Locator) => within.locator('[data-name=url]').inputValue();
const create = (page: Page) => page.locator('#createcollectionscene');
const edit = (page: Page) => page.locator('#editcollectionscene');
const sharing = (page: Page) => page.locator('#sharecollectionscene');
const share = (page: Page) => page.locator('#createeditsharescene');
const removal = (page: Page) => page.locator('#deleteconfirmationscene');
const rows = (page: Page, by: 'token' | 'map') =>
  sharing(page).locator(`tr[data-name=share${by}rowtemplate]:visible`);

const heading = (page: Page, user: User) => bar(page).getByText(`${user}'s Collections`, { exact: true });

async function enter(page: Page, user: User) {
  await userBox(page).fill(user);
  await passwordBox(page).fill(passwords[user]);
  await page.getByRole('button', { name: 'Next' }).click();
  await heading(page, user).waitFor();
  if (user === 'nina') await page.locator('#collectionsscene').waitFor();
  else await cards(page).first().waitFor();
}

async function signIn({ page, base }: Scene, user: User) {
  await page.goto(`${base}/.web/`);
  await enter(page, user);
}

async function press(page: Page, title: string, button: string) {
  await card(page, title).hover();
  await card(page, title).locator(`[data-name=${button}]`).click();
}

async function newShare(page: Page, title: string, by: 'token' | 'map') {
  await press(page, title, 'share');
  await sharing(page).locator(`button[data-name=shareby${by}]`).click();
  await share(page).waitFor();
}

/** The buttons that a card shows, by their data-name. */
async function buttons(page: Page, title: string): Promise<string> {
  await card(page, title).hover();
  const names = await card(page, title)
    .locator('ul [data-name]:is(a, button):visible')
    .evaluateAll((found) => found.map((one) => one.getAttribute('data-name')));
  return names.join(' ');
}

const same = (one: readonly string[], other: readonly string[]) => one.join('|') === other.join('|');

export const truths: Truths = {
  'radicale-01': async ({ page, base, eventually }) => {
    await page.goto(`${base}/.web/`);
    return eventually(() => page.locator('#loginscene').getByText('Username is empty').isVisible());
  },
  'radicale-02': async (scene) => {
    await signIn(scene, 'olivia');
    return scene.eventually(async () => (await cards(scene.page).count()) === 10);
  },
  'radicale-03': async ({ page, base, eventually }) => {
    await page.goto(`${base}/.web/`);
    await userBox(page).fill('olivia');
    await passwordBox(page).fill('olivia-pass-8');
    await passwordBox(page).press('Enter');
    return eventually(
      async () =>
        (await page.getByText('401 Unauthorized').isVisible()) &&
        (await passwordBox(page).inputValue()) === '' &&
        (await userBox(page).inputValue()) === 'olivia' &&
        !(await logout(page).isVisible()),
    );
  },
  'radicale-04': async (scene) => {
    const { page, eventually } = scene;
    await signIn(scene, 'nina');
    if ((await cards(page).count()) !== 0) return false;
    await page.locator('#collectionsscene [data-name=new]').click();
    await create(page).getByText('Create a new Collection').waitFor();
    await create(page).locator('select').selectOption({ label: 'Tasks' });
    await create(page).locator('#href').fill('Reading-List');
    await create(page).locator('[data-name=displayname]').fill('Reading list');
    await create(page).locator('[data-name=description]').fill('Books & "papers" for 2026');
    await create(page).getByRole('button', { name: 'Create' }).click();
    const made = card(page, 'Reading list');
    return eventually(
      async () =>
        (await cards(page).count()) === 1 &&
        (await made.getByText('Tasks', { exact: true }).isVisible()) &&
        (await made.getByText('No items in collection').isVisible()) &&
        (await made.getByText('Books & "papers" for 2026', { exact: true }).isVisible()) &&
        (await addressOf(made)).endsWith('/nina/reading-list/'),
    );
  },
  'radicale-05': async (scene) => {
    const { page, eventually } = scene;
    await signIn(scene, 'marcus');
    const shared = card(page, 'absences');
    const isOffered = await eventually(
      async () =>
        (await titles(page)).at(-1) === 'absences' &&
        /shared by olivia.*\bro\b.*No items in collection/s.test(await shared.innerText()),
    );
    if (!isOffered) return false;
    await shared.hover();
    await shared.getByTitle('Disabled').click();
    await shared.getByTitle('Hidden').click();
    await shared.getByTitle('Shown').waitFor();
    await bar(page).getByText('Refresh').click();
    const accepted = await eventually(async () =>
      (await card(page, 'Team absences').innerText()).includes('2 items in collection'),
    );
    return accepted && (await buttons(page, 'Team absences')) === 'enabled shown download';
  },
  'radicale-06': async (scene) => {
    const { page, eventually } = scene;
    const text = 'Post office, 15 % off until 06.04.2026';
    await signIn(scene, 'olivia');
    await press(page, 'Errands', 'edit');
    await edit(page).locator('[data-name=description]').fill(text);
    await edit(page).getByRole('button', { name: 'Save' }).click();
    await cards(page).first().waitFor();
    await bar(page).getByText('Refresh').click();
    const saved = card(page, 'Errands');
    return eventually(
      async () =>
        (await saved.getByText(text, { exact: true }).isVisible()) &&
        (await saved.getByText('Tasks', { exact: true }).isVisible()) &&
        (await saved.getByText('4 items in collection').isVisible()),
    );
  },
  'radicale-07': async (scene) => {
    const { page, eventually } = scene;
    await signIn(scene, 'marcus');
    await press(page, 'Chess club', 'delete');
    await removal(page).locator('input').fill('delete');
    await removal(page).locator('input').press('Enter');
    await page.waitForTimeout(1000);
    if (!(await page.getByText('Please type DELETE in the confirmation field').isVisible())) return false;
    await removal(page).getByRole('button', { name: 'Cancel' }).click();
    return eventually(() => card(page, 'Chess club').getByText('2 items in collection').isVisible());
  },
  'radicale-08': async (scene) => {
    const { page, eventually } = scene;
    const warning = share(page).getByText('This allows everyone who knows the URL to make changes');
    await signIn(scene, 'olivia');
    await newShare(page, 'Work', 'token');
    await share(page).getByLabel('Read/Write').check();
    if (!(await eventually(() => warning.isVisible()))) return false;
    await share(page).getByLabel('Readonly').check();
    return eventually(async () => !(await warning.isVisible()));
  },
  'radicale-09': async (scene) => {
    await signIn(scene, 'olivia');
    const all = await buttons(scene.page, 'Family');
    return (
      all === 'download edit share delete' && (await buttons(scene.page, 'Public holidays')) === 'edit delete'
    );
  },
  'radicale-10': async (scene) => {
    const { page, eventually } = scene;
    await signIn(scene, 'marcus');
    if (!(await card(page, 'Ideas').getByText('Journal', { exact: true }).isVisible())) return false;
    await press(page, 'Ideas', 'edit');
    await edit(page).locator('select').selectOption({ label: 'journal and tasks' });
    await edit(page).locator('[data-name=displayname]').fill('Ideen für 2026 アイデア');
    await edit(page).getByRole('button', { name: 'Save' }).click();
    const renamed = card(page, 'Ideen für 2026 アイデア');
    return eventually(
      async () =>
        (await renamed.getByText('Journal and tasks', { exact: true }).isVisible()) &&
        (await renamed.getByText('Nothing in here yet', { exact: true }).isVisible()) &&
        (await card(page, 'Ideas').count()) === 0,
    );
  },
  'radicale-11': async (scene) => {
    const { page, eventually } = scene;
    await signIn(scene, 'olivia');
    await press(page, 'Team absences', 'share');
    const row = rows(page, 'map');
    await row.first().waitFor();
    const isListed =
      (await row.count()) === 1 &&
      (await row.getByText('ro', { exact: true }).isVisible()) &&
      (await row.locator('input').inputValue()).endsWith('/marcus/absences/');
    if (!isListed) return false;
    await row.getByTitle('Edit Share').click();
    const user = share(page).getByLabel('Share User');
    const href = share(page).getByLabel('Share Href');
    return eventually(
      async () =>
        (await user.inputValue()) === 'marcus' &&
        (await href.inputValue()) === 'absences' &&
        (await user.isDisabled()) &&
        (await href.isDisabled()),
    );
  },
  'radicale-12': async (scene) => {
    const { page, eventually } = scene;
    await signIn(scene, 'nina');
    await page.locator('#collectionsscene [data-name=new]').click();
    const href = create(page).locator('#href');
    await href.fill('');
    await href.pressSequentially('Summer trip');
    return eventually(
      async () =>
        (await href.inputValue()) === 'Summer-trip' &&
        (await create(page)
          .getByText(/HREF (is|cannot)/)
          .count()) === 0,
    );
  },
  'radicale-13': async (scene) => {
    const { page, eventually } = scene;
    await signIn(scene, 'marcus');
    const before = await titles(page);
    await page.locator('#collectionsscene [data-name=new]').click();
    await create(page).locator('#href').fill('shifts');
    await create(page).locator('[data-name=displayname]').fill('Shifts 2');
    await create(page).getByRole('button', { name: 'Create' }).click();
    const isRefused = await eventually(
      async () =>
        (await create(page).getByText('405').isVisible()) &&
        (await create(page).locator('[data-name=displayname]').inputValue()) === 'Shifts 2',
    );
    if (!isRefused) return false;
    await create(page).getByRole('button', { name: 'Cancel' }).click();
    return before.length === 5 && eventually(async () => same(await titles(page), before));
  },
  'radicale-14': async (scene) => {
    const { page } = scene;
    await signIn(scene, 'olivia');
    const found = await titles(page);
    const texts = await cards(page).allInnerTexts();
    const books = texts.filter((text) => text.includes('Address book'));
    const items = books.map((text) => Number(/(\d+) items? in collection/.exec(text)?.[1]));
    const readOnly = texts.filter((text) => /^ro\b/m.test(text));
    const writable = texts.filter((text) => /^rw\b/m.test(text));
    return (
      (await heading(page, 'olivia').isVisible()) &&
      same(found, found.toSorted()) &&
      found[0] === 'Customers' &&
      found.at(-1) === 'Work' &&
      same(
        books.map((text) => text.split('\n')[0] ?? ''),
        ['Customers', 'Friends'],
      ) &&
      items.reduce((sum, count) => sum + count, 0) === 7 &&
      readOnly.length === 1 &&
      readOnly[0]?.startsWith('Public holidays') === true &&
      writable.length === texts.length - 1 &&
      !readOnly[0].includes('in collection')
    );
  },
  'radicale-15': async (scene) => {
    const { page } = scene;
    await signIn(scene, 'olivia');
    const isAnnounced = async (title: string) => {
      const second = card(page, title).locator('[data-name=freebusy-url]');
      return (
        (await card(page, title).getByText('Read-only free/busy calendar').isVisible()) &&
        (await second.inputValue()).endsWith('?view=freebusy')
      );
    };
    for (const title of ['Family', 'Northgate project', 'Team absences', 'Work', 'Public holidays'])
      if (!(await isAnnounced(title))) return false;
    for (const title of ['Errands', 'Garden diary', 'Customers', 'Friends'])
      if ((await card(page, title).locator('input:visible').count()) !== 1) return false;
    return true;
  },
  'radicale-16': async (scene) => {
    const { page, eventually } = scene;
    await signIn(scene, 'nina');
    await page.locator('#collectionsscene [data-name=new]').click();
    const type = create(page).locator('select');
    const source = create(page).locator('[data-name=source]');
    await type.waitFor();
    const isFilled =
      (await type.locator('option').count()) === 9 &&
      (await type.locator('option:checked').innerText()) === 'Calendar, journal and tasks' &&
      (await create(page).locator('#href').inputValue()) !== '' &&
      (await create(page).locator('[data-name=displayname]').inputValue()) === '' &&
      (await create(page).locator('[data-name=description]').inputValue()) === '';
    if (!isFilled) return false;
    for (const [label, isShown] of [
      ['Webcal', true],
      ['Calendar', false],
      ['Address book', false],
    ] as const) {
      await type.selectOption({ label });
      if (!(await eventually(async () => (await source.isVisible()) === isShown))) return false;
    }
    return true;
  },
  'radicale-17': async (scene) => {
    const { page, eventually } = scene;
    await signIn(scene, 'olivia');
    await newShare(page, 'Family', 'map');
    if (!(await eventually(() => share(page).getByText('Share User is empty').isVisible()))) return false;
    await share(page).getByLabel('Share User').fill('olivia');
    if (!(await eventually(() => share(page).getByText('Share User cannot be olivia').isVisible())))
      return false;
    await share(page).getByLabel('Share User').fill('marcus');
    return eventually(
      async () =>
        !(await share(page)
          .getByText(/Share User (is|cannot)/)
          .isVisible()),
    );
  },
  'radicale-18': async (scene) => {
    const { page, eventually } = scene;
    await signIn(scene, 'marcus');
    await page.locator('#collectionsscene [data-name=upload]').click();
    const href = page.locator('#upload_href');
    for (const [typed, left] of [
      ['Club Night', 'ClubNight'],
      ['.hidden', 'hidden'],
      ['Zürich_2026', 'Zrich_2026'],
      ['anna@home.example', 'anna@home.example'],
    ] as const) {
      await href.fill('');
      await href.pressSequentially(typed);
      const isLeft = await eventually(
        async () =>
          (await href.inputValue()) === left &&
          (await page.getByText('Please select at least one file').isVisible()),
      );
      if (!isLeft) return false;
      await href.fill(typed);
      if ((await href.inputValue()) !== left) return false;
    }
    return true;
  },
  'radicale-19': async (scene) => {
    const { page, base, eventually } = scene;
    await page.goto(`${base}/.web/`);
    for (const [user, first, last] of [
      ['olivia', 'Customers', 'Work'],
      ['marcus', 'Chess club', 'Suppliers'],
      ['nina', undefined, undefined],
    ] as const) {
      await enter(page, user);
      const isRight = await eventually(async () => {
        const found = await titles(page);
        return found[0] === first && found.at(-1) === last;
      });
      if (!isRight) return false;
      await logout(page).click();
      await userBox(page).waitFor();
    }
    return true;
  },
  'radicale-20': async (scene) => {
    const { page, eventually } = scene;
    await signIn(scene, 'marcus');
    await press(page, 'Suppliers', 'delete');
    await removal(page).locator('input').fill('DELETE');
    await removal(page).getByRole('button', { name: 'Delete' }).click();
    const isGone = () =>
      eventually(async () => same(await titles(page), ['Chess club', 'Ideas', 'Shifts', 'absences']));
    if (!(await isGone())) return false;
    await bar(page).getByText('Refresh').click();
    return isGone();
  },
  'radicale-21': async (scene) => {
    const { page, eventually } = scene;
    await signIn(scene, 'olivia');
    await newShare(page, 'Friends', 'map');
    await share(page).getByLabel('Birthday').check();
    return eventually(async () => {
      for (const label of ['Readonly', 'Read/Write', 'Deny', 'Allow Properties write'])
        if (!(await share(page).getByLabel(label).isDisabled())) return false;
      return (await share(page).getByLabel('Share User').inputValue()) === 'olivia';
    });
  },
  'radicale-22': async (scene) => {
    await signIn(scene, 'marcus');
    return scene.eventually(() =>
      card(scene.page, 'Suppliers').getByText('1 item in collection').isVisible(),
    );
  },
  'radicale-23': async (scene) => {
    const { page, eventually } = scene;
    await signIn(scene, 'olivia');
    for (const [title, count] of [
      ['Family', 7],
      ['Friends', 1],
      ['Public holidays', 2],
    ] as const) {
      await press(page, title, 'edit');
      const isRight = await eventually(
        async () =>
          (await edit(page).innerText()).includes(`Editing collection ${title}`) &&
          (await edit(page).locator('option').count()) === count,
      );
      if (!isRight) return false;
      await edit(page).getByRole('button', { name: 'Cancel' }).click();
      await cards(page).first().waitFor();
    }
    return true;
  },
  'radicale-24': async (scene) => {
    const { page, eventually } = scene;
    await signIn(scene, 'marcus');
    await logout(page).click();
    const isBlank = await eventually(
      async () => (await userBox(page).inputValue()) === '' && (await passwordBox(page).inputValue()) === '',
    );
    if (!isBlank || !(await userBox(page).isVisible())) return false;
    await page.goBack();
    return !(await eventually(async () => (await cards(page).count()) > 0));
  },
  'radicale-25': async (scene) => {
    const { page, eventually } = scene;
    await signIn(scene, 'olivia');
    await press(page, 'Team absences', 'share');
    await rows(page, 'map').first().waitFor();
    if ((await rows(page, 'map').count()) !== 1 || (await rows(page, 'token').count()) !== 0) return false;
    await sharing(page).locator('button[data-name=sharebymap]').click();
    await share(page).getByLabel('Share User').fill('nina');
    await share(page).getByLabel('Share Href').fill('team-cal');
    await share(page).getByLabel('Read/Write').check();
    await share(page).getByRole('button', { name: 'Create' }).click();
    const isAdded = await eventually(async () => {
      if ((await rows(page, 'map').count()) !== 2) return false;
      for (const row of await rows(page, 'map').all())
        if ((await row.locator('input').inputValue()).endsWith('/nina/team-cal/'))
          return row.getByText('rw', { exact: true }).isVisible();
      return false;
    });
    if (!isAdded) return false;
    await sharing(page).getByRole('button', { name: 'Close' }).click();
    await logout(page).click();
    await enter(page, 'nina');
    return eventually(
      async () =>
        (await cards(page).count()) === 1 &&
        /shared by olivia.*\brw\b/s.test(await card(page, 'team-cal').innerText()),
    );
  },
  'radicale-26': async (scene) => {
    const { page, context, base, eventually } = scene;
    const isOut = (shown: Page) =>
      eventually(
        async () =>
          (await shown.getByRole('heading', { name: 'Sign in' }).isVisible()) &&
          !(await logout(shown).isVisible()),
      );
    await signIn(scene, 'nina');
    if (!(await logout(page).isVisible())) return false;
    await page.reload();
    if (!(await isOut(page))) return false;
    await enter(page, 'nina');
    const tab = await context.newPage();
    await tab.goto(`${base}/.web/`);
    return isOut(tab);
  },
  'radicale-27': async (scene) => {
    const { page, eventually } = scene;
    await signIn(scene, 'olivia');
    await newShare(page, 'Customers', 'token');
    const name = share(page).locator('[data-name=displayname_override]');
    const about = share(page).locator('[data-name=description_override]');
    const areDefaults =
      (await share(page).getByLabel('Enabled').isChecked()) &&
      !(await share(page).getByLabel('Hidden').isChecked()) &&
      (await share(page).getByLabel('Readonly').isChecked()) &&
      (await share(page).getByLabel('Deny').isChecked()) &&
      !(await share(page).getByText('WARNING').isVisible()) &&
      !(await name.isVisible());
    if (!areDefaults) return false;
    await share(page).getByText('Properties override').click();
    if (!(await eventually(() => name.isVisible()))) return false;
    if ((await name.inputValue()) !== 'Customers' || !(await name.isDisabled())) return false;
    await share(page).getByLabel('Displayname').check();
    return eventually(async () => (await name.isEnabled()) && (await about.isDisabled()));
  },
};
