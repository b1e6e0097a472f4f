/** How often a text is walked through at most: each opening that is never closed costs a walk to the end. */
const mostWalks = 10;

/** The end of the object or list that opens here, or undefined where it is never closed. */
function findEnd(text: string, start: number): number | undefined {
  let depth = 0;
  let isInText = false;
  for (let at = start; at < text.length; at++) {
    const char = text[at];
    if (isInText) {
      if (char === '\\') at++;
      else if (char === '"') isInText = false;
    } else if (char === '"') isInText = true;
    else if (char === '{' || char === '[') depth++;
    else if (char === '}' || char === ']') {
      depth--;
      if (depth === 0) return at + 1;
    }
  }
  return undefined;
}

function parse(text: string): { json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** What a model thought aloud is not its answer. */
function skipThinking(text: string): string {
  return text.split('</think>').at(-1) ?? '';
}

/** JSON in a model's answer: all of it, or what stands in a fence or between other words. In the order of the text. */
export function* findJson(answer: string): Generator<unknown> {
  const text = skipThinking(answer).trim();
  const whole = parse(text);
  if (whole) {
    yield whole.json;
    return;
  }
  let walked = 0;
  let at = text.search(/[{[]/);
  while (at >= 0 && walked < mostWalks * text.length) {
    const end = findEnd(text, at);
    walked += (end ?? text.length) - at;
    const found = end === undefined ? undefined : parse(text.slice(at, end));
    if (found) yield found.json;
    const from = found && end !== undefined ? end : at + 1;
    const next = text.slice(from).search(/[{[]/);
    at = next < 0 ? -1 : from + next;
  }
}
