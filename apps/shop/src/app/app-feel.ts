import { followKeyboard } from '../native/keyboard.ts';
import { hideSplashWhenPainted } from '../native/splash.ts';
import { setStatusBarTheme } from '../native/status-bar.ts';
import { tickOnTouch } from '../native/touch.ts';
import { theme } from '../state/theme.ts';
import { beginPullRefresh } from './frame/pull-refresh.tsx';
import type { getRouter } from './router.tsx';

/** Starts the native behaviour of the phone app (keyboard, status bar, haptics). Called once, only in the app. */
export function startNativeFeel(router: ReturnType<typeof getRouter>): void {
  const follow = () => setStatusBarTheme(theme.get());
  follow();
  theme.watch(follow);
  tickOnTouch();
  beginPullRefresh(router);
  void followKeyboard().catch(() => null);
  hideSplashWhenPainted();
}
