import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The calls made to the phone. */
const phoneCalls = vi.hoisted(() => [] as unknown[]);
const listeners = vi.hoisted(() => new Map<string, () => void>());
vi.mock('@capacitor/haptics', () => ({
  ImpactStyle: { Light: 'LIGHT' },
  Haptics: { impact: async ({ style }: { style: string }) => void phoneCalls.push(style) },
}));
vi.mock('@capacitor/status-bar', () => ({
  Style: { Default: 'DEFAULT', Dark: 'DARK', Light: 'LIGHT' },
  StatusBar: { setStyle: async ({ style }: { style: string }) => void phoneCalls.push(style) },
}));
vi.mock('@capacitor/splash-screen', () => ({ SplashScreen: { hide: async () => void phoneCalls.push('hidden') } }));
vi.mock('@capacitor/keyboard', () => ({
  Keyboard: { addListener: async (name: string, listener: () => void) => void listeners.set(name, listener) },
}));

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('VITE_TARGET', 'app');
  phoneCalls.length = 0;
  listeners.clear();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const inABrowser = () => vi.stubEnv('VITE_TARGET', 'web');
/** Waits until the lazily loaded plugins are there. */
const loaded = () => vi.dynamicImportSettled();

test('adding a unit and choosing a shade give a haptic tick; a disabled control does not', async () => {
  const { tickOnTouch } = await import('./touch.ts');
  tickOnTouch();
  const { getByText } = render(
    <>
      <button type="button" data-tick="">
        <b>Más</b>
      </button>
      <button type="button">Menos</button>
    </>,
  );
  getByText('Menos').click();
  await loaded();
  expect(phoneCalls).toEqual([]);
  getByText('Más').click();
  await loaded();
  expect(phoneCalls).toEqual(['LIGHT']);
});

test('with reduced motion there are no ticks', async () => {
  const { tick } = await import('./touch.ts');
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }));
  tick();
  await loaded();
  expect(phoneCalls).toEqual([]);
});

test('the status bar follows the theme, or the scene below it while one is shown', async () => {
  const { setStatusBarTheme, overrideStatusBar } = await import('./status-bar.ts');
  setStatusBarTheme('auto');
  setStatusBarTheme('light');
  const endLight = overrideStatusBar('light');
  const endDark = overrideStatusBar('dark');
  endLight();
  endDark();
  await loaded();
  expect(phoneCalls).toEqual(['DEFAULT', 'LIGHT', 'LIGHT', 'DARK', 'DARK', 'LIGHT']);
});

test('the splash disappears after the first complete paint', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const { hideSplashWhenPainted } = await import('./splash.ts');
  hideSplashWhenPainted();
  await loaded();
  frames.shift()?.(0);
  await loaded();
  expect(phoneCalls).toEqual([]);
  frames.shift()?.(16);
  await loaded();
  expect(phoneCalls).toEqual(['hidden']);
});

test('with the keyboard open the page is marked, and the focused field is visible', async () => {
  const { followKeyboard } = await import('./keyboard.ts');
  await followKeyboard();
  const { container } = render(<input aria-label="Nombre" />);
  const field = container.querySelector('input');
  const seen = vi.fn<() => void>();
  if (field) field.scrollIntoView = seen;
  field?.focus();
  listeners.get('keyboardWillShow')?.();
  listeners.get('keyboardDidShow')?.();
  expect(document.documentElement.dataset['keyboard']).toBe('');
  expect(seen).toHaveBeenCalledWith({ block: 'nearest' });
  listeners.get('keyboardWillHide')?.();
  expect(document.documentElement.dataset['keyboard']).toBeUndefined();
});

test('a browser makes none of these calls', async () => {
  inABrowser();
  const { tick } = await import('./touch.ts');
  const { setStatusBarTheme } = await import('./status-bar.ts');
  const { followKeyboard } = await import('./keyboard.ts');
  const { hideSplashWhenPainted } = await import('./splash.ts');
  tick();
  setStatusBarTheme('dark');
  hideSplashWhenPainted();
  await followKeyboard();
  await loaded();
  expect(phoneCalls).toEqual([]);
  expect(listeners.size).toBe(0);
});
