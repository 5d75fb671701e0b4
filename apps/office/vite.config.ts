import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedCopies } from '../../scripts/compressed-copies.ts';
import { minifiedTwice } from '../../scripts/minified-twice.ts';
import { serviceWorker } from '../../scripts/service-worker.ts';

const apiOrigin = process.env.TONALIA_API_ORIGIN ?? 'http://127.0.0.1:3001';

/** A page without server rendering, served below /oficina. Each screen is its own file; packages that rarely change are one. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/oficina/',
  build: {
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'base', tags: ['$initial' as const], test: /node_modules|rolldown[\\/]runtime/ }],
        },
      },
    },
  },
  server: { proxy: Object.fromEntries(['/api', '/pictures'].map((path) => [path, apiOrigin])) },
  plugins: [
    tailwindcss(),
    react(),
    serviceWorker(join(import.meta.dirname, 'src/app/worker/service-worker.ts')),
    minifiedTwice(),
    compressedCopies(),
  ],
});
