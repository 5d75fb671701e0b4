import { createStore, useStore } from './store.ts';

/** `auto` follows the device. */
export type Theme = 'auto' | 'light' | 'dark';

/** Read by the page's head before the first paint. */
const key = 'tonalia.theme';

/** The theme of the page; `setTheme` changes it. */
export const theme = createStore<Theme>('auto');

if (typeof document !== 'undefined') theme.set(paintedTheme());

/** The theme that the page's head has set. */
function paintedTheme(): Theme {
  const { classList } = document.documentElement;
  if (classList.contains('dark')) return 'dark';
  return classList.contains('light') ? 'light' : 'auto';
}

/** Sets the theme of the shop on this device. */
export function setTheme(next: Theme): void {
  const { classList } = document.documentElement;
  classList.remove('light', 'dark');
  if (next !== 'auto') classList.add(next);
  try {
    if (next === 'auto') localStorage.removeItem(key);
    else localStorage.setItem(key, next);
  } catch {
    // Without storage the theme lasts until the page is left.
  }
  theme.set(next);
}

export const useTheme = (): Theme => useStore(theme);
