import { toIsoDate, toIsoDateOf, toIsoTime } from '../../ground/input-value.ts';

/** What sort of thing a value is by its looks. */
export type ValueSort =
  | 'e-mail'
  | 'address of a site'
  | 'money'
  | 'share'
  | 'date'
  | 'time'
  | 'bank account'
  | 'telephone'
  | 'postcode'
  | 'number'
  | 'street'
  | 'country'
  | 'person'
  | 'words';

const currencies = 'EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|INR|JPY|CAD|AUD|euros?|dollars?|pounds|kr|zł|[$€£¥]';
const streets =
  /(?:street|road|lane|avenue|square|drive|court|way|st|rd|ave|straße|strasse|weg|allee|platz|gasse)\.?$/i;

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
let countries: ReadonlySet<string> | undefined;

/** Only asked for where a form is filled in, so not made before. */
function listCountries(): ReadonlySet<string> {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  const known = letters.flatMap((first) =>
    letters.flatMap((second) => {
      const code = `${first}${second}`;
      const name = names.of(code) ?? code;
      return name === code ? [] : [name.toLowerCase()];
    }),
  );
  return new Set(['usa', 'uk', ...known]);
}

function isCountry(value: string): boolean {
  countries ??= listCountries();
  return countries.has(value.toLowerCase());
}

const sum = new RegExp(`^(?:${currencies})\\s?[\\d.,]+$|^[\\d.,]+\\s?(?:${currencies})$`, 'i');
const aDay = /^\d{1,2}(?:st|nd|rd|th)?\.? (?:of )?[A-Z][a-z]+$|^[A-Z][a-z]+ \d{1,2}(?:st|nd|rd|th)?$/;

const forms: [ValueSort, (value: string) => boolean][] = [
  ['e-mail', (value) => /^\S+@\S+\.\S+$/.test(value)],
  ['address of a site', (value) => /^https?:\/\//i.test(value)],
  ['share', (value) => /^\d+(?:[.,]\d+)? ?%$/.test(value)],
  ['money', (value) => sum.test(value)],
  [
    'date',
    (value) =>
      toIsoDate(value) !== undefined || (aDay.test(value) && toIsoDateOf(value, '2028-01-01') !== undefined),
  ],
  ['time', (value) => toIsoTime(value) !== undefined],
  ['bank account', (value) => /^[A-Z]{2}\d{2}(?: ?[A-Z\d]{1,4}){3,8}$/.test(value)],
  ['telephone', (value) => /^(?:\+|00)\d[\d ()/-]{6,}$|^0\d{2,4}[ /-]\d[\d ]{4,}$/.test(value)],
  ['money', (value) => /^\d+[.,]\d{2}$/.test(value)],
  ['postcode', (value) => /^(?:\d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/.test(value)],
  ['number', (value) => /^\d+$/.test(value)],
  [
    'street',
    (value) =>
      /^\d{1,5}[a-z]? \p{Lu}/u.test(value) ||
      (/\d/.test(value) && streets.test(value.replace(/ \d+[a-z]?$/, ''))),
  ],
  ['country', isCountry],
  [
    'person',
    (value) =>
      /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Mx)\. )?\p{Lu}[\p{L}'’.-]*(?: (?:\p{Lu}[\p{L}'’.-]*|van|von|de|der|den|la|le|da|di|bin|al))* \p{Lu}[\p{L}'’-]*$/u.test(
        value,
      ),
  ],
];

export function sortOf(value: string): ValueSort {
  return forms.find(([, fits]) => fits(value.trim()))?.[0] ?? 'words';
}

const currency = new RegExp(`^(?:${currencies})\\s?(?=[\\d.,])|(?<=[\\d.,])\\s?(?:${currencies})$`, 'i');

/** The sum alone, as fields for amounts take it, and the currency it is told in. */
export function readMoney(value: string): { sum: string; currency: string } {
  const text = value.trim();
  const found = currency.exec(text)?.[0] ?? '';
  return { sum: text.replace(currency, '').trim(), currency: found.trim() };
}

const codes: [code: string, form: RegExp][] = [
  ['EUR', /\beur\b|\beuros?\b|€/i],
  ['USD', /\busd\b|\bdollars?\b|\$/i],
  ['GBP', /\bgbp\b|\bpounds\b|£/i],
  ['CHF', /\bchf\b/i],
  ['JPY', /\bjpy\b|¥/i],
  ['SEK', /\bsek\b/i],
  ['PLN', /\bpln\b|zł/i],
];

/** The currency that a text speaks of. */
export function currencyOf(text: string): string | undefined {
  return codes.find(([, form]) => form.test(text))?.[0];
}
