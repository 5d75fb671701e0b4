import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { filters, oneOrder, signedIn } from '../../../test/orders.ts';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';

test('an act is not offered while its preview failed, and is once it is there (OFC-007)', async () => {
  let isDown = true;
  const changed = { body: { results: { changed: ['TN-48213'], unchanged: [], refused: [], undo: null } } };
  answerWith({
    'GET /api/office/me': () => signedIn('operations'),
    'GET /api/purchase/office/orders/filters': () => filters,
    'GET /api/purchase/office/orders/TN-48213': () => ({ body: { results: oneOrder('confirmed', 25_800) } }),
    'POST /api/purchase/office/orders/reject': () =>
      isDown ? refusal(503, 'UNAVAILABLE', 'El servicio no responde.') : changed,
  });
  renderOffice('/pedidos/TN-48213');
  await screen.findByText('7.1 Rubio', { selector: 'td *' });
  await userEvent.keyboard('r');
  const dialog = await screen.findByRole('dialog', { name: '¿Cancelar TN-48213?', hidden: true }, { timeout: 8_000 });
  const retry = await within(dialog).findByRole('button', { name: 'Reintentar', hidden: true }, { timeout: 8_000 });
  expect(within(dialog).queryByRole('button', { name: 'Cancelar pedido', hidden: true })).toBeNull();
  expect(within(dialog).queryByText('Revisando los pedidos')).toBeNull();
  isDown = false;
  await userEvent.click(retry);
  expect(await within(dialog).findByRole('button', { name: 'Cancelar pedido', hidden: true })).toBeDefined();
});
