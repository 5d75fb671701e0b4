import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { Plugin } from 'vite';

const entry = join(import.meta.dirname, '../src/app/worker/service-worker.ts');

/** The worker of the web build, always at the same address: a browser detects a new build by its bytes. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // Runs before the compressed copies are made.
    writeBundle: { order: 'pre', sequential: true, handler: ({ dir = '' }) => write(dir) },
  };
}

async function write(dir: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify(nameOf(readdirSync(join(dir, 'assets')))) },
    build: {
      outDir: dir,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: 'service-worker.js' } },
    },
  });
}

/** File names contain a hash of their content. */
const nameOf = (files: string[]): string =>
  createHash('sha256').update(files.toSorted().join()).digest('hex').slice(0, 12);
