import type { SharedLine, SharedPage } from '@tonalia/contract/shares';
import { expect, test } from 'vitest';
import { renderShare } from './render-share.tsx';
import { cardSections, toShownLine } from './shared-line.ts';

const frame = { brand: 'Mercado', publicUrl: 'https://mercado.example', style: 'a{}', script: 'let a' };
const line = (tone: string, change: Partial<SharedLine> = {}): SharedLine => ({
  versionId: tone.replaceAll(/\D/g, '') || '1',
  code: `T-${tone}`,
  name: 'Tinte en crema',
  versionName: `${tone}, 60 ml`,
  manufacturer: 'Aurora',
  color: { name: tone, image: null, color: '#8a7a60' },
  section: `${tone.split('.')[0]} Rubio`,
  image: '/pictures/version/1',
  quantity: 0,
  minQuantity: 1,
  isBeside: false,
  isSoldOut: false,
  ...change,
});
const page = (change: Partial<SharedPage> = {}): SharedPage => ({
  kind: 'card',
  title: 'Tinte en crema',
  expiresAt: '2026-12-04T15:00:00.000Z',
  mayChangeUnits: true,
  lines: [line('7.1 Rubio cenizo'), line('7.3 Rubio dorado'), line('8.1 Rubio cenizo', { isSoldOut: true })],
  ...change,
});
const open = (change: Partial<SharedPage> = {}) => renderShare({ status: 200, page: page(change) }, frame);

test('a shade is shown by number, name, size and reflection', () => {
  expect(toShownLine(line('7.1 Rubio cenizo'))).toMatchObject({
    number: '7.1',
    label: 'Rubio cenizo',
    volume: '60 ml',
    family: 'cenizo',
    fullName: '7.1 Rubio cenizo, 60 ml',
  });
  const soap = line('x', { color: null, versionName: null, name: 'Jabón' });
  expect(toShownLine(soap)).toMatchObject({ number: '', label: 'Jabón', family: '', volume: '', hex: null });
  expect(cardSections(page().lines.map(toShownLine)).map(({ height, name }) => [height, name])).toEqual([
    ['7', 'Rubio'],
    ['8', 'Rubio'],
  ]);
});

test('an open page is for no search engine, and shows prices only when it has them · SEL-201', () => {
  const html = open();
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
  expect(html).toContain('<meta property="og:site_name" content="Mercado"/>');
  expect(html).toContain('vie 4 dic');
  expect(html).not.toContain('$');
  expect(open({ lines: [line('7.1 Rubio cenizo', { price: 12_900 })] })).toContain('12.900');
});

test('a list has steppers, or lines to take or leave, and the shades beside it closed · SEL-201', () => {
  const lines = [line('7.1 Rubio cenizo', { quantity: 6 }), line('8.1 Rubio cenizo', { isBeside: true })];
  const fixed = open({ kind: 'list', mayChangeUnits: false, lines });
  expect(fixed).toContain('aria-label="Llevar 6 de 7.1 Rubio cenizo, 60 ml"');
  expect(fixed).not.toContain('Agregar una unidad de 7.1');
  expect(fixed).toContain('Agregar una unidad de 8.1');
  expect(fixed).toMatch(/<details[^>]*><summary>.*1 tono más/);
  expect(fixed).not.toContain('<details open');
  // the sum of the list leaves the shades out
  expect(fixed).toContain('1 producto<');
  const free = open({ kind: 'list', lines });
  expect(free).toContain('Agregar una unidad de 7.1');
  expect(free).not.toContain('Llevar 6');
});

test('text of a list writes no markup into the page', () => {
  const html = open({ kind: 'list', title: '<img src=x onerror=alert(1)>', lines: [line('<b>"\'', { quantity: 2 })] });
  expect(html).not.toMatch(/<img src=x|<b>"/);
});

test.each([
  [404, 'Este enlace ya no sirve'],
  [410, 'Este enlace venció'],
  [429, 'Este enlace está muy visitado'],
])('an answer %i shows "%s", without a script', (status, words) => {
  const html = renderShare({ status, page: null }, frame);
  expect(html).toContain(words);
  expect(html).not.toContain('<script');
});
