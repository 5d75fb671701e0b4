import { listLikelyPictures } from '../../../api/src/modules/products/index.ts';
import type { Database } from '../../../api/src/platform/transaction.ts';
import type { LikelyPicture } from './draw-ahead.ts';

/** Number of products. With the rest about 1,400 pictures: a minute and a half of one core and 13 MB. */
const PRODUCTS = 400;

const widths = { category: [96, 240], manufacturer: [240], product: [240, 400, 480] } as const;

/** The pictures of the shop's first screens: categories, brands and best-selling products. */
export async function likelyPictures(db: Database): Promise<LikelyPicture[]> {
  const rows = await listLikelyPictures(db, PRODUCTS);
  return rows.map(({ kind, id }) => ({ kind, id, widths: widths[kind] }));
}
