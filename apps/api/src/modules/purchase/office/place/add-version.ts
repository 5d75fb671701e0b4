import { AppError } from '@tonalia/contract/errors';
import { findSellablesById } from '../../../products/index.ts';
import { addItem } from '../../cart/add-item.ts';
import { cartWrite } from '../../cart/cart-write.ts';
import type { DeskCall, DeskContext } from './desk-call.ts';

export interface VersionToAdd {
  clientId: string;
  versionId: string;
  quantity: number;
}

/** Adds units of a version to an operator's cart for a customer, as the shop adds them. VERSION_NOT_FOUND. */
export async function addVersion(
  context: DeskContext,
  { actor, buyer }: DeskCall,
  { clientId, ...wanted }: VersionToAdd,
): Promise<void> {
  const [sellable] = await findSellablesById(context.db, buyer, [wanted.versionId], context.clock);
  if (!sellable) throw new AppError('VERSION_NOT_FOUND');
  const { productId, code, versionCode } = sellable;
  const { quantity } = wanted;
  const write = cartWrite({ 'idempotency-key': clientId }, 'add', buyer.customerId, wanted);
  await addItem(
    context,
    { actor, buyer, write },
    { productId, code, ...(versionCode === null ? { quantity } : { versions: [{ code: versionCode, quantity }] }) },
  );
}
