import type { Address } from '@tonalia/contract/auth';
import { AppError } from '@tonalia/contract/errors';
import type { PromisedRoute } from '@tonalia/rules/shipment-due';
import type { Buyer } from '../../../platform/http/actor.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { findAddress } from '../../customers/index.ts';
import { type CityCoverage, coverageOf, placeNames } from '../../tracking/index.ts';

/** Where a cart goes, and the warehouse that delivers there. */
export interface CartDelivery {
  address: Address | undefined;
  coverage: CityCoverage | undefined;
  /** The buyer with the prices and stock of the warehouse that serves the address. */
  shopper: Buyer;
}

/** The delivery of a cart to `addressId`, or to the default address when null. One statement. */
export async function deliveryOf(
  db: Database,
  tx: Database | Transaction,
  buyer: Buyer,
  addressId: string | null,
): Promise<CartDelivery> {
  const address = await findAddress(tx, buyer.customerId, addressId);
  const coverage = await coverageOf(db, address?.cityid ?? buyer.cityId);
  return { address, coverage, shopper: { ...buyer, warehouseId: coverage?.warehouseId ?? buyer.warehouseId } };
}

/**
 * What an order was promised by. Orders placed before they kept the days on the road follow the zone of now, with 0 days where no
 * warehouse delivers any more.
 */
export async function promisedRoute(
  db: Database,
  { cityId, leadDays, cutoff }: { cityId: string; leadDays: number | null; cutoff: string | null },
): Promise<PromisedRoute> {
  if (leadDays !== null) return { leadDays, cutoff };
  return { leadDays: (await coverageOf(db, cityId))?.leadDays ?? 0, cutoff };
}

/** Throws NO_COVERAGE with the names of the buyer's city when no warehouse delivers there. */
export async function requireCoverage(db: Database, buyer: Buyer): Promise<void> {
  if (!buyer.hasCoverage) throw await noCoverage(db, buyer.cityId);
}

/** The NO_COVERAGE error of a city, with its names. */
export async function noCoverage(db: Database, cityId: string): Promise<AppError<'NO_COVERAGE'>> {
  const names = await placeNames(db, cityId);
  return new AppError('NO_COVERAGE', { city: names?.city ?? '', state: names?.state ?? '' });
}
