import type { Truths } from '../truth.ts';

type Scene = Parameters<Truths[string]>[0];
type Page = Scene['page'];

async function signIn(page: Page, user = 'admin', password = 'harbour-admin'): Promise<void> {
  await page.locator('#id_username').fill(user);
  await page.locator('#id_password').fill(password);
  await Promise.all([
    page.waitForURL((url) => !url.pathname.includes('/login/')),
    page.getByRole('button', { name: 'Log in' }).click(),
  ]);
}

async function enter(scene: Scene, path = '/', user?: string, password?: string): Promise<void> {
  await scene.page.goto(`${scene.base}${path}`);
  await signIn(scene.page, user, password);
}

const texts = async (page: Page, selector: string): Promise<string[]> =>
  (await page.locator(selector).allInnerTexts()).map((text) => text.trim());

const same = (left: string[], right: string[]): boolean => JSON.stringify(left) === JSON.stringify(right);

const column = (page: Page, name: string): Promise<string[]> =>
  texts(page, `#result_list tbody .field-${name}`);

const total = async (page: Page): Promise<string> =>
  (await page.locator('.paginator').innerText()).replace(/\s+/g, ' ').trim();

const message = async (page: Page): Promise<string> => (await texts(page, '.messagelist li')).join('\n');

const errorOf = async (page: Page, field: string): Promise<string> =>
  (await texts(page, `.field-${field} .errorlist`)).join('\n');

async function filterBy(page: Page, title: string, choice: string): Promise<void> {
  await page
    .locator('#changelist-filter details', { hasText: title })
    .getByRole('link', { name: choice, exact: true })
    .click();
}

const row = (page: Page, text: string | RegExp) => page.locator('#result_list tbody tr', { hasText: text });

const sorted = (list: string[]): string[] => [...list].sort();

