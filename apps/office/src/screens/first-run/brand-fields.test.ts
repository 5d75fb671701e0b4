import type { OfficeSetting } from '@tonalia/contract/settings-office';
import { expect, test } from 'vitest';
import { type BrandKey, type TypedBrand, brandChanges, brandValue } from './brand-fields.ts';

const email = 'ana@andina.co';
const value = (key: BrandKey, typed: TypedBrand = {}, saved: [string, string | null][] = []) =>
  brandValue(key, { typed, saved: new Map(saved), email });

test.each<[BrandKey, TypedBrand, [string, string | null][], string]>([
  ['brand.name', {}, [], ''],
  ['brand.name', {}, [['brand.name', 'Andina']], 'Andina'],
  ['brand.name', { 'brand.name': 'Otra' }, [['brand.name', 'Andina']], 'Otra'],
  // emptied on purpose
  ['brand.name', { 'brand.name': '' }, [['brand.name', 'Andina']], ''],
  ['support.phone', { 'support.whatsapp': '3001234567' }, [], '3001234567'],
  ['support.phone', { 'support.phone': '' }, [['support.whatsapp', '3001234567']], ''],
  [
    'support.phone',
    {},
    [
      ['support.phone', '601'],
      ['support.whatsapp', '300'],
    ],
    '601',
  ],
  ['support.email', {}, [], email],
  ['company.data_email', {}, [], email],
  ['support.hours', {}, [], 'lun-sáb 8-18'],
  ['orders.prefix', {}, [], ''],
  ['orders.prefix', { 'brand.name': 'Distribuciones Andina' }, [], 'DA'],
  ['orders.prefix', {}, [['brand.name', 'Áurea']], 'AU'],
  ['orders.prefix', { 'brand.name': '  La Casa & Belleza ' }, [], 'LC'],
  ['orders.prefix', { 'brand.name': 'Andina', 'orders.prefix': 'TN' }, [], 'TN'],
  ['company.nit', {}, [['company.nit', null]], ''],
])('the field %s of %j and %j shows "%s"', (key, typed, saved, shown) => {
  expect(value(key, typed, saved)).toBe(shown);
});

test('what differs from what was seen is saved, and the terms last', () => {
  // as: only key and value are compared
  const seen = [
    { key: 'brand.name', value: 'Andina' },
    { key: 'company.nit', value: '900' },
    { key: 'legal.terms', value: 'viejos' },
  ] as OfficeSetting[];
  // as: every other field is empty
  const shown = (key: BrandKey) =>
    ({ 'brand.name': ' Andina ', 'company.nit': ' ', 'company.city': 'Bogotá' })[key as 'brand.name'] ?? '';
  const changes = [
    { key: 'company.nit', value: null, seen: '900' },
    { key: 'company.city', value: 'Bogotá', seen: null },
  ];
  expect(brandChanges(shown, seen, undefined)).toEqual(changes);
  expect(brandChanges(shown, seen, 'nuevos')).toEqual([
    ...changes,
    { key: 'legal.terms', value: 'nuevos', seen: 'viejos' },
  ]);
});
