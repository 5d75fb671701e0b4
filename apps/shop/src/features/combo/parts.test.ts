import { expect, test } from 'vitest';
import { comboParts, makeCombo } from '../../../test/make-combo.ts';
import { assembliesOf, groupsOf, missingOf, maxCombos, shortName, unitsIn, versionName, volumesOf } from './parts.ts';

const picks = (...tubes: string[]) => new Map([[0, tubes]]);

test('choices of one product form a group and share the versions sent with the first', () => {
  const groups = groupsOf(comboParts);
  expect(groups.map(({ part, units, places }) => [part.code, units, places])).toEqual([
    ['TS', 2, [0, 1]],
    ['OX', 1, [2]],
    ['SC-CHN-1000', 1, []],
  ]);
  expect(unitsIn(comboParts)).toBe(4);
  const twice = groupsOf([...comboParts, { ...comboParts[1], quantity: 3 } as (typeof comboParts)[number]]);
  expect(twice.at(-1)?.part.versions.map(({ code }) => code)).toEqual(['TS-71', 'TS-60', 'TS-10']);
});

test('the missing choices of a part are those required minus those made', () => {
  const [tubes] = groupsOf(comboParts);
  expect(tubes && [missingOf(tubes, picks()), missingOf(tubes, picks('TS-71'))]).toEqual([2, 1]);
});

test('choices are sent in the order of the parts, also when two products alternate', () => {
  const [tube, other, developer] = comboParts;
  if (!tube || !other || !developer) throw new Error('three parts');
  const groups = groupsOf([tube, developer, other]);
  expect(
    assembliesOf(
      groups,
      new Map([
        [0, ['TS-71', 'TS-60']],
        [1, ['OX-20']],
      ]),
    ),
  ).toEqual([
    { code: 'TS', versionCode: 'TS-71' },
    { code: 'OX', versionCode: 'OX-20' },
    { code: 'TS', versionCode: 'TS-60' },
  ]);
});

test('choosing the same shade twice halves the available combos', () => {
  const groups = groupsOf(comboParts);
  const combo = { ...makeCombo(), stock: 30 };
  expect(maxCombos(combo, groups, picks('TS-71', 'TS-60'))).toBe(30);
  expect(maxCombos(combo, groups, picks('TS-71', 'TS-71'))).toBe(25);
  expect(maxCombos(combo, groups, picks('TS-10'))).toBe(0);
});

test('a version is named by its difference from the others', () => {
  const [first] = comboParts[0]?.versions ?? [];
  const [ten] = comboParts[2]?.versions ?? [];
  expect(first && versionName(first, comboParts[0]?.versions ?? [])).toBe('7.1 Rubio medio cenizo');
  expect(ten && versionName(ten, comboParts[2]?.versions ?? [])).toBe('10 vol');
  expect([shortName('7.1 Rubio medio cenizo'), shortName('Azul')]).toEqual(['7.1', 'Azul']);
});

test('a part with two volumes asks for the volume first', () => {
  const [tube] = comboParts;
  if (!tube) throw new Error('a part');
  const inVolume = (value: string) =>
    tube.versions.map((one) => ({
      ...one,
      attributes: [...one.attributes.filter(({ name }) => name !== 'Volumen'), { name: 'Volumen', value }],
    }));
  expect(volumesOf({ ...tube, versions: inVolume('60 ml') })).toEqual([]);
  expect(volumesOf({ ...tube, versions: [...inVolume('60 ml'), ...inVolume('90 ml')] })).toEqual(['60 ml', '90 ml']);
});
