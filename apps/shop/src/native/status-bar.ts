import type { Theme } from '../state/theme.ts';
import { isPhoneApp } from './target.ts';

let theme: Theme = 'auto';
/** The backgrounds of scenes that reach the upper screen edge, the topmost last. */
let scenes: readonly Theme[] = [];

/** Sets the status bar's text colour for the theme of the page below it. */
export function statusBarFollows(next: Theme): void {
  theme = next;
  write();
}

/** Sets it for a scene below the status bar with the same colours in both themes. Returns the function that ends it. */
export function statusBarOver(ground: 'light' | 'dark'): () => void {
  scenes = [...scenes, ground];
  write();
  return () => {
    scenes = scenes.toSpliced(scenes.lastIndexOf(ground), 1);
    write();
  };
}

function write(): void {
  if (!isPhoneApp) return;
  const ground = scenes.at(-1) ?? theme;
  void import('@capacitor/status-bar')
    .then(({ StatusBar, Style }) => {
      // The style names the background: "dark" means light text.
      const styles = { auto: Style.Default, dark: Style.Dark, light: Style.Light };
      return StatusBar.setStyle({ style: styles[ground] });
    })
    .catch(() => null);
}
