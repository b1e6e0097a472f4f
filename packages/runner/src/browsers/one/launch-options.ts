import type { LaunchOptions } from 'playwright-core';
import type { FoundBrowser } from './find-browser.ts';

const asRoot = process.getuid?.() === 0;

/** Only what a browser needs: no secret of ours is in its environment. */
function minimalEnvironment(browser: FoundBrowser): Record<string, string> {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SYSTEMROOT', 'LOCALAPPDATA', 'DISPLAY'];
  const own = Object.fromEntries(
    kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
  return { ...own, LANG: 'C.UTF-8', ...browser.environment };
}

/** Nothing in the background, nothing past the proxy. */
export const quietSwitches = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
];

/** A busy machine starts a browser late; only one that hangs is given up. */
const launchMs = 300_000;

/** Chromium that keeps to itself. Its sandbox works for anybody but root. */
export function chromeOptions(browser: FoundBrowser): LaunchOptions {
  return {
    executablePath: browser.executablePath,
    chromiumSandbox: !asRoot,
    env: minimalEnvironment(browser),
    timeout: launchMs,
    args: [...quietSwitches],
  };
}

export const quietPreferences = {
  // Otherwise input in frames of another origin does nothing.
  'fission.webContentIsolationStrategy': 0,
  // Otherwise going back times out.
  'browser.sessionhistory.max_total_viewers': 0,
  'fission.bfcacheInParent': false,
  'network.proxy.allow_hijacking_localhost': true,
  'media.peerconnection.enabled': false,
  // A page that opens dialogs without end would otherwise be silenced, and look as if it behaved.
  'dom.successive_dialog_time_limit': 0,
  // Extensions that the machine or Firefox brings would meddle with the pages, and take a quarter of its start.
  'extensions.enabledScopes': 0,
  // What a page asks for is refused at once, as the headless Chromium does; nobody is there to answer.
  'permissions.default.geo': 2,
  'permissions.default.desktop-notification': 2,
  'permissions.default.camera': 2,
  'permissions.default.microphone': 2,
};

/** The stock Firefox over WebDriver BiDi. */
export function firefoxOptions(browser: FoundBrowser): LaunchOptions {
  return {
    channel: 'moz-firefox',
    executablePath: browser.executablePath,
    env: minimalEnvironment(browser),
    timeout: launchMs,
    firefoxUserPrefs: quietPreferences,
  };
}
