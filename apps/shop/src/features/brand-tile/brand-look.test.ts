import { expect, test } from 'vitest';
import { brandLook } from './brand-look.ts';

test.each([
  ['readable', '#FFFFFF', '#1F2A44', { color: '#FFFFFF', background: '#1F2A44' }],
  ['too faint', '#F5E1DE', '#FFFFFF', undefined],
  ['no colour', 'red;position:fixed', '#FFFFFF', undefined],
  ['a picture', '#000000', 'url(https://elsewhere.example/x)', undefined],
])('a brand whose colours are %s', (_, ink, ground, look) => {
  expect(brandLook({ ink, ground })).toEqual(look);
});
