import type { Command, Target } from '../../steps/language.ts';
import type { FieldFacts, PageFacts } from '../facts/page-facts.ts';
import { targetField } from './make-step.ts';
import { patternSamples, samples } from './samples.ts';

const setTypes = /^(date|time|datetime-local|month|week|range|color)$/;

/** A text of this length that is easy to recognise: its digits count its tens. */
export function makeText(length: number): string {
  return Array.from({ length }, (_, index) =>
    index % 10 === 9 ? String(((index + 1) / 10) % 10) : 'a',
  ).join('');
}

/** A pattern that is no regular expression is ignored by browsers, and so it is here. */
export function fitsPattern(text: string, pattern: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, 'v').test(text);
  } catch {
    return true;
  }
}

export function isTyped(field: FieldFacts): boolean {
  return field.kind === 'field' && !setTypes.test(field.type) && field.type !== 'file';
}

function fitLength(text: string, field: FieldFacts): string {
  const longEnough = text.length < (field.minLength ?? 0) ? text.padEnd(field.minLength ?? 0, 'a') : text;
  // A placeholder must not be cut: what it becomes is not known yet.
  return text.includes('{{') ? text : longEnough.slice(0, field.maxLength ?? longEnough.length);
}

function chooseNumber(field: FieldFacts): string {
  if (field.min !== undefined) return field.min;
  const one = Number(field.max ?? 1) < 1 ? field.max : '1';
  return field.step !== undefined && Number(field.step) > 0 ? field.step : (one ?? '1');
}

function chooseText(field: FieldFacts): string | undefined {
  if (field.type === 'number' || field.type === 'range') return chooseNumber(field);
  if (setTypes.test(field.type) && (field.min ?? field.max) !== undefined) return field.min ?? field.max;
  const own = samples[field.type] ?? samples.text ?? [];
  const { pattern } = field;
  if (pattern === undefined) return own.map((text) => fitLength(text, field))[0];
  return [...own.filter((text) => !text.includes('{{')), ...patternSamples].find(
    (text) => fitsPattern(text, pattern) && fitLength(text, field) === text,
  );
}

function chooseOption(field: FieldFacts): string | undefined {
  const real = field.options.filter((option) => option !== field.emptyOption);
  // Without a known empty option, the first is most often "Choose…".
  return field.emptyOption === undefined ? (real[1] ?? real[0]) : real[0];
}

/** The command that gives a field a value; what the value must be able to is up to the caller. */
export function enterValue(
  field: FieldFacts,
  page: PageFacts,
  value: string,
  target: Target = targetField(field, page),
): Command {
  if (field.kind === 'dropdown') return { do: 'select', target, option: value };
  return isTyped(field) ? { do: 'type', target, text: value } : { do: 'set', target, value };
}

/** The command that fills a field in so that its own constraints hold; undefined where none is known. */
export function fillField(field: FieldFacts, page: PageFacts): Command | undefined {
  const target = targetField(field, page);
  if (field.kind === 'checkbox' || field.kind === 'switch') return { do: 'check', target };
  if (field.kind === 'radio button') return { do: 'choose', target };
  if (field.type === 'file' || field.type === 'week') return undefined;
  const value = field.kind === 'dropdown' ? chooseOption(field) : chooseText(field);
  return value === undefined ? undefined : enterValue(field, page, value);
}
