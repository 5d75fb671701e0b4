import { expect, test } from 'vitest';
import { nameShades } from './shade-names.ts';

const named = (...versionNames: (string | null)[]) => {
  const { names, common } = nameShades(versionNames.map((versionName) => ({ versionName })));
  return { names: [...names.values()], common };
};

test.each([
  [
    'one end of all shades is said once',
    ['7.1 Rubio, 90 ml', '7.3 Dorado, 90 ml'],
    ['7.1 Rubio', '7.3 Dorado'],
    '90 ml',
  ],
  ['different ends stay', ['7.1 Rubio, 90 ml', '7.3 Dorado, 60 ml'], ['7.1 Rubio, 90 ml', '7.3 Dorado, 60 ml'], null],
  [
    'a shade without an end keeps those of the others',
    ['7.1 Rubio, 90 ml', '7.3 Dorado'],
    ['7.1 Rubio, 90 ml', '7.3 Dorado'],
    null,
  ],
  ['only what follows the last comma is an end', ['Rojo, mate, 5 g'], ['Rojo, mate'], '5 g'],
  ['a name is no end', ['A, 5 g', ', 5 g'], ['A, 5 g', ', 5 g'], null],
  ['a product without shades has none', [null], [], null],
])('%s: %j', (_, versionNames, names, common) => {
  expect(named(...versionNames)).toEqual({ names, common });
});
