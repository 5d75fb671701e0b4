import { compact } from '@tonalia/search/text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createVersionSource } from './known-versions.ts';
import type { VersionNames } from './named-version.ts';
import { readList } from './read-list.ts';
import { recognise } from './recognise.ts';

const shades = ['7.1 Rubio medio cenizo', '8.34 Rubio claro dorado cobrizo', '6.0 Rubio oscuro', '7.0 Rubio medio'];
let made = 0;
function product(
  brand: string,
  code: string,
  name: string,
  more: { shades?: string[]; contents?: string | null } = {},
): VersionNames[] {
  const productId = String((made += 1));
  const facts = { productId, productCode: code, name, brand, category: more.shades ? 'Permanentes' : 'Otros' };
  const { contents = null } = more;
  if (!more.shades) return [{ ...facts, id: code, code, labelNumber: null, labelName: null, contents }];
  return more.shades.map((shade) => {
    const [labelNumber = '', ...words] = shade.split(' ');
    const own = `${code}-${compact(labelNumber)}`;
    return { ...facts, id: own, code: own, labelNumber, labelName: words.join(' '), contents };
  });
}
const versions = [
  ...product('Tinta Sur', 'TS', 'Tinte permanente en crema', { shades, contents: '60 ml' }),
  ...product('Olivar', 'OL', 'Tinte permanente en crema', {
    shades: [...shades, '5.5 Castaño claro caoba'],
    contents: '90 ml',
  }),
  ...product('Tinta Sur', 'OX-20', 'Oxidante en crema 20 volúmenes 1.000 ml', { contents: '1.000 ml' }),
  ...product('Olivar', 'OL-OX', 'Oxidante en crema 20 volúmenes 120 ml', { contents: '120 ml' }),
  ...product('Selva Clara', 'SC-CHV', 'Champú matizador violeta 500 ml', { contents: '500 ml' }),
  ...product('Cumbre', 'CU-MAT', 'Spray matizador azul 250 ml', { contents: '250 ml' }),
  ...product('Olivar', 'OL-KSF', 'Keratina sin formol 1.000 ml', { contents: '1.000 ml' }),
];
const listed = (all: VersionNames[]) => {
  const everything = [...new Set(all.map(({ productId }) => productId))];
  return createVersionSource({
    versions: all,
    productsFor: () => everything,
    meaningsAt: (words, at) => (words[at] === 'shampoo' ? [{ length: 1, meanings: [['champu']] }] : []),
  });
};
const source = listed(versions);
const verdicts = (text: string) =>
  recognise(readList(text), source).map(({ row, reading, verdict, version, candidates }) => [
    row.text,
    verdict,
    version?.code ?? candidates.map(({ code }) => code).join(' '),
    reading.quantity,
  ]);
const codes = (text: string) => verdicts(text).map(([, verdict, code, quantity]) => [verdict, code, quantity]);

test('a brand named once holds for the rows after it · SEL-002', () => {
  expect(codes('Tinta Sur\n7.1 x3, 8.34 x 2, oxidante 20 litro 1')).toEqual([
    ['recognised', 'TS-71', 3],
    ['recognised', 'TS-834', 2],
    ['recognised', 'OX-20', 1],
  ]);
  expect(codes('olivar 7.1 x3\n8.34 x2')).toEqual([
    ['recognised', 'OL-71', 3],
    ['recognised', 'OL-834', 2],
  ]);
});

test('a row that fits several versions asks, and one that fits none is unknown · SEL-002', () => {
  expect(codes('7.1 x3')).toEqual([['choose', 'TS-71 OL-71', 3]]);
  expect(codes('matizador 2')).toEqual([['choose', 'SC-CHV CU-MAT', 2]]);
  expect(codes('tinte loreal 7.1 x2')[0]?.[0]).toBe('unknown');
  expect(codes('keratina con formol x2')[0]?.[0]).toBe('unknown');
  expect(codes('olivar 5.55 x4')[0]?.[0]).toBe('unknown');
});

test('a word of letters and digits in a name is the product, whatever it ends with', () => {
  const tools = listed([
    ...versions,
    ...product('Cumbre', 'PL', 'Plancha profesional X200A'),
    ...product('Cumbre', 'PL9', 'Plancha profesional 9F44s'),
  ]);
  const read = (text: string) => recognise(readList(text), tools).map(({ version }) => version?.code);
  expect(read('plancha x200a x2\nPlancha profesional 9F44s x1')).toEqual(['PL', 'PL9']);
});

test('an amount before the number of a shade is not a part of a longer number of another product · SEL-005', () => {
  const nails = listed([
    ...versions,
    ...product('Lumbra', 'LU', 'Esmalte', { shades: ['271 Rojo vino', 'N24 Coral'] }),
  ]);
  const read = (text: string) =>
    recognise(readList(text), nails).map(({ version, reading }) => [version?.code, reading.quantity]);
  expect(read('Tinta Sur\n2 7.1\n2 71')).toEqual([
    ['TS-71', 2],
    ['TS-71', 2],
  ]);
  expect(read('Lumbra\n271 x3\nn 24 x2')).toEqual([
    ['LU-271', 3],
    ['LU-n24', 2],
  ]);
});

test('a number that the named brand does not have is unknown, with its nearest', () => {
  expect(codes('Tinta Sur\n5.5 x4')).toEqual([['unknown', expect.any(String), 4]]);
  expect(codes('Olivar\n5.55 x4')).toEqual([['unknown', expect.stringMatching(/^OL-55/), 4]]);
});

