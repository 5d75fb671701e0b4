import { describe, expect, it } from 'vitest';
import { artworkTag } from './artwork-tag.ts';

describe('the tag of a picture', () => {
  it('does not depend on the order of properties', () => {
    expect(artworkTag({ form: 'champu', brand: 'Olivar' })).toBe(artworkTag({ brand: 'Olivar', form: 'champu' }));
  });

  it('changes with the picture', () => {
    const tags = ['7.1', '7.2', '7.3'].map((code) => artworkTag({ form: 'tubotinte', code }));
    expect(new Set(tags).size).toBe(3);
    expect(tags.every((tag) => /^[0-9a-z]+$/.test(tag))).toBe(true);
  });

  it('sees every pack of a scene', () => {
    const item = { form: 'champu', x: 1, y: 2, scale: 1 } as const;
    const frame = { width: 10, height: 10 };
    expect(artworkTag({ ...frame, items: [item] })).not.toBe(artworkTag({ ...frame, items: [{ ...item, x: 2 }] }));
  });
});
