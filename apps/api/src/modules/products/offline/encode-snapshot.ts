import type { OfflineSnapshot } from '@tonalia/contract/offline';
import { differencesOf } from '@tonalia/offline/columns';
import type { JsonParts } from '../../../platform/json-in-turns.ts';
import { tileOf } from '../wire.ts';
import type { OfflineRow, OfflineVersion } from './offline.sql.ts';

/** The trade types and warehouses that a seller's customers need. */
export interface SnapshotScope {
  tradeTypeIds: readonly string[];
  warehouseIds: readonly string[];
}

type EncodedProducts = {
  [Part in 'products' | 'versions' | 'programmed' | 'parts']: JsonParts<OfflineSnapshot[Part]>;
};
type Sold = OfflineRow & { versions: OfflineVersion[] };

/** Products in columns, without prices and stock that the scope does not name. Each column is made alone. `rows` are sorted by id. */
export function encodeProducts(rows: readonly OfflineRow[], scope: SnapshotScope): EncodedProducts {
  const sold = rows.filter((row): row is Sold => row.versions !== null);
  return {
    products: productColumns(sold, scope),
    versions: versionColumns(sold, scope),
    programmed: () => sold.flatMap(({ versions }) => versions.flatMap((version) => programmedOf(version, scope))),
    parts: () =>
      sold.flatMap(({ id, parts }) =>
        (parts ?? []).map(([product, version, units]): [number, number, number, number] => [
          Number(id),
          product,
          version ?? 0,
          units,
        ]),
      ),
  };
}

function productColumns(
  rows: readonly Sold[],
  { warehouseIds }: SnapshotScope,
): JsonParts<OfflineSnapshot['products']> {
  return {
    ids: () => differencesOf(rows.map(({ id }) => Number(id))),
    codes: () => lines(rows.map(({ code }) => code)),
    names: () => lines(rows.map(({ name }) => name)),
    brands: () => rows.map((row) => Number(row.manufacturer_id)),
    categories: () => rows.map((row) => Number(row.category_id)),
    minimums: () => rows.map((row) => row.min_quantity),
    kinds: () => rows.map((row) => (row.kind === 'combo' ? 1 : 0) + (row.has_versions ? 2 : 0)),
    tiles: () => lines(rows.map(({ id, tile }) => tileOf(id, tile))),
    photos: () => lines(rows.map(({ photo }) => photo)),
    sold: () => rows.map((row) => row.units_sold),
    soldIn: by(warehouseIds, (id) => () => rows.map((row) => row.sold_in[id] ?? 0)),
    attributes: () =>
      lines(
        rows.map(({ attributes }) => attributes.flatMap(({ name, value }) => [cell(name), cell(value)]).join('\t')),
      ),
    versions: () => rows.map(({ versions }) => versions.length),
  };
}

function versionColumns(
  rows: readonly Sold[],
  { tradeTypeIds, warehouseIds }: SnapshotScope,
): JsonParts<OfflineSnapshot['versions']> {
  const all = rows.flatMap(({ versions }) => versions);
  const codes = () =>
    rows.flatMap(({ code, versions }) =>
      versions.map((version) => (version[1].startsWith(code) ? `=${version[1].slice(code.length)}` : version[1])),
    );
  const text = (at: 2 | 3 | 4 | 5 | 9 | 10) => () => lines(all.map((version) => version[at]));
  return {
    ids: () => differencesOf(all.map(([id]) => id)),
    codes: () => lines(codes()),
    barcodes: text(2),
    shadeCodes: text(3),
    shadeNames: text(4),
    sections: text(5),
    volumes: () => all.map((version) => version[6] ?? 0),
    units: () => all.map((version) => (version[7] === null ? 0 : ['ml', 'g', 'und'].indexOf(version[7]))),
    hexes: () => lines(all.map((version) => version[8]?.slice(1) ?? null)),
    photos: text(9),
    colourImages: text(10),
    prices: () => all.map((version) => version[11]),
    tradePrices: by(tradeTypeIds, (id) => () => all.map((version) => version[13]?.[id] ?? 0)),
    stock: by(warehouseIds, (id) => () => all.map((version) => version[14]?.[id] ?? 0)),
    noPresale: () => all.map((version) => (version[12] ? 1 : 0)),
  };
}

const programmedOf = (version: OfflineVersion, { tradeTypeIds }: SnapshotScope): OfflineSnapshot['programmed'] =>
  (version[15] ?? [])
    .filter(([tradeType]) => tradeType === null || tradeTypeIds.includes(tradeType))
    .map(([tradeType, from, until, amount, replaces, id, name]) => [
      version[0],
      tradeType,
      bound(from),
      bound(until),
      amount,
      replaces ? 1 : 0,
      id,
      name,
    ]);

const by = <T>(keys: readonly string[], of: (key: string) => T): Record<string, T> =>
  Object.fromEntries(keys.map((key) => [key, of(key)]));

/** Without what separates lines and cells. */
const cell = (text: string): string => text.replace(/[\n\t]/g, ' ');
const lines = (texts: readonly (string | null)[]): string =>
  texts.map((text) => text?.replaceAll('\n', ' ') ?? '').join('\n');

const bound = (ms: number | string | null): number | null =>
  ms !== null && Number.isFinite(Number(ms)) ? Number(ms) : null;
