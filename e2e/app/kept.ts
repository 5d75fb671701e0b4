import type { Page } from '@playwright/test';

/** Data that the app stores on the phone for use without a network. */
export const keptOn = (page: Page): Promise<string> => page.evaluate<string>(READ);

const READ = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('keyval-store');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const reading = opening.result.transaction('keyval').objectStore('keyval').getAll();
    reading.onsuccess = () => resolve(JSON.stringify(reading.result));
  };
})`;
