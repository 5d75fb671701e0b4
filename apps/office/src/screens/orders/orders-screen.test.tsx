import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { filters, listedOrder, pageOfOrders, signedIn } from '../../../test/orders.ts';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';

const listed = [
  listedOrder(48221, 'pending_payment', 673_250),
  listedOrder(48220, 'confirmed', 129_900),
  listedOrder(48219, 'paid', 455_000),
  listedOrder(48218, 'preparing', 2_214_600),
];
const office = (list = pageOfOrders(listed, 3_472_750)) => ({
  'GET /api/office/me': () => signedIn('operations'),
  'GET /api/purchase/office/orders': () => ({ body: list }),
  'GET /api/purchase/office/orders/filters': () => filters,
});
const box = (code: string) => screen.findByRole('checkbox', { name: `Elegir ${code}` });
const row = async (code: string) => (await box(code)).closest('tr');

test('keys move through the rows, choose and open them · OFC-009', async () => {
  answerWith(office());
  const router = renderOffice('/pedidos');
  await box('TN-48221');
  await userEvent.keyboard('jj');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ fila: 'TN-48220' }));
  expect((await row('TN-48220'))?.dataset['focus']).toBe('true');
  await userEvent.keyboard('x');
  await waitFor(async () => expect((await row('TN-48220'))?.dataset['chosen']).toBe('true'));
  await userEvent.keyboard('{Escape}');
  await waitFor(async () => expect((await row('TN-48220'))?.dataset['chosen']).toBeUndefined());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/pedidos/TN-48220'));
});

test('keys pressed faster than the page renders each count · OFC-009', async () => {
  answerWith(office());
  renderOffice('/pedidos');
  await box('TN-48221');
  for (const key of ['j', 'j', 'x', 'j', 'x']) fireEvent.keyDown(document.body, { key });
  await waitFor(async () => expect((await row('TN-48219'))?.dataset['chosen']).toBe('true'));
  expect((await row('TN-48220'))?.dataset['chosen']).toBe('true');
  expect((await row('TN-48221'))?.dataset['chosen']).toBeUndefined();
});

test('an order that leaves from two warehouses shows both of them (OFC-102)', async () => {
  const split = { ...listedOrder(48221, 'paid', 673_250), warehouseIds: ['BOG', 'MDE'] };
  answerWith({
    ...office(pageOfOrders([split, listedOrder(48220, 'paid', 1)])),
    'GET /api/office/preferences': () => ({ body: { results: { hidden: { orders: [] } } } }),
  });
  renderOffice('/pedidos');
  await waitFor(async () => expect((await row('TN-48221'))?.textContent).toContain('Bogotá + MDE'));
  expect((await row('TN-48220'))?.textContent).not.toContain('MDE');
});

test('an order with a problem says so before its state, and has a tab of its own; each order has its route (OFC-102)', async () => {
  const short = { ...listedOrder(48221, 'preparing', 673_250), problem: 'missing' as const, routes: ['Norte', 'Sur'] };
  const asked = answerWith(office(pageOfOrders([short, listedOrder(48220, 'preparing', 1)])));
  renderOffice('/pedidos');
  await waitFor(async () => expect((await row('TN-48221'))?.textContent).toContain('Norte + Sur'));
  expect((await row('TN-48221'))?.textContent).toContain('Con novedad');
  expect(screen.getAllByTitle('En alistamiento, faltan unidades')).not.toHaveLength(0);
  expect((await row('TN-48220'))?.textContent).toContain('En alistamiento');
  await userEvent.click(screen.getByRole('link', { name: /^Con novedad/ }));
  await waitFor(() => expect(asked['GET /api/purchase/office/orders']?.at(-1)?.query['tab']).toBe('problem'));
});

test('letters typed in the search are no keys of the list, and the address has the search', async () => {
  const asked = answerWith(office());
  const router = renderOffice('/pedidos');
  await box('TN-48221');
  await userEvent.keyboard('/');
  await userEvent.keyboard('jx');
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'jx' }));
  await waitFor(() => expect(asked['GET /api/purchase/office/orders']?.at(-1)?.query['q']).toBe('jx'));
});

