import { isPhoneApp } from './target.ts';

/** Whether the shop runs without a browser's bars: as the phone app, or installed from the web. */
export const isInstalled = (): boolean =>
  isPhoneApp ||
  window.matchMedia?.('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);
