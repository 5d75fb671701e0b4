import { isPhoneApp } from './target.ts';

/** Takes the splash away once something of the shop is painted: two frames from now. */
export function hideSplashWhenPainted(): void {
  if (!isPhoneApp) return;
  const hide = () =>
    import('@capacitor/splash-screen').then(({ SplashScreen }) => SplashScreen.hide({ fadeOutDuration: 140 }));
  // The phone takes it away by itself after a while, whatever happens here.
  requestAnimationFrame(() => requestAnimationFrame(() => void hide().catch(() => null)));
}
