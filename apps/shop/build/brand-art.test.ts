import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { icon, monochrome, splash } from './brand-art.ts';

const tokens = readFileSync(join(import.meta.dirname, '../../../packages/ui/src/tokens.css'), 'utf8');
const coloursOf = (art: string): string[] => [
  ...new Set([...art.matchAll(/#[\dA-F]{6}/g)].map(([colour]) => colour.toLowerCase())),
];

/** Values of `--mark` and its strips. */
function tokenOf(name: string): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1] ?? '';
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return other ? tokenOf(other) : value;
}

test('the icon has the colours of the mark on the screens', () => {
  const mark = ['mark', 'mark-1', 'mark-2', 'mark-3', 'inverse'].map(tokenOf);
  expect(coloursOf(icon()).sort()).toEqual(mark.sort());
});

test('in one colour no other colour is left', () => {
  expect(coloursOf(monochrome(1))).toEqual(['#ffffff']);
});

test('on a dark background the name is light', () => {
  const letters = (art: string) => /<path id="letters" fill="(#\w+)"/.exec(art)?.[1]?.toLowerCase();
  expect(letters(splash('light'))).toBe(tokenOf('color-esmeralda-600'));
  expect(letters(splash('dark'))).toBe(tokenOf('color-esmeralda-300'));
});
