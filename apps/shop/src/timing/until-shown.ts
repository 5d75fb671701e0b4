import { isPhoneApp } from '../native/target.ts';

let tellShown = () => {};
const shown = isPhoneApp
  ? new Promise<void>((resolve) => {
      tellShown = resolve;
    })
  : Promise.resolve();

/** Called when the app's first page is painted. */
export const isShown = (): void => tellShown();

/** Resolves when the app's first page is painted, so that parts with reserved space do not delay it. On the web at once. */
export const untilShown = (): Promise<void> => shown;
