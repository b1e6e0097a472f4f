import type { Deed } from '@assay/contract';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import type { Command, Step } from '../../steps/language.ts';
import { actions, checks, makeExported, makeSteps, nasty } from '../every-command.fixture.ts';
import { exportPlaywright } from './export-playwright.ts';

function parse(code: string) {
  const parsed = parseSync('exported.spec.ts', code, { sourceType: 'module' });
  expect(parsed.errors.map((error) => `${error.message}\n${error.codeframe}`)).toEqual([]);
  return parsed.program;
}

/** Every string the code means, once its escapes are read. */
function collectStrings(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(collectStrings);
  if (typeof node !== 'object' || node === null) return [];
  const own =
    'type' in node && node.type === 'Literal' && 'value' in node && typeof node.value === 'string'
      ? [node.value]
      : [];
  return [...own, ...Object.values(node).flatMap(collectStrings)];
}

function exportOne(command: Command, done?: Deed[]): string {
  const [step] = makeSteps([command]);
  const execution = done && { at: Date.UTC(2026, 10, 17, 9, 5), passed: true, done: [done] };
  const code = exportPlaywright([
    makeExported(step ? [{ ...step, source: '' }] : [], { origin: 'check', ...(execution && { execution }) }),
  ]);
  parse(code);
  return code;
}

function linesOf(command: Command, done?: Deed[]): string[] {
  const code = exportOne(command, done);
  const lines = code.split('\n');
  const start = lines.findIndex((line) => line.startsWith('  await test.step('));
  return lines.slice(start + 1, lines.lastIndexOf('  });')).map((line) => line.trim());
}

