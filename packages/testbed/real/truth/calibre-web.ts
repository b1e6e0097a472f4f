import type { Page } from 'playwright-core';
import type { Scene, Truths } from '../truth.ts';

async function logIn({ page, base }: Pick<Scene, 'page' | 'base'>, name: string, password: string) {
  await page.goto(`${base}/login`);
  await page.fill('#username', name);
  await page.fill('#password', password);
  await page.click('button[name=submit]');
  await page.waitForSelector('#logout');
}

const asMira = (scene: Scene) => logIn(scene, 'mira', 'Driftwood!24');
const asJonas = (scene: Scene) => logIn(scene, 'jonas', 'Seagull?31');
const asAdmin = (scene: Scene) => logIn(scene, 'admin', 'Lighthouse#7');

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();
const isSame = (found: readonly string[], wanted: readonly string[]) =>
  JSON.stringify(found) === JSON.stringify(wanted);

async function textsOf(page: Page, selector: string): Promise<string[]> {
  const found: string[] = [];
  for (const each of await page.locator(selector).all())
    if (await each.isVisible()) found.push(squeeze(await each.innerText()));
  return found;
}

const pageText = async (page: Page) => squeeze(await page.locator('body').innerText());
const titles = (page: Page) => textsOf(page, '.book .title');
const menu = (page: Page) => textsOf(page, '#scnd-nav li');
const alerts = async (page: Page) => (await textsOf(page, '.alert')).join(' ');
const rows = (page: Page) => textsOf(page, '#list .row, #second .row');

async function search(page: Page, base: string, term: string) {
  await page.goto(base);
  await page.fill('#query', term);
  await page.press('#query', 'Enter');
  await page.waitForURL(/search/);
}

const startsWith = (texts: readonly string[], start: string) => texts.some((text) => text.startsWith(start));

async function findInTable(page: Page, base: string, term: string) {
  await page.goto(`${base}/table?data=list&sort_param=stored`);
  await page.waitForSelector('#books-table a.editable');
  await page.fill('.fixed-table-toolbar .search-input', term);
  await page.press('.fixed-table-toolbar .search-input', 'Enter');
  await page.locator('.pagination-info', { hasText: 'of 3 rows' }).waitFor();
}

const indexOf = async (page: Page, title: string) =>
  squeeze(
    await page
      .locator('#books-table tbody tr', { hasText: title })
      .locator('a[data-name=series_index]')
      .innerText(),
  );

