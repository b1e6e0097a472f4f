import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

/** The pattern of `like … escape '\'` for texts that contain a part. */
export function containing(part: string): string {
  return `%${part.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

/** True where a text contains another, in any case of the letters a to z. */
export function contains(text: Expression<string | null>, part: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`lower(${text}) like ${containing(part.toLowerCase())} escape '\\'`;
}
