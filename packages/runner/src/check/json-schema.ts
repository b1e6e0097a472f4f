/** The part of JSON Schema that answers are described by in practice. */
export type Schema =
  | boolean
  | {
      type?: string | string[];
      properties?: Record<string, Schema>;
      required?: string[];
      additionalProperties?: Schema;
      items?: Schema;
      enum?: unknown[];
      const?: unknown;
      minimum?: number;
      maximum?: number;
      minLength?: number;
      maxLength?: number;
      minItems?: number;
      maxItems?: number;
      pattern?: string;
      anyOf?: Schema[];
      allOf?: Schema[];
    };

const known = new Set(
  'type properties required additionalProperties items enum const minimum maximum minLength maxLength minItems maxItems pattern anyOf allOf'.split(
    ' ',
  ),
);
/** They describe and decide nothing. */
const silent = new Set('title description default examples format $schema $id $comment'.split(' '));
const mostProblems = 20;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Keywords that would be overlooked; a check that overlooks something must say so. */
export function findUnknownKeywords(schema: unknown): string[] {
  if (typeof schema === 'boolean') return [];
  if (!isRecord(schema)) return ['something that is no schema'];
  const own = Object.keys(schema).filter((name) => !known.has(name) && !silent.has(name));
  const { properties, anyOf, allOf, items, additionalProperties } = schema;
  const inner = [
    ...(isRecord(properties) ? Object.values(properties) : []),
    ...[anyOf, allOf].filter(Array.isArray).flat(),
    ...[items, additionalProperties].filter((one) => one !== undefined),
  ];
  return [...new Set([...own.map((name) => `"${name}"`), ...inner.flatMap(findUnknownKeywords)])];
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function isOfType(value: unknown, type: string): boolean {
  const own = typeOf(value);
  return own === type || (type === 'number' && own === 'integer');
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

type Rules = Exclude<Schema, boolean>;

function validateSize(size: number, what: string, least = -Infinity, most = Infinity): string[] {
  if (size < least) return [`${what} is ${size}, less than ${least}`];
  return size > most ? [`${what} is ${size}, more than ${most}`] : [];
}

function validateParts(rules: Rules, value: unknown, at: string): string[] {
  if (Array.isArray(value))
    return [
      ...validateSize(value.length, `the length of ${at}`, rules.minItems, rules.maxItems),
      ...(rules.items === undefined
        ? []
        : value.flatMap((item, index) => validate(rules.items ?? true, item, `${at}[${index}]`))),
    ];
  if (!isRecord(value)) return [];
  const missing = (rules.required ?? []).filter((name) => !Object.hasOwn(value, name));
  return [
    ...missing.map((name) => `${at} lacks "${name}"`),
    ...Object.entries(value).flatMap(([name, inner]) => {
      const own = Object.hasOwn(rules.properties ?? {}, name) ? rules.properties?.[name] : undefined;
      return validate(own ?? rules.additionalProperties ?? true, inner, `${at}.${name}`);
    }),
  ];
}

function validateValue(rules: Rules, value: unknown, at: string): string[] {
  const problems: string[] = [];
  if (rules.enum && !rules.enum.some((one) => isSame(one, value)))
    problems.push(`${at} is ${JSON.stringify(value)}, which is not among the allowed values`);
  if (rules.const !== undefined && !isSame(rules.const, value))
    problems.push(`${at} is ${JSON.stringify(value)} instead of ${JSON.stringify(rules.const)}`);
  if (typeof value === 'number') problems.push(...validateSize(value, at, rules.minimum, rules.maximum));
  if (typeof value === 'string') {
    const length = [...value].length;
    problems.push(...validateSize(length, `the length of ${at}`, rules.minLength, rules.maxLength));
    if (rules.pattern !== undefined && !new RegExp(rules.pattern, 'u').test(value))
      problems.push(`${at} is ${JSON.stringify(value)}, which does not match ${rules.pattern}`);
  }
  return problems;
}

/** Each deviation with its place, such as `$.items[0].price`. */
export function validate(schema: Schema, value: unknown, at = '$'): string[] {
  if (typeof schema === 'boolean') return schema ? [] : [`${at} should not be there`];
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length > 0 && !types.some((type) => isOfType(value, type)))
    return [`${at} is of the type ${typeOf(value)} instead of ${types.join(' or ')}`];
  const { anyOf, allOf } = schema;
  const fits = anyOf === undefined || anyOf.some((one) => validate(one, value, at).length === 0);
  return [
    ...validateValue(schema, value, at),
    ...validateParts(schema, value, at),
    ...(fits ? [] : [`${at} fits none of the alternatives`]),
    ...(allOf ?? []).flatMap((one) => validate(one, value, at)),
  ].slice(0, mostProblems);
}
