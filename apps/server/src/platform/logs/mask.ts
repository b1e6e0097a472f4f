const secretKey = /pass(word|wd)?$|password|token|secret|authorization|cookie|api[-_]?key|credential/i;
const secretInText: [RegExp, string][] = [
  [/\bassay_[\w-]{20,}/g, '[masked token]'],
  [/\/shared\/[\w-]{20,}/g, '/shared/[masked]'],
  [/\bwhsec_[\w-]{20,}/g, '[masked secret]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, '[masked token]'],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 [masked]'],
  [/([?&](?:token|password|key|secret|api_key)=)[^&\s"']+/gi, '$1[masked]'],
  [/("(?:\w*password|\w*token|\w*secret)"\s*:\s*)"(?:[^"\\]|\\.)*"/gi, '$1"[masked]"'],
  [/(\w+:\/\/[^\s:/@]+:)[^\s/@]+@/g, '$1[masked]@'],
];
const deepest = 8;

export function maskText(text: string): string {
  return secretInText.reduce((masked, [pattern, instead]) => masked.replace(pattern, instead), text);
}

/** A copy fit for a log: values under secret-sounding names and secrets inside texts are replaced. */
export function maskSecrets(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return maskText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= deepest) return '[too deep]';
  if (Array.isArray(value)) return value.map((item) => maskSecrets(item, depth + 1));
  const entries: [string, unknown][] = Object.entries(value);
  if (value instanceof Error) {
    entries.unshift(['type', value.name], ['message', value.message], ['stack', value.stack]);
    if (value.cause !== undefined) entries.push(['cause', value.cause]);
  }
  return Object.fromEntries(
    entries.map(([key, item]) => [
      key,
      secretKey.test(key) && typeof item !== 'number' && typeof item !== 'boolean'
        ? '[masked]'
        : maskSecrets(item, depth + 1),
    ]),
  );
}
