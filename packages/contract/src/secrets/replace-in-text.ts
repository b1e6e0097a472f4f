import { isOnlyVariables, looksSecret } from './names.ts';
import type { Keep } from './replace.ts';

const inQuery = /([?&])([^=&#?]+)=([^&#]*)/g;
const inUserInfo = /(:\/\/[^\s:/@?#]+:)([^\s/@?#]+)(?=@)/;
/** Fields of JSON, and arguments of GraphQL, whose names have no quotes. A name begins at its beginning, or long words would be tried over and over. */
const named = /("?)(?<![\w$.[\]-])([\w$.[\]-]+)\1(\s*:\s*)"((?:[^"\\]|\\.)*)"/g;
const form = /^[^\s=&{}<>"]+=[^\s&]*(?:&[^\s=&]+=[^\s&]*)*$/;

export function replaceInAddress(address: string, keep: Keep): string {
  return replaceInQuery(address, keep).replace(inUserInfo, (whole, before: string, password: string) =>
    isOnlyVariables(password) ? whole : before + keep(password, 'password'),
  );
}

function replaceInQuery(query: string, keep: Keep): string {
  return query.replace(inQuery, (whole, sign: string, name: string, value: string) =>
    looksSecret(name) && !isOnlyVariables(value) ? `${sign}${name}=${keep(value, name)}` : whole,
  );
}

/** In JSON, GraphQL and forms, the values of secret-sounding names, everything else as it is written. */
export function replaceInText(text: string, keep: Keep): string {
  if (form.test(text)) return replaceInQuery(`&${text}`, keep).slice(1);
  return text.replace(named, (whole, quote: string, name: string, between: string, value: string) =>
    looksSecret(name) && !isOnlyVariables(value)
      ? `${quote}${name}${quote}${between}"${keep(value, name)}"`
      : whole,
  );
}
