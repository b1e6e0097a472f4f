/** Names of headers, variables and fields whose values nobody is to read. */
const secretName =
  /^(?:proxy-)?authorization$|^(?:set-)?cookie$|token|secret|passw|api[-_]?key|credential|^x-auth|^pwd$/i;

export function looksSecret(name: string): boolean {
  return secretName.test(name);
}

/** True where a text has nothing of its own: it is empty, or only names variables. */
export function isOnlyVariables(text: string): boolean {
  return text.replace(/\{\{[^{}]*\}\}/g, '').trim() === '';
}
