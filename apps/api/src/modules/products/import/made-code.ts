import { createHash } from 'node:crypto';
import { plain } from './cell.rules.ts';

/** Generates a code for a version without one; deterministic for brand, product and version. */
export function madeCode(manufacturer: string, product: string, version: readonly string[] = []): string {
  const start = slug(manufacturer).slice(0, 8);
  // long enough to avoid collisions among a million products
  const middle = digest(`${plain(manufacturer)}|${plain(product)}`).slice(0, 10);
  const parts = version.filter(Boolean).map(plain);
  const words = slug(parts.join('-'));
  // "Rosa!" and "Rosa?" are two shades, and so are "Ñ" and "N" of a Greek list
  const isWhole = words.length <= 36 && parts.every((part) => /^[a-z0-9.]+(?:[ -][a-z0-9.]+)*$/.test(part));
  const end = isWhole || parts.length === 0 ? [words] : [words.slice(0, 29), digest(JSON.stringify(parts)).slice(0, 6)];
  return [start, middle, ...end].filter(Boolean).join('-').toUpperCase();
}

function slug(text: string): string {
  return plain(text)
    .replaceAll('ñ', 'n')
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
