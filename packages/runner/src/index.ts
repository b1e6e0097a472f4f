export { type FoundBrowser, findChrome, findFirefox } from './find-browser.ts';
export { chromeOptions, firefoxOptions } from './launch-options.ts';
