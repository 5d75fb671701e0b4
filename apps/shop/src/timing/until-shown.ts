import { isPhoneApp } from '../native/target.ts';
import { createStore } from '../state/store.ts';

const isFirstPagePainted = createStore(false);

/** Called when the app's first page is painted. */
export const markShown = (): void => isFirstPagePainted.set(true);
/** Resolves when the app's first page is painted, so that parts with reserved space do not delay it. On the web at once. */
export async function untilShown(): Promise<void> {
  if (!isPhoneApp || isFirstPagePainted.get()) return;
  await new Promise<void>((resolve) => {
    const stop = isFirstPagePainted.watch(() => {
      stop();
      resolve();
    });
  });
}
