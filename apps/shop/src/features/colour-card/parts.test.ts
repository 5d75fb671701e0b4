import { expect, test } from 'vitest';
import { makeProduct, makeVersion } from '../../../test/make.ts';
import { partsOf } from './parts.ts';
import { sectionsOf } from './sections.ts';
import { shadesOf } from './shades.ts';

const versions = Array.from({ length: 60 }, (_, at) =>
  makeVersion({
    code: `N-${at}`,
    attributes: [{ name: 'Tono', value: `${at} Tono` }],
    section: at < 28 ? 'Rojos' : 'Corales',
  }),
);
const sections = sectionsOf(shadesOf(makeProduct({ versions }), null));
const firstOf = (startAt: string | null) =>
  partsOf(sections, startAt).flatMap((parts) => parts.filter(({ isFirst }) => isFirst).map(({ id }) => id));

test('a card is drawn in whole rows, each shade once, the first rows at once', () => {
  const parts = partsOf(sections, null);
  expect(parts.map((own) => own.map(({ shades }) => shades.length))).toEqual([
    [12, 12, 4],
    [12, 12, 8],
  ]);
  expect(parts.flat().flatMap(({ shades }) => shades.map(({ version }) => version.code))).toEqual(
    versions.map(({ code }) => code),
  );
  expect(firstOf(null)).toEqual(['Rojos 0']);
});

test('a card opened at a shade draws that shade at once', () => {
  expect(firstOf('N-45')).toContain('Corales 1');
  expect(firstOf('N-45')).not.toContain('Rojos 0');
  // the first shade of a part
  expect(firstOf('N-40')).toContain('Corales 1');
});
