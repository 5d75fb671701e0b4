import type { Transaction } from '../../../platform/transaction.ts';
import { replacePhotoNames } from './import.sql.ts';
import type { SavedVersionRow } from './save-products.ts';

/** Stores which files a list names as photographs of its versions; a ZIP that comes later is read by them. */
export async function savePhotoNames(tx: Transaction, rows: readonly SavedVersionRow[]): Promise<void> {
  const named = rows.flatMap(({ content: { photos = [] }, outcome: { versionId } }) =>
    versionId === null ? [] : photos.map((name, place) => ({ versionId, place, name })),
  );
  if (named.length === 0) return;
  await replacePhotoNames(tx, {
    versionIds: named.map(({ versionId }) => versionId),
    places: named.map(({ place }) => place),
    names: named.map(({ name }) => name),
  });
}
