import { listLikelyPictures } from '../../../api/src/modules/products/index.ts';
import type { Database } from '../../../api/src/platform/transaction.ts';
import type { LikelyPicture } from './draw-ahead.ts';

/** Number of products. With both widths and the rest about 1,000 pictures: a minute of one core and 10 MB. */
const PRODUCTS = 400;

const widths = { category: [96, 240], manufacturer: [240], product: [240, 480] } as const;

/** The pictures of the shop's first screens: categories, brands and best-selling products. */
export async function likelyPictures(db: Database): Promise<LikelyPicture[]> {
  const rows = await listLikelyPictures(db, PRODUCTS);
  return rows.map(({ kind, id }) => ({ kind, id, widths: widths[kind] }));
}
