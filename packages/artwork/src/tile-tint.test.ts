import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tileTint, tileTints } from './tile-tint.ts';

describe('the tint of a tile', () => {
  it('is constant for a product', () => {
    expect(tileTint('1207')).toBe(tileTint('1207'));
  });

  it('spreads consecutive products over all six tints', () => {
    const counts = new Map<string, number>();
    for (let id = 1; id <= 600; id++) counts.set(tileTint(String(id)), (counts.get(tileTint(String(id))) ?? 0) + 1);
    expect(tileTints.every((tint) => (counts.get(tint) ?? 0) > 70)).toBe(true);
  });

  it('loads no font in the browser', () => {
    const imports = ['tile-tint.ts', 'hash.ts'].flatMap((file) =>
      [...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(/from '([^']+)'/g)].map(([, from]) => from),
    );
    expect(imports).toEqual(['./hash.ts']);
  });
});
