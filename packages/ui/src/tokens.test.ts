import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast } from './sheen.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Every `--name: value` outside the blocks for a device setting. */
function declarations(): Map<string, string> {
  const plain = css.replaceAll(/@media[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g, '');
  return new Map(
    [...plain.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
}
const tokens = declarations();

function color(name: string, theme: 'light' | 'dark'): string {
  let value = tokens.get(name) ?? '';
  for (let depth = 0; depth < 5; depth += 1) {
    const pair = /^light-dark\((.+), (.+)\)$/.exec(value);
    if (pair) value = (theme === 'light' ? pair[1] : pair[2]) ?? '';
    const reference = /^var\(--([\w-]+)\)$/.exec(value);
    if (reference) value = tokens.get(reference[1] ?? '') ?? '';
  }
  if (!/^#[\da-f]{6}$/.test(value)) throw new Error(`--${name} is not a colour in ${theme}: ${value}`);
  return value;
}

const textPairs = [
  ['text', 'canvas'],
  ['text', 'surface-2'],
  ['text-2', 'canvas'],
  ['text-2', 'surface-3'],
  ['text-3', 'canvas'],
  ['text-3', 'surface-2'],
  ['text-3', 'surface-3'],
  ['text-3', 'surface'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
  ['on-brand', 'brand-press'],
  ['brand-text', 'canvas'],
  ['brand-text', 'surface'],
  ['brand-text', 'brand-soft'],
  ['on-deep', 'deep'],
  ['on-deep-2', 'deep'],
  ['on-accent', 'accent'],
  ['on-top', 'top'],
  ['on-flame', 'flame'],
  ['info', 'info-soft'],
  ['info-ink', 'info-soft'],
  ['warn', 'warn-soft'],
  ['warn', 'canvas'],
  ['warn', 'surface'],
  ['warn-ink', 'warn-soft'],
  ['danger', 'danger-soft'],
  ['danger', 'canvas'],
  ['danger', 'surface'],
  ['danger-ink', 'danger-soft'],
  ['on-danger', 'danger'],
  ['on-inverse', 'inverse'],
  ['on-person', 'person'],
  ['canvas', 'text'],
] as const;

const edgePairs = [
  ['line-control', 'canvas'],
  ['line-control', 'surface'],
  ['focus', 'canvas'],
  ['focus', 'surface'],
  ['brand', 'surface'],
  ['danger', 'surface'],
] as const;

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(textPairs)('text in %s is readable on %s', (ink, paper) => {
    expect(contrast(color(ink, theme), color(paper, theme))).toBeGreaterThanOrEqual(4.5);
  });
  test.each(edgePairs)('an edge in %s is visible on %s', (edge, paper) => {
    expect(contrast(color(edge, theme), color(paper, theme))).toBeGreaterThanOrEqual(3);
  });
});

test('the palette has its measured contrasts: brand on white 7.07, text on canvas 17.56', () => {
  expect(contrast(color('on-brand', 'light'), color('brand', 'light'))).toBeCloseTo(7.07, 1);
  expect(contrast(color('text', 'light'), color('canvas', 'light'))).toBeCloseTo(17.56, 1);
  expect(contrast(color('on-brand', 'dark'), color('brand', 'dark'))).toBeCloseTo(7.65, 1);
});
