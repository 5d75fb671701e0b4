import type { Database } from '../../../platform/transaction.ts';
import { findManufacturerNames } from '../catalogue-index/reference-data.sql.ts';
import { listVersionsNamed } from './versions.sql.ts';

/** Ids of the versions with this code, of the product with it, or with this number of a shade; sold or not. */
export const findVersionsNamed = async (db: Database, typed: string): Promise<string[]> =>
  (await listVersionsNamed(db, { typed: typed.trim() })).map(({ id }) => id);

/** Every brand, by name. */
export const listBrands = async (db: Database): Promise<{ id: string; name: string }[]> =>
  (await findManufacturerNames(db)).map(({ id, name }) => ({ id, name }));
