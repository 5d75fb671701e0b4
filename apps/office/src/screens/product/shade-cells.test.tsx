import { expect, test } from 'vitest';
import type { EditedShade, ShadeField } from './edits.rules.ts';
import { type ShadeFacts, shadeCell, shadeColumnsFor, shadeStamp } from './shade-cells.tsx';

const shade: EditedShade = {
  _id: '7',
  code: 'TS-71',
  shade: '7.1',
  name: 'Rubio',
  volume: '60 ml',
  swatch: '#A07040',
  price: 16_100,
  state: 'published',
  reason: null,
  available: 10,
  stock: { BOG: 10 },
  isTopSeller: false,
  photo: null,
  isAdded: false,
  isNew: false,
  cost: null,
};
const warehouses = [
  { _id: 'BOG', name: 'Bogotá' },
  { _id: 'MDE', name: 'Medellín' },
];
const facts: ShadeFacts = { pending: new Map(), problems: new Map(), canEdit: () => true, onPhotos: () => {} };
const edit = { before: 'a', after: 'b' };
const locked = (which: ShadeField | 'order') => ({ canEdit: (field: ShadeField | 'order') => field !== which });

const changes: { row?: Partial<EditedShade>; at?: number; facts?: Partial<ShadeFacts> }[] = [
  ...(
    [
      { code: 'TS-72' },
      { shade: null },
      { name: 'Rubio medio' },
      { volume: null },
      { swatch: null },
      { price: 16_900 },
      { state: 'draft' },
      { state: 'withdrawn', reason: 'daño' },
      { available: 0 },
      { stock: { BOG: 9, MDE: 1 } },
      { isTopSeller: true },
      { photo: '/pictures/version/7?v=1' },
    ] satisfies Partial<EditedShade>[]
  ).map((row) => ({ row })),
  { at: 3 },
  ...(['shade', 'name', 'swatch', 'code', 'price', 'state'] as const).flatMap((field) => [
    { facts: { pending: new Map([[`7:${field}`, edit]]) } },
    { facts: { problems: new Map([[`7:${field}`, 'No se entiende']]) } },
    { facts: locked(field) },
  ]),
  { facts: { problems: new Map([['product:order', 'No se entiende']]) } },
  { facts: { problems: new Map([['7:order', 'No se entiende']]) } },
  { facts: locked('order') },
];

test('whatever a cell of a shade shows is in the stamp of its row, and nothing of another shade (OFC-402)', () => {
  const cells = (change: (typeof changes)[number]) =>
    shadeColumnsFor(warehouses).map(({ id }) =>
      shadeCell({ ...shade, ...change.row }, id, change.at ?? 0, { ...facts, ...change.facts }),
    );
  const stamp = (change: (typeof changes)[number]) =>
    shadeStamp({ ...shade, ...change.row }, change.at ?? 0, { ...facts, ...change.facts });
  for (const change of changes) {
    expect(cells(change), JSON.stringify(change)).not.toEqual(cells({}));
    expect(stamp(change), JSON.stringify(change)).not.toBe(stamp({}));
  }
  const other = { pending: new Map([['8:name', edit]]), problems: new Map([['8:name', 'No se entiende']]) };
  expect(stamp({ facts: other })).toBe(stamp({}));
});
