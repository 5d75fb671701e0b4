import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '@tonalia/contract/errors';
import type { OwnShare } from '@tonalia/contract/shares';
import { maxLineQuantity, maxSavedListLines, maxShares, shareDays } from '@tonalia/rules/policy';
import { recordAuditEvent } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { findCardShades } from '../../products/index.ts';
import type { BuyerCall, CartContext } from '../cart/buyer-call.ts';
import { findOpenCart } from '../cart/cart.sql.ts';
import { findList, sightOf } from '../saved-list/show-lists.ts';
import { type SavedItem, mergedItems } from '../saved-list/saved-lines.rules.ts';
import { cartTitle } from './messages.es-CO.ts';
import { type OwnShareRow, countOpenShares, findOwnShares, insertShare, lockShares, revokeShare } from './share.sql.ts';

/** A link to make. */
export interface ShareWish {
  shareId: string;
  kind: OwnShare['kind'];
  productId?: string | undefined;
  listId?: string | undefined;
  showsPrices: boolean;
  mayChangeUnits: boolean;
  showsShades: boolean;
  days?: number | undefined;
}

/** The digest of a token, which is all that is kept of it. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Makes a link, and returns it with its token, which is not kept. PRODUCT_NOT_FOUND, LIST_NOT_FOUND, CART_EMPTY; SHARES_FULL;
 * SHARE_NOT_FOUND for the id of an ended or of another's link.
 */
export async function makeShare(
  context: CartContext,
  call: BuyerCall,
  wish: ShareWish,
): Promise<OwnShare & { token: string }> {
  const { shareId, kind, showsPrices, mayChangeUnits, showsShades, days = shareDays } = wish;
  const { title, productId, items } = await contentOf(context, call, wish);
  // 128 random bits; the prefix is that of secrets in addresses, which no log writes
  const token = `ts_${randomBytes(16).toString('base64url')}`;
  const made = await inTransaction(context.db, async (tx) => {
    await lockShares(tx, call.actor.identityId);
    const [counted] = await countOpenShares(tx, { ...sightOf(call), shareId });
    if ((counted?.open ?? 0) >= maxShares) throw new AppError('SHARES_FULL');
    const [row] = await insertShare(tx, {
      ...sightOf(call),
      shareId,
      tokenHash: tokenHash(token),
      kind,
      title: title.slice(0, 200),
      productId,
      versionIds: items.map(({ versionId }) => versionId),
      quantities: items.map(({ quantity }) => quantity),
      showsPrices,
      mayChangeUnits: mayChangeUnits || kind === 'card',
      showsShades: showsShades && kind !== 'card',
      tradeTypeId: call.buyer.tradeTypeId,
      warehouseId: call.buyer.warehouseId,
      days,
    });
    if (!row) throw new AppError('SHARE_NOT_FOUND');
    if (row.isNew) await audit(tx, call, { action: 'purchase.share_made', shareId, kind, showsPrices });
    return row;
  });
  return { ...toOwnShare(made), token };
}

interface SharedContent {
  title: string;
  productId: string | null;
  items: readonly SavedItem[];
}

async function contentOf(
  context: CartContext,
  call: BuyerCall,
  { kind, productId, listId }: ShareWish,
): Promise<SharedContent> {
  if (kind === 'card') {
    const [first] = productId === undefined ? [] : await findCardShades(context.db, productId);
    if (!first || productId === undefined) throw new AppError('PRODUCT_NOT_FOUND');
    return { title: first.name, productId, items: [] };
  }
  if (kind === 'cart') {
    const [cart] = await findOpenCart(context.db, sightOf(call));
    const items = mergedItems(cart?.lines ?? [], maxLineQuantity).slice(0, maxSavedListLines);
    if (items.length === 0) throw new AppError('CART_EMPTY');
    return { title: cartTitle, productId: null, items };
  }
  if (listId === undefined) throw new AppError('LIST_NOT_FOUND');
  const { name, versionIds, quantities } = await findList(context.db, call, listId);
  const items = versionIds.map((versionId, at) => ({ versionId, quantity: quantities[at] ?? 1 }));
  return { title: name, productId: null, items };
}

/** The links of the caller for the customer. */
export async function listShares({ db }: CartContext, call: BuyerCall): Promise<OwnShare[]> {
  return (await findOwnShares(db, sightOf(call))).map(toOwnShare);
}

/** Ends a link at once, and once only. SHARE_NOT_FOUND. */
export async function endShare({ db }: CartContext, call: BuyerCall, shareId: string): Promise<string> {
  await inTransaction(db, async (tx) => {
    const [row] = await revokeShare(tx, { ...sightOf(call), shareId });
    if (!row) throw new AppError('SHARE_NOT_FOUND');
    if (row.wasOpen) await audit(tx, call, { action: 'purchase.share_revoked', shareId });
  });
  return shareId;
}

type AuditedAct = { action: string; shareId: string } & Partial<Pick<OwnShare, 'kind' | 'showsPrices'>>;

const audit = (
  tx: Parameters<typeof recordAuditEvent>[0],
  { actor, buyer: { customerId } }: BuyerCall,
  { action, shareId, ...detail }: AuditedAct,
) => recordAuditEvent(tx, { actorId: actor.identityId, action, subjectId: shareId, detail: { ...detail, customerId } });

const toOwnShare = (row: OwnShareRow): OwnShare => ({
  shareId: row.shareId,
  kind: row.kind,
  title: row.title,
  showsPrices: row.showsPrices,
  mayChangeUnits: row.mayChangeUnits,
  showsShades: row.showsShades,
  madeAt: row.madeAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  state: row.state,
  opens: row.opens,
  answers: row.answers,
});
