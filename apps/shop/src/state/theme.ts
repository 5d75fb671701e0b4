import { useSyncExternalStore } from 'react';

/** `auto` follows the device. */
export type Theme = 'auto' | 'light' | 'dark';

/** Read by the page's head before the first paint. */
const key = 'tonalia.theme';
const watchers = new Set<() => void>();

export function currentTheme(): Theme {
  const { classList } = document.documentElement;
  if (classList.contains('dark')) return 'dark';
  return classList.contains('light') ? 'light' : 'auto';
}

/** Sets the theme of the shop on this device. */
export function setTheme(theme: Theme): void {
  const { classList } = document.documentElement;
  classList.remove('light', 'dark');
  if (theme !== 'auto') classList.add(theme);
  try {
    if (theme === 'auto') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // Without storage the theme lasts until the page is left.
  }
  for (const tell of watchers) tell();
}

export function watchTheme(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

export function useTheme(): Theme {
  return useSyncExternalStore(watchTheme, currentTheme, () => 'auto');
}
