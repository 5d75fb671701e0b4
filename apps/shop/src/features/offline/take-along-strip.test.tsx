import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { mockApi } from '../../../test/mock-api.ts';
import { sellerUser } from '../../../test/make.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { offlineView } from '../../api/offline/offline-view.ts';
import { TakeAlongStrip } from './take-along-strip.tsx';

const held = { at: '2026-01-05T12:12:00Z', products: 7_161, customers: 62 };
afterEach(() => {
  Reflect.deleteProperty(navigator, 'onLine');
  offlineView.set({ held: null, isLoading: false, hasFailed: false });
});

test('the strip says what the device holds and of when, with a network and without one · SEL-101', async () => {
  await renderScreen(<TakeAlongStrip />, { api: mockApi({ user: sellerUser }), signedIn: true });
  expect(screen.getByText(/^Descarga tu cartera/)).toBeDefined();
  act(() => offlineView.set({ held, isLoading: false, hasFailed: false }));
  const strip = screen.getByRole('status');
  expect(strip.textContent).toMatch(/^Listo para vender sin red Actualizado 5 ene.*: 7\.161 productos, 62 clientes$/);
  expect(screen.getByRole('button', { name: 'Descargar' })).toBeDefined();
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(strip.textContent).toContain('Sin red, todo listo para vender');
  expect(screen.queryByRole('button', { name: 'Descargar' })).toBeNull();
});
