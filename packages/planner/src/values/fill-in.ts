import { capitalise } from '@assay/contract/text';
import { formatDate, readWallClock, shiftDate } from './dates.ts';
import { firstNames, syllables } from './names.ts';
import { type Placeholder, readPlaceholder } from './placeholder.ts';
import { type Draw, drawFrom, pick } from './seeded.ts';
import { cutTemplate } from './template.ts';

export interface ValueContext {
  /** One per run: the same seed gives the same values, another seed others. */
  seed: string;
  /** Milliseconds since 1970. */
  now: number;
  /** Where "today" is taken; UTC where absent. */
  timeZone?: string;
  /** What earlier steps remembered, by name. */
  remembered?: ReadonlyMap<string, string>;
  /** Passwords and tokens that are not kept in the steps, by name. */
  secrets?: ReadonlyMap<string, string>;
}

/** A value that cannot be filled in. Its message is meant for the person who wrote the step. */
export class UnfilledValue extends Error {
  override name = 'UnfilledValue';
}

const letters = 'abcdefghijkmnpqrstuvwxyz';
const lettersAndDigits = `${letters}23456789`;

function drawCharacters(draw: Draw, length: number): string {
  const first = pick(draw, [...letters]);
  return first + Array.from({ length: length - 1 }, () => pick(draw, [...lettersAndDigits])).join('');
}

function drawName(draw: Draw): [string, string] {
  const family = Array.from({ length: 4 }, () => pick(draw, syllables)).join('');
  return [pick(draw, firstNames), capitalise(family)];
}

function lookUp(from: ReadonlyMap<string, string> | undefined, name: string): string | undefined {
  const exact = from?.get(name);
  if (exact !== undefined || !from) return exact;
  return [...from].find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
}

function fillFromMemory(placeholder: Placeholder & { fill: 'remembered' }, context: ValueContext): string {
  const found = lookUp(context.remembered, placeholder.name);
  if (found !== undefined) return found;
  const known = [...(context.remembered?.keys() ?? [])].map((name) => `"${name}"`);
  throw new UnfilledValue(
    `Nothing was remembered as "${placeholder.name}" before this step. ${
      known.length > 0
        ? `Remembered so far: ${known.join(', ')}.`
        : `Add a step such as Remember the total as "${placeholder.name}" before it.`
    }`,
  );
}

function fillPlaceholder(placeholder: Placeholder, context: ValueContext): string {
  // The same words give the same value all through a run, so that an address typed twice is one address.
  const draw = drawFrom(`${context.seed}\n${JSON.stringify(placeholder)}`);
  switch (placeholder.fill) {
    case 'email':
      return `${drawName(draw).join('.').toLowerCase()}.${drawCharacters(draw, 6)}@example.com`;
    case 'name':
      return drawName(draw).join(' ');
    case 'username':
      return `${drawName(draw).join('_').toLowerCase()}_${drawCharacters(draw, 4)}`;
    case 'characters':
      return drawCharacters(draw, placeholder.length);
    case 'number':
      return String(placeholder.from + draw(placeholder.to - placeholder.from + 1));
    case 'date': {
      const today = readWallClock(context.now, context.timeZone ?? 'UTC');
      return formatDate(shiftDate(today, placeholder.offset, placeholder.unit), placeholder.format);
    }
    case 'weekday': {
      const today = readWallClock(context.now, context.timeZone ?? 'UTC');
      // On a Monday "next Monday" is a week away.
      const days = (placeholder.day - today.getUTCDay() + 7) % 7 || 7;
      return formatDate(shiftDate(today, days, 'day'), placeholder.format);
    }
    case 'now':
      return formatDate(readWallClock(context.now, context.timeZone ?? 'UTC'), placeholder.format);
    case 'remembered':
      return fillFromMemory(placeholder, context);
    case 'secret': {
      const found = lookUp(context.secrets, placeholder.name);
      if (found !== undefined) return found;
      throw new UnfilledValue(
        `The secret "${placeholder.name}" is not set. Set it, or write the value into the step itself.`,
      );
    }
  }
}

/** Fills in every `{{…}}` of a value. Throws `UnfilledValue` where one means nothing. */
export function fillIn(value: string, context: ValueContext): string {
  return cutTemplate(value)
    .map((part) => {
      if ('literal' in part) return part.literal;
      const placeholder = readPlaceholder(part.placeholder);
      if (placeholder) return fillPlaceholder(placeholder, context);
      throw new UnfilledValue(
        `{{${part.placeholder}}} cannot be filled in. Write one of {{unique email}}, {{unique name}}, {{unique username}}, ` +
          '{{unique 8}}, {{today}}, {{today+3}}, {{today-1 as DD.MM.YYYY}}, {{now}}, {{random number 1-100}} or {{remembered name}}; ' +
          'write \\{{ for braces that are meant as such.',
      );
    })
    .join('');
}
