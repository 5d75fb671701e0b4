import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { productPicture, tileOf } from '../wire.ts';
import { listOfficePresales } from './presale-office.sql.ts';

/** A product has one presale, also when it ended. */
const MOST = 5_000;

/** A presale with its terms and product, as the office shows it. */
export interface PresaleFacts {
  productId: string;
  opensAt: Date;
  closesAt: Date;
  dispatchDate: string;
  /** Units; null without a limit. */
  capacity: number | null;
  taken: number;
  revision: number;
  /** The open purchase order that brings it, the one that arrives first. */
  purchase: { _id: string; code: string } | null;
  product: { _id: string; code: string; name: string; brand: string; versions: number; image: string; tile: string };
}

/** The presales, those that sell first; only that of `productId` when it is given. */
export async function listPresales(
  db: Database,
  clock: Clock,
  productId: string | null = null,
): Promise<PresaleFacts[]> {
  const rows = await listOfficePresales(db, { productId, now: clock.now(), most: MOST });
  return rows.map(({ code, name, brand, versions, photo, tile, ...terms }) => ({
    ...terms,
    product: {
      _id: terms.productId,
      code,
      name,
      brand,
      versions,
      image: productPicture(terms.productId, photo),
      tile: tileOf(terms.productId, tile),
    },
  }));
}
