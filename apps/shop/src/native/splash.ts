import { createStore } from '../state/store.ts';
import { isPhoneApp } from './target.ts';

const firstScreen = createStore<Promise<unknown>>(Promise.resolve());

/** Keeps the splash until `work`, which the first screen needs, is done. */
export function keepSplashUntil(work: Promise<unknown>): void {
  firstScreen.set(work.catch(() => null));
}

/** Hides the splash when the shop is painted, after two frames. */
export function hideSplashWhenPainted(): void {
  if (!isPhoneApp) return;
  const hide = () =>
    import('@capacitor/splash-screen').then(({ SplashScreen }) => SplashScreen.hide({ fadeOutDuration: 140 }));
  // The phone hides it after a timeout in any case.
  void firstScreen
    .get()
    .then(() => requestAnimationFrame(() => requestAnimationFrame(() => void hide().catch(() => null))));
}
