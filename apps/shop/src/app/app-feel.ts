import { followKeyboard } from '../native/keyboard.ts';
import { hideSplashWhenPainted } from '../native/splash.ts';
import { statusBarFollows } from '../native/status-bar.ts';
import { tickOnTouch } from '../native/touch.ts';
import { currentTheme, watchTheme } from '../theme.ts';
import { beginPullRefresh } from './frame/pull-refresh.tsx';
import type { getRouter } from './router.tsx';

/** What makes the app one of the phone's own. Called once, in the app alone. */
export function feelAtHome(router: ReturnType<typeof getRouter>): void {
  const follow = () => statusBarFollows(currentTheme());
  follow();
  watchTheme(follow);
  tickOnTouch();
  beginPullRefresh(router);
  void followKeyboard().catch(() => null);
  hideSplashWhenPainted();
}
