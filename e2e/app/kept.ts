import type { Page } from '@playwright/test';

/** What the app keeps on the phone to be seen without a network. */
export const keptOn = (page: Page): Promise<string> => page.evaluate<string>(READ);

const READ = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('keyval-store');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const reading = opening.result.transaction('keyval').objectStore('keyval').getAll();
    reading.onsuccess = () => resolve(JSON.stringify(reading.result));
  };
})`;
