/** The pages by their path below /gallery/, with their titles; each is a file in `pages`. */
export const pages: Readonly<Record<string, { file: string; title: string }>> = {
  '': { file: 'home', title: 'Gallery' },
  booking: { file: 'booking', title: 'Hotels' },
  board: { file: 'board', title: 'Board' },
  staff: { file: 'staff', title: 'Staff' },
  settings: { file: 'settings', title: 'Settings' },
  mail: { file: 'mail', title: 'Mail' },
  files: { file: 'files', title: 'Files' },
  survey: { file: 'survey-about', title: 'Survey: about you' },
  'survey/interests': { file: 'survey-interests', title: 'Survey: interests' },
  'survey/rating': { file: 'survey-rating', title: 'Survey: rating' },
  'survey/summary': { file: 'survey-summary', title: 'Survey: summary' },
  editor: { file: 'editor', title: 'Editor' },
  'editor/preview': { file: 'preview', title: 'Preview' },
  budget: { file: 'budget', title: 'Budget' },
  feed: { file: 'feed', title: 'Feed' },
};

const sections = [
  'booking',
  'board',
  'staff',
  'settings',
  'mail',
  'files',
  'survey',
  'editor',
  'budget',
  'feed',
];

function drawHeader(path: string): string {
  const links = sections.map((section) => {
    const label = section === 'survey' ? 'Survey' : pages[section]?.title;
    const current = path === section ? ' aria-current="page"' : '';
    return `<li><a href="/gallery/${section}"${current}>${label}</a></li>`;
  });
  return `<header><a href="/gallery/" class="brand">Gallery</a><nav aria-label="Main"><ul>${links.join('')}</ul></nav></header>`;
}

/** A page around its content. The preview stands alone, since it is also shown in a frame. */
export function drawPage(path: string, title: string, content: string, bugs: readonly string[]): string {
  const header = path === 'editor/preview' ? '' : drawHeader(path);
  return `<!doctype html>
<html lang="en" data-bugs="${bugs.join(' ')}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/gallery/static/gallery.css"></head>
<body>${header}<main>
${content}</main><div id="toasts" role="status" aria-live="polite"></div></body>
</html>
`;
}
