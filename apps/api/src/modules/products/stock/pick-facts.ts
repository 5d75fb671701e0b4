import type { Database } from '../../../platform/transaction.ts';
import { pictureOfVersion, tileOf, volumeName } from '../wire.ts';
import { findPickFacts } from './pick-facts.sql.ts';

/** What a picker needs to find a version in a warehouse. */
export interface PickFacts {
  versionId: string;
  code: string;
  /** The number under the bars of the package; null while it is not known. */
  barcode: string | null;
  /** "A-04-2"; null while it is not known. */
  shelf: string | null;
  /** Where more of it lies; null without a reserve. */
  reserveShelf: string | null;
  name: string;
  brand: string;
  category: string;
  shade: { code: string | null; name: string | null; color: string | null } | null;
  /** "90 ml" */
  volume: string | null;
  image: string;
  tile: string;
}

/** Facts of these versions in a warehouse, without unknown ones, in no order. */
export async function pickFactsOf(
  db: Database,
  warehouseId: string,
  versionIds: readonly string[],
): Promise<PickFacts[]> {
  const rows = await findPickFacts(db, { warehouseId, versionIds: [...versionIds] });
  return rows.map((row) => ({
    versionId: row.versionId,
    code: row.code,
    barcode: row.barcode,
    shelf: row.shelf,
    reserveShelf: row.reserveShelf,
    name: row.name,
    brand: row.brand,
    category: row.category,
    shade: row.shade_code || row.shade_name ? { code: row.shade_code, name: row.shade_name, color: row.hex } : null,
    volume: volumeName(row),
    image: pictureOfVersion({
      versionId: row.versionId,
      versionPhoto: row.version_photo,
      hex: row.hex,
      productId: row.productId,
      productPhoto: row.photo,
    }),
    tile: tileOf(row.productId, row.tile),
  }));
}
