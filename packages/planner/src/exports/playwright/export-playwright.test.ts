import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import type { Command, Step } from '../../steps/language.ts';
import { actions, checks, makeExported, makeSteps, nasty } from '../every-command.fixture.ts';
import type { StoredLocator } from '../exported-case.ts';
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

function linesOf(command: Command, stored?: StoredLocator): string[] {
  const [step] = makeSteps([command]);
  const code = exportPlaywright([
    makeExported(step ? [{ ...step, source: '' }] : [], { origin: 'check', locators: [stored] }),
  ]);
  parse(code);
  const lines = code.split('\n');
  const start = lines.findIndex((line) => line.startsWith('  await test.step('));
  return lines.slice(start + 1, lines.lastIndexOf('  });')).map((line) => line.trim());
}

describe('exportPlaywright', () => {
  it.each(
    [...actions, ...checks].map((command) => [makeSteps([command])[0]?.sentence ?? '', command] as const),
  )('writes valid TypeScript for: %s', (_, command) => {
    expect(linesOf(command).join('\n')).toMatch(/await |expect|\/\//);
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
        { title: text, description: text, expectedResult: text, locators: [{ by: 'text', text }] },
      ),
    ]);
    const program = parse(code);
    const strings = collectStrings(program.body);
    expect(strings.filter((one) => one === text).length).toBeGreaterThanOrEqual(text === typed ? 5 : 4);
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

  it('reads what stands beside a label that a run found by its words', () => {
    const lines = linesOf(
      {
        do: 'expect',
        subject: { of: 'element', target: { name: 'total' } },
        condition: { is: 'number', comparison: '=', value: 36 },
      },
      { by: 'text', text: 'Total' },
    );
    expect(lines).toEqual([
      "await expect.poll(async () => numberIn(await beside(page.getByText('Total', { exact: true })))).toBe(36);",
    ]);
  });

  it.each<[StoredLocator, string]>([
    [
      { by: 'role', role: 'button', name: 'OK', nth: 1 },
      "page.getByRole('button', { name: 'OK', exact: true }).nth(1)",
    ],
    [{ by: 'label', text: 'User' }, "page.getByLabel('User', { exact: true })"],
    [{ by: 'text', text: 'Go' }, "page.getByText('Go', { exact: true })"],
    [{ by: 'test id', text: 'go' }, "page.getByTestId('go')"],
    [{ by: 'css', selector: '#go > b' }, "page.locator('#go > b')"],
    [{ by: 'role', role: "x')" }, `page.locator('[role="x\\')"]')`],
  ])('prefers the stored locator %j to the words', (stored, locator) => {
    expect(linesOf({ do: 'click', target: { name: 'Anything' } }, stored)).toEqual([
      `await ${locator}.click();`,
    ]);
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

  it('cannot pass what it could not write or understand', () => {
    const code = exportPlaywright([makeExported([{ source: 'frobnicate', reason: 'No verb was found.' }])]);
    expect(code).toContain(
      "expect.soft(undefined, 'Not understood: frobnicate (No verb was found.)').toBeDefined();",
    );
  });

  it.each<[Command, RegExp]>([
    [
      { do: 'expect', subject: { of: 'security headers' }, condition: { is: 'clean' } },
      /^await rest\(page, underWay\);\nexpect\(await missingHeaders\(page\)\)\.toEqual\(\[\]\);$/,
    ],
    [
      { do: 'expect', subject: { of: 'keyboard reach' }, condition: { is: 'clean' } },
      /^await rest\(page, underWay\);\nexpect\.soft\(undefined, 'Not written as Playwright code yet: /,
    ],
  ])('writes the check %j as code, or so that it cannot pass', (command, line) => {
    expect(linesOf(command).join('\n')).toMatch(line);
  });

  it('tells tests of the same title apart', () => {
    const strings = collectStrings(parse(exportPlaywright([makeExported([]), makeExported([])])).body);
    expect(strings).toEqual(expect.arrayContaining(['Sign in', 'Sign in (2)']));
  });
});
