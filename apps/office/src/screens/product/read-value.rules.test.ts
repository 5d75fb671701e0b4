import { expect, test } from 'vitest';
import { readValue } from './read-value.rules.ts';

test.each([
  ['code', ' ts-71 ', { value: 'TS-71' }],
  ['code', '', { problem: 'code' }],
  ['code', '7', { value: '7' }],
  ['code', 'x'.repeat(64), { value: 'X'.repeat(64) }],
  ['code', 'x'.repeat(65), { problem: 'code' }],
  ['shade', ' 7.1 ', { value: '7.1' }],
  ['shade', '', { value: null }],
  ['shade', '7'.repeat(40), { value: '7'.repeat(40) }],
  ['shade', '7'.repeat(41), { problem: 'long' }],
  ['name', 'Rubio   cenizo', { value: 'Rubio cenizo' }],
  ['name', '', { value: null }],
  ['name', 'n'.repeat(120), { value: 'n'.repeat(120) }],
  ['name', 'n'.repeat(121), { problem: 'long' }],
  ['swatch', '', { value: null }],
  ['swatch', '#5a3d28', { value: '#5A3D28' }],
  ['swatch', '5a3d28', { value: '#5A3D28', isMended: true }],
  ['swatch', '#abc', { value: '#AABBCC', isMended: true }],
  ['swatch', 'rgb(90, 61, 5)', { value: '#5A3D05', isMended: true }],
  ['swatch', 'rgb(255,255,255)', { value: '#FFFFFF', isMended: true }],
  ['swatch', 'rgb(256,0,0)', { problem: 'swatch' }],
  ['swatch', 'rojo', { problem: 'swatch' }],
  ['price', '1', { value: 1 }],
  ['price', '0', { problem: 'price' }],
  ['price', '100.000.000', { value: 100_000_000 }],
  ['price', '100.000.001', { problem: 'price' }],
  ['price', 'gratis', { problem: 'price' }],
] as const)('the %s "%s" is read', (field, text, read) => {
  expect(readValue(field, text)).toEqual(read);
});
