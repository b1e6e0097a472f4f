const methods = [
  'getByRole',
  'getByLabel',
  'getByPlaceholder',
  'getByText',
  'getByTitle',
  'getByAltText',
  'getByTestId',
  'locator',
  'filter',
  'nth',
  'first',
  'last',
  'contentFrame',
] as const;
type Method = (typeof methods)[number];

export type LocatorValue =
  | string
  | number
  | boolean
  | { pattern: string; flags: string }
  | { chain: StoredLocator }
  | { options: [name: string, value: LocatorValue][] };

/** A locator as the calls that make it. */
export type StoredLocator = readonly { method: Method; args: readonly LocatorValue[] }[];

const tokens =
  /\s*(?:(?<text>'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\$]|\\.)*`)|(?<pattern>\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[dgimsuvy]*)|(?<number>-?\d+)|(?<word>[A-Za-z]+)|(?<sign>[(){},:.]))/gsy;

interface Token {
  kind: 'text' | 'pattern' | 'number' | 'word' | 'sign';
  text: string;
}

class Unreadable extends Error {}

function cut(shown: string): Token[] {
  const found: Token[] = [];
  tokens.lastIndex = 0;
  while (tokens.lastIndex < shown.length) {
    const start = tokens.lastIndex;
    const groups = tokens.exec(shown)?.groups;
    const [kind, text] = Object.entries(groups ?? {}).find(([, value]) => value !== undefined) ?? [];
    if (kind === undefined || text === undefined) {
      if (shown.slice(start).trim() === '') break;
      throw new Unreadable();
    }
    found.push({ kind: kind as Token['kind'], text });
  }
  return found;
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v', '0': '\0' };

function unquote(quoted: string): string {
  return quoted
    .slice(1, -1)
    .replace(
      /\\(?:u\{([0-9a-f]+)\}|u([0-9a-f]{4})|x([0-9a-f]{2})|(.))/gis,
      (_, wide, four, two, one: string) => {
        const code: string | undefined = wide ?? four ?? two;
        return code === undefined ? (escapes[one] ?? one) : String.fromCodePoint(Number.parseInt(code, 16));
      },
    );
}

function startReading(all: readonly Token[]) {
  let at = 0;
  const peek = () => all[at];
  const isNext = (text: string) => peek()?.kind === 'sign' && peek()?.text === text;
  const take = (kind: Token['kind'], text?: string): string => {
    const token = peek();
    if (token?.kind !== kind || (text !== undefined && token.text !== text)) throw new Unreadable();
    at += 1;
    return token.text;
  };

  function readOptions(): LocatorValue {
    take('sign', '{');
    const options: [string, LocatorValue][] = [];
    while (!isNext('}')) {
      const name = take('word');
      take('sign', ':');
      options.push([name, readValue()]);
      if (!isNext('}')) take('sign', ',');
    }
    take('sign', '}');
    return { options };
  }

  function readValue(): LocatorValue {
    const token = peek();
    if (token?.kind === 'text') return unquote(take('text'));
    if (token?.kind === 'number') return Number(take('number'));
    if (token?.kind === 'pattern') {
      const written = take('pattern');
      const end = written.lastIndexOf('/');
      return { pattern: written.slice(1, end), flags: written.slice(end + 1) };
    }
    if (isNext('{')) return readOptions();
    if (token?.text === 'true' || token?.text === 'false') return take('word') === 'true';
    return { chain: readChain() };
  }

  function readChain(): StoredLocator {
    const chain: { method: Method; args: LocatorValue[] }[] = [];
    do {
      if (chain.length > 0) take('sign', '.');
      const name = take('word');
      const method = methods.find((one) => one === name);
      if (!method) throw new Unreadable();
      take('sign', '(');
      const args: LocatorValue[] = [];
      while (!isNext(')')) {
        args.push(readValue());
        if (!isNext(')')) take('sign', ',');
      }
      take('sign', ')');
      chain.push({ method, args });
    } while (isNext('.'));
    return chain;
  }

  return { readChain, isOver: () => at === all.length };
}

/**
 * Reads a locator that an execution kept, such as `getByRole('button', { name: 'OK' }).first()`. It is read rather than copied into an
 * export: what an execution kept is data, not code. Undefined where it says anything else.
 */
export function readLocator(shown: string): StoredLocator | undefined {
  try {
    const reading = startReading(cut(shown));
    const chain = reading.readChain();
    return reading.isOver() ? chain : undefined;
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}
