import type { PhotoOwnerKind } from '@tonalia/contract/media-office';
import type { Database, Transaction } from '../../../platform/transaction.ts';

/** What another module tells of an owner of photographs. */
export interface PhotoOwner {
  id: string;
  /** Null for what has none. */
  code: string | null;
  name: string;
}

/** One kind of owner; its module implements it. */
export interface PhotoOwners {
  /** Undefined for an unknown id. */
  find(db: Database | Transaction, id: string): Promise<PhotoOwner | undefined>;
  /** By code, for the kinds that have one; ids of those that exist. */
  findCoded?(db: Database, codes: readonly string[]): Promise<{ code: string; id: string }[]>;
  /** Shows these photographs, each `id.version`, the main one first. Runs in the transaction of the change. */
  show(tx: Transaction, id: string, photos: string[]): Promise<void>;
}

/** Every kind; `app.ts` puts it together. */
export type AllPhotoOwners = Record<PhotoOwnerKind, PhotoOwners>;
