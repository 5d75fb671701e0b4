import { createHash } from 'node:crypto';
import { plain } from './cell.rules.ts';

/** A code for what came without one: the same for the same brand, product and version, whatever the file. */
export function madeCode(manufacturer: string, product: string, version: readonly string[] = []): string {
  const start = slug(manufacturer).slice(0, 8);
  const middle = digest(`${plain(manufacturer)}|${plain(product)}`).slice(0, 6);
  const words = slug(version.filter(Boolean).join('-'));
  const end = words.length > 36 ? `${words.slice(0, 29)}-${digest(words).slice(0, 6)}` : words;
  return [start, middle, end].filter(Boolean).join('-').toUpperCase();
}

function slug(text: string): string {
  return plain(text)
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
