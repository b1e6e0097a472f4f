/** The one page there is; its scripts draw what belongs to the address. */
export function drawPage(bug: string): string {
  return `<!doctype html>
<html lang="en" data-bug="${bug}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Board</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/board/static/app.css">
<link rel="stylesheet" href="/board/static/pages.css">
<link rel="stylesheet" href="/board/static/overlays.css">
</head>
<body>
<noscript>You need to enable JavaScript to run this app.</noscript>
<div id="app"><div class="splash">Loading…</div></div>
<script type="module" src="/board/static/app.js"></script>
</body>
</html>
`;
}
