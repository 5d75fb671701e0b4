import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Smaller files gain less than their headers weigh. */
const worthwhile = 300;
/** Modes that differ in how Brotli estimates costs: which one gives the smaller file depends on the file. */
const modes = [constants.BROTLI_MODE_GENERIC, constants.BROTLI_MODE_FONT];

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
        writeFileSync(`${path}.br`, smallestBrotli(content));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9, memLevel: 9 }));
      }
    },
  };
}

function smallestBrotli(content: Buffer): Buffer {
  // A file is one block, which compresses better than many.
  const oneBlock = { [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS };
  return modes
    .map((mode) => brotliCompressSync(content, { params: { ...oneBlock, [constants.BROTLI_PARAM_MODE]: mode } }))
    .reduce((smallest, one) => (one.length < smallest.length ? one : smallest));
}
