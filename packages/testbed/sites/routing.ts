export type Method = 'GET' | 'POST';
export type Route<Page> = Partial<Record<Method, Page>>;

/** By path; `*` is one part of it, handed to the page as its id. */
export type Routes<Page> = Readonly<Record<string, Route<Page>>>;

/** What the `*` of a pattern stands for in a path, where the two match. */
function matchPath(pattern: string, path: string): string | undefined {
  const [before = '', after] = pattern.split('*');
  if (after === undefined || !path.startsWith(before) || !path.endsWith(after)) return undefined;
  const id = path.slice(before.length, path.length - after.length);
  return /^[^/]+$/.test(id) ? id : undefined;
}

export function findRoute<Page>(
  routes: Routes<Page>,
  path: string,
): { id: string; route: Route<Page> } | undefined {
  const exact = Object.hasOwn(routes, path) ? routes[path] : undefined;
  if (exact) return { id: '', route: exact };
  for (const [pattern, route] of Object.entries(routes)) {
    const id = matchPath(pattern, path);
    if (id !== undefined) return { id, route };
  }
  return undefined;
}
