import { isPhoneApp } from './native/target.ts';

let tellShown = () => {};
const shown = isPhoneApp
  ? new Promise<void>((resolve) => {
      tellShown = resolve;
    })
  : Promise.resolve();

/** The app's first page is painted. */
export const isShown = (): void => tellShown();

/** Comes true once the app's first page is painted: what fits a box that is kept for it does not hold that up. On the web at once. */
export const untilShown = (): Promise<void> => shown;
