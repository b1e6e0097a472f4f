import { anyMark } from '../steps/quoting.ts';
import type { Unit } from './blocks.ts';

const reference =
  /\b(?:(?:the |this |these |those )?(?:test data|data above|values above|data from above)|(?:the )?(?:above|following|given|listed|mentioned|same|test|valid|correct) (?:test )?(?:data|values|details|credentials|information|account|user)|(?:these|those|this|that|her|his|their) (?:data|values|details|credentials|information|account))\b/i;
const filling = /^(?:then |please |i )?(?:fill|enter|type|use|complete|put|provide|submit)\b/i;
const logging = /^(?:then |please |i |the user )?(?:logs?[ -]?in|signs?[ -]?in|log on)\b/i;
const named =
  /^(?:then |please |i |the user )?(?:enters?|types?|inputs?|fills? in)(?: in)? (?:the |an? |your |my |valid |correct |test )*([a-z][a-z -]{1,30}?)(?: field)?[.!]?$/i;
const bareLogin = /^(?:then |please |i |the user )?(?:logs?[ -]?in|signs?[ -]?in)[.!]?$/i;
const userLine =
  /^(?:the )?(?:user(?: ?name)?|log-?in|e-?mail(?: address)?|account|username or e-?mail)\s*[:=]\s*(.+)$/i;
const passwordLine = /^(?:the )?(?:password|pass|pw)\s*[:=]\s*(.+)$/i;
const pair = new RegExp(
  `(${anyMark})\\s*(?:/|,|and|with|:)\\s*(?:the )?(?:password\\s*:?\\s*)?(${anyMark}|[\\w!@#$%^&*-]+)`,
  'i',
);

/** The account that the data or a precondition names. */
function findAccount(units: Unit[]): { user: string; password: string } | undefined {
  const lines = units.flatMap(({ text }) => text.split(/[,;] (?:and )?(?=[a-z]+\s*[:=])/i));
  const read = (form: RegExp) => lines.map((line) => form.exec(line.trim())?.[1]).find((value) => value);
  const [user, password] = [read(userLine), read(passwordLine)];
  if (user && password) return { user, password };
  for (const { text, mode, isData } of units) {
    const [, name = '', word = ''] = mode === 'given' || isData ? (pair.exec(text) ?? []) : [];
    if (/\uE000e/.test(name) && word !== '') return { user: name, password: word };
  }
  return undefined;
}

/** "Enter the password": its value stands among the data. */
function findValue(text: string, data: Unit[], account: ReturnType<typeof findAccount>): string | undefined {
  const name = named.exec(text)?.[1]?.toLowerCase();
  if (name === undefined) return undefined;
  const line = data.find(
    ({ text: one }) =>
      one
        .toLowerCase()
        .split(/\s*[:=]/)[0]
        ?.trim() === name,
  );
  const value = line && /[:=]\s*(.+)$/s.exec(line.text)?.[1];
  if (value) return value;
  if (/^pass(?:word)?$/.test(name)) return account?.password;
  return /^(?:user(?: ?name)?|log-?in|e-?mail(?: address)?)$/.test(name) ? account?.user : undefined;
}

/** Puts the test data where a step says that they are used. Data that no step mentions stay where they stand. */
export function useTestData(units: Unit[]): Unit[] {
  const data = units.filter(({ isData, mode }) => isData && mode !== 'note');
  const account = findAccount(units.filter(({ isData, mode }) => isData || mode === 'given'));
  let hasLoggedIn = false;
  let isUsed = false;
  const written = units.flatMap((unit): Unit[] => {
    const text = unit.text.trim();
    const value = unit.isData || unit.mode === 'then' ? undefined : findValue(text, data, account);
    if (value !== undefined) {
      isUsed = true;
      return [{ ...unit, text: `Type ${value} in the ${named.exec(text)?.[1]} field` }];
    }
    const isBareLogin = bareLogin.test(text);
    if (unit.isData || unit.mode === 'then' || !(reference.test(text) || isBareLogin)) return [unit];
    if (logging.test(text) && account) {
      hasLoggedIn = true;
      return [{ ...unit, text: `Log in as ${account.user} with the password ${account.password}` }];
    }
    if (!filling.test(text) || data.length === 0) return [unit];
    isUsed = true;
    return [{ ...unit, mode: 'note' }, ...data.map((line) => ({ ...line, mode: 'plain' as const }))];
  });
  return written.flatMap((unit): Unit[] => {
    const isAccountLine = userLine.test(unit.text) || passwordLine.test(unit.text);
    const first = units.includes(unit);
    if (hasLoggedIn && first && ((unit.isData && isAccountLine) || isAccountOnly(unit)))
      return [{ ...unit, mode: 'note' }];
    return isUsed && unit.isData && first ? [] : [unit];
  });
}

/** "The user has an account (a@b.c / secret)": what it says is used by the step that logs in. */
function isAccountOnly({ text, mode, isData }: Unit): boolean {
  return (mode === 'given' || isData === true) && pair.test(text) && !/\blog|sign/i.test(text);
}
