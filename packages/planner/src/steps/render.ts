import { looksLikeAddress } from './addresses.ts';
import { renderCall, renderKeep } from './calls.ts';
import { renderFillIn } from './fill-ins.ts';
import type { Action, Command } from './language.ts';
import { renderOrdinal } from './ordinals.ts';
import { quote } from './quoting.ts';
import { renderExpectation } from './render-expectation.ts';
import { renderTarget } from './targets.ts';

/** The one canonical English sentence of a command; `readCanonical` reads it back. */
export function renderStep(command: Command): string {
  if (command.do === 'expect') return `Check that ${renderExpectation(command)}`;
  const action = renderAction(command);
  if (!command.if) return action;
  return `If ${renderExpectation(command.if)}, ${action.charAt(0).toLowerCase()}${action.slice(1)}`;
}

function renderAction(action: Action): string {
  switch (action.do) {
    case 'open':
      return renderOpen(action);
    case 'back':
    case 'forward':
      return `Go ${action.do}`;
    case 'reload':
      return 'Reload the page';
    case 'click':
      return renderClick(action);
    case 'type':
      return `Type ${quote(action.text)} in ${renderTarget(action.target)}`;
    case 'clear':
      return `Clear ${renderTarget(action.target)}`;
    case 'select':
      return `Select ${quote(action.option)} from ${renderTarget(action.target)}`;
    case 'check':
    case 'uncheck':
    case 'toggle':
    case 'choose':
    case 'hover':
    case 'scroll to':
    case 'focus':
    case 'leave':
      return `${verbs[action.do]} ${renderTarget(action.target)}`;
    case 'set':
      return `Set ${renderTarget(action.target)} to ${quote(action.value)}`;
    case 'press':
      return `Press ${quote(action.keys)}${action.target ? ` in ${renderTarget(action.target)}` : ''}`;
    case 'drag':
      return `Drag ${renderTarget(action.target)} onto ${renderTarget(action.onto)}`;
    case 'upload':
      return `Upload the file ${quote(action.file)}${action.target ? ` to ${renderTarget(action.target)}` : ''}`;
    case 'switch to tab':
      return `Switch to the browser tab ${quote(action.tab)}`;
    case 'switch to nth tab':
      return `Switch to the ${renderOrdinal(action.ordinal)} browser tab`;
    case 'answer dialog': {
      const answer = action.text === undefined ? '' : ` with ${quote(action.text)}`;
      return `${action.accept ? 'Accept' : 'Dismiss'} the browser dialog${answer}`;
    }
    case 'wait': {
      const limit = action.seconds === undefined ? '' : ` up to ${action.seconds} seconds`;
      return `Wait${limit} until ${renderExpectation(action.until)}`;
    }
    case 'pause':
      return `Pause for ${action.seconds} seconds`;
    case 'log in':
      return `Log in as ${quote(action.credentials.user)} with the password ${quote(action.credentials.password)}`;
    case 'fill in':
      return renderFillIn(action);
    case 'remember':
      return `Remember ${renderTarget(action.target)} as ${quote(action.as)}`;
    case 'resize':
      return `${action.touch ? 'Use a touch screen of' : 'Resize the window to'} ${action.width} by ${action.height}`;
    case 'set clock':
      return `Set the browser clock to ${quote(action.to)}`;
    case 'call':
      return renderCall(action);
    case 'keep':
      return renderKeep(action);
  }
}

export const verbs = {
  check: 'Tick',
  uncheck: 'Untick',
  toggle: 'Toggle',
  choose: 'Choose',
  hover: 'Hover over',
  'scroll to': 'Scroll to',
  focus: 'Focus',
  leave: 'Leave',
} as const;

/** `Open "Settings"` would be read as a click on something of that name, hence the longer form. */
function renderOpen({ address, named, inTab }: Extract<Action, { do: 'open' }>): string {
  if (named) return `Go to the ${quote(address)} page`;
  const where = inTab ? ' in a new browser tab' : '';
  return `Open ${looksLikeAddress(address) ? '' : 'the address '}${quote(address)}${where}`;
}

function renderClick({ target, button, times }: Extract<Action, { do: 'click' }>): string {
  if (times === 2 && !button) return `Double-click ${renderTarget(target)}`;
  const count = times === undefined ? '' : ` ${times} times`;
  return `${button === 'right' ? 'Right-click' : 'Click'} ${renderTarget(target)}${count}`;
}
