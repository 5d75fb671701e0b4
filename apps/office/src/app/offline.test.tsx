import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answerWith, refusal, renderOffice } from '../../test/render-office.tsx';
import { signedIn } from '../../test/orders.ts';

beforeEach(() => localStorage.clear());

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