test('⌘A chooses the page, and nothing while a field has the focus · OFC-009', async () => {
  answerWith(office());
  renderOffice('/pedidos');
  await box('TN-48221');
  await userEvent.keyboard('/');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'a', metaKey: true });
  expect(screen.queryByRole('toolbar', { name: 'Acciones para los elegidos' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  fireEvent.keyDown(document.body, { key: 'a', ctrlKey: true });
  const bar = await screen.findByRole('toolbar', { name: 'Acciones para los elegidos' });
  expect(within(bar).getByText(`${listed.length} pedidos`)).toBeDefined();
});

test('an act that does not fit all chosen orders stays in its place and says how many it fits', async () => {
  answerWith(office());
  renderOffice('/pedidos');
  for (const code of ['TN-48220', 'TN-48218']) await userEvent.click(await box(code));
  const bar = await screen.findByRole('toolbar', { name: 'Acciones para los elegidos' });
  expect(within(bar).getByText('2 pedidos')).toBeDefined();
  expect(within(bar).getByText(/8 und\., \$\s2\.344\.500/)).toBeDefined();
  const pick = within(bar).getByRole<HTMLButtonElement>('button', { name: /Alistar/ });
  expect(pick.disabled).toBe(true);
  expect(pick.title).toBe('Sirve para 1 de 2');
});

test('a bulk act says before what would change, and after what it could not · OFC-007', async () => {
  const refused = [{ id: 'TN-48219', code: 'ORDER_UNPAID', message: 'El pedido todavía espera el pago.' }];
  const asked = answerWith({
    ...office(),
    'POST /api/purchase/office/orders/pick': ({ body }) => ({
      body: {
        results: body['dryRun']
          ? { changed: ['TN-48220', 'TN-48219'], unchanged: [], refused: [], undo: null }
          : { changed: ['TN-48220'], unchanged: [], refused, undo: null },
      },
    }),
  });
  renderOffice('/pedidos');
  for (const code of ['TN-48220', 'TN-48219']) await userEvent.click(await box(code));
  (document.activeElement as HTMLElement).blur(); // as: the checkbox
  await userEvent.keyboard('a');
  const dialog = await screen.findByRole('dialog', { name: '¿Alistar 2 pedidos?', hidden: true });
  await within(dialog).findByText('Pasan a alistamiento');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Alistar', hidden: true }));
  expect(await screen.findByText('Alistados 1 de 2.')).toBeDefined();
  expect(screen.getByText('El pedido todavía espera el pago.')).toBeDefined();
  expect(asked['POST /api/purchase/office/orders/pick']?.map(({ body }) => body)).toEqual([
    { codes: ['TN-48220', 'TN-48219'], dryRun: true },
    { codes: ['TN-48220', 'TN-48219'], dryRun: false },
  ]);
});

test('the warehouse sees units and no money · OFC-004', async () => {
  answerWith({
    ...office(pageOfOrders(listed.map((order) => ({ ...order, total: null })))),
    'GET /api/office/me': () => signedIn('warehouse'),
  });
  renderOffice('/pedidos');
  await box('TN-48221');
  expect(screen.queryByRole('columnheader', { name: 'Total' })).toBeNull();
  expect(document.body.textContent).not.toContain('$');
});

test('filters without a result are shown and can be removed, and a failure has its code', async () => {
  answerWith(office(pageOfOrders([])));
  const router = renderOffice('/pedidos?bodega=BOG&vista=en-camino&q=zz');
  expect(await screen.findByRole('heading', { name: 'Ningún pedido con estos filtros' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Quitar el filtro Búsqueda' }).textContent).toBe('Búsqueda zz');
  await userEvent.click(screen.getByRole('button', { name: 'Quitar filtros' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ vista: 'en-camino' }));
});

test('a list that cannot be loaded names the request for the log of the server', async () => {
  answerWith({
    ...office(),
    'GET /api/purchase/office/orders': () => refusal(500, 'INTERNAL', 'Algo falló de nuestro lado.'),
  });
  renderOffice('/pedidos');
  expect(
    await screen.findByRole('heading', { name: 'No pudimos cargar los pedidos' }, { timeout: 5_000 }),
  ).toBeDefined();
  expect(screen.getByText('Código T-7F2A')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeDefined();
});

test.each([
  [refusal(403, 'ROLE_NOT_ALLOWED', 'Tu cuenta no tiene permiso.'), 'No puedes ver los pedidos'],
  [refusal(400, 'VALIDATION_FAILED', 'Revisa el estado.'), 'Aquí no hay nada'],
])('a refused list says why and offers no retry', async (answer, title) => {
  answerWith({ ...office(), 'GET /api/purchase/office/orders': () => answer });
  renderOffice('/pedidos');
  expect(await screen.findByRole('heading', { name: title })).toBeDefined();
  expect(screen.getByText(answer.body.message)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});

test('an address with values that do not exist opens the list without them (OFC-009)', async () => {
  answerWith(office());
  const router = renderOffice('/pedidos?vista=lo-que-sea&bodega=BOG&pagina=-3&orden=nada&otra=1');
  await box('TN-48221');
  expect(router.state.location.search).toEqual({ bodega: 'BOG' });
});