export const truths: Truths = {
  'django-admin-01': async (scene) => {
    const { page, eventually } = scene;
    await enter(scene);
    await page.locator('#content-main').getByRole('link', { name: 'Patients' }).click();
    const first = await eventually(async () => {
      const names = await column(page, 'last_name');
      return (
        names.length === 10 &&
        names[0] === 'Adams' &&
        names[9] === 'Petrov' &&
        (await total(page)).includes('12 patients')
      );
    });
    await page.locator('.paginator').getByRole('link', { name: '2', exact: true }).click();
    const second = await eventually(
      async () =>
        same(await column(page, 'last_name'), ['Tanaka', 'Whitaker']) &&
        (await total(page)).includes('12 patients'),
    );
    await page.getByRole('link', { name: 'Show all' }).click();
    const all = await eventually(
      async () => (await column(page, 'last_name')).length === 12 && (await total(page)) === '12 patients',
    );
    return first && second && all;
  },

  'django-admin-02': async (scene) => {
    const { page, eventually } = scene;
    await enter(scene, '/admin/');
    await page.locator('.model-patient').getByRole('link', { name: 'Add' }).click();
    await page.waitForURL(/patient\/add/);
    for (const field of ['number', 'first_name', 'last_name', 'born', 'city', 'remarks']) {
      if ((await page.locator(`#id_${field}`).inputValue()) !== '') return false;
    }
    if ((await page.locator('#id_insurance option:checked').innerText()) !== 'Public') return false;
    if (await page.locator('#id_archived').isChecked()) return false;
    await page.locator('#id_number').fill('P1013');
    await page.locator('#id_first_name').fill('  Ingrid ');
    await page.locator('#id_last_name').fill('Vøllestad');
    await page.locator('#id_born').fill('1990-04-06');
    await page.locator('#id_city').fill('Wickham');
    await page.locator('#id_insurance').selectOption({ label: 'Private' });
    await page.locator('[name=_save]').click();
    const saved = await eventually(
      async () =>
        (await message(page)) === 'The patient “Vøllestad, Ingrid” was added successfully.' &&
        (await total(page)).includes('13 patients'),
    );
    if (!saved) return false;
    await page.locator('.paginator').getByRole('link', { name: '2', exact: true }).click();
    const listed = await eventually(async () => {
      const cells = (await row(page, 'Vøllestad').locator('th, td').allInnerTexts()).map((text) =>
        text.trim(),
      );
      return (
        same(await column(page, 'last_name'), ['Tanaka', 'Vøllestad', 'Whitaker']) &&
        same(cells.slice(1, 7), ['P1013', 'Vøllestad', 'Ingrid', 'April 6, 1990', 'Wickham', 'Private'])
      );
    });
    await page.locator('.breadcrumbs').getByRole('link', { name: 'Home' }).click();
    const recent = await eventually(async () =>
      same(await texts(page, '.actionlist li a'), ['Vøllestad, Ingrid']),
    );
    return listed && recent && (await page.locator('.actionlist li').count()) === 1;
  },

  'django-admin-03': async (scene) => {
    const { page, eventually } = scene;
    await enter(scene, '/', 'reception', 'harbour-desk');
    await page.locator('#content-main').getByRole('link', { name: 'Doctors' }).click();
    const list = await eventually(
      async () => (await column(page, 'name')).length === 6 && (await total(page)) === '6 doctors',
    );
    const noAdd = (await page.getByRole('link', { name: /add doctor/i }).count()) === 0;
    await page.getByRole('link', { name: 'Ivo Brandt' }).click();
    const headed = await eventually(
      async () => (await page.locator('h1').last().innerText()) === 'View doctor',
    );
    const department = await page.locator('.field-department .readonly').innerText();
    return (
      list &&
      noAdd &&
      headed &&
      department.trim() === 'General Medicine' &&
      (await page.getByRole('link', { name: 'Close' }).isVisible()) &&
      (await page.getByRole('button', { name: /save/i }).count()) === 0 &&
      (await page.locator('.deletelink').count()) === 0
    );
  },

  'django-admin-04': async (scene) => {
    const { page, eventually } = scene;
    await enter(scene, '/admin/clinic/doctor/');
    await filterBy(page, 'By on leave', 'Yes');
    const two = await eventually(async () =>
      same(sorted(await column(page, 'name')), ['Amina Yusuf', 'Ivo Brandt']),
    );
    await filterBy(page, 'By on leave', 'All');
    await page.waitForURL((url) => !url.search.includes('on_leave'));
    await row(page, 'Carla Mendes').locator('.field-on_leave input').check();
    await page.locator('[name=_save]').click();
    const saved = await eventually(
      async () => (await message(page)) === '1 doctor was changed successfully.',
    );
    await filterBy(page, 'By on leave', 'Yes');
    const three = await eventually(async () => {
      const names = await column(page, 'name');
      return names.length === 3 && names.includes('Carla Mendes');
    });
    await page.reload();
    return (
      two && saved && three && (await row(page, 'Carla Mendes').locator('.field-on_leave input').isChecked())
    );
  },

  'django-admin-05': async (scene) => {
    const { page, eventually } = scene;
    await enter(scene);
    await page.goto(`${scene.base}/admin/clinic/patient/add/`);
    const tries: [string, (error: string) => boolean][] = [
      ['', (error) => error === 'This field is required.'],
      ['X12', (error) => error === 'Use P and four digits, such as P1001.'],
      ['P1004', (error) => /patient .*already exists/i.test(error)],
    ];
    for (const [value, right] of tries) {
      await page.locator('#id_number').fill(value);
      await page.locator('[name=_save]').click();
      if (!(await eventually(async () => right(await errorOf(page, 'number'))))) return false;
    }
    await page.locator('#id_number').fill('');
    await page.locator('#id_number').pressSequentially('P1234567');
    return (await page.locator('#id_number').inputValue()) === 'P12345';
  },

  'django-admin-06': async (scene) => {
    const { page, eventually } = scene;
    await enter(scene, '/admin/clinic/department/');
    await page.locator('#result_list').getByRole('link', { name: 'Cardiology' }).click();
    await page.locator('.deletelink').click();
    const refused = await eventually(
      async () => (await page.locator('#content h1').innerText()) === 'Cannot delete department',
    );
    const named = same(sorted(await texts(page, '#content li')), [
      'Doctor: Amina Yusuf',
      'Doctor: Tomas Lindqvist',
    ]);
    const noButton = (await page.locator('#content [type=submit]').count()) === 0;
    await page.goto(`${scene.base}/admin/clinic/department/`);
    const names = await column(page, 'name');
    return refused && named && noButton && names.length === 4 && names.includes('Cardiology');
  },

  'django-admin-07': async (scene) => {
    const { page, eventually } = scene;
    const link = `${scene.base}/admin/clinic/appointment/`;
    await page.goto(link);
    const asked = await page.locator('#id_password').isVisible();
    await signIn(page, 'reception', 'harbour-desk');
    const straight = await eventually(
      async () =>
        new URL(page.url()).pathname === '/admin/clinic/appointment/' &&
        (await total(page)) === '14 appointments',
    );
    await page.getByRole('button', { name: /log out/i }).click();
    const out = await eventually(
      async () => (await page.locator('#content h1').innerText()) === 'Logged out',
    );
    await page.goto(link);
    return (
      asked &&
      straight &&
      out &&
      (await page.locator('#id_username').isVisible()) &&
      (await page.locator('#id_password').isVisible())
    );
  },

  'django-admin-08': async (scene) => {
    const { page, eventually } = scene;
    await enter(scene, '/admin/clinic/patient/');
    await page.getByRole('link', { name: 'Show counts' }).click();
    return eventually(async () => {
      const links = (
        await page
          .locator('#changelist-filter details', { hasText: 'By insurance' })
          .getByRole('link')
          .allInnerTexts()
      ).map((text) => text.trim());
      return same(links, ['All', 'Public (6)', 'Private (4)', 'Not insured (2)']);
    });
  },

  'django-admin-09': async (scene) => {
    const { page, eventually } = scene;
    await page.goto(`${scene.base}/`);
    const start =
      (await page.title()) === 'Log in | Harbour Clinic' &&
      (await page.locator('#id_username').inputValue()) === '' &&
      (await page.locator('#id_password').inputValue()) === '' &&
      (await page.locator('#id_password').getAttribute('type')) === 'password' &&
      (await page.getByRole('link', { name: /forgot/i }).count()) === 0;
    await page.locator('#id_username').fill('admin');
    await page.locator('#id_password').fill('Harbour-Admin');
    await page.getByRole('button', { name: 'Log in' }).click();
    const refused = await eventually(async () =>
      (await page.locator('.errornote').innerText()).includes('case-sensitive'),
    );
    const kept =
      (await page.locator('#id_username').inputValue()) === 'admin' &&
      (await page.locator('#id_password').inputValue()) === '';
    await page.locator('#id_password').fill('harbour-admin');
    await page.getByRole('button', { name: 'Log in' }).click();
    const greeted = await eventually(async () =>
      /welcome,\s*ada\b/i.test(await page.locator('#user-tools').innerText()),
    );
    return start && refused && kept && greeted;
  },

  'django-admin-10': async (scene) => {
    const { page, eventually } = scene;
    await enter(scene, '/admin/');
    await page.locator('#content-main').getByRole('link', { name: 'Patients' }).click();
    await page.getByRole('link', { name: 'P1006' }).click();
    const lines: [string, string][] = [
      ['02/03/2004', '2004-02-03'],
      ['6 April 2004', '2004-04-06'],
      ['Dec 24, 2003', '2003-12-24'],
    ];
    for (const [input, result] of lines) {
      await page.locator('#id_born').fill(input);
      await page.locator('[name=_continue]').click();
      const right = await eventually(
        async () =>
          (await page.locator('#id_born').inputValue()) === result &&
          (await message(page)).includes('changed successfully'),
      );
      if (!right) return false;
    }
    await page.locator('#id_born').fill('31.12.2003');
    await page.locator('[name=_continue]').click();
    return eventually(
      async () =>
        (await errorOf(page, 'born')) === 'Enter a valid date.' &&
        (await page.locator('#id_born').inputValue()) === '31.12.2003',
    );
  },

  'django-admin-11': async (scene) => {
    const { page, context, eventually } = scene;
    await enter(scene);
    await page.goto(`${scene.base}/admin/clinic/appointment/add/`);
    const [small] = await Promise.all([context.waitForEvent('page'), page.locator('#add_id_doctor').click()]);
    await small.locator('#id_name').fill('Eva Lund');
    await small.locator('#id_department').selectOption({ label: 'Eye Clinic' });
    await small.locator('#id_email').fill('e.lund@harbour.example');
    await small.locator('#id_started').fill('2026-11-02');
    await small.locator('[name=_save]').click();
    const chosen = await eventually(
      async () =>
        small.isClosed() && (await page.locator('#id_doctor option:checked').innerText()) === 'Eva Lund',
    );
    await page.goto(`${scene.base}/admin/clinic/doctor/`);
    const names = await column(page, 'name');
    return chosen && names.length === 7 && names.includes('Eva Lund');
  },

  'django-admin-12': async (scene) => {
    const { page, eventually } = scene;
    await enter(scene);
    await page.locator('#content-main').getByRole('link', { name: 'Appointments' }).click();
    await row(page, 'Pacemaker check').locator('th a').click();
    await page.locator('#calendarlink0').click();
    await page.locator('#calendarin0').getByRole('link', { name: '16', exact: true }).click();
    await page.locator('[name=_saveasnew]').click();
    await eventually(async () => (await message(page)).includes('added successfully'));
    await page.locator('.breadcrumbs').getByRole('link', { name: 'Appointments' }).click();
    return eventually(async () => {
      const starts = await column(page, 'starts');
      const cells = async (n: number): Promise<string[]> =>
        (await page.locator('#result_list tbody tr').nth(n).locator('th, td').allInnerTexts())
          .map((text) => text.trim())
          .slice(2, 5);
      return (
        (await total(page)) === '15 appointments' &&
        starts[0] === 'Dec. 16, 2025, 8:30 a.m.' &&
        starts[1] === 'Dec. 9, 2025, 8:30 a.m.' &&
        same(await cells(0), ['Petrov, Viktor', 'Tomas Lindqvist', 'C2']) &&
        same(await cells(1), await cells(0))
      );
    });
  },

  'django-admin-13': async (scene) => {
    const { page, eventually } = scene;
    await enter(scene);
    await page.locator('#content-main').getByRole('link', { name: 'Patients' }).click();
    await filterBy(page, 'By archived', 'Yes');
    const before = await eventually(
      async () =>
        same(await column(page, 'last_name'), ['Boyd', 'Whitaker']) &&
        (await page.locator('#toolbar').innerText()).includes('2 results'),
    );
    await filterBy(page, 'By archived', 'All');
    await eventually(async () => (await column(page, 'last_name')).length === 10);
    await row(page, 'Keller').locator('.action-select').check();
    await row(page, 'Olsen').locator('.action-select').check();
    const counted = await eventually(
      async () => (await page.locator('.action-counter').innerText()) === '2 of 10 selected',
    );
    await page.locator('[name=action]').selectOption({ label: 'Archive selected patients' });
    await page.getByRole('button', { name: 'Go', exact: true }).click();
    const done = await eventually(async () => (await message(page)) === 'Patients archived: 2');
    await filterBy(page, 'By archived', 'Yes');
    const after = await eventually(async () =>
      same(await column(page, 'last_name'), ['Boyd', 'Keller', 'Olsen', 'Whitaker']),
    );
    await page.getByRole('link', { name: 'Clear all filters' }).click();
    const all = await eventually(async () => (await total(page)).includes('12 patients'));
    return before && counted && done && after && all;
  },

  'django-admin-14': async (scene) => {
    const { page, eventually } = scene;
    await enter(scene);
    await page.locator('#content-main').getByRole('link', { name: 'Doctors' }).click();
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.message());
      void dialog.dismiss();
    });
    const carla = row(page, 'Carla Mendes').locator('.field-on_leave input');
    await carla.check();
    await row(page, 'Ivo Brandt').locator('.action-select').check();
    await page.locator('[name=action]').selectOption({ label: 'Delete selected doctors' });
    await page.getByRole('button', { name: 'Go', exact: true }).click();
    const question = await eventually(async () => asked.some((text) => /unsaved changes.*lost/i.test(text)));
    await page.waitForTimeout(1000);
    return (
      question &&
      new URL(page.url()).pathname === '/admin/clinic/doctor/' &&
      (await page.locator('#content h1').innerText()) === 'Select doctor to change' &&
      (await carla.isChecked()) &&
      (await column(page, 'name')).length === 6
    );
  },

  'django-admin-15': async (scene) => {
    const { page } = scene;
    await enter(scene, '/admin/clinic/department/');
    const phones = await column(page, 'phone');
    return phones.length === 4 && phones.every((phone) => phone.startsWith('555-01'));
  },

  'django-admin-16': async (scene) => {
    const { page, eventually } = scene;
    const add = `${scene.base}/admin/clinic/department/add/`;
    await enter(scene, '/admin/clinic/department/add/');
    await page.locator('#id_name').fill('Radiology');
    await page.locator('#id_floor').fill('');
    await page.locator('[name=_save]').click();
    const mandatory = await eventually(
      async () => (await errorOf(page, 'floor')) === 'This field is required.',
    );
    await page.locator('#id_name').fill('Laboratory');
    await page.locator('#id_floor').fill('0');
    await page.locator('[name=_save]').click();
    const lowest = await eventually(async () => (await message(page)).includes('added successfully'));
    await page.goto(add);
    await page.locator('#id_name').fill('Pharmacy');
    await page.locator('#id_floor').fill('5');
    await page.locator('[name=_save]').click();
    const highest = await eventually(async () => (await message(page)).includes('added successfully'));
    await page.goto(add);
    await page.locator('#id_name').fill('Radiology');
    await page.locator('#id_floor').fill('6');
    await page.locator('[name=_save]').click();
    const refused = await eventually(async () => page.url() === add && (await errorOf(page, 'floor')) !== '');
    return mandatory && lowest && highest && refused;
  },

  'django-admin-17': async (scene) => {
    const { page, eventually } = scene;
    await enter(scene);
    await page.locator('#content-main').getByRole('link', { name: 'Appointments' }).click();
    await page.waitForURL(/appointment/);
    const bar = page.locator('.toplinks');
    const months = async (): Promise<string[]> =>
      (await texts(page, '.toplinks a')).filter((text) => /^[A-Z]/.test(text));
    const open = async (month: string): Promise<void> => {
      await page.goto(`${scene.base}/admin/clinic/appointment/`);
      await bar.getByRole('link', { name: month }).click();
    };
    const offered = same(await months(), [
      'September 2025',
      'October 2025',
      'November 2025',
      'December 2025',
    ]);
    await open('September 2025');
    const september = await eventually(async () =>
      same(await column(page, 'status'), ['Done', 'Done', 'Done']),
    );
    await open('October 2025');
    const october = await eventually(async () => {
      const reasons = await column(page, 'reason');
      return reasons.length === 5 && reasons[0] === 'New glasses';
    });
    await open('November 2025');
    const november = await eventually(
      async () =>
        (await column(page, 'starts')).length === 5 &&
        same(await months(), ['November 3', 'November 11', 'November 12', 'November 18']),
    );
    await page.goto(`${scene.base}/admin/clinic/appointment/`);
    await bar.getByRole('link', { name: 'All dates' }).click();
    const all = await eventually(async () => (await total(page)) === '14 appointments');
    return offered && september && october && november && all;
  },

  'django-admin-18': async (scene) => {
    const { page, eventually } = scene;
    await enter(scene, '/admin/');
    await page.locator('#content-main').getByRole('link', { name: 'Patients' }).click();
    const tries: [string, string, string[]][] = [
      ['adams', 'first_name', ['Nora', 'Oscar']],
      ['P1004', 'first_name', ['Samuel']],
      ['mei', 'first_name', ['Mei']],
      ['elmsford', 'city', ['Elmsford', 'Elmsford', 'Elmsford', 'Elmsford', 'Elmsford']],
      ['ADAMS', 'first_name', ['Nora', 'Oscar']],
    ];
    const results: boolean[] = [];
    for (const [term, field, expected] of tries) {
      await page.locator('#searchbar').fill(term);
      await page.locator('#searchbar').press('Enter');
      await page.waitForURL((url) => url.searchParams.get('q') === term);
      results.push(await eventually(async () => same(await column(page, field), expected), 3000));
    }
    return results.every(Boolean);
  },

  'django-admin-19': async (scene) => {
    const { page, eventually } = scene;
    await enter(scene);
    await page.locator('#content-main').getByRole('link', { name: 'Patients' }).click();
    await page.locator('#result_list thead').getByRole('link', { name: 'Date of birth' }).click();
    await page.waitForURL(/[?&]o=/);
    return eventually(async () =>
      same((await column(page, 'last_name')).slice(0, 5), ['Petrov', 'Boyd', 'Khan', 'Haddad', 'Whitaker']),
    );
  },

  'django-admin-20': async (scene) => {
    const { page, eventually } = scene;
    await enter(scene, '/', 'reception', 'harbour-desk');
    const models = await eventually(async () =>
      same(await texts(page, '.app-clinic tbody th'), ['Appointments', 'Departments', 'Doctors', 'Patients']),
    );
    const adds = await page
      .locator('.app-clinic tbody tr', { has: page.locator('.addlink') })
      .locator('th')
      .allInnerTexts();
    const others = (await page.locator('.app-auth').count()) === 0;
    return (
      models &&
      others &&
      same(
        adds.map((text) => text.trim()),
        ['Appointments', 'Patients'],
      )
    );
  },

  'django-admin-21': async (scene) => {
    const { page } = scene;
    await enter(scene);
    const answer = await page.request.get(
      `${scene.base}/admin/autocomplete/?app_label=clinic&model_name=appointment&field_name=patient&term=ad`,
    );
    if (answer.status() !== 200) return false;
    const body = (await answer.json()) as { results: { text: string }[]; pagination: { more: boolean } };
    return (
      same(
        body.results.map((result) => result.text),
        ['Adams, Nora', 'Adams, Oscar'],
      ) && body.pagination.more === false
    );
  },

  'django-admin-22': async (scene) => {
    const { page, context, eventually } = scene;
    const sentence = 'Allergic to "latex", wife calls on Fridays.';
    await enter(scene, '/admin/clinic/patient/');
    await page.getByRole('link', { name: 'P1002' }).click();
    await page.locator('summary', { hasText: 'More' }).click();
    await page.locator('#id_remarks').fill(sentence);
    await page.locator('[name=_save]').click();
    await eventually(async () => (await message(page)).includes('was changed successfully'));
    const tab = await context.newPage();
    await tab.goto(`${scene.base}/admin/clinic/patient/`);
    await tab.getByRole('link', { name: 'P1002' }).click();
    await tab.locator('summary', { hasText: 'More' }).click();
    return (await tab.locator('#id_remarks').inputValue()) === sentence;
  },

  'django-admin-23': async (scene) => {
    const { page, eventually } = scene;
    await enter(scene);
    await page.locator('#content-main').getByRole('link', { name: 'Patients' }).click();
    const says = (text: string): Promise<boolean> =>
      eventually(async () => (await page.locator('.action-counter').innerText()).trim() === text, 3000);
    const all = page.getByRole('button', { name: 'Select all 12 patients' });
    await row(page, 'Nora').locator('.action-select').check();
    await row(page, 'Samuel').locator('.action-select').check();
    const two = await says('2 of 10 selected');
    await page.locator('#action-toggle').click();
    const ten = await says('10 of 10 selected');
    const offered = await all.isVisible();
    await row(page, 'Nora').locator('.action-select').click();
    const nine = await says('9 of 10 selected');
    return two && ten && offered && nine && !(await all.isVisible());
  },

  'django-admin-24': async (scene) => {
    const { page, eventually } = scene;
    await enter(scene);
    await page.locator('#content-main').getByRole('link', { name: 'Appointments' }).click();
    await row(page, 'Knee pain').locator('th a').click();
    const box = (n: number, name: string) => page.locator(`[name=prescription_set-${n}-${name}]`);
    const line = async (n: number): Promise<string> =>
      [
        await box(n, 'medicine').inputValue(),
        await box(n, 'dose').inputValue(),
        await box(n, 'days').inputValue(),
      ].join(' / ');
    if ((await line(0)) !== 'Ibuprofen / 400 mg twice daily / 7') return false;
    if ((await page.locator('.inline-related.has_original, tr.has_original').count()) !== 1) return false;
    await box(1, 'medicine').fill('Paracetamol');
    await box(1, 'dose').fill('500 mg daily');
    await box(1, 'days').fill('5');
    await page.getByText('Add another Prescription').click();
    if (!(await eventually(() => box(2, 'medicine').isVisible()))) return false;
    await box(2, 'medicine').fill('Omeprazole');
    await box(2, 'dose').fill('20 mg daily');
    await box(2, 'days').fill('14');
    await page.locator('[name=_continue]').click();
    return eventually(
      async () =>
        (await page.locator('tr.has_original').count()) === 3 &&
        same([await line(0), await line(1), await line(2)].sort(), [
          'Ibuprofen / 400 mg twice daily / 7',
          'Omeprazole / 20 mg daily / 14',
          'Paracetamol / 500 mg daily / 5',
        ]),
    );
  },

  'django-admin-25': async (scene) => {
    const { page, eventually } = scene;
    const right = 'Clinic | appointment | Can delete appointment';
    await enter(scene, '/admin/auth/group/');
    await page.getByRole('link', { name: 'Front desk' }).click();
    const left = page.locator('#id_permissions_from option', { hasText: right });
    await left.waitFor();
    await left.dblclick();
    const moved = await eventually(
      async () =>
        (await texts(page, '#id_permissions_to option')).includes(right) &&
        !(await texts(page, '#id_permissions_from option')).includes(right),
    );
    await page.locator('[name=_save]').click();
    const saved = await eventually(
      async () => (await message(page)) === 'The group “Front desk” was changed successfully.',
    );
    await page.goto(`${scene.base}/admin/auth/group/`);
    await page.getByRole('link', { name: 'Front desk' }).click();
    const kept = await eventually(async () => {
      const chosen = await texts(page, '#id_permissions_to option');
      return chosen.length === 8 && chosen.includes(right);
    });
    return moved && saved && kept;
  },

  'django-admin-26': async (scene) => {
    const { page, eventually } = scene;
    await enter(scene, '/admin/clinic/appointment/add/', 'reception', 'harbour-desk');
    await page.locator('.field-patient .select2-selection').click();
    await page.locator('.select2-search__field').fill('haddad');
    const option = page.locator('.select2-results__option');
    const proposed = await eventually(async () =>
      same(await texts(page, '.select2-results__option'), ['Haddad, Fatima']),
    );
    if (!proposed) return false;
    await option.click();
    return eventually(
      async () =>
        (await option.count()) === 0 &&
        (await page.locator('.field-patient .select2-selection').innerText()).includes('Haddad, Fatima'),
    );
  },

  'django-admin-27': async (scene) => {
    const { page, eventually } = scene;
    await enter(scene, '/admin/clinic/appointment/');
    const newest = (await column(page, 'starts'))[0]?.startsWith('Dec. 9, 2025') === true;
    await page.locator('#result_list thead').getByRole('link', { name: 'Starts' }).click();
    await page.waitForURL(/[?&]o=/);
    const turned = await eventually(async () => {
      const starts = await column(page, 'starts');
      const begins = ['Sept. 15,', 'Sept. 16,', 'Sept. 22,', 'Oct. 2,'];
      return (
        begins.every((begin, n) => starts[n]?.startsWith(begin)) &&
        starts.at(-1)?.startsWith('Dec. 9,') === true
      );
    });
    return newest && turned;
  },
};
