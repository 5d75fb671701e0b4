import type { Delivery } from '@tonalia/contract/dispatch-driver';
import { OfficeError } from '@tonalia/contract/office-errors';
import type { Transaction } from '../../../platform/transaction.ts';
import { findDeliveryCode } from '../../purchase/index.ts';
import { countPhotos, countWrongCode, findWrongCodes } from './delivery.sql.ts';
import { MOST_WRONG_CODES, photosNeeded } from './proof.rules.ts';

/** A delivery with the proof to check. */
export interface ProvedDelivery {
  delivery: Delivery;
  shipmentId: string;
  /** The load asks for a code or a signature. */
  asksCode: boolean;
}

/**
 * Checks photos, signature and code. Throws DELIVERY_PHOTO_MISSING and DELIVERY_PROOF_MISSING. A wrong code is counted and returned as
 * DELIVERY_CODE_WRONG, so that the count commits.
 */
export async function checkProof(
  tx: Transaction,
  { delivery, shipmentId, asksCode }: ProvedDelivery,
): Promise<OfficeError | undefined> {
  const { stopId } = delivery;
  for (const ids of photosNeeded(delivery)) {
    const [found] = await countPhotos(tx, { stopId, ids });
    if ((found?.count ?? 0) === 0) throw new OfficeError('DELIVERY_PHOTO_MISSING');
  }
  if (delivery.result === 'refused') return undefined;
  if (delivery.proof.kind === 'none' && asksCode) throw new OfficeError('DELIVERY_PROOF_MISSING');
  if (delivery.proof.kind !== 'code') return undefined;
  const [tried] = await findWrongCodes(tx, stopId);
  if ((tried?.wrong ?? 0) >= MOST_WRONG_CODES) return new OfficeError('DELIVERY_CODE_WRONG');
  const [stored] = await findDeliveryCode(tx, shipmentId);
  if (stored?.code === delivery.proof.code) return undefined;
  await countWrongCode(tx, stopId);
  return new OfficeError('DELIVERY_CODE_WRONG');
}
