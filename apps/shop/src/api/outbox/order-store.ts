import type { UnsentOrder } from './unsent-order.ts';

/** Where a device keeps unsent orders: IndexedDB in a browser, files in the phone app. */
export interface OrderStore {
  /** The orders of every seller that used this device. */
  readAll: () => Promise<UnsentOrder[]>;
  /** Resolves when the order is on the disk. Throws `NotStored`. */
  write: (order: UnsentOrder) => Promise<void>;
  remove: (clientOrderId: string) => Promise<void>;
}

/** The device did not take an order, so nothing may be promised. */
export class NotStored extends Error {
  readonly isFull: boolean;

  constructor(isFull: boolean, cause: unknown) {
    super('the device did not store an order', { cause });
    this.name = 'NotStored';
    this.isFull = isFull;
  }
}