test.each([
  ['TS-71 x2', 'TS-71', 2],
  ['ts 71 x2', 'TS-71', 2],
  ['ts71 x2', 'TS-71', 2],
  ['tinte tinta sur 7,1 x2', 'TS-71', 2],
  ['tinte tinta sur 7/1 x2', 'TS-71', 2],
  ['tinta sur rubio medio cenizo x2', 'TS-71', 2],
  ['ox-20 x 2', 'OX-20', 2],
  ['oxidante 20 vol litro 2', 'OX-20', 2],
  ['oxidante 20v 120ml 2', 'OL-OX', 2],
  ['shampoo matizador violeta 2', 'SC-CHV', 2],
  ['champu matisador violeta 500 ml 2', 'SC-CHV', 2],
  ['keratina sin formol kilo', null, 1],
  ['keratina sin formol 1', 'OL-KSF', 1],
  ['2 kerat sin formol', 'OL-KSF', 2],
])('%s', (text, code, quantity) => {
  expect(codes(text)).toEqual([[code === null ? 'unknown' : 'recognised', code ?? expect.any(String), quantity]]);
});

test('a verdict says why: the code, the words, or what a row before named', () => {
  const reasons = (text: string) => recognise(readList(text), source).map(({ reason }) => reason);
  expect(reasons('TS-71 x2\nkeratina sin formol x2')).toEqual(['code', 'words']);
  expect(reasons('Tinta Sur\nrubio medio cenizo x2')).toEqual(['carried']);
});

test('a line that names no single thing heads the rows after it, unless it counts', () => {
  expect(codes('Tinte permanente en crema')).toEqual([]);
  expect(codes('Tinta Sur')).toEqual([]);
  expect(codes('Tinta Sur x2')).toHaveLength(1);
  expect(codes('ox-20')).toEqual([['recognised', 'OX-20', 1]]);
  // products without shades are things to choose from
  expect(codes('matizador')).toEqual([['choose', 'SC-CHV CU-MAT', 1]]);
});

test('the product of which a row has the whole name comes before those with more words', () => {
  const lacquers = listed([...product('Cumbre', 'LF', 'Laca fuerte'), ...product('Olivar', 'LA', 'Laca')]);
  expect(recognise(readList('laca x2'), lacquers)).toMatchObject([{ verdict: 'recognised', version: { code: 'LA' } }]);
});

test('twelve versions are offered to choose from', () => {
  const many = listed(
    Array.from({ length: 13 }, (_, n) => product('Cumbre', `C${n}`, `Peine ${'abcdefghijklm'[n]}`)).flat(),
  );
  expect(recognise(readList('peine x2'), many)[0]?.candidates).toHaveLength(12);
});

test.each([
  [20, 'recognised'],
  [21, 'unknown'],
])('a row of %i words is %s', (count, verdict) => {
  const name = Array.from({ length: count }, (_, n) => `palabra${'abcdefghijklmnopqrstu'[n]}`).join(' ');
  expect(recognise(readList(`${name} x2`), listed(product('Cumbre', 'LONG', name)))).toMatchObject([{ verdict }]);
});

const rows = [
  'TS-71',
  'tinta sur 8.34',
  'keratina sin formol',
  'champú matizador violeta',
  'olivar 5.5',
  'tinte loreal 7.1',
];
const spelling = fc.constantFrom<(row: string, quantity: number) => string>(
  (row, n) => `${row} x${n}`,
  (row, n) => `• ${row} x ${n} 😊`,
  (row, n) => `${n}x ${row}`,
  (row, n) => `- ${row}: ${n}`,
  (row, n) => `  ${row.toUpperCase()}   (${n})`,
  (row, n) => `${row}\t${n}\t$ 12.900`,
  (row, n) => `porfa ${row} x${n} a $12.900 c/u`,
  (row, n) => `${n} und de ${row}`,
);

test('rows that say all have the same verdict in any order and any decoration · SEL-002', () => {
  const list = fc.shuffledSubarray(rows, { minLength: 1 }).chain((chosen) =>
    fc.tuple(
      fc.constant(chosen),
      fc.array(fc.tuple(spelling, fc.integer({ min: 1, max: 99 })), {
        minLength: chosen.length,
        maxLength: chosen.length,
      }),
    ),
  );
  const alone = new Map(rows.map((row) => [row, codes(`${row} x1`)[0]?.slice(0, 2)]));
  fc.assert(
    fc.property(list, fc.constantFrom('', 'Hola buenos días\n', 'Código\tCant\n'), ([chosen, spelt], before) => {
      const text = chosen.map((row, at) => spelt[at]?.[0](row, spelt[at]?.[1] ?? 1)).join('\n');
      expect(codes(`${before}${text}\nGracias`)).toEqual(
        chosen.map((row, at) => [...(alone.get(row) ?? []), spelt[at]?.[1]]),
      );
    }),
    { numRuns: 200 },
  );
});

test('rows below one heading have the same verdicts in any order', () => {
  const below = ['7.1 x3', '8.34 x2', '6.0', 'oxidante 20 x1', '7/0 x4'];
  const verdictOf = new Map(below.map((row) => [row, codes(`Tinta Sur:\n${row}`)[0]]));
  expect([...verdictOf.values()].map((each) => each?.[0])).toEqual(below.map(() => 'recognised'));
  fc.assert(
    fc.property(fc.shuffledSubarray(below, { minLength: 1 }), (chosen) => {
      expect(codes(`Tinta Sur:\n${chosen.join('\n')}`)).toEqual(chosen.map((row) => verdictOf.get(row)));
    }),
  );
});
