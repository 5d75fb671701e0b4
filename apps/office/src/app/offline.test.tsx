import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerWith, refusal, renderOffice } from '../../test/render-office.tsx';
import userEvent from '@testing-library/user-event';
import { filters, listedOrder, pageOfOrders, signedIn } from '../../test/orders.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('a page opens without a network for the operator of the last session; without one it says the fault · OFC-203', async () => {
  const state = { isCut: true };
  answerWith({
    'GET /api/office/me': () => {
      if (state.isCut) throw new TypeError('no network');
      return signedIn('warehouse');
    },
  });
  renderOffice('/alistar');
  expect(await screen.findByText(/conexión/i)).toBeDefined();
  cleanup();
  state.isCut = false;
  renderOffice('/pedidos');
  await screen.findAllByRole('navigation', { name: 'Oficina' });
  cleanup();
  state.isCut = true;
  renderOffice('/pedidos');
  expect(await screen.findAllByRole('navigation', { name: 'Oficina' })).not.toEqual([]);
});

test('a session that ended leaves nothing of the operator on the device · OFC-003', async () => {
  const state = { isEnded: false };
  answerWith({
    'GET /api/office/me': () =>
      state.isEnded ? refusal(401, 'UNAUTHENTICATED', 'Ingresa de nuevo.') : signedIn('warehouse'),
    'GET /api/purchase/office/orders': () => refusal(401, 'UNAUTHENTICATED', 'Ingresa de nuevo.'),
  });
  const router = renderOffice('/pedidos');
  await waitFor(() => expect(router.state.location.pathname).toBe('/entrar'));
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a view opened without a network fails in its place instead of showing the rows before, and the frame says why', async () => {
  const state = { isCut: false };
  const connect = (isOnline: boolean) => {
    state.isCut = !isOnline;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };
  answerWith({
    'GET /api/office/me': () => signedIn('operations'),
    'GET /api/purchase/office/orders': () => {
      if (state.isCut) throw new TypeError('no network');
      return { body: pageOfOrders([listedOrder(48_221, 'confirmed', 673_250)], 673_250) };
    },
    'GET /api/purchase/office/orders/filters': () => filters,
  });
  renderOffice('/pedidos');
  await screen.findByRole('checkbox', { name: 'Elegir TN-48221' });
  connect(false);
  expect((await screen.findByText('Sin conexión.')).closest('[role=status]')).not.toBeNull();
  await userEvent.click(screen.getByRole('link', { name: /^Por alistar/ }));
  expect(await screen.findByText('No pudimos cargar los pedidos')).toBeDefined();
  expect(screen.queryByRole('checkbox', { name: 'Elegir TN-48221' })).toBeNull();
  connect(true);
  await waitFor(() => expect(screen.queryByText('Sin conexión.')).toBeNull());
  expect(await screen.findByRole('checkbox', { name: 'Elegir TN-48221' })).toBeDefined();
});
