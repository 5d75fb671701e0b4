import type { Database } from '../../platform/transaction.ts';
import { findBannerPicture } from './promotion.sql.ts';

/** The stored drawing of a banner for the artwork generator; undefined when there is no such banner. */
export async function bannerPicture(db: Database, id: string): Promise<unknown> {
  if (!/^[1-9]\d{0,17}$/.test(id)) return undefined;
  const [banner] = await findBannerPicture(db, id);
  return banner?.picture;
}
