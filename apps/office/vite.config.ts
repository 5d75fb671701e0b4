import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedCopies } from '../../scripts/compressed-copies.ts';
import { minifiedTwice } from '../../scripts/minified-twice.ts';
import { serviceWorker } from '../../scripts/service-worker.ts';

const apiOrigin = process.env.TONALIA_API_ORIGIN ?? 'http://127.0.0.1:3001';

/** Parts of the lists and of the grids with cells to edit. */
const listParts =
  /features[\\/](list-views|cell-edits)|components[\\/](add-filter|choice-|filter-chip|leave-guard|page-foot|page-steps|search-box|tick-box|use-choice|version-picture|view-tabs)|draft-store|history\.rules|read-number|use-edits|messages[\\/]list/;

/**
 * A page without server rendering, served below /oficina. Each screen is its own file; packages that rarely change are one, and so
 * are the parts of nearly every screen and those of nearly every list: few files compress better than many.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/oficina/',
  build: {
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', priority: 3, tags: ['$initial' as const], test: /node_modules|rolldown[\\/]runtime/ },
            { name: 'core', priority: 2, minShareCount: 24, test: /apps[\\/]office|packages/ },
            { name: 'lists', priority: 1, minShareCount: 6, includeDependenciesRecursively: false, test: listParts },
          ],
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
