import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('./', import.meta.url);
/** Data of the gallery's shades and products, and colour arithmetic. */
const mayName = new Set(['tokens.css', 'gallery/products.tsx', 'gallery/shades.tsx', 'sheen.ts']);

test('raw colours are only in tokens.css', () => {
  const offenders = readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file) && !mayName.has(file))
    .filter((file) => {
      const code = readFileSync(new URL(file, folder), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
      return /#[\da-f]{6}\b|#[\da-f]{3}\b|\b(?:rgb|hsl|oklch)a?\(/i.test(code);
    });
  expect(offenders).toEqual([]);
});
