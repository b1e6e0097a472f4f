export interface Property {
  /** As it would be reached: `items[].name`. */
  path: string;
  type: string;
  required: boolean;
  note: string;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The alternatives of a schema, or the schema itself. */
function listVariants(schema: Record<string, unknown>): Record<string, unknown>[] {
  for (const name of ['anyOf', 'oneOf']) {
    const variants = schema[name];
    if (Array.isArray(variants)) return variants.filter(isRecord).flatMap(listVariants);
  }
  return [schema];
}

function nameType(schema: Record<string, unknown>): string {
  const names = listVariants(schema).flatMap(({ type, format }) => {
    const all = (Array.isArray(type) ? type : [type]).filter((one) => typeof one === 'string');
    return all.map((one) => (typeof format === 'string' && one === 'string' ? `${one} (${format})` : one));
  });
  return [...new Set(names)].join(' or ') || 'anything';
}

function describe(schema: Record<string, unknown>): string {
  const { description, enum: values } = schema;
  const parts = [
    typeof description === 'string' ? description : '',
    Array.isArray(values) ? `One of ${values.map((value) => JSON.stringify(value)).join(', ')}.` : '',
  ];
  return parts.filter(Boolean).join(' ');
}

const deepest = 8;

/** A JSON Schema as lines to read, one for each property, however deep it lies. */
export function listProperties(schema: unknown, path = '', isRequired = true, depth = 0): Property[] {
  if (!isRecord(schema) || depth > deepest) return [];
  const own = {
    path: path || '(whole)',
    type: nameType(schema),
    required: isRequired,
    note: describe(schema),
  };
  const below = listVariants(schema).flatMap((variant) => listBelow(variant, path, depth));
  // What lies below tells of an object by itself.
  return path === '' && below.length > 0 && own.type === 'object' ? below : [own, ...below];
}

function listBelow(schema: Record<string, unknown>, path: string, depth: number): Property[] {
  const { properties, required, items } = schema;
  const names = new Set(Array.isArray(required) ? required : []);
  const ofObject = isRecord(properties)
    ? Object.entries(properties).flatMap(([name, part]) =>
        listProperties(part, path ? `${path}.${name}` : name, names.has(name), depth + 1),
      )
    : [];
  const ofList = isRecord(items) ? listItems(items, `${path}[]`, depth) : [];
  return [...ofObject, ...ofList];
}

/** What a list holds; its objects are told by their properties alone. */
function listItems(items: Record<string, unknown>, path: string, depth: number): Property[] {
  const [own, ...below] = listProperties(items, path, true, depth + 1);
  return below.length > 0 || !own ? below : [own];
}
