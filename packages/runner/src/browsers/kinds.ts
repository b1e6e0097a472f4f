/** The browsers a run can be asked for, and what to do where one is missing. */
export const browserKinds = ['chrome', 'firefox', 'edge'] as const;
export type BrowserKind = (typeof browserKinds)[number];

export const installHints: Record<BrowserKind, string> = {
  chrome:
    'Install it with "apt-get install chromium-headless-shell", or set CHROME_PATH to the program of a Chrome or Chromium.',
  firefox: 'Install it with "apt-get install firefox-esr", or set FIREFOX_PATH to the program of a Firefox.',
  edge: 'Install it from https://www.microsoft.com/edge, or set EDGE_PATH to its program.',
};

export const displayNames: Record<BrowserKind, string> = {
  chrome: 'Chrome',
  firefox: 'Firefox',
  edge: 'Microsoft Edge',
};
