function* walk(value: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(value)) {
    for (const item of value) yield* walk(item);
  } else if (typeof value === 'object' && value !== null) {
    yield value as Record<string, unknown>;
    for (const inner of Object.values(value)) yield* walk(inner);
  }
}

/**
 * What a schema uses that the engine judges wrongly in some cases of the public test suite. A check that cannot be trusted says so
 * instead of passing.
 */
export function findUnjudged(schema: unknown): string | undefined {
  const used = new Set<string>();
  let hasLoneIf = false;
  for (const part of walk(schema)) {
    for (const name of Object.keys(part)) used.add(name);
    hasLoneIf ||= 'if' in part && !('then' in part);
  }
  if (used.has('$dynamicRef')) return '"$dynamicRef"';
  if (used.has('__proto__')) return 'a property "__proto__"';
  if (used.has('unevaluatedItems') && (used.has('contains') || used.has('items'))) {
    return '"unevaluatedItems" together with "items" or "contains"';
  }
  if (used.has('unevaluatedProperties') && hasLoneIf) {
    return '"unevaluatedProperties" together with an "if" that has no "then"';
  }
  return undefined;
}
