import { expect, test } from 'vitest';
import { makeProduct, makeVersion } from '../../../test/make.ts';
import { shadesOf } from './shades.ts';
import { substitutesOf } from './substitutes.ts';

const shade = (tone: string, color: string, stock = 9, section = `${tone.split('.')[0]} Rubio`) =>
  makeVersion({
    code: `TS-${tone}`,
    attributes: [{ name: 'Tono', value: tone }],
    color: { name: tone, image: null, color },
    section,
    stock,
  });

const shades = shadesOf(
  makeProduct({
    versions: [
      shade('7.5 caoba', '#915C59', 0),
      shade('7.6 rojo', '#A24D3E'),
      shade('7.2 irisado', '#866F6D'),
      shade('6.5 caoba oscuro', '#744445', 1),
      shade('8.5 caoba claro', '#B1776E'),
      shade('1.0 negro', '#191513'),
    ],
  }),
  null,
);
const [wanted] = shades;

test('a sold-out dye gets its three nearest shades in stock, the same reflection first, each with its difference · D-34', () => {
  if (!wanted) throw new Error('no shade');
  const near = substitutesOf(wanted, shades, ({ version }) => version.stock >= 2);
  expect(near.map((one) => [one.shade.code, one.difference, one.isAlike])).toEqual([
    ['8.5', 'más claro', false],
    ['7.6', 'más intenso', true],
    ['7.2', 'más frío', false],
  ]);
});
