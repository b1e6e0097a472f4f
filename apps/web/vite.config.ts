import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { lucideIcons } from './lucide-icons.ts';
import { sharedChunks } from './shared-chunks.ts';

const apiPort = process.env.ASSAY_API_PORT ?? '3001';

/** Route chunks are called after their address: every one of their files is named `page`. */
function nameChunk(facade: string | null): string {
  const route = facade?.match(/\/routes\/([^/]+)\/page\.tsx$/)?.[1];
  return `static/js/${route ?? '[name]'}-[hash].js`;
}

export default defineConfig({
  plugins: [react(), lucideIcons()],
  // The server puts a fresh nonce in its place in every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  server: { proxy: { '/api': `http://127.0.0.1:${apiPort}` } },
  preview: { proxy: { '/api': `http://127.0.0.1:${apiPort}` } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: sharedChunks,
        entryFileNames: 'static/js/[name]-[hash].js',
        chunkFileNames: (chunk) => nameChunk(chunk.facadeModuleId),
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'static/css/[name]-[hash][extname]'
            : 'static/media/[name]-[hash][extname]',
      },
    },
  },
});
