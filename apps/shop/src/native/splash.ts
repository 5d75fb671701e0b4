import { isPhoneApp } from './target.ts';

/** Hides the splash when the shop is painted, after two frames. */
export function hideSplashWhenPainted(): void {
  if (!isPhoneApp) return;
  const hide = () =>
    import('@capacitor/splash-screen').then(({ SplashScreen }) => SplashScreen.hide({ fadeOutDuration: 140 }));
  // The phone hides it after a timeout in any case.
  requestAnimationFrame(() => requestAnimationFrame(() => void hide().catch(() => null)));
}
