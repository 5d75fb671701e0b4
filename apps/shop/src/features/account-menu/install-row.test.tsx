import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';

/** Each test loads the modules again, because the install prompt is module state. */
let menu: ReactNode;
beforeEach(async () => {
  vi.resetModules();
  const [{ InstallRow }, { awaitInstallOffer }] = [
    await import('./install-row.tsx'),
    await import('../../state/install-offer.ts'),
  ];
  awaitInstallOffer();
  menu = (
    <ul>
      <InstallRow className="" />
    </ul>
  );
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'standalone');
  Reflect.deleteProperty(navigator, 'maxTouchPoints');
});

const row = () => screen.queryByRole('button', { name: /Instalar la app/ });

/** The event of a browser that can install the shop. */
function offer() {
  const prompt = vi.fn<() => Promise<void>>(async () => {});
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void dispatchEvent(event));
  return { prompt, isHeldBack: event.defaultPrevented };
}

/** Safari on an iPhone; `alone` when the shop is installed. */
function onAnIphone(alone: boolean) {
  Object.defineProperty(navigator, 'standalone', { value: alone, configurable: true });
  Object.defineProperty(navigator, 'maxTouchPoints', { value: 5, configurable: true });
}

test('a browser that cannot install the shop shows no install entry', async () => {
  await renderScreen(menu);
  expect(row()).toBeNull();
});

test('the browser’s install prompt moves to the menu and works once', async () => {
  await renderScreen(menu);
  const { prompt, isHeldBack } = offer();
  expect(isHeldBack).toBe(true);
  expect(prompt).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Instalar la app' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(row()).toBeNull();
});

test('an iPhone shows how to install the shop, unless it is installed', async () => {
  onAnIphone(true);
  const { unmount } = await renderScreen(menu);
  expect(row()).toBeNull();
  unmount();
  onAnIphone(false);
  await renderScreen(menu);
  const button = screen.getByRole('button', { name: 'Instalar la app', expanded: false });
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(button.textContent).toContain('Compartir → Agregar a inicio');
});
