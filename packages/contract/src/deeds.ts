import { z } from 'zod';
import { namedShapes } from './named-shapes.ts';

/** A locator as Playwright writes it, such as `getByRole('button', { name: 'OK', exact: true })`: checked to find this element alone. */
const locator = z.string();

/**
 * A text as it was used. `from` is its place in the step's command, such as `credentials.password`, where it is the author's own: there it
 * is whole, while secrets are dots here.
 */
const written = { text: z.string(), from: z.string().optional() };

const comparison = z.enum(['=', 'at least', 'at most', 'more than', 'less than']);

/** What was seen of an element, as one of Playwright's assertions can say it. */
const seen = z.object({
  do: z.literal('see'),
  at: locator,
  is: z.enum([
    'visible',
    'hidden',
    'enabled',
    'disabled',
    'checked',
    'focused',
    'empty',
    'text',
    'part of text',
    'pattern',
    'value',
    'attribute',
    'style',
    'count',
    'number',
    /** Of the numbers that all of them show. */
    'sum',
  ]),
  not: z.literal(true).optional(),
  text: z.string().optional(),
  from: z.string().optional(),
  /** Of an attribute or a style. */
  name: z.string().optional(),
  comparison: comparison.optional(),
  number: z.number().optional(),
  /** How texts have to be read to agree. */
  reading: z.enum(['as shown', 'in any case', 'as held']).optional(),
  /** Less is seen than was claimed: what is left out, in words. */
  loosely: z.string().optional(),
});

/** What a step did in the browser, one entry for each thing done, in Playwright's terms. Exports are written from it. */
export const deed = z
  .discriminatedUnion('do', [
    z.object({ do: z.literal('open'), address: z.string(), inTab: z.literal(true).optional() }),
    z.object({
      do: z.literal('click'),
      at: locator,
      button: z.literal('right').optional(),
      times: z.number().int().optional(),
    }),
    z.object({ do: z.enum(['hover', 'scroll to', 'focus', 'blur']), at: locator }),
    z.object({ do: z.literal('fill'), at: locator, ...written }),
    /** Key by key. */
    z.object({ do: z.literal('type'), at: locator, ...written }),
    z.object({
      do: z.literal('press'),
      at: locator.optional(),
      keys: z.string(),
      times: z.number().int().optional(),
    }),
    z.object({ do: z.literal('check'), at: locator, to: z.boolean() }),
    z.object({ do: z.literal('select'), at: locator, options: z.array(z.object(written)) }),
    z.object({ do: z.literal('drag'), at: locator, onto: locator }),
    z.object({ do: z.literal('upload'), at: locator, file: z.string(), chooser: z.literal(true).optional() }),
    z.object({ do: z.literal('go'), to: z.enum(['back', 'forward', 'reload']) }),
    /** A dialog of the browser. */
    z.object({ do: z.literal('answer'), accept: z.boolean(), text: z.string().optional() }),
    /** Counted from 0, in the order in which tabs were opened. */
    z.object({ do: z.literal('go to tab'), tab: z.number().int() }),
    z.object({
      do: z.literal('remember'),
      at: locator,
      as: z.string(),
      of: z.enum(['text', 'value', 'chosen']),
    }),
    seen,
    /** What a dialog of the browser said. */
    z.object({
      do: z.literal('see dialog'),
      how: z.enum(['equals', 'contains', 'matches']),
      not: z.literal(true).optional(),
      ...written,
    }),
    /** How many tabs were open. */
    z.object({ do: z.literal('see tabs'), count: z.number().int() }),
    /** An element that was compared with how it looked before. */
    z.object({ do: z.literal('see picture'), at: locator }),
    /** What was seen before this was the condition of a step that is done only where it holds. */
    z.object({ do: z.literal('condition held') }),
    /** It was done or seen, but Playwright's own means cannot say it. */
    z.object({ do: z.literal('beyond'), reason: z.string() }),
  ])
  .register(namedShapes, { id: 'Deed' });
export type Deed = z.output<typeof deed>;
export type SeenDeed = z.output<typeof seen>;
