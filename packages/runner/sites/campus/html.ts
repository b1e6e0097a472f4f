/** Markup of our own, with everything filled in escaped. */
export interface Html {
  readonly markup: string;
}

type Filling = Html | string | number | undefined | readonly Filling[];

const replacements: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => replacements[character] ?? '');
}

function fill(filling: Filling): string {
  if (filling === undefined) return '';
  if (typeof filling === 'string') return escapeText(filling);
  if (typeof filling === 'number') return String(filling);
  return 'markup' in filling ? filling.markup : filling.map(fill).join('');
}

export function html(parts: TemplateStringsArray, ...fillings: Filling[]): Html {
  return { markup: parts.map((part, index) => part + fill(fillings[index])).join('') };
}

/** Data for the page's own script; no text in it can end the element. */
export function embedJson(id: string, data: unknown): Html {
  const written = JSON.stringify(data).replaceAll('<', '\\u003c');
  return { markup: `<script type="application/json" id="${id}">${written}</script>` };
}
