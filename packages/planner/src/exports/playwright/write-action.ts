import type { Action, Target } from '../../steps/language.ts';
import { writeCall, writeKeep } from './write-call.ts';
import { writeExpectation } from './write-expectation.ts';
import { writeFillIn } from './write-fill-in.ts';
import { type Use, writeTarget } from './write-locator.ts';
import { writeComment, writeString } from './write-text.ts';
import { writeValue } from './write-value.ts';
import { enterNewTab, type Writing } from './writing.ts';

const keyNames: Record<string, string> = {
  ctrl: 'Control',
  cmd: 'Meta',
  esc: 'Escape',
  del: 'Delete',
  space: 'Space',
};

function writeKeys(keys: string): string {
  return writeString(
    keys
      .split('+')
      .map((key) => keyNames[key.toLowerCase()] ?? key)
      .join('+'),
  );
}

/** An address without a scheme is completed as a browser's address bar would. */
function writeAddress(address: string, writing: Writing): string {
  const isBare =
    /^[\w-]+(\.[\w-]+)*(:\d+)?([/?#]|$)/.test(address) && !/^[\w-]+(\/[\w-]+)*\.html?/.test(address);
  const isLocal = /^(localhost|\d+\.)/.test(address);
  return writeValue(isBare ? `${isLocal ? 'http' : 'https'}://${address}` : address, writing);
}

function writeClick(locator: string, { button, times }: Extract<Action, { do: 'click' }>): string[] {
  if (button) return [`await ${locator}.click({ button: 'right' });`];
  if (times === undefined || times === 1) return [`await ${locator}.click();`];
  if (times === 2) return [`await ${locator}.dblclick();`];
  return [`for (let time = 0; time < ${times}; time++) await ${locator}.click();`];
}

function writeLogIn(user: string, password: string, writing: Writing): string[] {
  return [
    `await page.getByLabel(/user|e-?mail|login/i).first().fill(${writeValue(user, writing)});`,
    `const password = page.getByLabel(/password/i).first();`,
    `await password.fill(${writeValue(password, writing)});`,
    `await password.press('Enter');`,
  ];
}

function writePageAction(action: Action, writing: Writing): string[] | undefined {
  switch (action.do) {
    case 'open':
      return action.named
        ? [`await page.getByRole('link', { name: ${writeString(action.address)} }).first().click();`]
        : [
            ...enterNewTab(action.inTab, writing),
            `await page.goto(${writeAddress(action.address, writing)});`,
          ];
    case 'back':
      return ['await page.goBack();'];
    case 'forward':
      return ['await page.goForward();'];
    case 'reload':
      return ['await page.reload();'];
    case 'set clock':
      return [`await page.clock.setSystemTime(new Date(${writeValue(action.to, writing)}));`];
    case 'resize':
      return [
        ...(action.touch
          ? ['// Touch itself is set for the whole test: test.use({ hasTouch: true, isMobile: true }).']
          : []),
        `await page.setViewportSize({ width: ${action.width}, height: ${action.height} });`,
      ];
    case 'pause':
      return [`await page.waitForTimeout(${action.seconds * 1000});`];
    case 'wait':
      return writeExpectation({ ...action.until, withinSeconds: action.seconds ?? 30 }, writing);
    case 'answer dialog':
      writing.records.add('dialogs');
      return [writeComment('Answered as it appears, see the top of the test.')];
    case 'switch to tab':
      writing.helpers.add('findTab');
      writing.records.add('tabs');
      return [`page = await findTab(page, ${writeValue(action.tab, writing)});`];
    case 'switch to nth tab': {
      writing.records.add('tabs');
      const place = action.ordinal > 0 ? action.ordinal - 1 : action.ordinal;
      return [
        `await expect.poll(() => page.context().pages().length).toBeGreaterThanOrEqual(${Math.abs(action.ordinal)});`,
        `page = page.context().pages().at(${place}) ?? page;`,
      ];
    }
    case 'log in':
      return writeLogIn(action.credentials.user, action.credentials.password, writing);
    case 'fill in':
      return writeFillIn(action, writing);
    case 'call':
      return writeCall(action, writing);
    case 'keep':
      return writeKeep(action, writing);
    default:
      return undefined;
  }
}

/** The lines that carry out one action, after its words; undefined where these do not tell how. */
export function writeAction(action: Action, writing: Writing): string[] | undefined {
  const onPage = writePageAction(action, writing);
  if (onPage) return onPage;
  const find = (target: Target, use: Use) => {
    writing.last = writeTarget(target, use, writing);
    return writing.last;
  };
  switch (action.do) {
    case 'click':
      return writeClick(find(action.target, 'click'), action);
    case 'type':
      return [`await ${find(action.target, 'type')}.fill(${writeValue(action.text, writing)});`];
    case 'set':
      return [`await ${find(action.target, 'type')}.fill(${writeValue(action.value, writing)});`];
    case 'clear':
      return [`await ${find(action.target, 'type')}.clear();`];
    case 'select':
      return [
        `await ${find(action.target, 'type')}.selectOption({ label: ${writeValue(action.option, writing)} });`,
      ];
    case 'check':
    case 'choose':
      return [`await ${find(action.target, 'type')}.check();`];
    case 'uncheck':
      return [`await ${find(action.target, 'type')}.uncheck();`];
    case 'toggle':
      return [`await ${find(action.target, 'type')}.click();`];
    case 'hover':
      return [`await ${find(action.target, 'click')}.hover();`];
    case 'focus':
      return [`await ${find(action.target, 'type')}.focus();`];
    case 'leave':
      return [`await ${find(action.target, 'type')}.press('Tab');`];
    case 'scroll to':
      return [`await ${find(action.target, 'look')}.scrollIntoViewIfNeeded();`];
    case 'press':
      return action.target
        ? [`await ${find(action.target, 'type')}.press(${writeKeys(action.keys)});`]
        : [`await page.keyboard.press(${writeKeys(action.keys)});`];
    case 'drag':
      return [`await ${find(action.target, 'look')}.dragTo(${writeTarget(action.onto, 'look', writing)});`];
    case 'upload': {
      const field = action.target ? find(action.target, 'type') : "page.locator('input[type=file]')";
      return [`await ${field}.setInputFiles(${writeValue(action.file, writing)});`];
    }
    case 'remember':
      writing.records.add('remembered');
      return [
        `const shown = await ${find(action.target, 'look')}.evaluate((element) => (element instanceof HTMLInputElement ? element.value : element.textContent));`,
        `remembered[${writeString(action.as.toLowerCase())}] = (shown ?? '').trim();`,
      ];
    default:
      return undefined;
  }
}
