import { describe, expect, it } from 'vitest';
import { outline } from './outlines.ts';

describe('the outline of a text', () => {
  // Widths that a browser measures at 1000 px for weight 700 of Bricolage Grotesque and 600 of Figtree.
  it.each([
    ['display', 'Nácar', 2949],
    ['text', 'DEFINICIÓN', 5735],
  ] as const)('has the weight of the %s face', (face, words, width) => {
    expect(Math.abs(outline(face, words).width - width)).toBeLessThan(8);
  });

  it('spaces letters, but not after the last', () => {
    expect(outline('text', 'ABC', 100).width - outline('text', 'ABC').width).toBeCloseTo(200);
  });

  it('has Spanish letters and those of neighbouring languages', () => {
    for (const letter of 'áéíóúüñÑ¿¡ŵłőšž') expect(outline('display', letter).path).not.toBe('');
  });

  it('leaves out characters that no font has', () => {
    expect(outline('display', '💄漢')).toEqual({ path: '', width: 0 });
    expect(outline('display', 'a💄').width).toBe(outline('display', 'a').width);
  });
});
