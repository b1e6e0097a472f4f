import { createHash } from 'node:crypto';
import { Markup, markup } from '../text/markup.ts';

interface Page {
  title: string;
  /** Beside the name of the product. */
  about: string;
  style: string;
  body: Markup;
}

/** A whole file. Nothing runs in it and nothing is fetched by it, whatever its texts contain. */
export function writePage({ title, about, style, body }: Page): string {
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; base-uri 'none'; form-action 'none'`;
  const { text } = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${new Markup(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${new Markup(style)}</style>
</head>
<body>
<header class="bar"><p class="brand">Assay</p><p>${about}</p></header>
<main>
${body}
</main>
</body>
</html>
`;
  return text;
}
