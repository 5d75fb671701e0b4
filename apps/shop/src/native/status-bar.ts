import { createStore, patch } from '../state/store.ts';
import type { Theme } from '../state/theme.ts';
import { isPhoneApp } from './target.ts';

interface StatusBarGround {
  /** The theme of the page. */
  theme: Theme;
  /** The backgrounds of scenes that reach the upper screen edge, the topmost last. */
  scenes: readonly Theme[];
}

const ground = createStore<StatusBarGround>({ theme: 'auto', scenes: [] });

/** Sets the status bar's text colour for the theme of the page below it. */
export function setStatusBarTheme(theme: Theme): void {
  patch(ground, { theme });
  write();
}

/** Sets it for a scene below the status bar with the same colours in both themes. Returns the function that ends it. */
export function overrideStatusBar(scene: 'light' | 'dark'): () => void {
  patch(ground, { scenes: [...ground.get().scenes, scene] });
  write();
  return () => {
    const { scenes } = ground.get();
    patch(ground, { scenes: scenes.toSpliced(scenes.lastIndexOf(scene), 1) });
    write();
  };
}

function write(): void {
  if (!isPhoneApp) return;
  const { theme, scenes } = ground.get();
  void import('@capacitor/status-bar')
    .then(({ StatusBar, Style }) => {
      // The style names the background: "dark" means light text.
      const styles = { auto: Style.Default, dark: Style.Dark, light: Style.Light };
      return StatusBar.setStyle({ style: styles[scenes.at(-1) ?? theme] });
    })
    .catch(() => null);
}
