import type { SubjectNamer } from '../../../platform/subject-namer.ts';
import type { Database } from '../../../platform/transaction.ts';
import { nameCatalogue } from './name-catalogue.sql.ts';

/** Names products, versions, and the documents of stock, purchase, prices and import. */
export const catalogueNamer =
  (db: Database): SubjectNamer =>
  ({ uuid, product, version }) =>
    nameCatalogue(db, { uuids: [...uuid], products: [...product], versions: [...version] });
