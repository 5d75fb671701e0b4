/** Where a device keeps what is unsent: IndexedDB in a browser, files in the phone app. */
export interface KeptStore<T> {
  /** Those of every seller that used this device. */
  readAll: () => Promise<T[]>;
  /** Resolves when it is on the disk. Throws `NotStored`. */
  write: (one: T) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

/** What tells the kinds of kept things apart: the database and table of a browser, and the field with the id. */
export interface KeptKind {
  database: string;
  table: string;
  key: string;
}

/** The device did not take something unsent, so nothing may be promised. */
export class NotStored extends Error {
  readonly isFull: boolean;

  constructor(isFull: boolean, cause: unknown) {
    super('the device did not store what is unsent', { cause });
    this.name = 'NotStored';
    this.isFull = isFull;
  }
}
