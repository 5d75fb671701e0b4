import type { StockCount } from '@tonalia/contract/stock-counts';

const COUNTS = 'tonalia.count.';

/** Keeps a count on the device, so that it goes on after a reload without network. A full store keeps the older one. */
export function storeCount(operatorId: string, count: StockCount): void {
  try {
    localStorage.setItem(`${COUNTS}${operatorId}.${count._id}`, JSON.stringify(count));
  } catch {
    // without room the count lasts as long as the page
  }
}

/** The count as it was last read; undefined without one. */
export function storedCount(operatorId: string, countId: string): StockCount | undefined {
  const text = localStorage.getItem(`${COUNTS}${operatorId}.${countId}`);
  return text === null ? undefined : (JSON.parse(text) as StockCount); // as: `storeCount` wrote it
}

/** Removes the counts of all operators; what they counted and did not send yet stays. */
export function forgetStoredCounts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(COUNTS)) localStorage.removeItem(key);
}
