const placeholder = /\{\{\s*([^{}]+?)\s*\}\}/g;

/** A name that shells and environments take: `{{secret X-Api-Key 1f…}}` is X_API_KEY. */
export function environmentName(name: string): string {
  const bare = name.replace(/^secret\s+(.*?)(?:\s+[0-9a-f]{16})?$/, '$1');
  const upper = bare
    .replace(/\W+/g, '_')
    .replace(/^_+|_+$/g, '')
    .toUpperCase();
  return /^[A-Z_]/.test(upper) ? upper : `VALUE_${upper}`;
}

/** Texts with variables, taken apart: every second part is the name of one. */
export function splitVariables(text: string): string[] {
  return text.split(placeholder);
}

/** Names of the variables in any text of a value, in their order. */
export function listVariables(value: unknown): string[] {
  const found = (JSON.stringify(value) ?? '').matchAll(placeholder);
  return [...new Set([...found].map(([, name = '']) => name))];
}
