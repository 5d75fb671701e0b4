import type { SavedView } from '@tonalia/contract/office-views';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { filters, listedOrder, pageOfOrders, signedIn } from '../../../test/orders.ts';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';

const view: SavedView = {
  _id: '00000000-0000-4000-8000-000000000050',
  name: 'Preventa del 26',
  isShared: true,
  isOwn: true,
  by: 'Camila Moreno',
  search: { vista: 'por-alistar', bodega: 'BOG' },
  hidden: ['customer'],
  columns: null,
  version: 3,
};
const office = (views: SavedView[] = []) => ({
  'GET /api/office/me': () => signedIn('operations'),
  'GET /api/office/views': () => ({ body: { results: views } }),
  'GET /api/office/preferences': () => ({ body: { results: { hidden: { orders: ['seller'] } } } }),
  'GET /api/purchase/office/orders': () => ({ body: pageOfOrders([listedOrder(48221, 'paid', 673_250)], 673_250) }),
  'GET /api/purchase/office/orders/filters': () => filters,
});
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('several values of a filter are in the address and in the call, and "+ Filtro" adds one (OFC-102)', async () => {
  const asked = answerWith(office());
  const router = renderOffice('/pedidos?asesor=directo');
  const chip = await screen.findByRole('button', { name: /^Asesor/ });
  await userEvent.click(chip);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Diana Ríos' }));
  const both = 'directo,00000000-0000-4000-8000-000000000007';
  await waitFor(() => expect(router.state.location.search).toEqual({ asesor: both }));
  await waitFor(() =>
    expect(asked['GET /api/purchase/office/orders']?.at(-1)?.query['sellerId']).toBe(both.replace('directo', 'direct')),
  );
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: /^Total/ })).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Filtro' }));
  await userEvent.click(within(screen.getByRole('group', { name: 'Filtro' })).getByRole('button', { name: 'Ciudad' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Bogotá, D.C.' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ ciudad: '11001' }));
});

test('the dispatch date has a span beside its days, in the address and in the call, and it is removed whole (OFC-102)', async () => {
  const asked = answerWith(office());
  const router = renderOffice('/pedidos?despacho=atrasado');
  await userEvent.click(await screen.findByRole('button', { name: /^Despacho/ }));
  const between = await screen.findByRole('button', { name: 'Entre dos fechas' });
  expect(screen.queryByLabelText('Desde')).toBeNull();
  await userEvent.click(between);
  fireEvent.change(screen.getByLabelText('Desde'), { target: { value: '2026-11-24' } });
  fireEvent.change(screen.getByLabelText('Hasta'), { target: { value: '2026-11-27' } });
  const span = { despachoDesde: '2026-11-24', despachoHasta: '2026-11-27' };
  await waitFor(() => expect(router.state.location.search).toEqual({ despacho: 'atrasado', ...span }));
  const query = { dispatchDate: 'late', dispatchFrom: '2026-11-24', dispatchTo: '2026-11-27' };
  await waitFor(() => expect(asked['GET /api/purchase/office/orders']?.at(-1)?.query).toMatchObject(query));
  expect(screen.getByRole('button', { name: /^Despacho/ }).textContent).toMatch(/ o mar 24 nov a vie 27 nov$/);
  await userEvent.click(screen.getByRole('button', { name: 'Quitar el filtro Despacho' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});

test('each warehouse says how many orders the other filters give in it (OFC-102)', async () => {
  const totals: Record<string, number> = { BOG: 1_033 };
  const asked = answerWith({
    ...office(),
    'GET /api/purchase/office/orders': ({ query }) => ({
      body: { ...pageOfOrders([], 0), total: totals[query['warehouseId'] ?? ''] ?? 1_184, totalIsExact: true },
    }),
  });
  renderOffice('/pedidos?asesor=directo&bodega=BOG');
  await userEvent.click(await screen.findByRole('button', { name: /^Bodega/ }));
  const row = (await screen.findByText('1.033')).closest('label');
  expect(row?.textContent).toBe('Bogotá1.033');
  const counted = asked['GET /api/purchase/office/orders']?.filter(({ query }) => query['limit'] === '1') ?? [];
  expect(counted.map(({ query }) => query['sellerId'])).toContain('direct');
});

test('a saved view opens its filters with its columns, and elsewhere the operator’s own columns are kept (OFC-009)', async () => {
  answerWith(office([view]));
  const router = renderOffice('/pedidos');
  await screen.findByRole('checkbox', { name: 'Elegir TN-48221' });
  await waitFor(() => expect(heads()).not.toContain('Asesor'));
  expect(heads()).toContain('Cliente');
  await userEvent.click(await screen.findByRole('link', { name: /Preventa del 26/ }));
  await waitFor(() => expect(router.state.location.search).toEqual({ vista: 'por-alistar', bodega: 'BOG' }));
  await waitFor(() => expect(heads()).not.toContain('Cliente'));
  expect(screen.getByRole('link', { name: /Preventa del 26/ }).dataset['shown']).toBe('true');
  expect(screen.getByRole('link', { name: /^Por alistar/ }).dataset['shown']).toBeUndefined();
});

test('the view of another operator says whose it is, and an own one does not (OFC-009)', async () => {
  const other = { ...view, _id: '00000000-0000-4000-8000-000000000051', name: 'Sin despacho', isOwn: false };
  answerWith(office([view, other]));
  renderOffice('/pedidos');
  const titleOf = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('title');
  expect(await titleOf(/Sin despacho/)).toBe('de Camila Moreno');
  expect(await titleOf(/Preventa del 26/)).toBeNull();
});

test('the present filters are saved under a name; a name that is taken is said at the field (OFC-009)', async () => {
  let isTaken = true;
  const asked = answerWith({
    ...office(),
    'POST /api/office/views': () =>
      isTaken
        ? refusal(409, 'VIEW_EXISTS', 'Ya tienes una vista con ese nombre.')
        : { body: { results: { ...view, name: 'Bogotá' } } },
  });
  renderOffice('/pedidos?bodega=BOG&pagina=2');
  await screen.findByRole('checkbox', { name: 'Elegir TN-48221' });
  await userEvent.click(screen.getByRole('button', { name: 'Guardar esta vista' }));
  const dialog = await screen.findByRole('dialog', { name: 'Guardar esta vista', hidden: true });
  await userEvent.type(within(dialog).getByLabelText('Nombre'), 'Bogotá{Enter}');
  expect(await within(dialog).findByText('Ya tienes una vista con ese nombre.')).toBeDefined();
  isTaken = false;
  await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar', hidden: true }));
  expect(await screen.findByText('Vista guardada')).toBeDefined();
  expect(asked['POST /api/office/views']?.at(-1)?.body).toEqual({
    list: 'orders',
    name: 'Bogotá',
    isShared: false,
    search: { bodega: 'BOG' },
    hidden: ['seller'],
    columns: null,
  });
});

test('a view that another window saved first shows both names, and either is kept (OFC-008)', async () => {
  let stored = view;
  const asked = answerWith({
    ...office(),
    'GET /api/office/views': () => ({ body: { results: [stored] } }),
    [`PUT /api/office/views/${view._id}`]: ({ body }) =>
      body['version'] === stored.version
        ? { body: { results: { ...stored, name: 'Mi nombre' } } }
        : refusal(409, 'VERSION_CONFLICT', 'Otra persona guardó un cambio antes.'),
  });
  renderOffice('/pedidos?vista=por-alistar&bodega=BOG');
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar la vista Preventa del 26' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cambiar la vista', hidden: true });
  const field = within(dialog).getByLabelText<HTMLInputElement>('Nombre');
  await userEvent.clear(field);
  await userEvent.type(field, 'Mi nombre');
  stored = { ...view, name: 'Otro nombre', version: 4 };
  await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar', hidden: true }));
  const conflict = await within(dialog).findByRole('alert', { hidden: true });
  expect(within(conflict).getByText('Mi nombre').closest('tr')?.textContent).toBe('NombreMi nombreOtro nombre');
  expect(field.value).toBe('Mi nombre');
  await userEvent.click(within(conflict).getByRole('button', { name: 'Volver a guardar lo mío', hidden: true }));
  expect(await screen.findByText('Vista guardada')).toBeDefined();
  expect(asked[`PUT /api/office/views/${view._id}`]?.map(({ body }) => [body['name'], body['version']])).toEqual([
    ['Mi nombre', 3],
    ['Mi nombre', 4],
  ]);
});

test('columns move with ↑ and ↓ on their grips, are kept for the operator, and go back (OFC-009)', async () => {
  const asked = answerWith({ ...office(), 'PUT /api/office/preferences': () => ({ body: { results: {} } }) });
  renderOffice('/pedidos');
  await screen.findByRole('checkbox', { name: 'Elegir TN-48221' });
  await userEvent.click(screen.getByRole('button', { name: 'Columnas' }));
  const grip = await screen.findByRole('button', { name: 'Mover la columna Hora' });
  grip.focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(heads().slice(1, 4)).toEqual(['Pedido', 'Cliente', 'Hora']));
  expect(screen.getByText('Hora, columna 3 de 13')).toBeDefined();
  await waitFor(
    () =>
      expect(asked['PUT /api/office/preferences']?.at(-1)?.body['columns']).toMatchObject({
        orders: expect.arrayContaining(['customer']),
      }),
    { timeout: 3_000 },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Restablecer' }));
  await waitFor(() => expect(heads().slice(1, 4)).toEqual(['Pedido', 'Hora', 'Cliente']));
});

test('label, document and earnings are columns to add, for those that see costs; a route filters (OFC-102 OFC-004)', async () => {
  const listed = { ...listedOrder(48221, 'paid', 673_250), labels: ['TN48221-1-2', 'TN48221-2-2'], profit: 84_100 };
  const shown = (role: Parameters<typeof signedIn>[0]) => ({
    ...office(),
    'GET /api/office/me': () => signedIn(role),
    'GET /api/office/preferences': () => ({ body: { results: { hidden: { orders: [] } } } }),
    'GET /api/purchase/office/orders': () => ({ body: pageOfOrders([listed], 673_250) }),
  });
  const asked = answerWith(shown('owner'));
  renderOffice('/pedidos?ruta=Norte');
  expect((await screen.findByText('TN48221-1-2 y 1 más')).title).toBe('TN48221-1-2, TN48221-2-2');
  expect(screen.getByText('NIT 900123456-7')).toBeDefined();
  expect(screen.getByText(/^\$\s84\.100$/)).toBeDefined();
  expect(asked['GET /api/purchase/office/orders']?.at(-1)?.query).toMatchObject({ route: 'Norte' });
  expect(screen.getByRole('button', { name: /^Ruta/ }).textContent).toContain('Norte');
  cleanup();
  answerWith(shown('sales-desk'));
  renderOffice('/pedidos');
  await screen.findByText('TN-48221');
  expect(heads()).not.toContain('Ganancia');
});

test('state, zone, brand and SKU filter the call from the address; a tab of one state has no states (OFC-102)', async () => {
  const asked = answerWith(office());
  const router = renderOffice('/pedidos?estado=preparing,paid&zona=bogota&marca=3&sku=7.1');
  await screen.findByRole('checkbox', { name: 'Elegir TN-48221' });
  const [listed] = asked['GET /api/purchase/office/orders']?.filter(({ query }) => !query['limit']) ?? [];
  expect(listed?.query).toMatchObject({
    status: 'preparing,paid',
    zoneId: 'bogota',
    brandId: '3',
    sku: '7.1',
  });
  for (const [name, words] of [
    ['Estado', 'En alistamiento y 1 más'],
    ['Zona', 'Bogotá'],
    ['Marca', 'Tinta Sur'],
    ['Tono o SKU', '7.1'],
  ] as const)
    expect((await screen.findByRole('button', { name: new RegExp(`^${name}`) })).textContent).toContain(words);
  await userEvent.click(screen.getByRole('button', { name: /^Tono o SKU/ }));
  const field = screen.getByLabelText('SKU, código o número de tono');
  await userEvent.clear(field);
  await userEvent.type(field, 'ts-71{Enter}');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ sku: 'ts-71' }));
  await userEvent.click(screen.getByRole('button', { name: 'Quitar el filtro Estado' }));
  await userEvent.click(screen.getByRole('link', { name: /^En camino/ }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ vista: 'en-camino' }));
  await userEvent.click(screen.getByRole('button', { name: 'Filtro' }));
  const spare = within(screen.getByRole('group', { name: 'Filtro' })).getAllByRole('button');
  expect(spare.map(({ textContent }) => textContent)).toEqual(['Ruta', 'Ciudad', 'Total']);
});

test('the export has the filters of the list and neither its page nor its order (OFC-009)', async () => {
  answerWith(office());
  renderOffice('/pedidos?bodega=BOG&orden=-total&pagina=3');
  await screen.findByRole('checkbox', { name: 'Elegir TN-48221' });
  await userEvent.click(screen.getByRole('button', { name: 'Exportar' }));
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'CSV' });
  expect(link.getAttribute('href')).toBe('/api/purchase/office/orders/export?format=csv&warehouseId=BOG');
});
