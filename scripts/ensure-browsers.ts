// node scripts/ensure-browsers.ts [chrome]: tells which browsers there are, and installs what Debian has where one is missing.
import { spawnSync } from 'node:child_process';
import { findChrome, findFirefox } from '@assay/runner';
import { browserCache } from './places.ts';

function install(name: string, debian: string): void {
  const canInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (!canInstall || process.env.ASSAY_NO_APT) return;
  console.log(`Installing ${name} (${debian}, by apt-get) ...`);
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  // Another installation may be under way.
  const wait = ['-o', 'DPkg::Lock::Timeout=600'];
  spawnSync('apt-get', ['update', '-q', ...wait], options);
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...wait, debian], options);
}

async function ensureChrome(): Promise<boolean> {
  let chrome = await findChrome(browserCache);
  if (!chrome) {
    install('Chromium', 'chromium-headless-shell');
    chrome = await findChrome(browserCache);
  }
  if (chrome) console.log(`Chromium: ${chrome.source}`);
  else
    console.error(
      'No Chromium was found, and none comes with the packages for this platform. Install one (Debian: apt-get install chromium-headless-shell), or set CHROME_PATH.',
    );
  return chrome !== undefined;
}

function ensureFirefox(): void {
  if (!findFirefox()) install('Firefox', 'firefox-esr');
  const firefox = findFirefox();
  console.log(
    firefox
      ? `Firefox: ${firefox.executablePath}`
      : 'SKIPPED: Firefox is not installed, so the tests in Firefox do not run. Install it (Debian: apt-get install firefox-esr), or set FIREFOX_PATH.',
  );
}

if (!(await ensureChrome())) process.exit(1);
if (process.argv[2] !== 'chrome') ensureFirefox();