describe('exportPlaywright', () => {
  it.each(
    [...actions, ...checks].map((command) => [makeSteps([command])[0]?.sentence ?? '', command] as const),
  )('writes valid TypeScript for: %s', (_, command) => {
    expect(linesOf(command).join('\n')).toMatch(/await |expect|\/\//);
    expect(exportOne(command)).not.toMatch(/expect\.soft|throw new Error\((?!`Set the environment)/);
  });

  it('writes valid TypeScript for all of them in one file', () => {
    const steps = [
      ...makeSteps([...actions, ...checks]),
      { source: 'frobnicate', reason: 'No verb was found.' },
    ];
    parse(exportPlaywright([makeExported(steps), makeExported(steps)]));
  });

  it.each(nasty)('keeps %j exactly as it is, wherever it stands', (text) => {
    const typed = text.replaceAll('\\{{', '{{');
    const step = (command: Command): Step => ({ source: text, sentence: text, command });
    const code = exportPlaywright([
      makeExported(
        [
          step({ do: 'type', target: { name: text, kind: 'field' }, text }),
          step({ do: 'type', target: { name: 'Note' }, text: `{{today}}${text}` }),
          { source: text, reason: text },
        ],
        {
          title: text,
          description: text,
          expectedResult: text,
          execution: {
            at: 0,
            passed: true,
            done: [
              [{ do: 'fill', at: `getByText(${JSON.stringify(text)})`, text, from: 'text' }],
              undefined,
              undefined,
            ],
          },
        },
      ),
    ]);
    const program = parse(code);
    const strings = collectStrings(program.body);
    expect(strings.filter((one) => one === text).length).toBeGreaterThanOrEqual(text === typed ? 5 : 3);
    expect(strings).toContain(typed);
    expect(program.body.map((node) => node.type)).toEqual([
      'ImportDeclaration',
      'FunctionDeclaration',
      'ExpressionStatement',
    ]);
  });

  it.each<[Command, string]>([
    [
      { do: 'click', target: { name: 'OK', kind: 'button' } },
      "await page.getByRole('button', { name: 'OK' }).click();",
    ],
    [
      { do: 'type', target: { name: 'User name', kind: 'field' }, text: 'ada' },
      "await page.getByLabel('User name').fill('ada');",
    ],
    [
      { do: 'click', target: { name: 'Remove', kind: 'button', within: { name: 'Socks', kind: 'row' } } },
      "await page.getByRole('row').filter({ hasText: 'Socks' }).last().getByRole('button', { name: 'Remove' }).click();",
    ],
    [
      { do: 'click', target: { name: 'Add', kind: 'link', ordinal: 2 } },
      "await page.getByRole('link', { name: 'Add' }).nth(1).click();",
    ],
    [
      {
        do: 'expect',
        subject: { of: 'element', target: { name: 'Hello', kind: 'text' } },
        condition: { is: 'visible' },
      },
      "await expect(page.getByText('Hello')).toBeVisible();",
    ],
    [
      {
        do: 'expect',
        subject: { of: 'element', target: { name: 'A', kind: 'checkbox' } },
        condition: { is: 'unchecked' },
        negated: true,
      },
      "await expect(page.getByRole('checkbox', { name: 'A' })).toBeChecked();",
    ],
    [
      {
        do: 'expect',
        subject: { of: 'address' },
        condition: { is: 'text', how: 'contains', value: '/cart' },
        withinSeconds: 2,
      },
      "await expect(page).toHaveURL(containing('/cart'), { timeout: 2000 });",
    ],
    [
      { do: 'expect', subject: { of: 'picture' }, condition: { is: 'clean' } },
      'await expect(page).toHaveScreenshot();',
    ],
    [
      {
        do: 'expect',
        subject: { of: 'picture', whole: true, as: 'Check out / step 1', percent: 0.5 },
        condition: { is: 'clean' },
        withinSeconds: 2,
      },
      "await expect(page).toHaveScreenshot('Check-out-step-1.png', { fullPage: true, maxDiffPixelRatio: 0.005, timeout: 2000 });",
    ],
    [
      {
        do: 'expect',
        subject: { of: 'picture', target: { name: 'Cart', kind: 'button' } },
        condition: { is: 'clean' },
        negated: true,
      },
      "await expect(page.getByRole('button', { name: 'Cart' })).not.toHaveScreenshot();",
    ],
    [{ do: 'open', address: 'localhost:3000' }, "await page.goto('http://localhost:3000');"],
    [{ do: 'open', address: '/cart.html' }, "await page.goto('/cart.html');"],
  ])('writes %j as a person would', (command, line) => {
    expect(linesOf(command).filter((one) => !one.startsWith('await rest('))).toEqual([line]);
  });

  it('lets the page come to rest once before it says what is not there', () => {
    const code = exportPlaywright([
      makeExported(
        makeSteps([
          { do: 'click', target: { name: 'Send', kind: 'button' } },
          {
            do: 'expect',
            subject: { of: 'page text' },
            condition: { is: 'text', how: 'contains', value: 'A' },
          },
          {
            do: 'expect',
            subject: { of: 'page text' },
            condition: { is: 'text', how: 'contains', value: 'B' },
            negated: true,
          },
          { do: 'expect', subject: { of: 'element', target: { name: 'C' } }, condition: { is: 'hidden' } },
        ]),
      ),
    ]);
    parse(code);
    const lines = code.split('\n').filter((line) => /^ {4}await/.test(line));
    expect(lines.map((line) => line.trim())).toEqual([
      "await page.getByRole('button', { name: 'Send' }).click();",
      "await expect(page.locator('body')).toContainText('A', { useInnerText: true });",
      'await rest(page, underWay);',
      "await expect(page.locator('body')).not.toContainText('B', { useInnerText: true });",
      "await expect(page.getByText('C').first()).toBeHidden();",
    ]);
  });

  it('asks that an element is there before it says what it does not show', () => {
    const [, first] = linesOf({
      do: 'expect',
      subject: { of: 'element', target: { name: 'Total', kind: 'cell' } },
      condition: { is: 'text', how: 'equals', value: '1' },
      negated: true,
    });
    expect(first).toBe("await expect(page.getByRole('cell', { name: 'Total' })).toBeVisible();");
  });

  it.each<[Command, Deed[], string[]]>([
    [
      { do: 'click', target: { name: 'Size' } },
      [
        { do: 'click', at: "getByRole('combobox', { name: 'Size', exact: true })" },
        { do: 'click', at: "getByRole('option', { name: 'Large', exact: true })" },
      ],
      [
        "await page.getByRole('combobox', { name: 'Size', exact: true }).click();",
        "await page.getByRole('option', { name: 'Large', exact: true }).click();",
      ],
    ],
    [
      { do: 'click', target: { name: 'Price, low to high' } },
      [{ do: 'select', at: "getByLabel('Order')", options: [{ text: 'Price: low to high' }] }],
      ["await page.getByLabel('Order').selectOption({ label: 'Price: low to high' });"],
    ],
    [
      { do: 'type', target: { name: 'Destination' }, text: '{{unique name}}' },
      [{ do: 'type', at: "getByRole('combobox')", text: 'Test abcdefgh', from: 'text' }],
      [
        "await page.getByRole('combobox').clear();",
        "await page.getByRole('combobox').pressSequentially(uniqueName);",
      ],
    ],
    [
      { do: 'set', target: { name: 'Zoom' }, value: '5' },
      [{ do: 'press', at: "getByRole('slider')", keys: 'ArrowRight', times: 3 }],
      ["for (let time = 0; time < 3; time++) await page.getByRole('slider').press('ArrowRight');"],
    ],
    [
      { do: 'click', target: { name: 'Larger text', within: { name: 'Preview', kind: 'frame' } } },
      [{ do: 'click', at: "locator('iframe[title=\"Preview\"]').contentFrame().getByRole('button')" }],
      ["await page.locator('iframe[title=\"Preview\"]').contentFrame().getByRole('button').click();"],
    ],
    [{ do: 'check', target: { name: 'Terms' } }, [], ['// It was so already: nothing had to be done.']],
    [
      {
        do: 'expect',
        subject: { of: 'element', target: { name: 'total' } },
        condition: { is: 'number', comparison: '=', value: 36 },
      },
      [
        {
          do: 'see',
          at: "getByText('Total', { exact: true }).locator('xpath=following-sibling::*[1]')",
          is: 'number',
          comparison: '=',
          number: 36,
        },
      ],
      [
        "await expect.poll(async () => numberIn(await page.getByText('Total', { exact: true }).locator('xpath=following-sibling::*[1]').innerText())).toBe(36);",
      ],
    ],
    [
      {
        do: 'expect',
        subject: { of: 'element', target: { name: 'Cart' } },
        condition: { is: 'text', how: 'contains', value: '2 cards' },
        withinSeconds: 3,
      },
      [{ do: 'see', at: "getByRole('link')", is: 'part of text', text: '2 cards', from: 'condition.value' }],
      [
        "await expect(page.getByRole('link')).toContainText(new RegExp('(?<!\\\\d[.,]?)2\\\\s+cards'), { timeout: 3000 });",
      ],
    ],
    [
      {
        do: 'expect',
        subject: { of: 'page text' },
        condition: { is: 'text', how: 'contains', value: 'Really?' },
      },
      [{ do: 'see dialog', how: 'contains', text: 'Really?', from: 'condition.value' }],
      ["await expect.poll(() => dialogs.join('\\n')).toContain('Really?');"],
    ],
    [
      { do: 'leave', target: { name: 'Code', kind: 'field' } },
      [
        { do: 'focus', at: "getByLabel('Code')" },
        { do: 'press', at: "getByLabel('Code')", keys: 'Tab' },
        { do: 'blur', at: "getByLabel('Code')" },
      ],
      [
        "await page.getByLabel('Code').focus();",
        "await page.getByLabel('Code').press('Tab');",
        "await page.getByLabel('Code').blur();",
      ],
    ],
    [
      {
        do: 'type',
        target: { name: 'Region' },
        text: 'Europe',
        if: {
          subject: { of: 'page text' },
          condition: { is: 'text', how: 'contains', value: 'Choose a region' },
        },
      },
      [
        {
          do: 'see',
          at: "locator('body')",
          is: 'part of text',
          text: 'Choose a region',
          from: 'if.condition.value',
        },
        { do: 'condition held' },
        { do: 'fill', at: "getByLabel('Region')", text: 'Europe', from: 'text' },
      ],
      [
        'const isSo = async () => {',
        "await expect(page.locator('body')).toContainText('Choose a region', { timeout: 2000 });",
        '};',
        'const holds = await isSo().then(() => true, () => false);',
        'if (!holds) return;',
        "await page.getByLabel('Region').fill('Europe');",
      ],
    ],
    [
      {
        do: 'expect',
        subject: { of: 'element', target: { name: 'Price', kind: 'column' } },
        condition: { is: 'sum', comparison: '=', value: 30.5 },
      },
      [{ do: 'see', at: "locator('td:nth-child(2)')", is: 'sum', comparison: '=', number: 30.5 }],
      [
        "await expect.poll(async () => (await page.locator('td:nth-child(2)').allInnerTexts()).map(numberIn).reduce((sum, one) => sum + one, 0)).toBeCloseTo(30.5);",
      ],
    ],
    [
      { do: 'expect', subject: { of: 'page' }, condition: { is: 'new tab' } },
      [{ do: 'see tabs', count: 2 }],
      ['await rest(page, underWay);', 'await expect.poll(() => page.context().pages().length).toBe(2);'],
    ],
  ])('writes what was done for %j', (command, done, lines) => {
    expect(linesOf(command, done)).toEqual(lines);
  });

  it('says at the top where it comes from', () => {
    const command: Command = { do: 'click', target: { name: 'OK' } };
    expect(exportOne(command, [{ do: 'click', at: "getByText('OK')" }])).toMatch(
      /^\/\/ Exported from Assay\..*\n\/\/ "Sign in" is written from its execution of 2026-11-17 09:05 UTC/,
    );
    expect(exportOne(command)).toMatch(/^.*\n\/\/ "Sign in" has not been run in Assay yet/);
  });

  it('says at the top which step was skipped, and writes it from its words', () => {
    const [step] = makeSteps([
      {
        do: 'click',
        target: { name: 'it' },
        if: {
          subject: { of: 'element', target: { name: 'Accept', kind: 'button' } },
          condition: { is: 'visible' },
        },
      },
    ]);
    const execution = { at: 0, passed: true, done: [undefined] };
    const code = exportPlaywright([makeExported(step ? [step] : [], { execution })]);
    parse(code);
    expect(code).toMatch(
      /^\/\/ Not done in that execution:\n\/\/ - "Sign in", step 1: If the "Accept" button/m,
    );
    expect(code).toContain(
      "await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible({ timeout: 2000 });",
    );
    expect(code).toContain("test('Sign in'");
  });

  it('leaves a locator out that is none, and says so', () => {
    const code = exportOne({ do: 'click', target: { name: 'OK' } }, [{ do: 'click', at: 'process.exit()' }]);
    expect(code).not.toContain('process.exit');
    expect(code).toContain('step 1: Click "OK" - The locator that was used cannot be written.');
    expect(code).toContain("test.fixme('Sign in'");
  });

  it('answers dialogs as they were answered, and further ones as Assay does', () => {
    const code = exportOne({ do: 'click', target: { name: 'OK' } }, [
      { do: 'answer', accept: false },
      { do: 'answer', accept: true, text: 'Ann' },
    ]);
    expect(code).toContain("= [{ accept: false }, { accept: true, text: 'Ann' }];");
    expect(code).toContain('answers.shift() ?? { accept: true }');
  });

  it('makes a value once per test, so that both fields get the same', () => {
    const code = exportPlaywright([
      makeExported(
        makeSteps([
          { do: 'type', target: { name: 'E-mail', kind: 'field' }, text: '{{unique email}}' },
          { do: 'type', target: { name: 'Again', kind: 'field' }, text: '{{unique email}}' },
        ]),
      ),
    ]);
    expect(code.match(/const uniqueEmail = /g)).toHaveLength(1);
    expect(code.match(/\.fill\(uniqueEmail\)/g)).toHaveLength(2);
  });

  it('takes passwords from the environment', () => {
    const code = exportPlaywright([
      makeExported(makeSteps([{ do: 'type', target: { name: 'Password', kind: 'field' }, text: 'hunter2' }])),
    ]);
    parse(code);
    expect(code).not.toContain('hunter2');
    expect(code).toContain("secret('PASSWORD')");
  });

  it('tells at the top what was not understood, and does not fail for it', () => {
    const code = exportPlaywright([makeExported([{ source: 'frobnicate', reason: 'No verb was found.' }])]);
    expect(code).toContain('// - "Sign in", step 1: frobnicate - It was not understood. No verb was found.');
    expect(code).toContain('  // Not exported: frobnicate');
    expect(code).toContain("test.fixme('Sign in'");
  });

  it('writes a check of the whole page as code', () => {
    expect(
      linesOf({ do: 'expect', subject: { of: 'security headers' }, condition: { is: 'clean' } }),
    ).toEqual(['await rest(page, underWay);', 'expect(await missingHeaders(page)).toEqual([]);']);
  });

  it('tells at the top which check it has no code for, and runs the others', () => {
    const code = exportOne({ do: 'expect', subject: { of: 'keyboard reach' }, condition: { is: 'clean' } });
    expect(code).toContain('Playwright has no assertion for it.');
    expect(code).toContain("test('Sign in'");
    expect(code).not.toContain('expect(');
  });

  it('tells at the top which check is only made in part', () => {
    const command: Command = {
      do: 'expect',
      subject: { of: 'element', target: { name: 'Total' } },
      condition: { is: 'text', how: 'equals', value: 'None' },
    };
    const code = exportOne(command, [
      { do: 'see', at: "locator('body')", is: 'part of text', text: 'None', loosely: 'Not where.' },
    ]);
    expect(code).toMatch(/^\/\/ Checked in part:\n\/\/ - "Sign in", step 1: .*Not where\.$/m);
    expect(code).toContain("await expect(page.locator('body')).toContainText('None');");
  });

  it('tells tests of the same title apart', () => {
    const strings = collectStrings(parse(exportPlaywright([makeExported([]), makeExported([])])).body);
    expect(strings).toEqual(expect.arrayContaining(['Sign in', 'Sign in (2)']));
  });
});
