import type { PhotoOwnerKind } from '@tonalia/contract/media-office';
import type { Database, Transaction } from '../../../platform/transaction.ts';

/** What another module tells of an owner of photographs. */
export interface PhotoOwner {
  id: string;
  /** Null for what has none. */
  code: string | null;
  name: string;
}

/** An owner for which a list names a file. */
export interface NamedPhotoOwner {
  name: string;
  id: string;
  code: string;
  place: number;
}

/** One kind of owner; its module implements it. */
export interface PhotoOwners {
  /** Undefined for an unknown id. */
  find(db: Database | Transaction, id: string): Promise<PhotoOwner | undefined>;
  /** By code, for the kinds that have one; ids of those that exist. */
  findCoded?(db: Database, codes: readonly string[]): Promise<{ code: string; id: string }[]>;
  /** By the file names that lists gave them, in lower case; `place` counts from 0. */
  findNamed?(db: Database, names: readonly string[]): Promise<NamedPhotoOwner[]>;
  /** Shows these photographs, each `id.version`, the main one first. Runs in the transaction of the change. */
  show(tx: Transaction, id: string, photos: string[]): Promise<void>;
}

/** Every kind; `app.ts` puts it together. */
export type AllPhotoOwners = Record<PhotoOwnerKind, PhotoOwners>;

/** An address that a list gave for a version. */
export interface PhotoAddress {
  version_id: string;
  name: string;
  is_fetched: boolean;
}

/** The addresses of photographs that lists gave; the module of products implements it. */
export interface PhotoAddresses {
  /** How many were not fetched. */
  count(db: Database): Promise<{ count: number }[]>;
  /** All addresses of the next versions after one that have some to fetch, version by version in the order of the list. */
  next(db: Database, page: { after: string; versions: number }): Promise<PhotoAddress[]>;
  markFetched(db: Database, address: string): Promise<unknown>;
}
