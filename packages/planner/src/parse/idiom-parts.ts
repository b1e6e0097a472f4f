import { anyMark } from '../steps/quoting.ts';

export type Rule = [RegExp, string | ((whole: string, ...groups: string[]) => string)];

/** A quoted name, or one that begins with a capital. */
export const name = `(?:${anyMark}|[A-Z][\\w'’-]*(?: (?!(?:and|or|is|are|was|should|must|has|have|comes?|shows?|in|on|as|to)\\b)[\\w'’-]+){0,4})`;
export const names = `(?:the )?${name}(?:(?:, and|,| and) (?:the )?${name})*`;
export const must = '(?:should|must|has to|have to|will|shall|may|can)';
export const shown = '(?:shown|displayed|listed|found|visible|returned|there|offered|left)';
