import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const worthwhile = 1024;
/** One block for the whole file, which Brotli compresses better. */
const params = { [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS };

/** Writes compressed copies beside each immutable file, which the server sends unchanged. */
export function compressedCopies(): Plugin {
  return {
    name: 'compressed-copies',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle({ dir }) {
      for (const file of globSync('**/*.{js,css,svg,json,txt,webmanifest}', { cwd: dir })) {
        const path = join(dir ?? '', file);
        const content = readFileSync(path);
        if (content.length < worthwhile) continue;
        writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9, memLevel: 9 }));
      }
    },
  };
}
