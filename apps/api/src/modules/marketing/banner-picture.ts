import type { Database, Transaction } from '../../platform/transaction.ts';
import { findBannerPicture, findPhotoBanner, showBannerPhotos } from './promotion.sql.ts';

/** The stored drawing of a banner for the artwork generator, and its photograph; undefined when there is no such banner. */
export async function bannerPicture(
  db: Database,
  id: string,
): Promise<{ picture: unknown; photo: string | null } | undefined> {
  if (!/^[1-9]\d{0,17}$/.test(id)) return undefined;
  const [banner] = await findBannerPicture(db, id);
  return banner;
}

/** Banners as owners of photographs: they are found by id, and note which photographs they show. */
export const bannerPhotos = {
  find: async (db: Database | Transaction, id: string) => (await findPhotoBanner(db, id))[0],
  show: async (tx: Transaction, id: string, photos: string[]): Promise<void> => {
    await showBannerPhotos(tx, { id, photos });
  },
};
