import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { OfflineRow, OfflineVersion } from './offline.sql.ts';
import type { OfflineTable } from './offline-table.ts';
import { createSnapshots } from './read-snapshot.ts';

const PRODUCTS = 20;
const VERSIONS = 4;
const scope = { tradeTypeIds: ['salon', 'spa'], warehouseIds: ['BOG', 'MDE'] };

function makeRow(id: number): OfflineRow {
  const versions = Array.from({ length: VERSIONS }, (_, at): OfflineVersion => {
    const version = id * VERSIONS + at;
    const stock = { BOG: version % 40, MDE: version % 7 };
    const names = [null, `7.${at}`, `Rubio ${version}`, null] as const;
    return [
      version,
      `P${id}-${at}`,
      ...names,
      60,
      'ml',
      '#8A7A60',
      null,
      null,
      12_000 + at,
      false,
      { spa: 9_000 },
      stock,
      null,
    ];
  });
  const texts = { id: String(id), code: `P${id}`, name: `Tinte ${id}`, manufacturer_id: '1', category_id: '2' };
  const facts = { kind: 'simple' as const, has_versions: true, min_quantity: 1, units_sold: 0, sold_in: { BOG: 3 } };
  return {
    ...texts,
    ...facts,
    attributes: [{ name: 'Contenido', value: '60 ml' }],
    tile: null,
    photo: null,
    versions,
    parts: null,
  };
}

function makeTable(): OfflineTable & { rows: Map<number, OfflineRow> } {
  const rows = new Map(Array.from({ length: PRODUCTS }, (_, at) => [at + 1, makeRow(at + 1)] as const));
  const reference = { brands: [], categories: [], deals: [], presales: [], synonyms: [], needs: [], lexicon: {} };
  const times = { epoch: 'e', seq: 1, at: new Date(), changedAt: new Map<number, number>(), referenceAt: 1 };
  return { ...times, rows, reference };
}

test('a snapshot is of one state while the table changes, and leaves the event loop free between columns (SEL-101)', async () => {
  const table = makeTable();
  const { body } = createSnapshots()(table, scope, undefined);
  table.rows.delete(7);
  table.rows.set(8, { ...makeRow(8), name: 'Otro' });
  let isMade = false;
  void body.then(() => (isMade = true));
  let turns = 0;
  for (; !isMade; turns += 1) await turn();
  const { results } = JSON.parse((await body).toString());
  expect(results.products.names.split('\n').slice(6, 8)).toEqual(['Tinte 7', 'Tinte 8']);
  expect(results.removed).toEqual([]);
  expect(results.versions.prices).toHaveLength(PRODUCTS * VERSIONS);
  // about one for each column
  expect(turns).toBeGreaterThan(30);
});

test('the snapshots of the eight scopes that were asked for last are kept (SEL-101)', () => {
  const makeSnapshot = createSnapshots();
  const table = makeTable();
  const ask = (at: number) => makeSnapshot(table, { ...scope, warehouseIds: [`W${at}`] }, undefined);
  const made = Array.from({ length: 9 }, (_, at) => ask(at));
  expect(made.map((_, at) => 8 - at).filter((at) => ask(at) === made[at])).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
});

test('sellers of one scope share a snapshot until something changes (SEL-101)', () => {
  const makeSnapshot = createSnapshots();
  const table = makeTable();
  const first = makeSnapshot(table, scope, undefined);
  expect(makeSnapshot(table, { ...scope }, undefined)).toBe(first);
  expect(makeSnapshot({ ...table, seq: 2 }, scope, undefined)).not.toBe(first);
});
