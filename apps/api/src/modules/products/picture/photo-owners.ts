import type { Database, Transaction } from '../../../platform/transaction.ts';
import {
  codedPhotoStatements,
  namedPhotoStatements,
  photoAddressStatements,
  photoOwnerStatements,
  showPhotoStatements,
} from './photo-owners.sql.ts';

const ownersOf = (kind: keyof typeof photoOwnerStatements) => ({
  find: async (db: Database | Transaction, id: string) => {
    const [owner] = await photoOwnerStatements[kind](db, id);
    return owner && { ...owner, name: owner.name ?? '' };
  },
  show: async (tx: Transaction, id: string, photos: string[]): Promise<void> => {
    await showPhotoStatements[kind](tx, { id, photos });
  },
});

/** Products, versions and brands as owners of photographs: they are found by id, and note which photographs they show. */
export const photoOwners = {
  product: {
    ...ownersOf('product'),
    findCoded: codedPhotoStatements.product,
    findNamed: namedPhotoStatements.product,
  },
  version: {
    ...ownersOf('version'),
    findCoded: codedPhotoStatements.version,
    findNamed: namedPhotoStatements.version,
  },
  brand: ownersOf('brand'),
};

/** The addresses of photographs that lists gave. */
export const photoAddresses = photoAddressStatements;
