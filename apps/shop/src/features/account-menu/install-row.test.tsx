import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';

/** Each test is a page of its own: what it was offered is kept where its code is. */
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

/** What a browser sends that could install the shop. */
function offer() {
  const prompt = vi.fn<() => Promise<void>>(async () => {});
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void dispatchEvent(event));
  return { prompt, isHeldBack: event.defaultPrevented };
}

/** Safari of a phone of Apple's; `alone` as it is once installed. */
function onAnIphone(alone: boolean) {
  Object.defineProperty(navigator, 'standalone', { value: alone, configurable: true });
  Object.defineProperty(navigator, 'maxTouchPoints', { value: 5, configurable: true });
}

test('where nothing can be installed nothing is offered', async () => {
  await renderScreen(menu);
  expect(row()).toBeNull();
});

test('a browser’s offer waits in the menu instead of over the page, and is made once', async () => {
  await renderScreen(menu);
  const { prompt, isHeldBack } = offer();
  expect(isHeldBack).toBe(true);
  expect(prompt).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Instalar la app' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(row()).toBeNull();
});

test('on an iPhone it is said how, and not where it is installed already', async () => {
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
