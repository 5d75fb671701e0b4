import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { Plugin } from 'vite';

/**
 * Builds `entry` as the worker of a web build, always at the same address: a browser detects a new build by its bytes. The worker knows `BUILD`, a
 * name that changes with the files, and `FILES`, their names below `assets`.
 */
export function serviceWorker(entry: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // Runs before the compressed copies are made.
    writeBundle: { order: 'pre', sequential: true, handler: ({ dir = '' }) => write(entry, dir) },
  };
}

async function write(entry: string, dir: string): Promise<void> {
  const files = readdirSync(join(dir, 'assets'));
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify(nameOf(files)), FILES: JSON.stringify(files) },
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
