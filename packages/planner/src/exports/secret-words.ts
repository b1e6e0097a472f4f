/** Names of fields whose content must not leave with an export. */
export const secretWords =
  /\b(pass ?(word|code|phrase)s?|passwd|pwd|pin|secret|token|api[ -]?key|cvv|cvc|security code)\b/i;
