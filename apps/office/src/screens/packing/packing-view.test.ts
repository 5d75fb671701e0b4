import { expect, test } from 'vitest';
import { kilosOf } from '../../features/picking/kilos.ts';
import { gramsOf } from './packing-view.ts';

test('a weight is typed in kilos with a comma or a point, and kept in grams (OFC-204)', () => {
  expect(['11,8', '11.8', '0,25', '12'].map(gramsOf)).toEqual([11_800, 11_800, 250, 12_000]);
  expect(['', 'doce', '0', '-3', '250', '1,2345'].map(gramsOf)).toEqual(Array(6).fill(undefined));
  expect(kilosOf(11_800)).toBe('11,8');
});
