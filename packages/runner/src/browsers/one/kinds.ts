/** The browsers a run can be asked for, and what to do where one is missing. */
export const browserKinds = ['chrome', 'firefox', 'edge'] as const;
export type BrowserKind = (typeof browserKinds)[number];

export const installHints: Record<BrowserKind, string> = {
  chrome:
    'Install it on Linux with "apt-get install chromium-headless-shell", on macOS with "brew install --cask google-chrome", on Windows with "winget install Google.Chrome", or set CHROME_PATH to the program of a Chrome or Chromium.',
  firefox:
    'Install it on Linux with "apt-get install firefox-esr", on macOS with "brew install --cask firefox", on Windows with "winget install Mozilla.Firefox", or set FIREFOX_PATH to the program of a Firefox.',
  edge: 'Install it on Linux with the package microsoft-edge-stable from https://www.microsoft.com/edge, on macOS with "brew install --cask microsoft-edge", on Windows with "winget install Microsoft.Edge", or set EDGE_PATH to its program.',
};

export const displayNames: Record<BrowserKind, string> = {
  chrome: 'Chrome',
  firefox: 'Firefox',
  edge: 'Microsoft Edge',
};
