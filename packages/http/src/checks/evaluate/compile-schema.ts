import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { Ajv } from 'ajv/dist/ajv.js';
import formats from 'ajv-formats';
import { findUnjudged } from './find-unjudged.ts';
import { runBounded, TookTooLong } from './run-bounded.ts';

type Schema = boolean | Record<string, unknown>;

const longestSchema = 500_000;
const compileMs = 3000;

const drafts = [
  { name: /draft\/2020-12\/schema$/, Engine: Ajv2020 },
  { name: /draft\/2019-09\/schema$/, Engine: Ajv2019 },
  { name: /draft-0?7\/schema$/, Engine: Ajv },
] as const;

const options = {
  allErrors: true,
  /** What a schema says beyond the standard is passed over, as the standard asks. */
  strict: false,
  /** `constructor` and the like are no properties of every object. */
  ownProperties: true,
  validateSchema: false,
  logger: false,
} as const;

function engineOf(schema: Schema) {
  const named = typeof schema === 'object' && typeof schema.$schema === 'string' ? schema.$schema : undefined;
  if (named === undefined) return Ajv2020;
  const bare = named.replace(/#$/, '');
  return drafts.find(({ name }) => name.test(bare))?.Engine;
}

/** One for each draft that only judges schemas: an engine that compiled one would keep its parts. */
const judges = new Map<object, InstanceType<typeof Ajv2020 | typeof Ajv2019 | typeof Ajv>>();

function judgeSchema(Engine: NonNullable<ReturnType<typeof engineOf>>, schema: Schema): string | undefined {
  let judge = judges.get(Engine);
  if (!judge) {
    judge = new Engine({ strict: false, logger: false });
    judges.set(Engine, judge);
  }
  if (judge.validateSchema(schema)) return undefined;
  return judge.errorsText(judge.errors, { dataVar: 'schema', separator: '; ' });
}

function compile(schema: Schema): ValidateFunction | string {
  const Engine = engineOf(schema);
  if (!Engine) {
    return 'The schema is of a draft that is not known here. Use 2020-12, 2019-09 or draft-07.';
  }
  const unjudged = findUnjudged(schema);
  if (unjudged) {
    return `The schema uses ${unjudged}, which cannot be checked reliably here. Say it by other keywords.`;
  }
  const wrong = judgeSchema(Engine, schema);
  if (wrong) return `The schema itself is not valid: ${wrong}.`;
  const engine = new Engine(options);
  formats.default(engine);
  return engine.compile(schema);
}

const compiled = new WeakMap<object, ValidateFunction | string>();

function compileSafely(schema: Schema): ValidateFunction | string {
  try {
    if (JSON.stringify(schema).length > longestSchema) {
      return `The schema is longer than ${longestSchema} characters.`;
    }
    return runBounded(() => compile(schema), compileMs);
  } catch (error) {
    if (error instanceof TookTooLong) return 'The schema took too long to be read.';
    if (error instanceof RangeError)
      return 'The schema is nested too deeply, or its references lead in a circle.';
    if (error instanceof Error && 'missingRef' in error) {
      return `The schema refers to "${String(error.missingRef)}", which is not part of it. References to other places are not fetched: put it under "$defs".`;
    }
    return `The schema cannot be used: ${error instanceof Error ? error.message : String(error)}.`;
  }
}

/** A schema made ready, or a sentence that says why it cannot be used. */
export function compileSchema(schema: Schema): ValidateFunction | string {
  if (typeof schema === 'boolean') return compileSafely(schema);
  const known = compiled.get(schema) ?? compileSafely(schema);
  compiled.set(schema, known);
  return known;
}
