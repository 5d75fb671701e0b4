import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `web`: client and server bundle in dist. `app`: a static shell in dist-app/client, which the phone app carries. */
const forApp = process.env.BUILD_TARGET === 'app';
const apiOrigin = process.env.TONALIA_API_ORIGIN ?? 'http://127.0.0.1:3001';

/**
 * Few files compress better than many: what every page needs is one file that changes seldom (react, router, cache)
 * and one of our own; what most screens share is in that second one.
 */
const chunks = [
  { name: 'base', test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack)[\\/]/ },
  { name: 'shop', test: /(packages[\\/](ui|rules|contract)|apps[\\/]shop)[\\/]src[\\/]/, minShareCount: 7 },
];

export default defineConfig({
  root: import.meta.dirname,
  // One shop bundle serves every address it is mounted at, so nothing about the address is in it.
  define: { 'import.meta.env.VITE_TARGET': JSON.stringify(forApp ? 'app' : 'web') },
  build: { outDir: forApp ? 'dist-app' : 'dist', target: 'es2022' },
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
  ],
});
