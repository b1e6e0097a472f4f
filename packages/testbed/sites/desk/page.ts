/** The one page there is; its scripts draw what belongs to the address. */
export function drawPage(bug: string): string {
  return `<!doctype html>
<html lang="en" data-bug="${bug}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Desk</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/desk/static/base.css">
<link rel="stylesheet" href="/desk/static/controls.css">
<link rel="stylesheet" href="/desk/static/overlays.css">
<link rel="stylesheet" href="/desk/static/pages.css">
</head>
<body>
<noscript>You need to enable JavaScript to run this app.</noscript>
<div id="root"><div class="dk-splash"><div class="dk-spinner"></div></div></div>
<script type="module" src="/desk/static/app.js"></script>
</body>
</html>
`;
}
