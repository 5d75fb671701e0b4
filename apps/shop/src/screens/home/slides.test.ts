import type { Banner } from '@tonalia/contract/marketing';
import { expect, test } from 'vitest';
import { slidesOf } from './slides.ts';

const banner = (id: string, title = id): Banner => ({
  _id: id,
  name: title,
  title,
  subtitle: '',
  desktop: `/d/${id}`,
  mobile: `/m/${id}`,
  medium: `/x/${id}`,
  app_link: '/home/offers/full',
});
const shown = (slides: ReturnType<typeof slidesOf>) => slides.map(({ phone, desktop }) => [phone, desktop]);

test('a banner for both phone and desktop is one slide with two pictures · ENT-12', () => {
  expect(shown(slidesOf([banner('1', 'Marcas')], [banner('2', 'Marcas')]))).toEqual([['/m/2', '/d/1']]);
});

test('a banner for one of them is shown there alone · ENT-12', () => {
  const slides = slidesOf(
    [banner('1', 'Marcas'), banner('3', 'Combos')],
    [banner('2', 'Marcas'), banner('4', 'Rizos')],
  );
  expect(shown(slides)).toEqual([
    ['/m/2', '/d/1'],
    [null, '/d/3'],
    ['/m/4', null],
  ]);
});

test('without banners for phones they show those of a desktop, and the reverse', () => {
  expect(shown(slidesOf([banner('1')], []))).toEqual([['/m/1', '/d/1']]);
  expect(shown(slidesOf([], [banner('2')]))).toEqual([['/m/2', '/d/2']]);
  expect(slidesOf([], [])).toEqual([]);
});
