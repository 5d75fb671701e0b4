import { AppError } from '@tonalia/contract/errors';
import type { SharedLine, SharedPage } from '@tonalia/contract/shares';
import { findCardShades, findSellablesById } from '../../products/index.ts';
import type { CartContext } from '../cart/buyer-call.ts';
import { tokenHash } from './make-share.ts';
import { countOpen, findShare } from './share.sql.ts';

/** The stored link of a token. */
export type ShareRow = Awaited<ReturnType<typeof findShare>>[number];

/** The page of a token. SHARE_NOT_FOUND for an unknown and a revoked one alike; SHARE_EXPIRED. */
export async function showShare(context: CartContext, token: string): Promise<SharedPage> {
  const [share] = await findShare(context.db, tokenHash(token));
  const { kind, title, expiresAt, shareId } = openShare(share);
  const lines = await sharedLines(context, openShare(share));
  await countOpen(context.db, shareId);
  return { kind, title: kind === 'card' ? title : '', expiresAt: expiresAt.toISOString(), lines };
}

/** The link, when it is open. SHARE_NOT_FOUND, SHARE_EXPIRED. */
export function openShare(share: ShareRow | undefined): ShareRow {
  if (!share) throw new AppError('SHARE_NOT_FOUND');
  if (share.isExpired) throw new AppError('SHARE_EXPIRED');
  return share;
}

/** What a link shows now: versions on sale, at the prices and with the stock of its maker's customer. A price only with prices. */
async function sharedLines({ db, clock }: CartContext, share: ShareRow): Promise<SharedLine[]> {
  const versions = await versionsOf({ db }, share);
  const ids = versions.map(({ versionId }) => versionId);
  // anyone may open the link: prices agreed with its maker's customer are not shown
  const sellables = await findSellablesById(db, { ...share, agreedFor: null }, ids, clock);
  const of = new Map(versions.map((one) => [one.versionId, one]));
  return sellables.flatMap((one): SharedLine[] => {
    const { versionId, code, versionCode, name, versionName, manufacturer, color, image, minQuantity } = one;
    const asked = of.get(versionId);
    if (!one.active || !asked) return [];
    const canBuy = one.stock > 0 || one.presale !== null;
    return [
      {
        versionId,
        code: versionCode ?? code,
        name,
        versionName,
        manufacturer: manufacturer.name,
        color,
        section: asked.section,
        image,
        quantity: asked.quantity,
        minQuantity,
        isSoldOut: !canBuy,
        ...(share.showsPrices && { price: one.price(1).price }),
      },
    ];
  });
}

interface SharedVersion {
  versionId: string;
  section: string | null;
  quantity: number;
}

/** The versions of a link: those of its card today, or the lines that it was made of. */
export async function versionsOf(
  { db }: Pick<CartContext, 'db'>,
  { productId, versionIds, quantities }: Pick<ShareRow, 'productId' | 'versionIds' | 'quantities'>,
): Promise<SharedVersion[]> {
  if (productId !== null)
    return (await findCardShades(db, productId)).map(({ versionId, section }) => ({ versionId, section, quantity: 0 }));
  return versionIds.map((versionId, at) => ({ versionId, section: null, quantity: quantities[at] ?? 1 }));
}
