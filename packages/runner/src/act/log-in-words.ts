/** What fields and buttons of login forms are called, most telling first. */
export const userWords = /user|e-?mail|login|account|phone|customer|member|\bid\b/i;
export const submitWords =
  /^(log|sign)\s?-?(in|on)$|^(login|signin|submit|continue|next|enter|go|weiter|anmelden)$/i;
export const partlySubmitWords = /\b(log|sign)\s?-?(in|on)\b|login/i;
/** Ways in by somebody else's account are not this form's button. */
export const elsewhereWords =
  /google|facebook|apple|github|microsoft|sso|single sign|linkedin|passkey|twitter/i;
/** Links and buttons that lead to a login form. */
export const wayWords = /^(?:log|sign)\s?-?(?:in|on)$|^(?:login|signin|my account|account)$/i;
