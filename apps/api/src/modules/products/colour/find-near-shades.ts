import { AppError } from '@tonalia/contract/errors';
import type { productsApi } from '@tonalia/contract/products-api';
import { hexToLab } from '@tonalia/rules/colour-lab';
import { readHex } from '@tonalia/rules/hex';
import { bySuitability, reflectionOf } from '@tonalia/rules/colour-substitutes';
import type { z } from 'zod';
import type { Shopper } from '../../../platform/http/actor.ts';
import type { CatalogueContext } from '../catalogue-index/catalogue.ts';
import { findDeals } from '../price/price.sql.ts';
import { shadeName, volumeName } from '../wire.ts';
import { type NearRow, type WantedShade, findNearShades as findRows, findWantedShade } from './colour.sql.ts';
import { type Candidate, quantityAvailable, toCandidate, toNearShade } from './near-shade.ts';
import { nearestVersions } from './nearest-versions.ts';

type NearestCall = (typeof productsApi)['GET /color/nearest'];
export type NearQuery = Pick<
  z.output<NearestCall['query']>,
  'hex' | 'versionCode' | 'sameProduct' | 'available' | 'limit'
>;
export type NearAnswer = z.input<NearestCall['response']>['results'];

/** Shades similar to a colour or to another shade, with current price and stock. Two statements, three for a shade. */
export async function findNearShades(
  context: CatalogueContext,
  shopper: Shopper,
  { hex, versionCode, sameProduct = false, available = false, limit }: NearQuery,
): Promise<NearAnswer> {
  const { db, clock, catalogue } = context;
  const now = clock.now();
  const { tradeTypeId, agreedFor, warehouseId } = shopper;
  const shade = versionCode === undefined ? null : await wantedShade(context, versionCode);
  const colour = shade?.hex ?? readHex(hex ?? '');
  if (colour === null) throw new AppError('INVALID_REQUEST', { field: 'hex', detail: 'no es un color' });
  const ids = sameProduct ? [] : nearestVersions({ index: await catalogue.current(), shopper, now }, colour, limit);
  const [deals, rows] = await Promise.all([
    findDeals(db, now, tradeTypeId),
    findRows(db, { now, tradeTypeId, agreedFor, warehouseId, ids, versionId: shade?.id ?? null }),
  ]);
  const wanted = hexToLab(colour);
  const candidates = rows
    .filter((row) => !isExcluded(row, shade) && (!available || quantityAvailable(row) >= row.min_quantity))
    .map((row) => toCandidate(row, wanted, shade))
    .toSorted(bySuitability(shade && reflectionOf(shade.shade_code, shade.section)));
  return {
    wanted: { name: shade && shadeName(shade), color: colour },
    shades: distinct(candidates)
      .slice(0, limit)
      .map((one) => toNearShade(one, wanted, deals)),
  };
}

async function wantedShade({ db }: CatalogueContext, code: string): Promise<WantedShade> {
  const [shade] = await findWantedShade(db, code);
  if (!shade) throw new AppError('VERSION_NOT_FOUND');
  return shade;
}

/** Excludes the requested shade, and shades of its product in another volume. */
const isExcluded = (row: NearRow, shade: WantedShade | null): boolean =>
  shade !== null &&
  row.product_id === shade.product_id &&
  (shadeName(row) === shadeName(shade) || volumeName(row) !== volumeName(shade));

/** A shade in several volumes appears once, in the first of them. */
function distinct(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>();
  return candidates.filter(({ row }) => {
    const key = `${row.product_id} ${shadeName(row)} ${row.hex}`;
    return !seen.has(key) && seen.add(key);
  });
}
