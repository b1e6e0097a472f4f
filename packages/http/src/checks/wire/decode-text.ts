const textType =
  /^(text\/|application\/(.+\+)?(json|xml|javascript|ecmascript|graphql|x-www-form-urlencoded|x-ndjson|yaml|toml|sql|jwt)\b|.+\+(json|xml|yaml)\b|application\/(graphql-response\+json|x-yaml|x-javascript)|message\/|multipart\/)/i;

const marks: [label: string, bytes: readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

function markOf(body: Buffer): string | undefined {
  if ((body[0] ?? 0) < 0xef) return undefined;
  return marks.find(([, bytes]) => bytes.every((byte, index) => body[index] === byte))?.[0];
}

const utf8 = new TextDecoder();

function decode(body: Buffer, label: string): string {
  if (/^utf-?8$/i.test(label)) return utf8.decode(body);
  try {
    return new TextDecoder(label).decode(body);
  } catch {
    // A charset that nobody knows; most of what is mislabelled is UTF-8.
    return utf8.decode(body);
  }
}

function decodeStrictly(body: Buffer): string | undefined {
  if (body.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return undefined;
  }
}

interface Read {
  isText: boolean;
  /** What it is encoded in, where it says so. */
  label: string | undefined;
  /** Whether it says nothing about what it is. */
  isUnsaid: boolean;
}

function readType(contentType: string): Read {
  const type = contentType.split(';', 1)[0]?.trim() ?? '';
  const label = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType)?.[1];
  const isText = textType.test(type) || label !== undefined;
  return { isText, label, isUnsaid: type === '' || /octet-stream$/i.test(type) };
}

/** Answers of a service mostly have the same few types. */
let last: [contentType: string, read: Read] = ['', readType('')];

/** The body as text by its charset, or undefined where it is not text. */
export function decodeText(body: Buffer, contentType: string): string | undefined {
  if (last[0] !== contentType) last = [contentType, readType(contentType)];
  const { isText, label, isUnsaid } = last[1];
  if (isText) return decode(body, markOf(body) ?? label ?? 'utf-8');
  return isUnsaid ? decodeStrictly(body) : undefined;
}
