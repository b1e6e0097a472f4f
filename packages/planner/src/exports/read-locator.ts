import type { StoredLocator } from './exported-case.ts';

const quoted = "'((?:[^'\\\\]|\\\\.)*)'";
const byRole = new RegExp(`^getByRole\\(${quoted}(?:, \\{ name: ${quoted} \\})?\\)$`, 's');
const byText = new RegExp(`^(getBy\\w+|locator)\\(${quoted}\\)$`, 's');

const ways: Record<string, 'label' | 'placeholder' | 'text' | 'title'> = {
  getByLabel: 'label',
  getByPlaceholder: 'placeholder',
  getByText: 'text',
  getByTitle: 'title',
};

function unquote(inner: string): string {
  return inner.replace(/\\(.)/gs, '$1');
}

/**
 * Reads the locator that a run's evidence shows, such as `getByRole('button', { name: 'OK' })`. It is read rather than
 * copied into an export: evidence is data, not code. Undefined where it says anything else.
 */
export function readLocator(shown: string): StoredLocator | undefined {
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
