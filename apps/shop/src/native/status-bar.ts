import type { Theme } from '../theme.ts';
import { isPhoneApp } from './target.ts';

let theme: Theme = 'auto';
/** The grounds of what lies over the page up to the edge of the screen, the last one on top. */
let scenes: readonly Theme[] = [];

/** Clock and signs of the phone are written for the theme of the page below them. */
export function statusBarFollows(next: Theme): void {
  theme = next;
  write();
}

/** For a scene that reaches beneath the status bar and keeps its colours in both themes. Returns what ends it. */
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
      // Named by the ground: on a dark one the words are light.
      const styles = { auto: Style.Default, dark: Style.Dark, light: Style.Light };
      return StatusBar.setStyle({ style: styles[ground] });
    })
    .catch(() => null);
}
