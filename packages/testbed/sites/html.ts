/** Markup that is safe to send: literal text of ours, with everything filled in escaped. */
export interface Html {
  readonly markup: string;
}

type Filling = Html | string | number | false | undefined | readonly Filling[];

export type Attributes = Record<string, string | number | boolean | undefined>;

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function fill(filling: Filling): string {
  if (filling === undefined || filling === false) return '';
  if (typeof filling === 'string') return escapeText(filling);
  if (typeof filling === 'number') return String(filling);
  return 'markup' in filling ? filling.markup : filling.map(fill).join('');
}

/** The only way to make markup: `html` before a template. */
export function html(parts: TemplateStringsArray, ...fillings: Filling[]): Html {
  const markup = parts.map((part, index) => part + fill(fillings[index]));
  return { markup: markup.join('') };
}

/** Attributes with a space before each; true stands for a bare attribute, false and undefined for none. */
export function attributes(values: Attributes): Html {
  const written = Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined || value === false) return [];
    return [value === true ? ` ${name}` : ` ${name}="${escapeText(String(value))}"`];
  });
  return { markup: written.join('') };
}

/** Data for the page's own script; no text in it can end the element. */
export function embedJson(id: string, data: unknown): Html {
  const written = JSON.stringify(data).replaceAll('<', '\\u003c');
  return { markup: `<script type="application/json" id="${id}">${written}</script>` };
}
