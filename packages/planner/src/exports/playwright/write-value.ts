import { type Placeholder, readPlaceholder } from '../../values/placeholder.ts';
import { cutTemplate } from '../../values/template.ts';
import { helpers } from './helpers.ts';
import { writeString, writeTemplatePart } from './write-text.ts';
import type { Writing } from './writing.ts';

function nameConstant(placeholder: string, taken: readonly string[]): string {
  const words = placeholder
    .replaceAll('+', ' plus ')
    .replaceAll('-', ' minus ')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase()
    .split(' ');
  const name = words
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
  let free = name;
  for (let count = 2; taken.includes(free); count++) free = `${name}_${count}`;
  return free;
}

function writeMaking(placeholder: Exclude<Placeholder, { fill: 'remembered' }>, writing: Writing): string {
  switch (placeholder.fill) {
    case 'email':
      writing.helpers.add('stamp');
      return `\`user-\${stamp()}@example.com\``;
    case 'name':
      writing.helpers.add('letters');
      return `\`Test \${letters(8)}\``;
    case 'username':
      writing.helpers.add('stamp');
      return `\`user_\${stamp()}\``;
    case 'characters':
      writing.helpers.add('letters');
      return `letters(${placeholder.length})`;
    case 'number':
      return `String(${placeholder.from} + Math.floor(Math.random() * ${placeholder.to - placeholder.from + 1}))`;
    case 'date':
      writing.helpers.add('day');
      return `day(${placeholder.offset}, '${placeholder.unit}', ${writeString(placeholder.format)})`;
    case 'weekday':
      writing.helpers.add('day');
      return `day((${placeholder.day} - new Date().getDay() + 7) % 7 || 7, 'day', ${writeString(placeholder.format)})`;
    case 'now':
      writing.helpers.add('day');
      return `day(0, 'day', ${writeString(placeholder.format)})`;
    case 'secret':
      writing.helpers.add('secret');
      return `secret(${writeString(placeholder.name.toUpperCase().replace(/[^A-Z0-9]+/g, '_'))})`;
  }
}

/** The code for what stands between the braces; what is made once is kept in a constant of the test. */
function writePlaceholder(text: string, writing: Writing): string {
  const placeholder = readPlaceholder(text);
  if (!placeholder) return writeString(`{{${text}}}`);
  if (placeholder.fill === 'remembered') {
    writing.records.add('remembered');
    return `remembered[${writeString(placeholder.name.toLowerCase())}]`;
  }
  const known = writing.constants.get(text);
  if (known) return known.name;
  const taken = [...writing.constants.values()].map((constant) => constant.name);
  const name = nameConstant(text, [...Object.keys(helpers), ...taken]);
  writing.constants.set(text, { name, code: writeMaking(placeholder, writing) });
  return name;
}

/** A value as an expression of type string. */
export function writeValue(value: string, writing: Writing): string {
  const parts = cutTemplate(value);
  const [only] = parts;
  if (parts.length === 1 && only && 'literal' in only) return writeString(only.literal);
  const written = parts.map((part) =>
    'literal' in part
      ? writeTemplatePart(part.literal)
      : `\${${writePlaceholder(part.placeholder, writing)}}`,
  );
  return parts.length === 1 && only && 'placeholder' in only && !written[0]?.includes('remembered[')
    ? (written[0]?.slice(2, -1) ?? "''")
    : `\`${written.join('')}\``;
}
