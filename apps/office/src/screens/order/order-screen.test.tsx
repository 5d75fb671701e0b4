import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { filters, oneOrder, signedIn } from '../../../test/orders.ts';
import { answerWith, renderOffice } from '../../../test/render-office.tsx';
import { returnPage } from '../../../test/returns.ts';

const changed = { body: { results: { changed: ['TN-48213'], unchanged: [], refused: [], undo: null } } };
const office = (order: ReturnType<typeof oneOrder>) => ({
  'GET /api/office/me': () => signedIn('operations'),
  'GET /api/purchase/office/orders/filters': () => filters,
  'GET /api/purchase/office/orders/TN-48213': () => ({ body: { results: order } }),
});

test('the main act follows the state of the order, and the notice says what it did · OFC-103', async () => {
  const asked = answerWith({
    ...office(oneOrder('preparing', 25_800)),
    'POST /api/purchase/office/orders/dispatch': () => changed,
  });
  renderOffice('/pedidos/TN-48213');
  expect(await screen.findByText('7.1 Rubio', { selector: 'td *' })).toBeDefined();
  const [main] = screen.getAllByRole('button', { name: 'Despachar' });
  await userEvent.click(main as HTMLElement); // as: one is there, or the line above fails
  const dialog = await screen.findByRole('dialog', { name: '¿Despachar TN-48213?', hidden: true });
  await within(dialog).findByText('Sale, y la tienda le avisa al cliente.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Despachar', hidden: true }));
  expect(await screen.findByText('1 pedido salió')).toBeDefined();
  expect(asked['POST /api/purchase/office/orders/dispatch']?.at(-1)?.body).toEqual({
    codes: ['TN-48213'],
    shipmentId: '1',
    dryRun: false,
  });
});

test('further acts are those that fit: less units, another day, money back, a return once it arrived · OFC-107, OFC-108', async () => {
  const order = oneOrder('confirmed', 25_800);
  answerWith(office({ ...order, canAdjust: true }));
  renderOffice('/pedidos/TN-48213');
  await screen.findByText('7.1 Rubio', { selector: 'td *' });
  await userEvent.click(screen.getByRole('button', { name: 'Más acciones' }));
  const menu = screen.getByRole('group', { name: 'Más acciones' });
  const rows = within(menu)
    .getAllByRole('button')
    .map((row) => row.textContent);
  expect(rows[0]).toBe('Ajustar cantidadesE');
  expect(rows).toContain('Reembolsar');
  expect(within(menu).queryByRole('link', { name: 'Crear devolución' })).toBeNull();
});

test('an order says that its customer wished to get everything at once · SEL-202', async () => {
  answerWith(office({ ...oneOrder('confirmed', 25_800), together: true }));
  renderOffice('/pedidos/TN-48213');
  // on a wide screen in the head, else above the parts
  expect(await screen.findAllByText('Todo junto, como lo pidió')).toHaveLength(2);
});

test('a return of an order that arrived begins with its lines · OFC-208', async () => {
  const order = oneOrder('preparing', 25_800);
  const shipments = order.shipments.map((one) => ({ ...one, status: 'delivered' as const, next: null }));
  const asked = answerWith({
    ...office({ ...order, status: 'delivered', shipments }),
    'GET /api/purchase/office/returns': () => ({ body: returnPage([]) }),
    'GET /api/purchase/office/orders/TN-48213/returnable': () => ({
      body: {
        results: {
          lines: [
            { line: 1, name: 'Crema 7.1', image: '', units: 2, price: 12_900, until: '2026-12-04', isOpen: true },
          ],
        },
      },
    }),
  });
  renderOffice('/pedidos/TN-48213');
  await screen.findByText('7.1 Rubio', { selector: 'td *' });
  await userEvent.click(screen.getByRole('button', { name: 'Más acciones' }));
  await userEvent.click(screen.getByRole('link', { name: 'Crear devolución' }));
  const dialog = await screen.findByRole('dialog', { name: 'Crear devolución', hidden: true });
  expect(await within(dialog).findByText('Crema 7.1')).toBeDefined();
  expect(asked['GET /api/purchase/office/orders/TN-48213/returnable']).toHaveLength(1);
});

test('a rejection has a reason of the list or an own one · OFC-107', async () => {
  const asked = answerWith({
    ...office(oneOrder('confirmed', 25_800)),
    'POST /api/purchase/office/orders/reject': () => changed,
  });
  renderOffice('/pedidos/TN-48213');
  await screen.findByText('7.1 Rubio', { selector: 'td *' });
  await userEvent.keyboard('r');
  const dialog = await screen.findByRole('dialog', { name: '¿Cancelar TN-48213?', hidden: true });
  expect(within(dialog).getByText('Vuelve por PSE')).toBeDefined();
  await userEvent.selectOptions(within(dialog).getByLabelText('Motivo'), 'Otro');
  const reject = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Cancelar pedido', hidden: true });
  await waitFor(() => expect(reject.disabled).toBe(true));
  await userEvent.type(within(dialog).getByLabelText('Escribe el motivo'), 'No');
  expect(reject.disabled).toBe(true);
  await userEvent.type(within(dialog).getByLabelText('Escribe el motivo'), 's');
  await waitFor(() => expect(reject.disabled).toBe(false));
  await userEvent.clear(within(dialog).getByLabelText('Escribe el motivo'));
  await userEvent.type(within(dialog).getByLabelText('Escribe el motivo'), 'Local cerrado');
  await userEvent.click(reject);
  await waitFor(() =>
    expect(asked['POST /api/purchase/office/orders/reject']?.at(-1)?.body).toEqual({
      codes: ['TN-48213'],
      reason: 'Local cerrado',
      dryRun: false,
    }),
  );
  await userEvent.keyboard('r');
  const second = within(await screen.findByRole('dialog', { name: '¿Cancelar TN-48213?', hidden: true }));
  await userEvent.click(second.getByRole('checkbox', { name: /^Avisar a .+ con el motivo$/, hidden: true }));
  const act = second.getByRole<HTMLButtonElement>('button', { name: 'Cancelar pedido', hidden: true });
  await waitFor(() => expect(act.disabled).toBe(false));
  await userEvent.click(act);
  await waitFor(() =>
    expect(asked['POST /api/purchase/office/orders/reject']?.at(-1)?.body).toMatchObject({
      notify: false,
      dryRun: false,
    }),
  );
});

test('the warehouse sees the lines and neither money nor a rejection · OFC-004', async () => {
  answerWith({ ...office(oneOrder('confirmed', null)), 'GET /api/office/me': () => signedIn('warehouse') });
  renderOffice('/pedidos/TN-48213');
  await screen.findByText('7.1 Rubio', { selector: 'td *' });
  expect(screen.queryByRole('heading', { name: 'Pagos' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Más acciones' })).toBeNull();
  expect(document.body.textContent).not.toContain('$');
});

test('an order that does not exist says so', async () => {
  answerWith({ 'GET /api/office/me': () => signedIn('operations') });
  renderOffice('/pedidos/TN-1');
  expect(await screen.findByRole('heading', { name: 'No hay un pedido TN-1' })).toBeDefined();
});
