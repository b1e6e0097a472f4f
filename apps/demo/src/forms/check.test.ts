import { expect, test } from 'vitest';
import { checkForm, type FieldRule } from './check.ts';
import { checkoutRules, contactRules, findProfileErrors, loginRules, profileRules } from './rules.ts';

function findError(rules: readonly FieldRule[], name: string, value: string): string | undefined {
  const { errors, values } = checkForm(rules, new URLSearchParams({ [name]: value }), []);
  return errors[name] ?? findProfileErrors(values, '2026-01-15')[name];
}

const tooFew = 'The postcode must have 5 digits.';
const badCard = 'The card number must have 16 digits.';
const badEmail = 'Enter an e-mail address such as ada@example.com.';
const badDate = 'Enter a date in the past, from 1900 on.';
const badPicture = 'Choose a picture of the type PNG or JPEG.';
const badPhone = 'A phone number has 5 to 19 digits and spaces.';

test.each<[string, readonly FieldRule[], string, string, string | undefined]>([
  ['checkout', checkoutRules, 'name', '', 'Enter your full name.'],
  ['checkout', checkoutRules, 'name', '   ', 'Enter your full name.'],
  ['checkout', checkoutRules, 'name', 'Ada', undefined],
  ['checkout', checkoutRules, 'name', 'a'.repeat(80), undefined],
  ['checkout', checkoutRules, 'name', 'a'.repeat(81), 'The name can have at most 80 characters.'],
  ['checkout', checkoutRules, 'address', '', 'Enter your street address.'],
  ['checkout', checkoutRules, 'address', '1 Mill Lane', undefined],
  ['checkout', checkoutRules, 'postcode', '', 'Enter your postcode.'],
  ['checkout', checkoutRules, 'postcode', '1234', tooFew],
  ['checkout', checkoutRules, 'postcode', '12345', undefined],
  ['checkout', checkoutRules, 'postcode', '123456', tooFew],
  ['checkout', checkoutRules, 'postcode', '1234a', tooFew],
  ['checkout', checkoutRules, 'postcode', '१२३४५', tooFew],
  ['checkout', checkoutRules, 'email', '', 'Enter your e-mail address.'],
  ['checkout', checkoutRules, 'email', 'ada', badEmail],
  ['checkout', checkoutRules, 'email', 'ada@', badEmail],
  ['checkout', checkoutRules, 'email', 'ada@example', badEmail],
  ['checkout', checkoutRules, 'email', 'a da@example.com', badEmail],
  ['checkout', checkoutRules, 'email', 'ada@example.com', undefined],
  ['checkout', checkoutRules, 'card', '', 'Enter your card number.'],
  ['checkout', checkoutRules, 'card', '4'.repeat(15), badCard],
  ['checkout', checkoutRules, 'card', '4'.repeat(16), undefined],
  ['checkout', checkoutRules, 'card', '4'.repeat(17), badCard],
  ['checkout', checkoutRules, 'card', '4111 1111 1111 1111', undefined],
  ['checkout', checkoutRules, 'card', '4111-1111-1111-1111', badCard],
  ['checkout', checkoutRules, 'shipping', '', 'Choose how we ship your order.'],
  ['checkout', checkoutRules, 'shipping', 'pigeon', 'Choose how we ship your order.'],
  ['checkout', checkoutRules, 'shipping', 'express', undefined],
  ['checkout', checkoutRules, 'terms', '', 'Accept the terms to place your order.'],
  ['checkout', checkoutRules, 'terms', 'yes', undefined],
  ['profile', profileRules, 'name', '', 'Enter your name.'],
  ['profile', profileRules, 'birthDate', '', undefined],
  ['profile', profileRules, 'birthDate', '1985-12-10', undefined],
  ['profile', profileRules, 'birthDate', '2026-01-14', undefined],
  ['profile', profileRules, 'birthDate', '2026-01-15', badDate],
  ['profile', profileRules, 'birthDate', '1899-12-31', badDate],
  ['profile', profileRules, 'birthDate', '2001-02-30', badDate],
  ['profile', profileRules, 'birthDate', '10.12.1985', badDate],
  ['profile', profileRules, 'country', '', 'Choose your country.'],
  ['profile', profileRules, 'country', 'Atlantis', 'Choose a country from the list.'],
  ['profile', profileRules, 'country', 'Kenya', undefined],
  ['profile', profileRules, 'phone', '', undefined],
  ['profile', profileRules, 'phone', '+1 555 0100', undefined],
  ['profile', profileRules, 'phone', 'call me', badPhone],
  ['profile', profileRules, 'bio', 'a'.repeat(160), undefined],
  ['profile', profileRules, 'bio', `${'a'.repeat(159)}\r\n`, undefined],
  ['profile', profileRules, 'bio', 'a'.repeat(161), 'The biography can have at most 160 characters.'],
  ['profile', profileRules, 'picture', 'me.PNG', undefined],
  ['profile', profileRules, 'picture', 'me.svg', badPicture],
  ['contact', contactRules, 'name', '', 'Enter your name.'],
  ['contact', contactRules, 'email', 'x@y', badEmail],
  ['contact', contactRules, 'topic', '', 'Choose a topic.'],
  ['contact', contactRules, 'message', '', 'Write your message.'],
  ['contact', contactRules, 'message', 'too short', 'The message needs at least 10 characters.'],
  ['contact', contactRules, 'message', 'ten chars!', undefined],
  ['contact', contactRules, 'message', 'a'.repeat(501), 'The message can have at most 500 characters.'],
  ['login', loginRules, 'user', '', 'Enter your username or e-mail.'],
  ['login', loginRules, 'password', '', 'Enter your password.'],
])('%s: %#', (_form, rules, name, value, error) => {
  expect(findError(rules, name, value)).toBe(error);
});

/** Processor time of this thread: the speed of the machine and what else it does are left out by comparing. */
function cpuTime(work: () => void): number {
  const start = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(start);
  return user + system;
}

test('a long e-mail address is refused without going through it again and again', () => {
  const address = `${'a.'.repeat(30_000)}@`;
  let error: string | undefined;
  const taken = cpuTime(() => {
    error = findError(checkoutRules, 'email', address);
  });
  expect(error).toBe('The e-mail address can have at most 120 characters.');
  let sum = 0;
  const thousandTimes = cpuTime(() => {
    for (let turn = 0; turn < 1000; turn += 1)
      for (let place = 0; place < address.length; place += 1) sum += address.charCodeAt(place);
  });
  expect(sum).toBeGreaterThan(0);
  expect(taken).toBeLessThan(thousandTimes);
});
