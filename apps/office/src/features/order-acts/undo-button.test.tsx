import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { filters, listedOrder, pageOfOrders, signedIn } from '../../../test/orders.ts';
import { answerWith, renderOffice } from '../../../test/render-office.tsx';

const act = '00000000-0000-4000-8000-00000000000a';
const undo = { _id: act, until: new Date().toISOString() };
const nothing = { changed: [], unchanged: [], refused: [], undo: null };

test('a bulk act offers to be undone, and the notice says what had moved on (OFC-007)', async () => {
  const codes = ['TN-1', 'TN-2'];
  const asked = answerWith({
    'GET /api/office/me': () => signedIn('operations'),
    'GET /api/purchase/office/orders': () => ({
      body: pageOfOrders(codes.map((_, n) => listedOrder(n + 1, 'paid', 1))),
    }),
    'GET /api/purchase/office/orders/filters': () => filters,
    'POST /api/purchase/office/orders/pick': () => ({ body: { results: { ...nothing, changed: codes, undo } } }),
    [`POST /api/purchase/office/acts/${act}/undo`]: () => ({
      body: {
        results: {
          ...nothing,
          changed: ['TN-1'],
          refused: [{ id: 'TN-2', code: 'MOVED_ON', message: 'El pedido ya siguió su camino.' }],
        },
      },
    }),
  });
  renderOffice('/pedidos');
  for (const code of codes) await userEvent.click(await screen.findByRole('checkbox', { name: `Elegir ${code}` }));
  (document.activeElement as HTMLElement).blur(); // as: the checkbox
  await userEvent.keyboard('a');
  const dialog = await screen.findByRole('dialog', { name: '¿Alistar 2 pedidos?', hidden: true });
  await within(dialog).findByText('Pasan a alistamiento');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Alistar', hidden: true }));
  await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('1 de 2 como antes')).toBeDefined();
  expect(screen.getByText('TN-2: El pedido ya siguió su camino.')).toBeDefined();
  expect(asked[`POST /api/purchase/office/acts/${act}/undo`]).toHaveLength(1);
});
