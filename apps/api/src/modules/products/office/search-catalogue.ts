import { type OfficeRole, operatorCan } from '@tonalia/contract/office-rights';
import type { FoundProductItem, FoundShadeItem } from '@tonalia/contract/office-search';
import type { OfficeFinder } from '../../../platform/office-finder.ts';
import type { CatalogueContext } from '../catalogue-index/catalogue.ts';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import { type ShadeRow, findShades } from '../suggest/suggest.sql.ts';
import { suggestFrom } from '../suggest/suggest-from.ts';
import { pictureOfVersion, productPicture, tileOf, versionName } from '../wire.ts';
import { sumUnitsOfProducts, sumUnitsOfVersions } from './units.sql.ts';

type CatalogueSource = Pick<CatalogueContext, 'db' | 'catalogue'>;

/** Products and shades on sale for the office's search, from the catalogue in memory. */
export const catalogueFinders = (source: CatalogueSource): OfficeFinder[] => [
  { group: 'shades', find: ({ words, role, limit }) => searchShades(source, { words, role, limit }) },
  { group: 'products', find: ({ words, role, limit }) => searchProducts(source, { words, role, limit }) },
];

type CatalogueSearch = { words: string; role: OfficeRole; limit: number };

async function searchProducts(
  { db, catalogue }: CatalogueSource,
  { words, role, limit }: CatalogueSearch,
): Promise<FoundProductItem[]> {
  const index = await catalogue.current();
  const ids = suggestFrom(index, words).products.slice(0, limit);
  const units = await readUnits(role, ids, (asked) => sumUnitsOfProducts(db, asked));
  return ids.flatMap((id) => {
    const slot = index.table.slotOf(id) ?? -1;
    const card = index.table.cards[slot];
    if (!card) return [];
    return {
      group: 'products' as const, // as: the name of the group, which the union tells apart
      _id: id,
      productId: id,
      code: card.code,
      productName: card.name,
      brand: brandOf(index, slot),
      units: units.get(id) ?? null,
      image: productPicture(id, card.photo),
      tile: tileOf(id, card.tile),
    };
  });
}

async function searchShades(
  { db, catalogue }: CatalogueSource,
  { words, role, limit }: CatalogueSearch,
): Promise<FoundShadeItem[]> {
  const index = await catalogue.current();
  const ids = suggestFrom(index, words).shades.slice(0, limit);
  if (ids.length === 0) return [];
  const [rows, units] = await Promise.all([
    findShades(db, ids),
    readUnits(role, ids, (asked) => sumUnitsOfVersions(db, asked)),
  ]);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    return row ? toShade(index, row, units.get(id) ?? (operatorCan(role, 'stock.read') ? 0 : null)) : [];
  });
}

function toShade(index: CatalogueIndex, row: ShadeRow, units: number | null): FoundShadeItem {
  const slot = index.table.slotOf(row.product_id) ?? -1;
  return {
    group: 'shades',
    _id: row.id,
    productId: row.product_id,
    code: row.code,
    name: versionName(row) ?? row.code,
    productName: row.product_name,
    brand: row.manufacturer_name,
    color: row.hex,
    units,
    image: pictureOfVersion({
      versionId: row.id,
      versionPhoto: row.version_photo,
      hex: row.hex,
      productId: row.product_id,
      productPhoto: row.photo,
    }),
    tile: tileOf(row.product_id, index.table.cards[slot]?.tile ?? null),
  };
}

/** Units by id; none without `stock.read`. */
async function readUnits(
  role: OfficeRole,
  ids: string[],
  read: (ids: string[]) => Promise<{ id: string; units: number | null }[]>,
): Promise<ReadonlyMap<string, number | null>> {
  const rows = ids.length > 0 && operatorCan(role, 'stock.read') ? await read(ids) : [];
  return new Map(rows.map(({ id, units }) => [id, units]));
}

function brandOf({ table, reference }: CatalogueIndex, slot: number): string {
  const id = table.manufacturers.values[table.columns.manufacturer[slot] ?? -1] ?? '';
  return reference.manufacturers.get(id)?.name ?? '';
}
