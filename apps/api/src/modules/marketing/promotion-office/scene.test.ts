import { BannerPlace } from '@tonalia/contract/promotions-office';
import { expect, test } from 'vitest';
import { sceneOf } from './scene.ts';

const packs = [{ form: 'tubotinte' as const }, { form: 'esmalte' as const }, { form: 'bomba' as const }];

test.each(BannerPlace.options)('packs stand beside each other inside the picture of %s (OFC-501)', (place) => {
  const { width, height, items, background } = sceneOf(place, packs, '#f6e1d8');
  expect(background).toBe('#f6e1d8');
  expect(items.map(({ form }) => form)).toEqual(packs.map(({ form }) => form));
  for (const [at, { x, y, scale }] of items.entries()) {
    const half = (scale * 130) / 2;
    expect(x - half).toBeGreaterThanOrEqual(at === 0 ? 0 : (items[at - 1]?.x ?? 0) + half);
    expect(x + half).toBeLessThanOrEqual(width);
    expect(y - scale * 400).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(height);
  }
});

test('a banner without packs has its wall', () => {
  expect(sceneOf('featured', [], '#0f352a')).toMatchObject({ items: [], background: '#0f352a' });
});
