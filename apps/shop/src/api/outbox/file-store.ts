import { keepFile, isDiskFull, readKeptFiles, removeKeptFile } from '../../native/kept-files.ts';
import { NotStored, type OrderStore } from './order-store.ts';
import type { UnsentOrder } from './unsent-order.ts';

/** A file for each order, in the phone app's own folder. */
export const fileStore: OrderStore = {
  async readAll() {
    const texts = await readKeptFiles();
    return texts.flatMap((text) => readOrder(text) ?? []);
  },
  async write(order) {
    await keepFile(order.clientOrderId, JSON.stringify(order)).catch((cause: unknown) => {
      throw new NotStored(isDiskFull(cause), cause);
    });
  },
  remove: removeKeptFile,
};

function readOrder(text: string): UnsentOrder | null {
  try {
    return JSON.parse(text) as UnsentOrder; // as: only `write` writes these files
  } catch {
    return null;
  }
}
