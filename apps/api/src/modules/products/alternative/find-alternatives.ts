import type { Alternative } from '@tonalia/contract/purchase';
import type { Clock } from '../../../platform/clock.ts';
import type { Shopper } from '../../../platform/http/actor.ts';
import type { Database } from '../../../platform/transaction.ts';
import { type Sellable, findSellablesById } from '../sellable/find-sellables.ts';
import { findAlternativeIds, findNearOthers } from './alternative.sql.ts';
import { type RankedAlternative, nearestOthers, nearestOwn, unranked } from './nearest.ts';

const MOST = 6;

/**
 * Alternatives to a version: others of its product, nearest first; for a shade, similar ones of other products of its category; then the
 * best sellers of the category from the shopper's warehouse. Two statements, three for a shade; undefined for an unknown version.
 */
export async function findAlternatives(
  db: Database,
  clock: Clock,
  shopper: Shopper,
  { code, versionCode }: { code: string; versionCode: string | null },
): Promise<Alternative[] | undefined> {
  const { warehouseId } = shopper;
  const [row] = await findAlternativeIds(db, { code, versionCode, warehouseId, now: clock.now(), most: MOST });
  if (!row) return undefined;
  const { wanted } = row;
  const near = wanted?.hex ? await findNearOthers(db, { versionId: wanted.id, warehouseId, hex: wanted.hex }) : [];
  const chosen = distinct([
    ...nearestOwn(wanted, row.own),
    ...(wanted ? nearestOthers(wanted, near) : []),
    ...row.others.map(unranked),
  ]).slice(0, MOST);
  const sellables = await findSellablesById(
    db,
    shopper,
    chosen.map(({ id }) => id),
    clock,
  );
  return sellables.flatMap((sellable) =>
    chosen.filter(({ id }) => id === sellable.versionId).map((one) => toAlternative(sellable, one)),
  );
}

const distinct = (found: readonly RankedAlternative[]): RankedAlternative[] =>
  found.filter(({ id }, n) => found.findIndex((one) => one.id === id) === n);

function toAlternative(sellable: Sellable, { nearness, difference }: RankedAlternative): Alternative {
  const { productId, code, versionCode, name, versionName, manufacturer, color, image, tile, minQuantity } = sellable;
  const { price, originalPrice } = sellable.price(minQuantity);
  const stock = sellable.stock + (sellable.presale ? (sellable.presale.left ?? 9_999) : 0);
  return {
    productId,
    code,
    versionCode,
    name,
    versionName,
    manufacturer,
    color,
    image,
    tile,
    price,
    originalPrice,
    minQuantity,
    stock: Math.min(stock, 9_999),
    nearness,
    difference,
  };
}
