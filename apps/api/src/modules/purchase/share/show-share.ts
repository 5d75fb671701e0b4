import { AppError } from '@tonalia/contract/errors';
import type { SharedLine, SharedPage } from '@tonalia/contract/shares';
import { findCardShades, findSellablesById, findShadesBeside } from '../../products/index.ts';
import type { CartContext } from '../cart/buyer-call.ts';
import { tokenHash } from './make-share.ts';
import { countOpen, findShare } from './share.sql.ts';

/** The stored link of a token. */
export type ShareRow = Awaited<ReturnType<typeof findShare>>[number];

/** The page of a token. SHARE_NOT_FOUND for an unknown and a revoked one alike; SHARE_EXPIRED. */
export async function showShare(context: CartContext, token: string): Promise<SharedPage> {
  const [share] = await findShare(context.db, tokenHash(token));
  const { kind, title, expiresAt, shareId, mayChangeUnits } = openShare(share);
  const lines = await sharedLines(context, openShare(share));
  await countOpen(context.db, shareId);
  return { kind, title: kind === 'card' ? title : '', expiresAt: expiresAt.toISOString(), mayChangeUnits, lines };
}

/** The link, when it is open. SHARE_NOT_FOUND, SHARE_EXPIRED. */
export function openShare(share: ShareRow | undefined): ShareRow {
  if (!share) throw new AppError('SHARE_NOT_FOUND');
  if (share.isExpired) throw new AppError('SHARE_EXPIRED');
  return share;
}

/** What a link shows now: versions on sale, at the prices and with the stock of its maker's customer. A price only with prices. */
export async function sharedLines({ db, clock }: CartContext, share: ShareRow): Promise<SharedLine[]> {
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
        isBeside: asked.isBeside,
        isSoldOut: !canBuy,
        ...(share.showsPrices && { price: one.price(1).price }),
      },
    ];
  });
}

interface SharedVersion {
  versionId: string;
  section: string | null;
  /** The units that the link proposes. */
  quantity: number;
  /** A shade of the colour card beside a list. */
  isBeside: boolean;
}

/** Shades beside a list, so that its page stays small. */
const MOST_SHADES = 300;

/** The versions of a link: those of its card today, or the lines that it was made of and, when it has them, the other shades of their products. */
export async function versionsOf(
  { db }: Pick<CartContext, 'db'>,
  { productId, versionIds, quantities, showsShades }: ShareRow,
): Promise<SharedVersion[]> {
  if (productId !== null)
    return (await findCardShades(db, productId)).map(({ versionId, section }) => proposed(versionId, 0, section));
  const lines = versionIds.map((versionId, at) => proposed(versionId, quantities[at] ?? 1));
  if (!showsShades) return lines;
  const shades = await findShadesBeside(db, { versionIds, most: MOST_SHADES });
  const isNew = ({ versionId }: { versionId: string }) => !versionIds.includes(versionId);
  return [
    ...lines,
    ...shades.filter(isNew).map(({ versionId, section }) => ({ ...proposed(versionId, 0, section), isBeside: true })),
  ];
}

const proposed = (versionId: string, quantity: number, section: string | null = null): SharedVersion => ({
  versionId,
  section,
  quantity,
  isBeside: false,
});
