import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { serveFiles } from './serve-files.ts';

const written = /<script type="bundle">([\s\S]*?)<\/script>/;
/** What the packages expect their builder to have put in. */
const define = {
  'process.env.NODE_ENV': '"production"',
  __VUE_OPTIONS_API__: 'true',
  __VUE_PROD_DEVTOOLS__: 'false',
  __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
};

async function bundle(code: string, installed: string): Promise<string> {
  // Beside the packages, so that what it imports is found.
  const input = join(installed, '../entry.jsx');
  writeFileSync(input, code);
  const withTemplates = join(installed, 'vue/dist/vue.esm-bundler.js');
  const build = await rolldown({
    input,
    platform: 'browser',
    logLevel: 'silent',
    transform: { define, jsx: { runtime: 'automatic' } },
    resolve: { alias: existsSync(withTemplates) ? { vue: withTemplates } : {} },
    moduleTypes: { '.css': 'empty' },
  });
  const { output } = await build.generate({ format: 'iife', codeSplitting: false });
  await build.close();
  return output[0].code;
}

/**
 * Serves the pages in a folder, and under `/npm/` what is installed. A page may have one script of the type "bundle", which imports from
 * the installed packages and may have JSX in it.
 */
export function servePages(folder: string, installed: string): RequestListener {
  const files = serveFiles([
    ['/npm/', installed],
    ['/', folder],
  ]);
  const scripts = new Map<string, Promise<string>>();
  return async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const page = join(folder, `${pathname.replace(/\.bundle\.js$/, '')}.html`);
    if (!page.startsWith(folder) || !existsSync(page)) return files(request, response);
    const html = readFileSync(page, 'utf8');
    const code = written.exec(html)?.[1];
    if (code === undefined) return files(request, response);
    if (pathname.endsWith('.bundle.js')) {
      const made = scripts.get(pathname) ?? bundle(code, installed);
      scripts.set(pathname, made);
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(await made);
      return;
    }
    const shown = html.replace(written, `<script src="${pathname}.bundle.js"></script>`);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(shown);
  };
}
