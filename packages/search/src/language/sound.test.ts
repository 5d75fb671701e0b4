import { expect, test } from 'vitest';
import { soundOf } from './sound.ts';

test.each([
  ['shampoo', 'champu'],
  ['queratina', 'keratina'],
  ['vaselina', 'baselina'],
  ['zapote', 'sapote'],
  ['xilitol', 'silitol'],
  ['hidratante', 'idratante'],
  ['cepillo', 'sepiyo'],
  ['cisne', 'sisne'],
  ['laca', 'laka'],
  ['foto', 'photo'],
  ['block', 'blok'],
  ['jel', 'gel'],
  ['jirasol', 'girasol'],
  ['escena', 'esena'],
  ['accion', 'asion'],
  ['canbio', 'cambio'],
  ['enpaque', 'empaque'],
  ['invisible', 'imbisible'],
  ['niño', 'ninio'],
  ['carro', 'caro'],
  ['tics', 'tis'],
])('"%s" and "%s" sound alike', (one, other) => {
  expect(soundOf(one)).toBe(soundOf(other));
});

test.each([
  ['guia', 'gia'],
  ['gota', 'jota'],
  ['agua', 'aga'],
  ['disco', 'diso'],
  ['cera', 'kera'],
  ['caro', 'saro'],
  ['canto', 'camto'],
  ['tic', 'tis'],
  ['gula', 'gla'],
  ['escala', 'esala'],
])('"%s" and "%s" sound different', (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other));
});
