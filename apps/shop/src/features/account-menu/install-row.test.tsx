import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';
import { awaitInstallOffer } from '../../install-offer.ts';
import { InstallRow } from './install-row.tsx';

awaitInstallOffer();
afterEach(() => {
  act(() => void dispatchEvent(new Event('appinstalled')));
  Reflect.deleteProperty(navigator, 'standalone');
  Reflect.deleteProperty(navigator, 'maxTouchPoints');
});

const row = () => screen.queryByRole('button', { name: /Instalar la app/ });
const menu = (
  <ul>
    <InstallRow className="" />
  </ul>
);

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

test('once installed it is offered no more', async () => {
  await renderScreen(menu);
  offer();
  expect(row()).not.toBeNull();
  act(() => void dispatchEvent(new Event('appinstalled')));
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
