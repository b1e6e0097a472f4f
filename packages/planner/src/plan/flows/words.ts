/** Words that tell what a field, a button or a link is for. */
export const passwordWords = /\b(pass ?(word|code|phrase)s?|passwd|pwd|pin)\b/i;
export const userWords = /\b(user ?(name|id)?|e-?mail( address)?|login( name)?|account( name)?)\b/i;
export const signInWords = /^(log|sign)[ -]?(in|on)\b|^(continue|enter|go|next|submit)$/i;
export const signUpWords = /\b(sign(ing)?[ -]?up|regist(er|ration)|create (an? )?account|join)\b/i;

/** Following one of these could change or end something. */
export const riskyWords =
  /\b(log ?out|sign ?out|log ?off|delete|remove|unsubscribe|cancel|reset|clear|buy|pay|purchase|order now)\b/i;

export const lengthUnits = /^(characters?|chars?|letters?|digits?|symbols?|signs?)$/i;
export const secondUnits = /^(s|secs?|seconds?)$/i;
export const millisecondUnits = /^(ms|msecs?|milliseconds?)$/i;
export const timeUnits =
  /^(ms|msecs?|milliseconds?|s|secs?|seconds?|min|mins|minutes?|h|hours?|days?|weeks?|months?|years?)$/i;
