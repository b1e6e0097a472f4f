const secretName =
  /authorization|cookie|token|secret|passw|passphrase|(?:api|access|private)[-_]?key|credential|^x-auth|^pwd$/i;

const mostKnown = 1000;
const known = new Map<string, boolean>();

/** Whether a header, variable, field or column of this name holds something that nobody is to read. */
export function looksSecret(name: string): boolean {
  const kept = known.get(name);
  if (kept !== undefined) return kept;
  if (known.size >= mostKnown) known.clear();
  const isSecret = secretName.test(name);
  known.set(name, isSecret);
  return isSecret;
}

/** True where a text has nothing of its own: it is empty, or only names variables. */
export function isOnlyVariables(text: string): boolean {
  return text.replace(/\{\{[^{}]*\}\}/g, '').trim() === '';
}
