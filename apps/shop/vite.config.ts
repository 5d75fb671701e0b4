import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedCopies } from './build/compressed-copies.ts';
import { usedIcons } from './build/used-icons.ts';
import { version } from './package.json' with { type: 'json' };

/** `web`: client and server bundle in dist. `app`: a static shell in dist-app/client, which the phone app carries. */
const forApp = process.env.BUILD_TARGET === 'app';
const apiOrigin = process.env.TONALIA_API_ORIGIN ?? 'http://127.0.0.1:3001';

/**
 * Few files compress better than many, and each has its headers: what changes seldom (react, router, cache) is one,
 * what every list of products needs another. The frame of every page travels with the entry.
 */
const chunks = [
  {
    name: 'base',
    priority: 2,
    test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack)[\\/]/,
  },
  {
    name: 'catalogue',
    priority: 1,
    test: /features[\\/](product-card[\\/](product-card|add-control)|shelf|hero)|campaign-link|src[\\/](brand|tone-strips)\./,
  },
  { name: 'parts', test: /packages[\\/]ui[\\/]src[\\/](chip|error-block|empty|tira|checkbox)\./ },
];

export default defineConfig({
  root: import.meta.dirname,
  // One shop bundle serves every address it is mounted at, so nothing about the address is in it.
  define: {
    'import.meta.env.VITE_TARGET': JSON.stringify(forApp ? 'app' : 'web'),
    'import.meta.env.VITE_APP_VERSION': JSON.stringify(version),
  },
  build: { outDir: forApp ? 'dist-app' : 'dist', target: 'es2022', modulePreload: false },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } } },
  server: {
    proxy: { '/api': apiOrigin, '/pictures': apiOrigin },
  },
  plugins: [
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'src/app',
      // No server functions here: the API is the only thing with a back end.
      serverFns: { disableCsrfMiddlewareWarning: true },
      // Only the root is baked into the shell: what depends on who asks loads below it, in the phone.
      ...(forApp ? { spa: { enabled: true, prerender: { outputPath: '/index.html' } } } : {}),
    }),
    react(),
    usedIcons(),
    compressedCopies(),
  ],
});
