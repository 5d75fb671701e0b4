import { AppError } from '@tonalia/contract/errors';
import type { Alternative } from '@tonalia/contract/purchase';
import { findAlternatives } from '../../products/index.ts';
import { findCartWarehouse } from './cart-warehouse.sql.ts';
import type { BuyerCall, CartContext } from '../cart/buyer-call.ts';

/**
 * Alternatives to a cart line, from the cart's warehouse, most similar first. Throws PRODUCT_NOT_FOUND for unknown codes. Four
 * statements, five for a shade.
 */
export async function alternativesOf(
  { db, clock }: CartContext,
  { actor: { identityId }, buyer }: BuyerCall,
  { code, versionCode }: { code: string; versionCode?: string | undefined },
): Promise<Alternative[]> {
  const [cart] = await findCartWarehouse(db, { identityId, customerId: buyer.customerId });
  const shopper = { ...buyer, warehouseId: cart?.warehouseId ?? buyer.warehouseId };
  const found = await findAlternatives(db, clock, shopper, { code, versionCode: versionCode ?? null });
  if (!found) throw new AppError('PRODUCT_NOT_FOUND');
  return found;
}
