import { expect, test } from 'vitest';
import { isSlipOf } from './near-spelling.ts';

test.each([
  ['a wrong letter', 'tinta', 'tinte', true],
  ['a missing letter', 'mascrilla', 'mascarilla', true],
  ['an added letter', 'tintee', 'tinte', true],
  ['an added letter before the end', 'tinnte', 'tinte', true],
  ['an added letter that is not the one before', 'tintae', 'tinte', true],
  ['a missing letter at the end of a short word', 'tinte', 'tinter', true],
  ['exchanged letters', 'titne', 'tinte', true],
  ['exchanged letters at the beginning', 'tnite', 'tinte', true],
  ['exchanged letters at the end', 'tinet', 'tinte', true],
  ['two wrong letters of a short word', 'tunta', 'tinte', false],
  ['half of an exchange', 'tnxte', 'tinte', false],
  ['letters exchanged across one', 'tetni', 'tinte', false],
  ['two wrong letters of eight', 'queratona', 'queratina', true],
  ['two of eight letters', 'matizodo', 'matizada', true],
  ['two of seven letters', 'matizod', 'matizar', false],
  ['three wrong letters', 'oxidonta', 'oxidante', true],
  ['three of eight letters', 'exidonta', 'oxidante', false],
  ['three slips of a long word', 'mascorullo', 'mascarilla', false],
  ['another first letter', 'finte', 'tinte', false],
  ['four typed letters', 'tint', 'tinte', false],
  ['a known word of four letters', 'laaca', 'laca', true],
  ['a known word of three', 'gelas', 'gel', false],
  ['two letters more', 'tinteee', 'tintx', false],
  ['three letters more than eight', 'oxidantexyz', 'oxidante', false],
  ['two letters more than eight', 'oxidantexy', 'oxidante', true],
  ['a number', 'tinte7', 'tinte8', false],
])('%s: "%s" for "%s" is a slip: %s', (_, typed, word, isOne) => {
  expect(isSlipOf(typed, word)).toBe(isOne);
});

test.each([
  ['qeratina', 'keratina', false],
  ['kreatinaz', 'kreatinas', true],
  ['serazepillo', 'ceracepillo', false],
  ['sepillos', 'sepiyos', true],
  ['cavellovibo', 'cabellobivo', true],
  ['aloehvera', 'aloevera', true],
  ['choque', 'coke', false],
  ['parkeebis', 'parquevis', true],
  ['zizazal', 'zicacal', false],
])('words that sound alike are one: "%s" and "%s", %s', (typed, word, isOne) => {
  expect(isSlipOf(typed, word)).toBe(isOne);
});
