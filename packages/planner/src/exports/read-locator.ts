import type { StoredLocator } from './exported-case.ts';

const quoted = "'((?:[^'\\\\]|\\\\.)*)'";
const byRole = new RegExp(`^getByRole\\(${quoted}(?:, \\{ name: ${quoted} \\})?\\)$`, 's');
const byText = new RegExp(`^(getBy\\w+|locator)\\(${quoted}\\)$`, 's');
const byScope = new RegExp(`^getByRole\\(${quoted}\\)\\.filter\\(\\{ hasText: ${quoted} \\}\\)\\.`, 's');
const byPlace = /\.nth\((\d{1,4})\)$/;

const ways: Record<string, 'label' | 'placeholder' | 'text' | 'title'> = {
  getByLabel: 'label',
  getByPlaceholder: 'placeholder',
  getByText: 'text',
  getByTitle: 'title',
};

function unquote(inner: string): string {
  return inner.replace(/\\(.)/gs, '$1');
}

function readPlain(shown: string): StoredLocator | undefined {
  const role = byRole.exec(shown);
  if (role)
    return {
      by: 'role',
      role: unquote(role[1] ?? ''),
      ...(role[2] !== undefined && { name: unquote(role[2]) }),
    };
  const [, method = '', inner = ''] = byText.exec(shown) ?? [];
  if (method === 'locator') return { by: 'css', selector: unquote(inner) };
  const by = ways[method];
  return by && { by, text: unquote(inner) };
}

/**
 * Reads the locator that a run's evidence shows, such as `getByRole('button', { name: 'OK' })`. It is read rather than
 * copied into an export: evidence is data, not code. Undefined where it says anything else.
 */
export function readLocator(shown: string): StoredLocator | undefined {
  const [scope = '', role = '', text = ''] = byScope.exec(shown) ?? [];
  const [place = '', nth] = byPlace.exec(shown) ?? [];
  const plain = readPlain(shown.slice(scope.length, shown.length - place.length));
  return (
    plain && {
      ...plain,
      ...(nth !== undefined && { nth: Number(nth) }),
      ...(scope && { inside: { role: unquote(role), text: unquote(text) } }),
    }
  );
}
