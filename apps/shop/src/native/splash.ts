import { isPhoneApp } from './target.ts';

let first: Promise<unknown> = Promise.resolve();

/** The first picture is not whole before `work` is done: until then the splash stays. */
export function splashStaysFor(work: Promise<unknown>): void {
  first = work.catch(() => null);
}

/** Takes the splash away once something of the shop is painted: two frames from now. */
export function hideSplashWhenPainted(): void {
  if (!isPhoneApp) return;
  const hide = () =>
    import('@capacitor/splash-screen').then(({ SplashScreen }) => SplashScreen.hide({ fadeOutDuration: 140 }));
  // The phone takes it away by itself after a while, whatever happens here.
  void first.then(() => requestAnimationFrame(() => requestAnimationFrame(() => void hide().catch(() => null))));
}
