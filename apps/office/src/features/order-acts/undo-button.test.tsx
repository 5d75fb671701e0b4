import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { filters, listedOrder, pageOfOrders, signedIn } from '../../../test/orders.ts';
import { answerWith, renderOffice } from '../../../test/render-office.tsx';

const act = '00000000-0000-4000-8000-00000000000a';
const undo = { _id: act, until: new Date().toISOString() };
const nothing = { changed: [], unchanged: [], refused: [], undo: null };

const sent = (asked: ReturnType<typeof answerWith>) =>
  asked[`POST /api/purchase/office/acts/${act}/undo`]?.map(({ body }) => body);

test('a bulk act offers to be undone, shows first what goes back and what has moved on, and the notice says it (OFC-007)', async () => {
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
  const ask = await screen.findByRole('dialog', { name: '¿Deshacer?', hidden: true });
  expect(await within(ask).findByText('Vuelven a como estaban')).toBeDefined();
  expect(within(ask).getByText('El pedido ya siguió su camino.')).toBeDefined();
  expect(sent(asked)).toEqual([{ dryRun: true }]);
  await userEvent.click(within(ask).getByRole('button', { name: 'Deshacer', hidden: true }));
  expect(await screen.findByText('1 de 2 como antes')).toBeDefined();
  expect(screen.getByText('TN-2: El pedido ya siguió su camino.')).toBeDefined();
  expect(sent(asked)).toEqual([{ dryRun: true }, { dryRun: false }]);
  expect(screen.queryByRole('dialog', { name: '¿Deshacer?', hidden: true })).toBeNull();
});
