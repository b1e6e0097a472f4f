/** A value cut into what is taken as it stands and what is filled in when the step runs. */
export type Part = { literal: string } | { placeholder: string };

const placeholder = /\\\{\{|\{\{([^{}]*)\}\}/g;

/** `\{{` stands for two braces that are meant as such. */
export function cutTemplate(value: string): Part[] {
  const parts: Part[] = [];
  let literal = '';
  let end = 0;
  for (const match of value.matchAll(placeholder)) {
    literal += value.slice(end, match.index);
    end = match.index + match[0].length;
    if (match[1] === undefined) {
      literal += '{{';
      continue;
    }
    if (literal) parts.push({ literal });
    literal = '';
    parts.push({ placeholder: match[1].trim().replace(/\s+/g, ' ') });
  }
  literal += value.slice(end);
  if (literal || parts.length === 0) parts.push({ literal });
  return parts;
}
