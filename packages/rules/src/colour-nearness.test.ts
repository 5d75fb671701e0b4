import { expect, test } from 'vitest';
import { hexToLab } from './colour-lab.ts';
import { differenceOf, nearnessOf } from './colour-nearness.ts';

test.each([
  [0, 'Casi igual'],
  [2, 'Casi igual'],
  [2.0001, 'Muy parecido'],
  [5, 'Muy parecido'],
  [5.0001, 'Parecido'],
  [10, 'Parecido'],
  [10.0001, null],
])('a difference of %d is "%s"', (deltaE, word) => {
  expect(nearnessOf(deltaE)).toBe(word);
});

/** Shades of a dye and of a nail card, described as a colourist describes them. */
test.each([
  ['7.5 caoba', '#915C59', '7.5 again', '#915C5A', null],
  ['7.5 caoba', '#915C59', '8.5 caoba', '#B1776E', 'más claro'],
  ['7.5 caoba', '#915C59', '6.5 caoba', '#744445', 'más oscuro'],
  ['7.5 caoba', '#915C59', '7.2 irisado', '#866F6D', 'más frío'],
  ['7.2 irisado', '#866F6D', '7.5 caoba', '#915C59', 'más rojizo'],
  ['7.1 cenizo', '#7F7867', '7.11 cenizo intenso', '#817762', 'más dorado'],
  ['7.3 dorado', '#947434', '7.4 cobrizo', '#A5683C', 'más rojizo'],
  ['a tomato red', '#D8402A', 'a raspberry red', '#D23A4E', 'más frío'],
  ['a raspberry red', '#D23A4E', 'a tomato red', '#D8402A', 'más cálido'],
  ['a turquoise', '#10A6AD', 'a green', '#12A67C', 'más verdoso'],
  ['a sky blue', '#3EA3D7', 'an indigo', '#7A8FE6', 'más violeta'],
  ['a grey', '#808080', 'a greenish grey', '#788878', 'más verdoso'],
  ['a grey', '#808080', 'a bluish grey', '#78808C', 'más frío'],
] as const)('compared with %s %s, %s %s is %s', (_wanted, wanted, _offered, offered, word) => {
  expect(differenceOf(hexToLab(wanted), hexToLab(offered))).toBe(word);
});
