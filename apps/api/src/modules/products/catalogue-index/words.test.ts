import { expect, test } from 'vitest';
import { factsRow, makeIndex, versionTuple } from '../../../../test/make-index.ts';
import { searchWords } from './words.ts';

type Index = ReturnType<typeof makeIndex>;

const found = (index: Index, typed: string) =>
  Array.from(searchWords(index.words, typed).slots, (slot) => index.table.ids[slot] ?? '').toSorted();
const matchedVersions = (index: Index, typed: string) =>
  Array.from(searchWords(index.words, typed).versions, (version) =>
    version < 0 ? null : index.versions.idOf(version),
  );

const dye = (name: string, shade: string, id = 1) =>
  factsRow({
    id: String(id),
    name,
    versions: [versionTuple({ id: id * 10, shade }), versionTuple({ id: id * 10 + 1, shade: 'negro' })],
  });

test('a product is found by its current words, not by earlier ones', () => {
  const index = makeIndex([dye('Tinte', 'cobrizo'), dye('Champú', 'violeta', 2)]);
  index.replace(['1'], [dye('Esmalte', 'granate')]);
  expect([found(index, 'tinte'), found(index, 'cobrizo'), found(index, 'esmalte')]).toEqual([[], [], ['1']]);
  expect([matchedVersions(index, 'granate'), matchedVersions(index, 'violeta')]).toEqual([['10'], ['20']]);
});

test('a new product is found, and one no longer sold is not', () => {
  const index = makeIndex([dye('Tinte', 'cobrizo')]);
  index.replace(['2', '3'], [dye('Tinte', 'ceniza', 2), dye('Tinte', 'miel', 3)]);
  expect(found(index, 'tinte')).toEqual(['1', '2', '3']);
  index.replace(['1', '2'], []);
  expect(found(index, 'tinte')).toEqual(['3']);
});

test('however many products change one after another, each is found once', () => {
  const index = makeIndex([]);
  const ids = Array.from({ length: 120 }, (_, n) => String(n + 1));
  for (const id of ids) index.replace([id], [dye('Tinte', 'cobrizo', Number(id))]);
  for (const id of ids) index.replace([id], [dye('Esmalte', 'cobrizo', Number(id))]);
  expect(found(index, 'esmalte')).toEqual(ids.toSorted());
  expect(found(index, 'tinte')).toEqual([]);
  expect(index.words.segments.length).toBeLessThan(8);
});

test('when exactly enough products change to fill a segment, each is found once', () => {
  const index = makeIndex([]);
  const ids = Array.from({ length: 48 }, (_, n) => String(n + 1));
  index.replace(
    ids,
    ids.map((id) => dye('Tinte', 'cobrizo', Number(id))),
  );
  expect(found(index, 'tinte')).toEqual(ids.toSorted());
});

test('a changed product that matches fewer words is omitted, as without changes', () => {
  const index = makeIndex([dye('Tinte rojo intenso', 'cobrizo'), dye('Champú', 'violeta', 2)]);
  index.replace(['2'], [dye('Tinte rojo', 'negro', 2)]);
  expect(found(index, 'tinte rojo intenso')).toEqual(['1']);
  expect(found(index, 'tinte rojo intenso inoar')).toEqual(['1']);
  index.replace(['1'], []);
  expect(found(index, 'tinte rojo intenso')).toEqual(['2']);
});

test('the shown correction comes from a product on sale', () => {
  const index = makeIndex([dye('Champú', 'cobrizo')]);
  index.replace(['2'], [dye('Champán', 'negro', 2)]);
  index.replace(['1'], []);
  expect(searchWords(index.words, 'champún').searchedFor).toBe('champán');
});

test('a change of price or sales does not rebuild words', () => {
  const index = makeIndex([dye('Tinte', 'cobrizo')]);
  index.replace(['1'], [{ ...dye('Tinte', 'cobrizo'), units_sold: 7 }]);
  expect(index.words.segments).toHaveLength(1);
  expect(found(index, 'cobrizo')).toEqual(['1']);
});

test('renaming a brand reports its products', () => {
  const index = makeIndex([dye('Tinte', 'cobrizo'), { ...dye('Gel', 'negro', 2), manufacturer_id: '2' }], {
    manufacturers: new Map(['1', '2'].map((id) => [id, { id, name: `Marca ${id}`, ink: '', ground: '' }])),
  });
  const renamed = new Map(
    ['1', '2'].map((id) => [id, { id, name: id === '1' ? 'Áurea' : 'Marca 2', ink: '', ground: '' }]),
  );
  expect(index.replaceReference('manufacturers', renamed)).toEqual(['1']);
  index.replace(['1'], [dye('Tinte', 'cobrizo')]);
  expect(found(index, 'áurea')).toEqual(['1']);
});

test('the products of a renamed or moved category and of its subcategories get new words, no others', () => {
  const category = (id: string, name: string, parentId: string | null) => ({
    id,
    name,
    parentId,
    depth: parentId === null ? 1 : 2,
  });
  const tree = (parent: string) =>
    new Map(
      [category('1', parent, null), category('2', 'Tintes', '1'), category('3', 'Uñas', null)].map((one) => [
        one.id,
        one,
      ]),
    );
  const index = makeIndex(
    ['1', '2', '3'].map((id) => ({ ...dye('Gel', 'negro', Number(id)), category_id: id })),
    { categories: tree('Color') },
  );
  expect(index.replaceReference('categories', tree('Color'))).toEqual([]);
  expect(index.replaceReference('categories', tree('Coloración'))).toEqual(['1', '2']);
});
