const streets =
  '(?:[Ss]treet|[Rr]oad|[Ll]ane|[Aa]venue|[Ss]quare|[Dd]rive|[Cc]ourt|[Ww]ay|[Ss]traße|[Ss]trasse|[Ww]eg|[Aa]llee|[Pp]latz|[Gg]asse)';
const capitals = "[A-Z][\\w'’.-]*(?: [A-Z][\\w'’.-]*){0,2}";

/** What sort of thing a value is by its looks, and what fields for it are called. Marks stand for e-mail addresses and the like. */
export const valueSorts: [field: string, form: RegExp][] = [
  ['e-mail', /^\uE000e\d+\uE001$/],
  ['card number', /^\d{4}(?:[ -]?\d{4}){2}[ -]?\d{1,7}$/],
  ['phone number', /^(?:\+|00)\d[\d ()/-]{6,}$|^0\d{2,4}[ /-]\d[\d ]{4,}$/],
  ['postcode', /^(?:\d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/],
  [
    'address',
    new RegExp(`^\\d{1,5}[a-z]? ${capitals}(?: [A-Z][\\w'’.-]*)+$|^\\d{1,5}[a-z]? \\w*${streets}$`),
  ],
  ['address', new RegExp(`^(?:${capitals} )?\\w*${streets} \\d{1,4}[a-z]?$`)],
  ['name', /^[A-Z][a-z'’-]+(?: (?:[A-Z][\w'’.-]*|van|von|de|der|la|le))* [A-Z][\w'’-]+$/],
];