export const truths: Truths = {
  'calibre-web-01': async ({ page, base, eventually }) => {
    await page.goto(`${base}/author`);
    return eventually(async () => {
      const found = await rows(page);
      return (
        found.length === 13 && found[0]?.endsWith('Jane Austen') === true && found[12] === '2 Oscar Wilde'
      );
    });
  },

  'calibre-web-02': async ({ page, base, eventually }) => {
    await search(page, base, 'holmes');
    return eventually(async () => {
      const found = await titles(page);
      return (
        (await pageText(page)).includes('6 Results for: holmes') &&
        found.length === 6 &&
        found[0] === 'The Hound of the Baskervilles' &&
        found.includes('The Sign of the Four')
      );
    });
  },

  'calibre-web-03': async (scene) => {
    const { page, eventually } = scene;
    await asMira(scene);
    if ((await titles(page)).length === 0) return false;
    await page.click('#scnd-nav >> text=Create a Shelf');
    if ((await page.inputValue('#title')) !== '') return false;
    await page.fill('#title', 'Rainy afternoons');
    await page.locator('button', { hasText: 'Save' }).click();
    return eventually(
      async () =>
        (await alerts(page)) === 'Shelf Rainy afternoons created' &&
        (await menu(page)).includes('Rainy afternoons 0'),
    );
  },

  'calibre-web-04': async (scene) => {
    const { page, base, eventually } = scene;
    await asJonas(scene);
    await page.goto(`${base}/book/1`);
    const answered = page.waitForResponse(/toggleread/);
    await page.check('#have_read_cb');
    await answered;
    await page.goto(`${base}/book/1`);
    if (!(await page.isChecked('#have_read_cb'))) return false;
    await page.click('#scnd-nav >> text="Read Books"');
    return eventually(async () => {
      const found = await titles(page);
      return (
        (await pageText(page)).includes('Read Books (2)') &&
        found.includes('Emma') &&
        found.includes('Treasure Island')
      );
    });
  },

  'calibre-web-05': async ({ page, base, eventually }) => {
    await page.goto(`${base}/publisher`);
    const listed = await eventually(async () =>
      isSame(await rows(page), ['10 Fernhill & Sons', '13 Lamplight Press', '11 Quay House']),
    );
    if (!listed) return false;
    await page.click('text=Quay House');
    return eventually(async () => {
      const found = await titles(page);
      return found.length === 11 && found.includes('Treasure Island') && !found.includes('Dracula');
    });
  },

  'calibre-web-06': async ({ page, base, eventually }) => {
    await page.goto(base);
    await page.click('[title="Sort authors in alphabetical order"], #auth_az');
    await page.waitForURL(/authaz/);
    await page.click('text=Next »');
    await page.waitForURL(/\/2$/);
    return eventually(async () => {
      const found = await titles(page);
      return found[0] === 'The Adventures of Sherlock Holmes' && found.at(-1) === 'Barchester Towers';
    });
  },

  'calibre-web-07': async (scene) => {
    const { page, base } = scene;
    await asAdmin(scene);
    await page.goto(`${base}/admin/view`);
    await page.click('#table_user >> text=jonas');
    await page.waitForSelector('#kindle_mail');
    return (
      (await page.inputValue('#kindle_mail')) === 'jonas.k@reader.example' &&
      !(await page.isChecked('#upload_role')) &&
      (await page.isChecked('#viewer_role'))
    );
  },

  'calibre-web-08': async ({ page, base, eventually }) => {
    await page.goto(`${base}/advsearch`);
    await page.fill('#authors', 'doyle');
    await page.fill('#custom_column_2_high', '260');
    await page.locator('button[type=submit]', { hasText: 'Search' }).last().click();
    await page.waitForURL(/advsearch\/stored/);
    return eventually(async () =>
      isSame((await titles(page)).sort(), [
        'The Hound of the Baskervilles',
        'The Lost World',
        'The Sign of the Four',
      ]),
    );
  },

  'calibre-web-09': async ({ page, base, eventually }) => {
    await page.goto(base);
    return eventually(async () => {
      const found = await titles(page);
      const all = await pageText(page);
      const shelves = (await menu(page)).filter((entry) => entry.includes('(Public)'));
      return (
        (await textsOf(page, 'h2')).includes('Books') &&
        found.length === 12 &&
        found[0] === 'The Picture of Dorian Gray' &&
        isSame(await textsOf(page, '.pagination a'), ['1', '2', '3', 'Next »']) &&
        isSame(shelves, ['For the ferry (Public) 2', 'Staff picks (Public) 4']) &&
        !all.includes('Upload') &&
        !all.includes('Logout')
      );
    });
  },

  'calibre-web-10': async (scene) => {
    const { page, base, eventually } = scene;
    await asAdmin(scene);
    await page.goto(`${base}/admin/user/new`);
    await page.fill('#name', 'lena');
    await page.fill('#email', 'lena@tidewater.example');
    await page.fill('#password', 'Pebble99');
    await page.click('#user_submit');
    await page.waitForSelector('.alert');
    return eventually(async () => (await alerts(page)).includes("User 'lena' created"));
  },

  'calibre-web-11': async ({ page, base, eventually }) => {
    await search(page, base, 'Verne');
    const verne = await eventually(async () => {
      const found = await titles(page);
      return found.length === 4 && found.includes('Five Weeks in a Balloon');
    });
    await search(page, base, 'gothic');
    const gothic = await eventually(async () => (await pageText(page)).includes('6 Results for: gothic'));
    await search(page, base, 'Вишнёвый');
    const cherry = await eventually(
      async () => (await titles(page)).length === 1 && (await pageText(page)).includes('Anton Chekhov'),
    );
    await search(page, base, 'zebra');
    const none = await eventually(async () => (await pageText(page)).includes('No Results Found'));
    return verne && gothic && cherry && none;
  },

  'calibre-web-12': async (scene) => {
    const { page, base, eventually } = scene;
    await asMira(scene);
    await page.goto(`${base}/book/6`);
    await page.click('#add-to-shelf');
    const answered = page.waitForResponse(/shelf\/add/);
    await page.click('#add-to-shelves >> text=For the ferry');
    await answered;
    await page.goto(`${base}/shelf/2`);
    return eventually(async () => {
      const found = await titles(page);
      const entries = await menu(page);
      return (
        entries.includes('For the ferry (Public) 3') &&
        entries.includes('Staff picks (Public) 4') &&
        found.length === 3 &&
        found[2] === 'Dracula'
      );
    });
  },

  'calibre-web-13': async ({ page, base, eventually }) => {
    await page.goto(`${base}/category`);
    await page.locator('.char', { hasText: 'S' }).click();
    return eventually(async () => isSame(await rows(page), ['8 Science fiction']), 3000);
  },

  'calibre-web-14': async ({ page, base, eventually }) => {
    await page.goto(`${base}/language`);
    await page.click('text=German');
    return eventually(async () => {
      const all = await pageText(page);
      return (
        isSame((await titles(page)).sort(), ['Der Stechlin', 'Effi Briest']) &&
        all.split('Theodor Fontane').length === 3 &&
        !all.includes('Verne') &&
        !all.includes('Chekhov')
      );
    });
  },

  'calibre-web-15': async (scene) => {
    const { page, base, eventually } = scene;
    await asMira(scene);
    await page.goto(`${base}/book/27`);
    await page.click('text=Edit Metadata');
    await page.waitForSelector('#publisher');
    if ((await page.inputValue('#custom_column_2')) !== '544') return false;
    await page.fill('#publisher', 'Quay House');
    await page.fill('#custom_column_2', '540');
    await page.click('#submit');
    await page.waitForURL(/\/book\/27$/);
    return eventually(async () => {
      const all = await pageText(page);
      return (
        (await alerts(page)).includes('Metadata successfully updated') &&
        all.includes('Publisher: Quay House') &&
        all.includes('Pages: 540') &&
        all.includes('Charles Dickens')
      );
    });
  },

  'calibre-web-16': async ({ page, base, eventually }) => {
    for (const [name, password] of [
      ['mira', 'driftwood!24'],
      ['jonas', 'Driftwood!24'],
      ['nobody', 'Seagull?31'],
    ] as const) {
      await page.goto(`${base}/login`);
      await page.fill('#username', name);
      await page.fill('#password', password);
      await page.click('button[name=submit]');
      const isRefused = await eventually(
        async () =>
          (await alerts(page)).includes('Wrong Username or Password') &&
          page.url().includes('/login') &&
          (await textsOf(page, '.navbar')).join(' ').includes('Guest'),
      );
      if (!isRefused) return false;
    }
    return true;
  },

  'calibre-web-17': async (scene) => {
    const { page, base, eventually } = scene;
    await asJonas(scene);
    const seen = await eventually(async () => {
      const entries = await menu(page);
      return (
        ['For the ferry', 'Staff picks', 'To buy in paper'].every((name) => startsWith(entries, name)) &&
        !startsWith(entries, 'Book club')
      );
    });
    await page.goto(`${base}/shelf/3`);
    return seen && (await eventually(async () => page.isVisible('#username'), 3000));
  },

  'calibre-web-18': async ({ page, base, eventually }) => {
    await search(page, base, 'thoroughfare');
    if (!isSame(await titles(page), ['No Thoroughfare'])) return false;
    await page.goto(`${base}/book/25`);
    if (!isSame(await textsOf(page, '.author a'), ['Charles Dickens', 'Wilkie Collins'])) return false;
    await page.locator('.author a').nth(1).click();
    return eventually(async () => {
      const found = await titles(page);
      return (
        (await pageText(page)).includes('Author: Wilkie Collins') &&
        found.length === 3 &&
        found.includes('No Thoroughfare')
      );
    });
  },

  'calibre-web-19': async (scene) => {
    const { page, base, eventually } = scene;
    await asMira(scene);
    await page.goto(`${base}/shelf/2`);
    await page.click('#delete_shelf');
    await page.locator('#btnConfirmYes-GeneralDeleteModal').click();
    return eventually(async () => {
      const entries = await menu(page);
      return (
        entries.includes('Staff picks (Public) 4') &&
        entries.includes('Book club 2025 3') &&
        !startsWith(entries, 'For the ferry')
      );
    });
  },

  'calibre-web-20': async (scene) => {
    const { page, eventually } = scene;
    await asJonas(scene);
    if (!(await menu(page)).includes('Hot Books')) return false;
    await page.click('#top_user');
    await page.uncheck('#show_16');
    await page.click('#user_submit');
    return eventually(async () => {
      const entries = await menu(page);
      return (
        (await alerts(page)).includes('Success! Profile Updated') &&
        !entries.includes('Hot Books') &&
        entries.includes('Top Rated Books')
      );
    });
  },

  'calibre-web-21': async (scene) => {
    const { page, eventually } = scene;
    await logIn(scene, 'priya', 'Harbour&5tone');
    await page.click('#scnd-nav >> text=About');
    return eventually(async () => {
      const all = await pageText(page);
      return ['34 Books in', '13 Authors in', '9 Categories in', '3 Series in'].every((part) =>
        all.includes(part),
      );
    });
  },

  'calibre-web-22': async ({ page, base, eventually }) => {
    await page.goto(`${base}/book/13`);
    await page.locator('button', { hasText: 'Read in Browser' }).click();
    const offered = await textsOf(page, 'a[href^="/read/13/"]');
    return eventually(async () => {
      const all = await pageText(page);
      return (
        isSame(offered.sort(), ['epub', 'pdf', 'txt']) &&
        [
          'Around the World in Eighty Days',
          'Jules Verne',
          'Book 11 of Extraordinary Voyages',
          'Adventure Travel',
          'Published: Jan 30, 1874',
          'Room: Harbour room',
          'Pages: 252',
        ].every((part) => all.includes(part))
      );
    }, 3000);
  },

  'calibre-web-23': async (scene) => {
    const { page, base, eventually } = scene;
    await asMira(scene);
    await page.goto(`${base}/shelf/order/2`);
    const [carol, machine] = await page.locator('#sortTrue > *').all();
    const from = await carol?.boundingBox();
    const to = await machine?.boundingBox();
    if (!from || !to) return false;
    await page.mouse.move(from.x + 60, from.y + 15);
    await page.mouse.down();
    await page.mouse.move(to.x + 60, to.y + 20, { steps: 12 });
    await page.mouse.move(to.x + 60, to.y + to.height - 5, { steps: 8 });
    await page.mouse.up();
    const dragged = await eventually(async () =>
      isSame(await textsOf(page, '#sortTrue > *'), ['The Time Machine', 'A Christmas Carol']),
    );
    if (!dragged) return false;
    await Promise.all([page.waitForLoadState('load'), page.click('#ChangeOrder')]);
    const holds = () =>
      eventually(async () => {
        await page.goto(`${base}/shelf/2`);
        return (
          isSame(await titles(page), ['The Time Machine', 'A Christmas Carol']) &&
          (await menu(page)).includes('For the ferry (Public) 2')
        );
      });
    return (await holds()) && (await holds());
  },

  'calibre-web-24': async (scene) => {
    const { page, base, eventually } = scene;
    await asAdmin(scene);
    await findInTable(page, base, 'Trollope');
    if ((await indexOf(page, 'Doctor Thorne')) !== '3') return false;
    await page
      .locator('#books-table tbody tr', { hasText: 'Doctor Thorne' })
      .locator('a[data-name=series_index]')
      .click();
    await page.fill('.editable-input input', '4');
    const answered = page.waitForResponse(/editbooks\/series_index/);
    await page.click('.editable-submit');
    await answered;
    await findInTable(page, base, 'Trollope');
    return eventually(
      async () =>
        (await indexOf(page, 'Doctor Thorne')) === '4' &&
        (await indexOf(page, 'The Warden')) === '1' &&
        (await indexOf(page, 'Barchester Towers')) === '2',
    );
  },

  'calibre-web-25': async (scene) => {
    const { page, base, eventually } = scene;
    await asAdmin(scene);
    await page.goto(`${base}/admin/viewconfig`);
    await page.click('text=View Configuration');
    await page.fill('#config_books_per_page', '6');
    await page.locator('button[name=submit]', { hasText: 'Save' }).click();
    await page.waitForSelector('.alert');
    await page.click('#scnd-nav >> text="Books"');
    return eventually(async () => {
      const found = await titles(page);
      return (
        found.length === 6 && found[0] === 'The Picture of Dorian Gray' && found[5] === 'Treasure Island'
      );
    });
  },

  'calibre-web-26': async ({ page, base, eventually }) => {
    await page.goto(`${base}/advsearch`);
    for (const [list, tag] of [
      ['include_tag', 'Crime'],
      ['exclude_tag', 'Gothic'],
    ] as const) {
      await page.click(`button[data-id=${list}]`);
      await page.locator('.bootstrap-select.open li', { hasText: tag }).click();
      await page.click(`button[data-id=${list}]`);
    }
    await page.locator('button[type=submit]', { hasText: 'Search' }).last().click();
    await page.waitForURL(/advsearch\/stored/);
    return eventually(async () => {
      const found = await titles(page);
      return (
        found.length === 6 &&
        !found.includes('The Hound of the Baskervilles') &&
        !(await textsOf(page, '.book .author')).join(' ').includes('Wilkie Collins')
      );
    }, 3000);
  },

  'calibre-web-27': async ({ page, base, context, eventually }) => {
    await search(page, base, 'Study in Scarlet');
    await page.goto(`${base}/book/14`);
    await page.locator('button', { hasText: 'Read in Browser' }).click();
    const opened = context.waitForEvent('page');
    await page.click('a[href="/read/14/txt"]');
    const reader = await opened;
    return eventually(async () => {
      const all = await pageText(reader);
      return (
        all.includes('by Arthur Conan Doyle') &&
        ['Chapter 1', 'Chapter 2', 'Chapter 3'].every((part) => all.includes(part)) &&
        !all.includes('Chapter 4')
      );
    });
  },
};
